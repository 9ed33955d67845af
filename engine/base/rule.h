#pragma once
// The common grammar of all rules: "op:aten::add.*&size>=64K" has two parts, joined by '&'. All parts must match.

#include <string_view>

#include "engine/base/result.h"

namespace arenascope {

struct RulePart {
    std::string_view text;          ///< the whole part
    std::string_view key, value{};  ///< around its first ':'; without one the key is empty
    bool names_operator = false;    ///< "aten::add": the text before the colon is a namespace, not a key
};

/// Splits one part.
[[nodiscard]] inline RulePart rule_part(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return {.text = text, .key = {}};
    const std::string_view value = text.substr(colon + 1);
    return {.text = text, .key = text.substr(0, colon), .value = value, .names_operator = value.starts_with(':')};
}

/// Whether `matches`, which gives a Result<bool> for a RulePart, holds for all parts of a rule. It is called for every
/// part, so a malformed part is an error even if an earlier one does not match.
template <class Matches>
Result<bool> all_parts_match(std::string_view rule, const Matches& matches) {
    bool all = true;
    while (true) {
        const std::size_t end = rule.find('&');
        TRY(const bool one, matches(rule_part(rule.substr(0, end))));
        all = all && one;
        if (end == std::string_view::npos) return all;
        rule.remove_prefix(end + 1);
    }
}

}  // namespace arenascope

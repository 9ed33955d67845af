#pragma once
// Splits a command line by a verb's option tables, and reads single values. Every error is one line that names the
// option, what was expected and the nearest known name.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/file_uses.h"
#include "app/cli/verb.h"
#include "engine/base/text.h"

namespace arenascope::cli {

class Arguments {
public:
    static Result<Arguments> parse(const Verb& verb, Args args);

    [[nodiscard]] const std::vector<std::string>& operands() const { return operands_; }
    [[nodiscard]] bool has(std::string_view option) const { return last(option).has_value(); }
    [[nodiscard]] std::optional<std::string_view> last(std::string_view option) const;
    [[nodiscard]] std::vector<std::string_view> all(std::string_view option) const;
    /// In order.
    [[nodiscard]] const std::vector<GivenOption>& given() const { return given_; }
    /// The operand of a verb that takes one file.
    [[nodiscard]] Result<std::string> only_file() const;

private:
    std::vector<std::string> operands_;
    std::vector<GivenOption> given_;
};

/// Values with a key, "NAME=VALUE". A .pt or .npz of --input may have none: it has values of several inputs.
Result<std::vector<std::pair<std::string, std::string>>> keyed_texts(const Arguments& arguments,
                                                                     std::string_view option);
/// Bytes: "4096", "256K", "1M", "2G" (1024-based), decimal or 0x.
Result<std::int64_t> parse_bytes(std::string_view text);
/// Bytes that are a power of two.
Result<std::int64_t> parse_alignment(std::string_view text);
Result<double> parse_number(std::string_view text, double min, double max);

}  // namespace arenascope::cli

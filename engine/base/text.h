#pragma once
// Text helpers used in many places: lists, byte counts, suggestions for mistyped names.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/base/result.h"

namespace arenascope {

/// Adds `item` to a list in words, after `separator` unless the list is empty.
inline void append_item(std::string& list, std::string_view separator, std::string_view item) {
    if (!list.empty()) list += separator;
    list += item;
}

/// A text stays as it is; an integer becomes its digits.
struct ItemText {
    template <class Item>
    auto operator()(const Item& item) const {
        if constexpr (std::is_integral_v<Item>) return std::to_string(item);
        else return std::string_view(item);
    }
};

/// The texts of `items` with `separator` between them.
template <class Items, class TextOf = ItemText>
[[nodiscard]] std::string joined(const Items& items, std::string_view separator, const TextOf& text_of = {}) {
    std::string out;
    bool is_first = true;
    for (const auto& item : items) {
        if (!is_first) out += separator;
        is_first = false;
        out += text_of(item);
    }
    return out;
}

/// The other case of an ASCII letter: anything else stays, whatever the locale.
[[nodiscard]] constexpr char lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
[[nodiscard]] constexpr char upper_case(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
[[nodiscard]] std::string lower_case(std::string_view text);
[[nodiscard]] std::string upper_case(std::string_view text);

/// Forms of a byte count that are accepted besides digits with the suffix K, M or G.
struct ByteForms {
    bool small_letters = false;  ///< k, m, g
    bool binary = false;         ///< KiB, MiB, GiB
    bool hex = false;            ///< 0x1000, without a unit
};

/// Bytes of the unit "K", "M" or "G", of either case: 1024-based; nothing for another letter.
[[nodiscard]] std::optional<std::int64_t> byte_unit(char letter);

/// "4096", "256K"; nothing if `text` is not a byte count, is negative or does not fit.
[[nodiscard]] std::optional<std::int64_t> parse_byte_count(std::string_view text, ByteForms forms);

/// Letters to insert, remove or replace to make `a` of `b`.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// The candidate with the fewest edits; empty if none is close.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& candidates);
/// The `count` candidates with the fewest edits, nearest first, however distant.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, std::vector<std::string> candidates,
                                               std::size_t count);
/// "did you mean 'x'?" as a remedy, or empty.
[[nodiscard]] Message did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

/// Decimal or 0x, from `min` to `max`; the error names these bounds.
Result<std::int64_t> parse_integer(std::string_view text, std::int64_t min, std::int64_t max);
/// "1,3,224,224"; empty: no dimensions.
Result<std::vector<std::int64_t>> parse_shape(std::string_view text);
/// The parts between separators: at least one, which may be empty.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);

}  // namespace arenascope

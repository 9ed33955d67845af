#pragma once
// Small texts that are read and written in many places: byte counts, names that were mistyped.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arenascope {

/// What a byte count may be beside digits with K, M or G at their end.
struct ByteForms {
    bool small_letters = false;  ///< k, m, g
    bool binary = false;         ///< KiB, MiB, GiB
    bool hex = false;            ///< 0x1000, without a unit
};

/// Bytes in a unit "K", "M" or "G", of either case: 1024-based; nothing for another letter.
[[nodiscard]] std::optional<std::int64_t> byte_unit(char letter);

/// "4096", "256K"; nothing where `text` is none, is negative or does not fit.
[[nodiscard]] std::optional<std::int64_t> parse_byte_count(std::string_view text, ByteForms forms);

/// Letters to insert, remove or replace to make `a` of `b`.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

}  // namespace arenascope

#include "engine/kernels/fixed_point_16.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace arenascope {

namespace {

using Short = std::int16_t;

/// 65536 / (1 + e^(-i / 24)), rounded; some entries of the kernels' table are larger by one.
std::array<std::uint16_t, 256> make_table() {
    constexpr std::array<std::uint8_t, 44> raised{4,  8,  12, 14, 15, 16, 17, 19, 20,  21,  22,  25,  27,  28, 29,
                                                  30, 31, 33, 34, 35, 37, 39, 40, 41,  43,  44,  45,  46,  49, 50,
                                                  54, 62, 63, 64, 66, 82, 86, 93, 100, 103, 112, 116, 135, 255};
    std::array<std::uint16_t, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double value = 65536 / (1 + std::exp(-static_cast<double>(i) / 24));
        table[i] = static_cast<std::uint16_t>(std::min(std::floor(value + 0.5), 65535.0));
    }
    for (const std::uint8_t i : raised) ++table[i];
    return table;
}

/// Interpolates between two entries of the table that are `bits` bits apart.
std::uint32_t interpolated(std::uint32_t x, int bits) {
    static const std::array<std::uint16_t, 256> table = make_table();
    const std::uint32_t at = x >> bits, low = table[at], high = table[at + 1];
    return (low << bits) + (x & ((1U << bits) - 1)) * (high - low);
}

}  // namespace

Short logistic_by_table(std::int32_t x) {
    const auto size = static_cast<std::uint32_t>(std::abs(std::int64_t{x}));
    std::uint32_t result = size >> 9 >= 255 ? 0x7FFFU << 10 : interpolated(size, 9);
    result = x >= 0 ? result + (1U << 9) : (1U << 25) - result + (1U << 9) - 1;
    return static_cast<Short>(result >> 10);
}

Short tanh_by_table(std::int32_t x) {
    const auto size = static_cast<std::uint32_t>(std::abs(std::int64_t{x}));
    const auto result = static_cast<std::int32_t>(size >> 8 >= 255 ? 0xFFFFU << 8 : interpolated(size, 8));
    constexpr std::int32_t half = 1 << 23, rounding = 1 << 7;
    return static_cast<Short>((x >= 0 ? result - half + rounding : -result + half + rounding - 1) >> 8);
}

}  // namespace arenascope

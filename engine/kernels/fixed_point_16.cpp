#include "engine/kernels/fixed_point_16.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace arenascope {

namespace {

using Short = std::int16_t;
constexpr std::int32_t most = std::numeric_limits<Short>::max(), least = std::numeric_limits<Short>::min();

Short wrapped(std::int32_t x) { return static_cast<Short>(static_cast<std::uint16_t>(x)); }
Short saturated(std::int32_t x) { return static_cast<Short>(std::clamp(x, least, most)); }
/// A constant in Q31 format.
constexpr Short constant(std::int32_t q31) { return static_cast<Short>((q31 + (1 << 15)) >> 16); }

Short product(Short a, Short b) {
    if (a == b && a == least) return static_cast<Short>(most);
    const std::int32_t whole = std::int32_t{a} * b;
    return static_cast<Short>((whole + (whole >= 0 ? 1 << 14 : 1 - (1 << 14))) / (1 << 15));
}
/// Halves are rounded away from zero.
Short shifted_right(Short x, int shift) {
    const std::int32_t mask = (1 << shift) - 1, rest = x & mask;
    return static_cast<Short>((x >> shift) + (rest > (mask >> 1) + (x < 0 ? 1 : 0) ? 1 : 0));
}
Short shifted_left(Short x, int shift) { return saturated(x * (1 << shift)); }

/// e^a for a in [-1/4, 0), as Q15.
Short exp_of_quarter(Short a) {
    constexpr Short exp_of_eighth = constant(1895147668), third = constant(715827883);
    const Short x = wrapped(a + (1 << 12));
    const Short square = product(x, x), cube = product(square, x), fourth = product(square, square);
    const Short cubic = product(wrapped(shifted_right(fourth, 2) + cube), third);
    const Short series = shifted_right(wrapped(cubic + square), 1);
    return saturated(exp_of_eighth + product(exp_of_eighth, wrapped(x + series)));
}

/// e^a for a at most 0, as Q15.
Short exp_of_negative(Short a, int integer_bits) {
    constexpr std::array factors{constant(1672461947), constant(1302514674), constant(790015084), constant(290630308),
                                 constant(39332535),   constant(720401),     constant(242)};
    if (a == 0) return static_cast<Short>(most);
    const int fraction_bits = 15 - integer_bits;
    if (integer_bits > 5 && a < -(32 << fraction_bits)) return 0;
    const std::int32_t quarter = 1 << (fraction_bits - 2);
    const std::int32_t within = (a & (quarter - 1)) - quarter;
    const std::int32_t rest = wrapped(within - a);
    Short result = exp_of_quarter(shifted_left(wrapped(within), integer_bits));
    for (int k = 0; k < static_cast<int>(factors.size()) && k < integer_bits + 2; ++k)
        if (rest & (1 << (fraction_bits - 2 + k))) result = product(result, factors[static_cast<std::size_t>(k)]);
    return result;
}

/// 1 / (1 + z) for z in [0, 1]; the result has two integer bits and is halved.
Short reciprocal(Short z) {
    constexpr Short first = constant(1515870810), slope = constant(-1010580540);
    const std::int32_t sum = z + most;
    const auto half = static_cast<Short>((sum + (sum >= 0 ? 1 : -1)) / 2);
    Short x = wrapped(first + product(half, slope));
    for (int step = 0; step < 3; ++step) {
        const Short rest = wrapped((1 << 13) - product(half, x));
        x = wrapped(x + shifted_left(product(x, rest), 2));
    }
    return x;
}

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

Short logistic_16(Short x) {
    if (x == 0) return 1 << 14;
    const Short below = x > 0 ? wrapped(-x) : x;
    const Short upper = shifted_left(reciprocal(exp_of_negative(below, 3)), 1);
    return x > 0 ? upper : wrapped(most - upper);
}

Short tanh_16(Short x, int integer_bits) {
    if (x == 0) return 0;
    const Short below = x > 0 ? wrapped(-x) : x;
    // Twice the value with one more integer bit is the same number.
    const Short inverse = reciprocal(exp_of_negative(below, integer_bits + 1));
    const Short upper = shifted_left(wrapped(inverse - (1 << 13)), 2);
    return x > 0 ? upper : wrapped(-upper);
}

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

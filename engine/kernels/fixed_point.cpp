#include "engine/kernels/fixed_point.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace arenascope {

namespace {

constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();

std::int32_t saturated(std::int64_t x) {
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(x, std::numeric_limits<std::int32_t>::min(), most));
}

/// Sums and differences that wrap, as those of the kernels do.
std::int32_t sum(std::int32_t a, std::int32_t b) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}

/// e^(-2^(k-2)) for k = 0 to 6, e^(-1/8) and 1/3, in Q31.
constexpr std::array<std::int32_t, 7> exp_of_powers{1672461947, 1302514674, 790015084, 290630308,
                                                    39332535,   720401,     242};
constexpr std::int32_t exp_of_eighth = 1895147668, third = 715827883;

/// By three steps of Newton's from 48/17 - 32/17 * (1 + z) / 2, in Q29.
std::int32_t reciprocal(std::int32_t z) {
    const auto half = static_cast<std::int32_t>((std::int64_t{z} + (std::int64_t{1} << 31)) / 2);
    constexpr std::int32_t first = 1515870810, slope = -1010580540, one = 1 << 29;
    std::int32_t x = sum(first, rounded_high_product(half, slope));
    for (int step = 0; step < 3; ++step) {
        const std::int32_t rest = sum(one, -rounded_high_product(half, x));
        x = sum(x, saturated(std::int64_t{rounded_high_product(x, rest)} * 4));
    }
    return x;
}

}  // namespace

std::int32_t rounded_high_product(std::int32_t a, std::int32_t b) {
    const std::int64_t product = std::int64_t{a} * b;
    if (a == b && a == std::numeric_limits<std::int32_t>::min()) return most;
    const std::int64_t nudge = product >= 0 ? std::int64_t{1} << 30 : 1 - (std::int64_t{1} << 30);
    return static_cast<std::int32_t>((product + nudge) / (std::int64_t{1} << 31));
}

std::int32_t exp_of_negative(std::int32_t x, int integer_bits) {
    if (x >= 0) return most;
    const int fraction_bits = 31 - integer_bits;
    const std::int32_t quarter = 1 << (fraction_bits - 2);
    const std::int32_t within = (x & (quarter - 1)) - quarter;  // in [-1/4, 0)
    const std::int32_t rest = sum(within, -x);                  // a multiple of 1/4
    const auto shifted = static_cast<std::int32_t>(static_cast<std::uint32_t>(within) << integer_bits);
    const std::int32_t t = sum(shifted, 1 << 28);
    const std::int32_t square = rounded_high_product(t, t);
    const std::int32_t fourth = rounded_shift(rounded_high_product(square, square), 2);
    const std::int32_t series = sum(rounded_high_product(sum(fourth, rounded_high_product(square, t)), third), square);
    std::int32_t result = sum(exp_of_eighth, rounded_high_product(exp_of_eighth, sum(t, rounded_shift(series, 1))));
    for (int k = 0; k < static_cast<int>(exp_of_powers.size()) && k < integer_bits + 2; ++k) {
        if (rest & (1 << (fraction_bits - 2 + k)))
            result = rounded_high_product(result, exp_of_powers[static_cast<std::size_t>(k)]);
    }
    return result;
}

std::int32_t reciprocal_of_more(std::int32_t z) { return saturated(std::int64_t{reciprocal(z)} * 2); }

std::int32_t ratio_of_rest(std::int32_t z) {
    return saturated((std::int64_t{reciprocal(z)} - (std::int64_t{1} << 29)) * 4);
}

std::int32_t logistic(std::int32_t x, int integer_bits) {
    if (x == 0) return 1 << 30;
    // The negated minimum is the minimum itself, as in the kernels.
    const std::int32_t below = x > 0 ? -x : x;
    const std::int32_t upper = reciprocal_of_more(exp_of_negative(below, integer_bits));
    return x > 0 ? upper : most - upper;
}

std::int32_t tanh_of(std::int32_t x, int integer_bits) {
    if (x == 0) return 0;
    const std::int32_t below = x > 0 ? -x : x;
    // Doubling with one more integer bit represents the same number.
    const std::int32_t upper = ratio_of_rest(exp_of_negative(below, integer_bits + 1));
    return x > 0 ? upper : -upper;
}

FixedSoftmax::FixedSoftmax(FixedFactor factor, std::int32_t least) {
    const std::int32_t left = std::clamp(factor.shift, 0, 31);
    for (std::int32_t below = 0; below < 256 && -below >= least; ++below) {
        const auto shifted = static_cast<std::int32_t>(static_cast<std::uint32_t>(-below) << left);
        exps_[static_cast<std::size_t>(below)] = exp_of_negative(rounded_high_product(shifted, factor.multiplier));
        steps_ = below + 1;
    }
}

template <class Out>
void FixedSoftmax::row_of(const std::int8_t* in, std::int64_t count, Out* out) const {
    constexpr std::int32_t bits = sizeof(Out) * 8, low = std::numeric_limits<Out>::min();
    if (count <= 0) return;
    std::int32_t largest = in[0];
    for (std::int64_t i = 1; i < count; ++i) largest = std::max<std::int32_t>(largest, in[i]);
    std::int32_t total = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int32_t below = largest - in[i];
        if (below < steps_) total = sum(total, rounded_shift(exps_[static_cast<std::size_t>(below)], 12));
    }
    const int headroom = std::countl_zero(static_cast<std::uint32_t>(total));
    const auto fraction =
        static_cast<std::int32_t>((static_cast<std::uint32_t>(total) << (headroom & 31)) - (std::uint32_t{1} << 31));
    const std::int32_t scale = reciprocal_of_more(fraction);
    const std::int32_t exponent = std::clamp(43 - bits - headroom, 0, 31);
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int32_t below = largest - in[i];
        if (below >= steps_) {
            out[i] = static_cast<Out>(low);
            continue;
        }
        const std::int32_t product = rounded_high_product(scale, exps_[static_cast<std::size_t>(below)]);
        out[i] = static_cast<Out>(std::clamp<std::int64_t>(std::int64_t{rounded_shift(product, exponent)} + low, low,
                                                           std::numeric_limits<Out>::max()));
    }
}

void FixedSoftmax::row(const std::int8_t* in, std::int64_t count, std::int8_t* out) const { row_of(in, count, out); }
void FixedSoftmax::row(const std::int8_t* in, std::int64_t count, std::int16_t* out) const { row_of(in, count, out); }

}  // namespace arenascope

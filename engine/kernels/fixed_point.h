#pragma once
// Integer arithmetic of quantised networks, as in CMSIS-NN and TensorFlow Lite: products in Q31 with halves rounded up,
// shifts with halves rounded away from zero, and e^x and 1/x made of them.

#include <array>
#include <cstdint>

namespace arenascope {

/// A real factor: `multiplier` in Q31, times 2^shift.
struct FixedFactor {
    std::int32_t multiplier = 0, shift = 0;
    /// Checks the range that requantise() supports; other shifts are impossible.
    [[nodiscard]] bool is_valid() const { return shift >= -31 && shift <= 31; }
};

/// x / 2^exponent, halves away from zero; exponent 0 to 31.
[[nodiscard]] inline std::int32_t rounded_shift(std::int32_t x, std::int32_t exponent) {
    const std::uint32_t mask = (std::uint32_t{1} << exponent) - 1;
    const std::uint32_t rest = static_cast<std::uint32_t>(x) & mask;
    const std::uint32_t half = (mask >> 1) + (x < 0 ? 1U : 0U);
    return (x >> exponent) + (rest > half ? 1 : 0);
}

/// x * factor, rounded twice: the product in Q31 (halves up), then the shift. A shift to the left drops high bits.
[[nodiscard]] inline std::int32_t requantise(std::int32_t x, FixedFactor factor) {
    const std::int32_t left = factor.shift > 0 ? factor.shift : 0, right = factor.shift > 0 ? 0 : -factor.shift;
    const auto shifted = static_cast<std::int32_t>(static_cast<std::uint32_t>(x) << left);
    const std::int64_t product = static_cast<std::int64_t>(shifted) * factor.multiplier;
    return rounded_shift(static_cast<std::int32_t>((product + (std::int64_t{1} << 30)) >> 31), right);
}

/// a * b / 2^31, halves up; the one product that overflows becomes 2^31 - 1.
[[nodiscard]] std::int32_t rounded_high_product(std::int32_t a, std::int32_t b);

/// e^x for x <= 0 with `integer_bits` bits before the point (1 to 5; 5: Q26), as Q31.
[[nodiscard]] std::int32_t exp_of_negative(std::int32_t x, int integer_bits = 5);
/// 1 / (1 + z) in Q29 for z in [0, 1] as Q31, doubled: Q31.
[[nodiscard]] std::int32_t reciprocal_of_more(std::int32_t z);
/// (1 - z) / (1 + z) for z in [0, 1], all as Q31.
[[nodiscard]] std::int32_t ratio_of_rest(std::int32_t z);
/// 1 / (1 + e^-x) and tanh(x) with `integer_bits` bits before the point, as Q31.
[[nodiscard]] std::int32_t logistic(std::int32_t x, int integer_bits);
[[nodiscard]] std::int32_t tanh_of(std::int32_t x, int integer_bits);

/// Of a softmax in int8 whose result has the scale 1/256 and the zero point -128.
class FixedSoftmax {
public:
    /// `factor` of differences; those below `least` count as zero.
    FixedSoftmax(FixedFactor factor, std::int32_t least);
    /// A row; `out` may be `in`.
    void row(const std::int8_t* in, std::int64_t count, std::int8_t* out) const;
    /// The same in int16 with the scale 1/65536 and the zero point -32768.
    void row(const std::int8_t* in, std::int64_t count, std::int16_t* out) const;

private:
    template <class Out>
    void row_of(const std::int8_t* in, std::int64_t count, Out* out) const;

    std::array<std::int32_t, 256> exps_{};  ///< by the distance to the row's largest value
    std::int32_t steps_ = 0;                ///< how many of them are used
};

}  // namespace arenascope

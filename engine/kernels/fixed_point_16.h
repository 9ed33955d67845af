#pragma once
// Functions on fixed-point numbers of 16 bits, as the kernels of quantised recurrent layers compute them: every
// intermediate result is rounded to 16 bits.

#include <cstdint>

namespace arenascope {

/// 1 / (1 + e^-x) of x with 3 integer bits, as Q15.
[[nodiscard]] std::int16_t logistic_16(std::int16_t x);
/// tanh(x) of x with `integer_bits` integer bits, at most 6, as Q15.
[[nodiscard]] std::int16_t tanh_16(std::int16_t x, int integer_bits);

/// The same functions by interpolation in a table, for x in steps of 1 / 12288; beyond 10.7 the result is saturated.
[[nodiscard]] std::int16_t logistic_by_table(std::int32_t x);
[[nodiscard]] std::int16_t tanh_by_table(std::int32_t x);

}  // namespace arenascope

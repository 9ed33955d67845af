#pragma once
// Functions on fixed-point numbers, whose results have 15 fraction bits, by interpolation in a table as in the
// reference kernels.

#include <cstdint>

namespace arenascope {

/// 1 / (1 + e^-x) and tanh(x) of x in steps of 1 / 12288; beyond 10.7 the result is saturated.
[[nodiscard]] std::int16_t logistic_by_table(std::int32_t x);
[[nodiscard]] std::int16_t tanh_by_table(std::int32_t x);

}  // namespace arenascope

#pragma once
// Numbers of quantised layers, computed like ExecuTorch does: in double, in the same order of operations.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/ir/dtype.h"

namespace arenascope::lowering::cortex_m {

/// real = (stored - zero_point) * scale, stored values from low to high.
struct Quantization {
    double scale = 1;
    std::int64_t zero_point = 0, low = -128, high = 127;
    DType dtype = DType::i8;
    bool operator==(const Quantization&) const = default;
};

/// A factor in Q31 and the power of two by which it is shifted left.
struct FixedPoint {
    std::int64_t multiplier = 0, shift = 0;
};
[[nodiscard]] FixedPoint fixed_point(double factor);

/// Rounds to the nearest integer, halves to even, clamped to the range of the type.
[[nodiscard]] std::int64_t half_to_even(double value);
/// The stored value of a real one, rounded like a tensor of floats.
[[nodiscard]] std::int64_t stored_value(double real, const Quantization& as);
[[nodiscard]] std::int64_t clamped(std::int64_t value, const Quantization& to);

/// The activation's result for each of the 256 stored values, from -128 on. Nothing: it has no table.
using Table256 = std::array<std::int8_t, 256>;
[[nodiscard]] std::optional<Table256> activation_table(std::string_view target, const Quantization& in,
                                                       const Quantization& out);
[[nodiscard]] bool has_activation_table(std::string_view target);

}  // namespace arenascope::lowering::cortex_m

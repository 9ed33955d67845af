#pragma once
// What a product or a convolution of 8-bit integers has to compute, and its exact sums without a library.

#include <cstdint>
#include <limits>
#include <optional>

#include "engine/ir/tensor_value.h"

namespace arenascope {

/// The operations after a sum: y = sum * scale[channel] + bias[channel], clamped, quantised.
struct IntegerFinish {
    double input_scale = 1;
    std::int64_t input_zero = 0;
    const TensorValue* scales = nullptr;  ///< of the weight, per output channel; null: `weight_scale`
    double weight_scale = 1;
    const TensorValue* bias = nullptr;
    float least = -std::numeric_limits<float>::infinity(), most = std::numeric_limits<float>::infinity();
    std::optional<double> scale;  ///< of the output; none: floats
    std::int64_t zero = 0, low = 0, high = 0;
};

struct IntegerWork {
    const TensorValue *input = nullptr, *weight = nullptr;
    TensorValue* out = nullptr;
    Dims stride, padding, dilation;
    std::int64_t groups = 1;
    IntegerFinish finish;
};

/// An element of a tensor of bytes, by its offset.
[[nodiscard]] inline std::int64_t integer_at(const TensorValue& t, std::int64_t at) {
    return t.dtype == DType::u8 ? t.as<std::uint8_t>()[at] : t.as<std::int8_t>()[at];
}

// For machines whose 8-bit products saturate, and for empty sums.

void sum_rows(const IntegerWork& work, std::int32_t* sums);
/// Channels last, minus the input's zero point.
void sum_windows(const IntegerWork& work, std::int32_t* sums);

}  // namespace arenascope

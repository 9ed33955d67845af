#pragma once
// Transposed convolution of row-major floats: several neighbours of an output row, and several of its channels, at a
// time. Each output sums its taps in the same order as alone, wherever it lies.

#include <array>
#include <cstdint>

namespace arenascope {

struct TransposedConvolution {
    std::int64_t batch, channels, out_channels, groups;
    std::array<std::int64_t, 2> in, kernel, out, stride, padding, dilation;
};

/// `weight`: [channels, out_channels / groups, kernel rows, kernel columns]; `bias` may be null.
void convolve_back(const TransposedConvolution& c, const float* in, const float* weight, const float* bias, float* out);

}  // namespace arenascope

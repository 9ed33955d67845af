#pragma once
// Convolution of row-major floats over up to three dimensions, also transposed: several neighbours of an output row,
// and several of its channels, at a time. Each output sums its taps in the same order as alone, wherever it lies.

#include <array>
#include <cstdint>

namespace arenascope {

/// Sizes by depth, row and column; an image has the depth 1.
struct DirectConvolution {
    std::int64_t batch, channels, out_channels, groups;
    std::array<std::int64_t, 3> in, kernel, out, stride, padding, dilation;
    bool transposed;
};

/// `weight`: [out_channels, channels / groups, kernel...], of a transposed one [channels, out_channels / groups,
/// kernel...]; `bias` may be null.
void convolve_directly(const DirectConvolution& c, const float* in, const float* weight, const float* bias, float* out);

}  // namespace arenascope

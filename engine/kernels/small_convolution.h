#pragma once
// Small convolutions of row-major floats with a step of one column, without a library: what they need less than the
// conversion to another layout and back. Neighbours of an output row, and some of its channels, at a time.

#include <array>
#include <cstddef>
#include <cstdint>

namespace arenascope {

struct SmallConvolution {
    std::int64_t batch, channels, out_channels, groups;
    std::array<std::int64_t, 2> in, kernel, out, stride, padding, dilation;
    bool rounds_products = false;  ///< as PyTorch sums small images: channels innermost, the bias last
};

/// Whether it is one, and likely faster than a library's.
[[nodiscard]] bool is_small(const SmallConvolution& c);
/// Whether it can be computed here at all: for what no library computes, such as products that are rounded.
[[nodiscard]] bool fits_small(const SmallConvolution& c);
/// What a call needs besides its tensors.
struct SmallScratch {
    std::size_t floats = 0, offsets = 0;
};
[[nodiscard]] SmallScratch scratch_of(const SmallConvolution& c);
/// `weight`: [out_channels, channels / groups, kernel rows, kernel columns]; `bias` may be null.
void convolve_small(const SmallConvolution& c, const float* in, const float* weight, const float* bias, float* out,
                    float* padded, std::int32_t* offsets);

}  // namespace arenascope

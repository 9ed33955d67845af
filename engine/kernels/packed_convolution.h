#pragma once
// Convolutions of images in channels-last order with a matrix that is packed in panels of output channels: for
// images with many channels, where oneDNN's convolution for AVX2 reads each block of channels from lines that fall into
// the same few sets of the cache. An element is summed in the order of its window, so that a part of the pixels has the
// same bits as all of them.

#include <array>
#include <cstdint>
#include <limits>

#include "engine/kernels/loose_float.h"

namespace arenascope {

struct PackedConvolution {
    std::int64_t channels = 0, out_channels = 0;
    std::array<std::int64_t, 2> in{}, out{}, kernel{}, stride{}, padding{}, dilation{};  ///< rows, columns
    const LooseFloat* image = nullptr;
    const float* packed = nullptr;     ///< by pack_convolution
    const LooseFloat* bias = nullptr;  ///< of each output channel; may be null
    LooseFloat* result = nullptr;
    bool adds = false;  ///< to what `result` holds
    float low = -std::numeric_limits<float>::infinity(), high = std::numeric_limits<float>::infinity();  ///< NaN stays
};
/// Whether this machine and these sizes are among those for which this was measured to be faster.
[[nodiscard]] bool convolves_packed(const PackedConvolution& convolution);
/// `weight` in the order output channel, channel, row, column; `to` holds as many floats.
void pack_convolution(const PackedConvolution& convolution, const LooseFloat* weight, float* to);
/// The pixels [first, end) of the result.
void convolve_packed(const PackedConvolution& convolution, std::int64_t first, std::int64_t end);

}  // namespace arenascope

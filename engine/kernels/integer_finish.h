#pragma once
// What follows the 32-bit sums of quantised layers: scales and biases of channels, bounds, and quantisation to bytes.

#include <cstdint>

#include "engine/kernels/loose_float.h"

namespace arenascope {

/// For channels that lie side by side: y = (sum - shift) * scale + bias, within bounds, then quantised.
struct ChannelFinish {
    const float *scale = nullptr, *bias = nullptr;
    const std::int32_t* shift = nullptr;
    float least = 0, most = 0;                       ///< of y
    float inverse = 1, zero = 0, low = 0, high = 0;  ///< 1 / scale of the output, its zero point, its least and largest
    float doubt = 0;  ///< a level this near to the border between two quanta may belong to the other one
};

/// n bytes, of either sign. True: at least one is in doubt.
bool quantise_sums(const ChannelFinish& finish, const std::int32_t* sums, std::uint8_t* to, std::int64_t n);
/// What becomes of a float: round(x * inverse) + zero within [low, high], ties to even.
struct FloatFinish {
    float inverse = 1, zero = 0, low = 0, high = 0;
};
/// n bytes, of either sign; NaN becomes 0. `zero` is at most 2^20 in size.
void quantise_floats(const FloatFinish& finish, const LooseFloat* from, std::uint8_t* to, std::int64_t n);
/// Bytes of a scale and a zero point, of either sign.
struct ByteScale {
    float scale = 1, zero = 0;
    bool is_signed = false;
};
/// n bytes: what quantise_floats() makes of (byte - zero) * scale.
void requantise_bytes(const ByteScale& scale, const FloatFinish& finish, const std::uint8_t* from, std::uint8_t* to,
                      std::int64_t n);
/// n floats.
void scale_sums(const ChannelFinish& finish, const std::int32_t* sums, float* to, std::int64_t n);

}  // namespace arenascope

#pragma once
// Bytes that are dequantised, moved and quantised again are moved as bytes.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Where a quantise reads a concatenation or a channel shuffle of dequantised bytes, each part gets the new scale first
/// (arenascope::requantize) and bytes are moved: every element is the same number, since both steps look at one
/// element. Images of bytes that only such operators and layers make and read then have their channels side by side.
/// `method` has no jumps.
[[nodiscard]] Method move_bytes(Method method);

}  // namespace arenascope::best

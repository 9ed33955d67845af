#pragma once
// Windows of pixels, channels last: many channels at a time, by what the machine has.

#include <cstdint>

#include "engine/kernels/loose_float.h"

namespace arenascope {

/// Rows and columns of pixels, and how many floats lie from one to the next.
struct PixelWindow {
    std::int64_t rows = 0, row_step = 0, columns = 0, column_step = 0;
};

struct LaneWindows {
    /// out[c] = the largest of channel c; -inf if there is no pixel. NaN wins, as in PyTorch.
    void (*largest)(const PixelWindow& window, const LooseFloat* first, std::int64_t channels, LooseFloat* out);
};
/// Of this machine.
[[nodiscard]] const LaneWindows& lane_windows();

}  // namespace arenascope

#pragma once
// Breaks a long drawing into columns: what is below a break continues in the next column, and the lines that cross the
// break run up between both and over the top. Pure geometry.

#include "widgets/graph/frame_layout.h"

namespace arenascope {

/// Columns of about `height`; a part that is higher is not divided. The drawing itself if it is hardly higher.
/// `least_width`, `foot`: as in FrameInside.
FrameLayout inColumns(FrameLayout drawing, double height, double least_width, double foot = 0);

}  // namespace arenascope

#pragma once
// Requests of views that move tensors by hand.

#include <QString>
#include <vector>

#include "engine/study/what_if.h"

namespace arenascope {

/// One undo step. Consecutive steps with the same non-negative key become one.
struct TensorEdits {
    QString label;
    std::vector<TensorEdit> edits;
    int mergeKey = -1;
};

/// A drop that was refused: a dragged tensor would share bytes with a pinned one.
struct RefusedDrop {
    ValueId held = no_value, other = no_value;
    Step first{0}, last{0};            ///< shared steps, inclusive
    std::int64_t offset = 0, end = 0;  ///< bytes that they would share
};

}  // namespace arenascope

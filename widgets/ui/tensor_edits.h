#pragma once
// What views ask for when tensors are moved by hand.

#include <QString>
#include <vector>

#include "engine/study/what_if.h"

namespace arenascope {

/// One undo step. Steps with the same non-negative key that follow each other become one.
struct TensorEdits {
    QString label;
    std::vector<TensorEdit> edits;
    int mergeKey = -1;
};

/// A drop that was not made: a held tensor would share bytes with one that the user keeps where it is.
struct RefusedDrop {
    ValueId held = no_value, other = no_value;
    Step first{0}, last{0};            ///< that they share, inclusive
    std::int64_t offset = 0, end = 0;  ///< bytes that they would share
};

}  // namespace arenascope

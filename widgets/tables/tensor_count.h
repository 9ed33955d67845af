#pragma once
// The number of tensors, worded the same everywhere, with those without bytes separate.

#include <QString>

#include "engine/engine.h"

namespace arenascope {

struct TensorCount {
    int full = 0;   ///< with bytes
    int empty = 0;  ///< such as unused outputs of an operator
};

[[nodiscard]] TensorCount tensorCount(const Outcome& outcome);
/// "153 tensors, 104 empty".
[[nodiscard]] QString tensorCountText(const TensorCount& count);

}  // namespace arenascope

#pragma once
// How many tensors there are, in the same words everywhere: those without bytes are told apart.

#include <QString>

#include "engine/engine.h"

namespace arenascope {

struct TensorCount {
    int full = 0;   ///< with bytes
    int empty = 0;  ///< such as outputs of an operator that nobody asked for
};

[[nodiscard]] TensorCount tensorCount(const Outcome& outcome);
/// "153 tensors, 104 empty".
[[nodiscard]] QString tensorCountText(const TensorCount& count);

}  // namespace arenascope

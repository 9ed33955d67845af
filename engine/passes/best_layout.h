#pragma once
// `--layout best`: the same program as the engine would rather run it.
//
// Batch norm goes into the convolution before it, a sum and bounds into the one they follow; what convolutions make and
// pass on lies channels last; products read PyTorch's [out, in] weights without a transposed copy; copies that change
// no byte are views. The result is a method of its own, with its own tensors and its own plan. Methods with jumps stay
// as they are.

#include "engine/ir/method.h"

namespace arenascope {

/// `method` is specialised. Values keep their ids; new ones come behind them.
Method best_layout(const Method& method);

}  // namespace arenascope

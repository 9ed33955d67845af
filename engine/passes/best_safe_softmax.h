#pragma once
// Softmax with rows of zeros where every score is minus infinity, as PyTorch's attention exports it.

#include "engine/ir/method.h"

namespace arenascope::best {

/// softmax(x), x == -inf, not, any along the rows (also as a maximum of numbers), not, and where: one operator,
/// arenascope::safe_softmax.out. `removed`: those that are not needed any more are set. No jumps.
void fuse_safe_softmax(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

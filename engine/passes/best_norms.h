#pragma once
// Batch norms that no convolution takes in, in `--layout best`.

#include "engine/passes/value_uses.h"

namespace arenascope::best {

/// A batch norm with constant parameters, the bounds after it and the concatenation of channels before it, where nobody
/// else reads that, in one operator: arenascope::scale_channels.out. `removed`: those that are not needed any more are
/// set. No jumps.
void fuse_norms(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

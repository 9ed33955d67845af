#pragma once
// Recurrent layers, which lowering unrolls step by step, as one operator again.

#include "engine/passes/value_uses.h"

namespace arenascope::best {

/// Steps of a GRU or LSTM one behind the other, with all that one of them becomes, are one instruction:
/// arenascope::gru.out, arenascope::lstm.out. `removed`: those that are not needed any more are set. No jumps.
void fuse_recurrent(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

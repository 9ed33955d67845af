#pragma once
// Recurrent layers, which lowering unrolls step by step, as one operator again.

#include "engine/passes/value_uses.h"

namespace arenascope::best {

/// Joins consecutive steps of a GRU, LSTM or RNN into one instruction: arenascope::gru.out, arenascope::lstm.out or
/// arenascope::rnn.out. Sets `removed` for the instructions that it replaces. The method has no jumps.
void fuse_recurrent(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

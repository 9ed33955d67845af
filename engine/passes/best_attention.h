#pragma once
// Attention as one operator: both products, and the softmax of the scores between them.

#include "engine/passes/value_uses.h"

namespace arenascope::best {

/// Replaces softmax(query key^T factor + mask) value, and the transpositions of its operands and of its result, by
/// arenascope::attention.out. Sets `removed` for the instructions that it replaces. The method has no jumps.
void fuse_attention(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

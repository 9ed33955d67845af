#pragma once
// Copies that change no byte, and transpositions that a product need not see.

#include <vector>

#include "engine/ir/method.h"

namespace arenascope::best {

/// The result of a copy that keeps every byte where it is (a new shape, a dimension of 1, a clone) becomes a view of
/// what it copies, as long as neither is written afterwards; products of one row read transposed matrices as they lie.
/// `removed`: those that are not needed any more are set. No jumps.
void share_copies(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

#pragma once
// Removes copies that change no byte, and transpositions that a product can do without.

#include <vector>

#include "engine/ir/method.h"

namespace arenascope::best {

/// The result of a copy that keeps every byte in place (a new shape, a dimension of 1, a clone) becomes a view of its
/// source, as long as neither is written afterwards; products of one row read transposed matrices directly. Sets
/// `removed` for instructions that are no longer needed. Not for methods with jumps.
void share_copies(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

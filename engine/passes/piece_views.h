#pragma once
// Copies of a contiguous piece of a tensor become views of it.

#include "engine/ir/method.h"

namespace arenascope::lowering {

/// Slices and selections along the outermost axis longer than 1, and permutations that move only axes of length 1: the
/// readers of the copy read the operand's own bytes. Not where the operand would then be kept so long that the peak
/// rises, and not of inputs, which the caller may bind, constants, states and what is returned. For methods without
/// jumps.
void view_pieces(Method& method);

}  // namespace arenascope::lowering

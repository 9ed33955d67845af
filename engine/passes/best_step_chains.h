#pragma once
// Small operators between the products of a decoder step: each chain becomes one instruction.

#include <vector>

#include "engine/ir/method.h"

namespace arenascope::best {

/// Replaces each chain of instructions not `removed` by one instruction, and marks the others as removed: rotary
/// positions (arenascope::turned_halves.out), scores with their mask to softmax (arenascope::masked_softmax.out), x *
/// sigmoid(x) * y (arenascope::gated.out), a sum with the norm of its rows (arenascope::sum_rms_norm.out). Only in a
/// method without jumps.
void fuse_chains(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

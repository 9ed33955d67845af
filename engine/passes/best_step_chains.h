#pragma once
// What lies between the products of a decoder step: chains of small operators that become one instruction each.

#include <vector>

#include "engine/ir/method.h"

namespace arenascope::best {

/// Puts one instruction in the place of each chain that is found among those not `removed`, and marks the rest of it
/// removed: rotary positions (arenascope::turned_halves.out), scores with their mask to softmax
/// (arenascope::masked_softmax.out), x * sigmoid(x) * y (arenascope::gated.out), a sum with the norm of its rows
/// (arenascope::sum_rms_norm.out). Only in a method without jumps.
void fuse_chains(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

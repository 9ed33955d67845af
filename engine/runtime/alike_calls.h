#pragma once
// Calls that compute the same on other data: the tiles of an operator.

#include "engine/ir/method.h"

namespace arenascope {

/// For each instruction, the first one that calls the same operator with the same constant weights, numbers and fixed
/// sizes; itself if it reads no constant tensor. What a kernel keeps between calls serves all of them: with weights
/// packed for each tile, tiles would not find them in the processor's caches.
[[nodiscard]] Table<InstructionIndex, InstructionIndex> first_alike(const Method& method);

}  // namespace arenascope

#pragma once
// What is added to the products of `--layout best`.

#include "engine/passes/value_uses.h"

namespace arenascope::best {

/// A constant that is added to the rows of arenascope::linear.out or arenascope::linear_columns.out becomes its bias. A
/// product of low rank that is added, x A B beside x W (an adapter, "LoRA"), becomes a part of the weight: x (W + A B).
/// `removed`: those that are not needed any more are set. No jumps.
void fuse_products(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best

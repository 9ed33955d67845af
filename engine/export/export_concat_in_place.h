#pragma once
// Exports concatenations whose operands were planned inside the result, in a form that ExecuTorch's runtime accepts.

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// Kernels need not accept an output that overlaps their inputs. If the bytes are in place already, cat.out becomes a
/// copy of the result onto itself. That instruction marks where the result becomes one tensor, and a reader of the file
/// recognises it (pte_joins.h).
void join_in_place(Method& method, const Plan& plan);

}  // namespace arenascope

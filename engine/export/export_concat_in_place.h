#pragma once
// Concatenations whose operands were planned inside the result, as ExecuTorch's runtime may have them.

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// No kernel promises to take an output that lies partly on its inputs. Where the bytes are in place already, cat.out
/// becomes a copy of the result onto itself: an instruction that says from when on the whole is one tensor, and that
/// reading the file back recognises (pte_joins.h).
void join_in_place(Method& method, const Plan& plan);

}  // namespace arenascope

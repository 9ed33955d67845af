#pragma once
// Tensors that a file joins in place: a copy of a tensor onto itself, after other tensors wrote its bytes.

#include "engine/ir/method.h"

namespace arenascope::pte {

[[nodiscard]] inline bool is_join(const Instruction& instruction) {
    return instruction.op == "aten::copy_" && instruction.args.size() >= 2 &&
        instruction.args[0] == instruction.args[1];
}

/// Tensors inside one that is copied onto itself live until the copy, and stay at their places from the file, on which
/// the result depends. Returns how many such copies there are.
int keep_joins(Method& method);

}  // namespace arenascope::pte

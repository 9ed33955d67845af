#pragma once
// Tensors that a file joins in place: a copy of a tensor onto itself, whose bytes others wrote before.

#include "engine/ir/method.h"

namespace arenascope::pte {

[[nodiscard]] inline bool is_join(const Instruction& instruction) {
    return instruction.op == "aten::copy_" && instruction.args.size() >= 2 &&
        instruction.args[0] == instruction.args[1];
}

/// What lies in a tensor that is copied onto itself lives until then, and all of them stay where the file has them:
/// their places are part of what the program computes. Returns how many such tensors there are.
int keep_joins(Method& method);

}  // namespace arenascope::pte

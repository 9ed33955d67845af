#pragma once
// One row of the node table: what runs a single instruction, without looking at all of them.

#include <optional>

#include "engine/runtime/kernel_choice.h"

namespace arenascope {

/// As node_kernels() says of it; nothing where the instruction moves or jumps only.
std::optional<NodeKernel> node_kernel(const Method& method, const Plan& plan, Fallback fallback,
                                      std::int32_t instruction);

}  // namespace arenascope

#pragma once
// The rules of an operator's kernels, applied to one call.

#include <cstdint>
#include <vector>

#include "engine/ops/kernel_call.h"

namespace arenascope::ops {

/// Whose rules hold: those of every kernel of the operator, or those of ExecuTorch's portable kernels with them.
enum class Kernels : std::uint8_t { every, portable };

/// What kernels refuse of a call that is as its schema says. Sizes are compared where they are known: of static
/// tensors.
[[nodiscard]] std::vector<Error> limit_faults(const KernelCall& call, const Schema& schema, Kernels kernels);

}  // namespace arenascope::ops

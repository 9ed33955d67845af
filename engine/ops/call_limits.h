#pragma once
// Applies the rules of an operator's kernels to one call.

#include <cstdint>
#include <vector>

#include "engine/ops/kernel_call.h"

namespace arenascope::ops {

/// Which rules apply: those of every kernel of the operator, or also those of ExecuTorch's portable kernels.
enum class Kernels : std::uint8_t { every, portable };

/// What kernels refuse in a call that matches its schema. Only known sizes are compared: those of static tensors.
[[nodiscard]] std::vector<Error> limit_faults(const KernelCall& call, const Schema& schema, Kernels kernels);

}  // namespace arenascope::ops

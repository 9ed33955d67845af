#pragma once
// Memory that kernels of earlier releases take from the runtime.

#include <cstdint>
#include <optional>

#include "engine/ir/core.h"
#include "engine/ops/kernel_call.h"

namespace arenascope::ops {

/// Bytes that the kernel of a call without scratch arguments, of release 1.3 or older, takes from the temp allocator
/// while it runs; nothing if unknown.
[[nodiscard]] std::optional<std::int64_t> temporary_needed(const KernelCall& call, CoreUnit unit);

}  // namespace arenascope::ops

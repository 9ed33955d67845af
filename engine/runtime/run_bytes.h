#pragma once
// The memory that a run will use on this machine, before it is loaded.

#include <cstdint>
#include <span>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/runtime/banks.h"

namespace arenascope {

/// Bytes at the largest shapes: arenas except those in `banks`, the caller's tensors, inputs and outputs. The largest
/// number if 64 bits are not enough.
[[nodiscard]] std::int64_t run_bytes(const Method& method, const Plan& plan, std::span<const Bank> banks);

}  // namespace arenascope

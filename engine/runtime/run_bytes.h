#pragma once
// What a run takes of this machine's memory, before it is loaded.

#include <cstdint>
#include <span>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/runtime/banks.h"

namespace arenascope {

/// Bytes at the largest shapes: arenas but for those that `banks` supply, the caller's tensors, and what is given in
/// and comes out. The largest number where 64 bits cannot count them.
[[nodiscard]] std::int64_t run_bytes(const Method& method, const Plan& plan, std::span<const Bank> banks);

}  // namespace arenascope

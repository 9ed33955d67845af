#pragma once
// Pools whose copy function this program has lie in that device's memory.

#include "engine/planning/plan.h"
#include "engine/runtime/run_options.h"

namespace arenascope {

/// A bank for every pool of `plan` whose copy function names a backend's device or one of `devices`, and that `banks`
/// does not hold yet. Other copy functions are the target's: here the host's memory stands in. An error names the
/// first call of `method` that the memory is for.
Result<std::vector<Bank>> device_banks(const Method& method, const Plan& plan, const Backends& backends,
                                       std::span<const DeviceKind> devices, std::vector<Bank> banks);

}  // namespace arenascope

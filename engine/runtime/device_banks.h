#pragma once
// Puts pools whose copy function is known into that device's memory.

#include "engine/planning/plan.h"
#include "engine/runtime/run_options.h"

namespace arenascope {

/// A bank for every pool of `plan` whose copy function names a backend's device or one of `devices`, unless it is in
/// `banks`. Other copy functions belong to the target: here, host memory replaces theirs. An error names the first call
/// of `method` that needs the memory.
Result<std::vector<Bank>> device_banks(const Method& method, const Plan& plan, const Backends& backends,
                                       std::span<const DeviceKind> devices, std::vector<Bank> banks);

}  // namespace arenascope

#pragma once
// Passes an output back as the next run's input without a copy: both share memory outside of the plan.

#include "engine/runtime/run_options.h"

namespace arenascope {

/// Refuses pairs that differ in type or size, that the plan places, or whose output is written before the last read of
/// the input; the error names both, and the steps.
Result<> check_binding(const Method& method, const Plan& plan, const Binding& binding);

}  // namespace arenascope

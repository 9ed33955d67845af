#pragma once
// Feeding an output back as the next run's input without a copy: one memory, both unplanned.

#include "engine/runtime/run_options.h"

namespace arenascope {

/// Refuses ends that differ in type or size, that the plan places, or where the output is written before the
/// input was read for the last time; the error names the two, and the steps.
Result<> check_binding(const Method& method, const Plan& plan, const Binding& binding);

}  // namespace arenascope

#pragma once
// The last stage: the problem, the plan of the file, and the requested plans.

#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/evaluate/outcome.h"
#include "engine/plugins/plugins.h"

namespace arenascope {

/// Plans `outcome.method` and fills tensors, steps, plans, shown and refusals of `outcome`. `planners`: ids to compare
/// with the tuning's own; "all" for every built-in one. With "loaded", the tuning's own does not run beside a file's
/// plan that is shown.
Result<> plan_method(const Program& program, const Tuning& tuning, const Extensions& extensions,
                     const std::vector<std::string>& planners, Outcome& outcome, Progress& progress);
/// Marks a plan as invalid if a tensor that an operator writes has no place: the method cannot run.
void refuse_unplaced(const Method& method, Plan& plan);

}  // namespace arenascope

#pragma once
// The last stage: problem, the plan that the file came with, the plans that were asked for.

#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/evaluate/outcome.h"
#include "engine/plugins/plugins.h"

namespace arenascope {

/// Plans `outcome.method` and fills tensors, steps, plans, shown and refusals of `outcome`. `planners`: ids to compare
/// with the tuning's own, "all" for every one that is built in.
Result<> plan_method(const Program& program, const Tuning& tuning, const Extensions& extensions,
                     const std::vector<std::string>& planners, Outcome& outcome, Progress& progress);
/// Calls a plan invalid that leaves a tensor, which an operator writes, without a place anywhere: the method cannot
/// run.
void refuse_unplaced(const Method& method, Plan& plan);

}  // namespace arenascope

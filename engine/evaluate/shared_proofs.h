#pragma once
// What one planner proves holds for the plans of all.

#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// What a search proves of `problem` holds for whoever planned it: raises the lower bounds of all valid plans of that
/// problem to the highest one. (Some planners add bytes behind a pool.)
void share_proofs(const Problem& problem, std::vector<Plan>& plans);

/// Where plans of `problem` follow different rules: no bound is above a valid plan of the same pool.
void lower_bounds_to_plans(const Problem& problem, std::vector<Plan>& plans);

}  // namespace arenascope

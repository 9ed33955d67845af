#pragma once
// Applies a bound that one planner proves to the plans of all planners.

#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// Raises the lower bounds of all valid plans of `problem` to the highest one that any search proved. (Some planners
/// add bytes at the end of a pool.)
void share_proofs(const Problem& problem, std::vector<Plan>& plans);

/// If plans of `problem` follow different rules: no bound may exceed a valid plan of the same pool.
void lower_bounds_to_plans(const Problem& problem, std::vector<Plan>& plans);

}  // namespace arenascope

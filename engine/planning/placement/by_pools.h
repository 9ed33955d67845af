#pragma once
// Each pool with its own planner.
#include "engine/planning/planner.h"

namespace arenascope {

/// Plans with `planner`, and each pool that names a planner of its own with that.
Result<Placement> plan_by_pools(const Planner& planner, const Problem& problem, const PlanOptions& options,
                                Progress& progress);

}  // namespace arenascope

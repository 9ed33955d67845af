#pragma once
// Plans each pool with its own planner.
#include "engine/planning/planner.h"

namespace arenascope {

/// Plans with `planner`, and with the pool's own planner where it names one.
Result<Placement> plan_by_pools(const Planner& planner, const Problem& problem, const PlanOptions& options,
                                Progress& progress);

}  // namespace arenascope

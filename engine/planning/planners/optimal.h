#pragma once
// The exact search, for planners that start from a placement of their own.
#include "engine/planning/planner.h"

namespace arenascope {

/// Improves each pool of a placement by search and returns the proven bounds. `stop_at_capacity`: if every pool has a
/// capacity, a plan that fits is enough.
Result<Placement> improve_by_search(const Problem& problem, Placement placement, bool stop_at_capacity,
                                    const PlanOptions& options, Progress& progress);

}  // namespace arenascope

#pragma once
// Squeaky wheel optimisation, for planners that start from a placement of their own.
#include "engine/planning/planner.h"

namespace arenascope {

/// Improves each pool of a placement by repeated placing. It proves nothing, and works for any size.
Result<Placement> improve_by_blame(const Problem& problem, Placement placement, const PlanOptions& options,
                                   Progress& progress);

}  // namespace arenascope

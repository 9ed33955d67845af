#pragma once
// Planning with pools whose own planner is an external program or a plug-in.

#include "engine/planning/planner.h"
#include "engine/plugins/plugins.h"

namespace arenascope {

/// plan_by_pools(), where a pool may also name an external program (exec:PROGRAM) or a planner of a plug-in.
Result<Placement> plan_by_users_pools(const Planner& planner, const std::vector<ExtraPlanner>& extra,
                                      const Problem& problem, const PlanOptions& options, Progress& progress);

}  // namespace arenascope

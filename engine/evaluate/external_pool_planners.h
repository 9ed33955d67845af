#pragma once
// Planning where a pool's own planner is not one of ours.

#include "engine/planning/planner.h"
#include "engine/plugins/plugins.h"

namespace arenascope {

/// plan_by_pools(); a pool may also name a program of the user's (exec:PROGRAM) or a planner of a plug-in.
Result<Placement> plan_by_users_pools(const Planner& planner, const std::vector<ExtraPlanner>& extra,
                                      const Problem& problem, const PlanOptions& options, Progress& progress);

}  // namespace arenascope

#pragma once
// Which buffers live in which pool, so that moving their bytes costs the least.

#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

/// Chooses the mem_id of every buffer that is not `fixed` (by row), pinned or in a group: the buffers that move most
/// bytes per byte and moment go to the cheapest pools that allow their kind, as long as a plan fits the capacities.
/// The dearest pool without a capacity takes the rest; where none is left, a pool overflows and the plan says so.
Result<Problem> place_over_pools(Problem problem, const std::vector<bool>& fixed, const PlanOptions& options,
                                 Progress& progress);
/// Sum over all buffers of the bytes they move, times their pool's cost.
double traffic_cost(const Problem& problem);

}  // namespace arenascope

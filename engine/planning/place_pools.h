#pragma once
// Which buffers live in which pool, so that moving their bytes costs the least.

#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

/// Chooses the mem_id of every buffer that is not `fixed` or pinned, groups as one, so that the bytes moved
/// cost the least of all choices that fit the capacities: all ways where the buffers are few, else from the most bytes
/// moved per byte and moment by exchanges, a plan of each capped pool in the loop. The dearest pool without a capacity
/// takes the rest; where none is left, a pool overflows and the plan says so.
Result<Problem> place_over_pools(Problem problem, const Table<BufferRow, bool>& fixed, const PlanOptions& options,
                                 Progress& progress);
/// Sum over all buffers of the bytes they move, times their pool's cost.
double traffic_cost(const Problem& problem);

}  // namespace arenascope

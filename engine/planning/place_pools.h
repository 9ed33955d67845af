#pragma once
// Assigns buffers to pools so that moving their bytes costs the least.

#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

/// Chooses the mem_id of every buffer that is not `fixed` or pinned, groups as one, so that traffic costs the least of
/// all choices that fit the capacities. It tries all choices if there are few buffers, else exchanges units by their
/// traffic per byte and step, and plans each pool with a capacity in the loop. The most expensive pool without a
/// capacity takes the rest; if there is none, a pool overflows and the plan reports it.
Result<Problem> place_over_pools(Problem problem, const Table<BufferRow, bool>& fixed, const PlanOptions& options,
                                 Progress& progress);
/// What the choice minimises: the sum over all buffers of their traffic times what a byte counts in their pool. It is
/// in nanoseconds if every pool has a bandwidth, else in the pools' relative costs.
double traffic_cost(const Problem& problem);

}  // namespace arenascope

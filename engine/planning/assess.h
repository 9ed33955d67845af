#pragma once
// From offsets to a plan with everything that is said about it: totals, bounds, issues, verdict.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// Fills pools, issues, verdict, gap and totals of a placement.
Result<Plan> assess(std::string planner, Problem problem, Placement placement);
/// Takes over what is proven of each pool, where it is more than the plan's bound says. A plan that is too large for a
/// capacity may be found to be so for good.
void raise_bounds(const Table<PoolRow, std::int64_t>& proven, Plan& plan);
/// The gap, and whether the plan is optimal, by totals and bounds that have changed since it was assessed.
void compare_with_bound(Plan& plan);

}  // namespace arenascope

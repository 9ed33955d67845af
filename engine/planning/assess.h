#pragma once
// Turns offsets into a plan: totals, bounds, issues, verdict.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// Fills pools, issues, verdict, gap and totals of a placement.
Result<Plan> assess(std::string planner, Problem problem, Placement placement);
/// Applies the proven bound of each pool if it is higher than the plan's. This may show that no plan fits a capacity.
void raise_bounds(const Table<PoolRow, std::int64_t>& proven, Plan& plan);
/// Recomputes the gap, and whether the plan is optimal, from changed totals and bounds.
void compare_with_bound(Plan& plan);

}  // namespace arenascope

#pragma once
// Applies a bound that one planner proves to the plans of all planners.

#include <functional>
#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// The part of a pool's lower bound that needs no search: the same whatever a search had time for.
using LiveBound = std::function<std::int64_t(const Plan&, PoolRow)>;

/// Raises the lower bounds of all valid plans of `problem` to the highest one that any search proved. (Some planners
/// add bytes at the end of a pool.) What a search proves within a time limit depends on the machine: the verdict of one
/// planner never depends on that of another, so such proofs hold for their own plan only.
void share_proofs(const Problem& problem, const PlanOptions& options, const LiveBound& live_bound,
                  std::vector<Plan>& plans);

/// If plans of `problem` follow different rules: no bound may exceed a valid plan of the same pool.
void lower_bounds_to_plans(const Problem& problem, const PlanOptions& options, const LiveBound& live_bound,
                           std::vector<Plan>& plans);

/// No bound exceeds a valid plan of the same split into pools: a planner that knows the lifetimes of rows can be below
/// what holds for whole tensors.
void cap_bounds_at_plans(std::vector<Plan>& plans);

}  // namespace arenascope

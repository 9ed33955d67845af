#pragma once
// The functions of planners/*.cpp, for the registry only.

#include "engine/planning/planner.h"

namespace arenascope {

Result<Placement> plan_auto(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_greedy_by_size(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_greedy_by_breadth(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_greedy_by_conflicts(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_hill_climb(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_optimal(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_greedy(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_greedy_no_overlap(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_greedy_best_fit(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_cadence_position_greedy(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_cadence_greedy_heuristic(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_naive(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_best_fit_in_order(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_storage_groups(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_equality(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_objects_by_size(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_objects_by_breadth(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_piecewise(const Problem& problem, const PlanOptions& options, Progress& progress);
Result<Placement> plan_squeaky_wheel(const Problem& problem, const PlanOptions& options, Progress& progress);

}  // namespace arenascope

#pragma once
// Plans as ExecuTorch makes them where there is control flow, its faults included.

#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// What planning a method graph by graph gives: per graph its problem, with the bytes that its own sub-graphs use
/// reserved at the start, and the places; per pool of the problems the bytes in all.
struct NestedPlacement {
    Table<GraphIndex, Problem> problems;
    Table<GraphIndex, Placement> placements;
    Table<PoolRow, std::int64_t> bytes;
};

/// Each graph on its own, innermost first. Sub-graphs of one graph lie over each other at the start of the pools.
/// Cadence's planners refuse: they do not keep what sub-graphs reserve. ExecuTorch's greedy forgets the reservation
/// of a graph that has nothing to place itself.
Result<NestedPlacement> plan_graph_by_graph(const Method& method, const Tuning& tuning, const Planner& planner,
                                            Progress& progress);
/// The same as one plan of the whole method. `whole`: its problem under safe lifetimes, which the plan is assessed
/// against.
Result<Plan> plan_nested(const Method& method, const Tuning& tuning, const Planner& planner, const Problem& whole,
                         Progress& progress);

/// Pools as large as `bytes` says (-1: as they are); a tensor that then ends outside is a problem.
void set_pool_bytes(const Table<PoolRow, std::int64_t>& bytes, Plan& plan);

}  // namespace arenascope

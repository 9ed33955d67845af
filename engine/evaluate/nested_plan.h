#pragma once
// Plans of programs with control flow as ExecuTorch makes them, including its faults.

#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// The result of planning a method graph by graph. For each graph: its problem, with the bytes of its own sub-graphs
/// reserved at the start, and the offsets. For each pool: the bytes in all.
struct NestedPlacement {
    Table<GraphIndex, Problem> problems;
    Table<GraphIndex, Placement> placements;
    Table<PoolRow, std::int64_t> bytes;
};

/// Plans each graph on its own, innermost first. Sub-graphs of one graph share the start of the pools. Cadence's
/// planners refuse, because they do not keep the reservation of sub-graphs. ExecuTorch's greedy loses the reservation
/// of a graph that has no tensors of its own to place.
Result<NestedPlacement> plan_graph_by_graph(const Method& method, const Tuning& tuning, const Planner& planner,
                                            Progress& progress);
/// The same as one plan of the whole method. `whole`: its problem under safe lifetimes, against which the plan is
/// checked.
Result<Plan> plan_nested(const Method& method, const Tuning& tuning, const Planner& planner, const Problem& whole,
                         Progress& progress);

/// Pools with `bytes` bytes (-1: unchanged); a tensor that ends outside is then an issue.
void set_pool_bytes(const Table<PoolRow, std::int64_t>& bytes, Plan& plan);

}  // namespace arenascope

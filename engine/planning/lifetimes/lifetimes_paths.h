#pragma once
// Plans of programs whose instructions jump: which buffers may share bytes although their lifetimes over the node list
// overlap, because no path needs both; and assessing with that.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/lifetimes/lifetimes_flow.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"

namespace arenascope {

/// Buffers that must lie apart from each, ascending.
using Conflicts = Table<BufferRow, std::vector<BufferRow>>;

/// The pairs of one pool of which a path writes one while it needs the other.
[[nodiscard]] Conflicts conflicts_of(const FlowLiveness& liveness, const Problem& problem);

/// Improves a placement over the paths of a method with jumps: by search (`auto`, `optimal`; also as a pool's own), or
/// by placing again what our own planners place one by one. Returns what is proven to be needed of each pool; nothing
/// where nothing was tried. Groups that share storage are left as they are.
Result<Table<PoolRow, std::int64_t>> improve_over_paths(const Method& method, const FlowLiveness& liveness,
                                                        const Planner& planner, const Problem& problem,
                                                        const PlanOptions& options, Placement& placement,
                                                        Progress& progress);

/// Intervals over the node list cannot say that only one arm of a branch runs: the overlaps of an invalid plan are
/// looked at again, path by path.
void excuse_branches(const Method& method, Plan& plan);
/// The same holds for bounds: intervals, and proofs of planners, count what different arms need together. `proven`:
/// bytes of each pool that a search over the paths has proved to be needed; may be empty.
void bound_over_paths(const Method& method, const FlowLiveness& liveness, const Table<PoolRow, std::int64_t>& proven,
                      Plan& plan);
/// assess() for a placement of a method's problem, whatever made it.
Result<Plan> assess_on_paths(const Method& method, std::string planner, Problem problem, Placement placement);

}  // namespace arenascope

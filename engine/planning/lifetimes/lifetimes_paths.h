#pragma once
// Plans of methods with jumps: buffers may share bytes although their lifetimes overlap in the node list, if no path
// needs both. Used to improve plans and to check them.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/lifetimes/lifetimes_flow.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"

namespace arenascope {

/// The buffers that each buffer must not overlap, ascending.
using Conflicts = Table<BufferRow, std::vector<BufferRow>>;

/// The pairs of one pool for which a path writes one while it needs the other.
[[nodiscard]] Conflicts conflicts_of(const FlowLiveness& liveness, const Problem& problem);

/// Improves a placement over the paths of a method with jumps: by search (`auto`, `optimal`; also as a pool's own
/// planner), or by repeating the order of built-in planners that place one buffer after the other. Returns the proven
/// need of each pool; nothing if nothing was tried. Groups that share storage stay unchanged.
Result<Table<PoolRow, std::int64_t>> improve_over_paths(const Method& method, const FlowLiveness& liveness,
                                                        const Planner& planner, const Problem& problem,
                                                        const PlanOptions& options, Placement& placement,
                                                        Progress& progress);

/// Intervals cannot express that only one arm of a branch runs: overlaps of an invalid plan are checked again, path by
/// path.
void excuse_branches(const Method& method, Plan& plan);
/// The same for bounds: intervals, and proofs of planners, count the needs of different arms together. `proven`: bytes
/// of each pool that a search over the paths proved; may be empty.
void bound_over_paths(const Method& method, const FlowLiveness& liveness, const Table<PoolRow, std::int64_t>& proven,
                      Plan& plan);
/// assess() for a placement of a method's problem, from any source.
Result<Plan> assess_on_paths(const Method& method, std::string planner, Problem problem, Placement placement);

}  // namespace arenascope

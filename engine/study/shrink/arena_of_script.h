#pragma once
// The arena of a cut after placement, without making a program of it.

#include "engine/base/progress.h"
#include "engine/passes/tile/cut.h"
#include "engine/planning/problem.h"

namespace arenascope {

/// Arena bytes that the planner of piecewise lifetimes finds for the calls.
Result<std::int64_t> arena_of(const tile::CutScript& cut, std::int64_t align, const PlanOptions& options,
                              Progress& progress);
/// The same for buffers that have no places yet.
Result<std::int64_t> arena_of(const Problem& problem, const PlanOptions& options, Progress& progress);

}  // namespace arenascope

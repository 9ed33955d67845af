#pragma once
// What a cut needs once its storages have places, without making it a program.

#include "engine/base/progress.h"
#include "engine/passes/tile/cut.h"
#include "engine/planning/problem.h"

namespace arenascope {

/// Bytes of the arena that the planner of piecewise lifetimes finds for the calls.
Result<std::int64_t> arena_of(const tile::CutScript& cut, std::int64_t align, const PlanOptions& options,
                              Progress& progress);
/// The same for buffers that have no places yet.
Result<std::int64_t> arena_of(const Problem& problem, const PlanOptions& options, Progress& progress);

}  // namespace arenascope

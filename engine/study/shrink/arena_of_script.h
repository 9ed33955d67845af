#pragma once
// The arena of a cut after placement, without making a program of it.

#include "engine/base/progress.h"
#include "engine/passes/tile/cut.h"
#include "engine/planning/problem.h"

namespace arenascope {

struct ScriptMemory {
    std::int64_t arena = 0, loading = 0;  ///< loading: about (tile::loading_of)
};
/// What the calls take, placed by the planner of piecewise lifetimes.
Result<ScriptMemory> placed_memory(const tile::CutScript& cut, std::int64_t align, const PlanOptions& options,
                                   Progress& progress);
/// Arena bytes for buffers that have no places yet.
Result<std::int64_t> arena_of(const Problem& problem, const PlanOptions& options, Progress& progress);

}  // namespace arenascope

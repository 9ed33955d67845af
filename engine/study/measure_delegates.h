#pragma once
// The memory of delegates outside of the arenas, measured by a run on this machine.

#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

/// Runs the method once on zeros of the largest shapes. Delegates whose backend does not count memory are left out.
Result<std::vector<DelegateMemory>> measure_delegates(const Evaluator& engine, std::shared_ptr<const Program> program,
                                                      const Outcome& outcome, Progress& progress);

}  // namespace arenascope

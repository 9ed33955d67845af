#pragma once
// Flame graphs of the page: the bytes of the peak by module and line, and the time of a run.

#include <QString>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"

namespace arenascope::cli {

/// Empty where nothing lives. `run`: null where there was none.
QString flames_of(const Outcome& outcome, const RunResult* run);

}  // namespace arenascope::cli

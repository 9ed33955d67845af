#pragma once

#include <QString>

#include "engine/engine.h"

namespace arenascope {
struct RunReport;
}

namespace arenascope::cli {

/// The results of a run of the shown plan: outputs with expected ones, times by operator, and findings with Python
/// lines.
QString run_of(const Outcome& outcome, const RunReport& run);

}  // namespace arenascope::cli

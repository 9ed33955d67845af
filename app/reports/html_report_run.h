#pragma once

#include <QString>

#include "engine/engine.h"

namespace arenascope {
struct RunReport;
}

namespace arenascope::cli {

/// What a run of the shown plan gave: its outputs beside those expected, where the time went, and what was found wrong,
/// with the lines of Python that lead there.
QString run_of(const Outcome& outcome, const RunReport& run);

}  // namespace arenascope::cli

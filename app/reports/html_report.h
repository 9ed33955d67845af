#pragma once
// A self-contained report page: charts and tables with the texts of the window.

#include <QByteArray>
#include <string>
#include <vector>

#include "app/reports/drawn_chart.h"
#include "engine/engine.h"
#include "engine/tuning/session_look.h"

namespace arenascope {
struct RunReport;
}

namespace arenascope::cli {

/// `file`: the opened path. `run`: of that plan, null if it has not run. On any thread.
QByteArray html_report(const std::string& file, const Outcome& outcome, const Tuning& tuning,
                       const std::vector<DrawnChart>& charts, const SessionNotes& notes,
                       const RunReport* run = nullptr);

}  // namespace arenascope::cli

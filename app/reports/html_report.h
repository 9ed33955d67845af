#pragma once
// The page that a colleague opens: one file with its charts and tables, in the words of the window.

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

/// `file`: as it was opened. `run`: of that plan, null where it has not run. On any thread.
QByteArray html_report(const std::string& file, const Outcome& outcome, const Tuning& tuning,
                       const std::vector<DrawnChart>& charts, const SessionNotes& notes,
                       const RunReport* run = nullptr);

}  // namespace arenascope::cli

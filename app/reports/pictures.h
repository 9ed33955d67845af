#pragma once
// Charts as files, without a display: pictures, and a report that one file holds.

#include <QByteArray>
#include <QString>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/reports/drawn_chart.h"
#include "engine/engine.h"
#include "engine/tuning/session_look.h"

class QApplication;

namespace arenascope {
struct RunReport;
}

namespace arenascope::cli {

/// A name as the title of an SVG, which Qt writes into the file as it is.
[[nodiscard]] QString svgTitle(const QString& name);

/// Charts are widgets: they need an application, but never a display. Keeps the one that is there.
class OffscreenApplication {
public:
    OffscreenApplication();
    ~OffscreenApplication();
    OffscreenApplication(const OffscreenApplication&) = delete;
    OffscreenApplication& operator=(const OffscreenApplication&) = delete;

private:
    int argc_ = 1;
    char name_[11] = "arenascope";
    char* argv_[2] = {name_, nullptr};
    std::unique_ptr<QApplication> own_;
};

/// The suffixes that export_picture writes.
std::span<const std::string_view> picture_suffixes();
/// The shown plan of a file as .svg, .pdf, .png or .html by the suffix of `path`. The .html has both charts as SVG,
/// the tables of plans, pools, tensors and problems, and needs nothing else.
Result<std::vector<std::byte>> export_picture(const std::string& path, const std::string& file, const Outcome& outcome,
                                              const Tuning& tuning);

/// The charts of the page in the colours of paper, with the times of `run` where there is one. Charts are widgets:
/// only on the thread of the application.
std::vector<DrawnChart> draw_charts(const Outcome& outcome, const Tuning& tuning,
                                    std::shared_ptr<const RunResult> run = nullptr);
/// The same page as .html, with what the last run gave, or `plan --json`'s object as .json, for a window that has drawn
/// the charts. On any thread.
std::vector<std::byte> export_report(const std::string& path, const std::string& file, const Outcome& outcome,
                                     const Tuning& tuning, const std::vector<DrawnChart>& charts,
                                     const SessionNotes& notes = {}, const RunReport* run = nullptr);

}  // namespace arenascope::cli

#pragma once
// Charts as files, without a display: pictures, and a self-contained report.

#include <QByteArray>
#include <QSize>
#include <QString>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/reports/drawn_chart.h"
#include "engine/engine.h"
#include "engine/study/footprint.h"
#include "engine/tuning/session_look.h"

class QApplication;

namespace arenascope {
class Chart;
struct RunReport;
}  // namespace arenascope

namespace arenascope::cli {

/// Of a chart that is larger than its view.
enum class Extent : std::uint8_t { visible, whole };
/// A chart as a drawing of lines and text: `suffix` "svg", else PDF. Its view has the size `size`.
[[nodiscard]] QByteArray drawing_of(Chart& chart, QSize size, Extent extent, const QString& suffix,
                                    const QString& title);

/// Charts are widgets: they need an application, but not a display. Uses an existing application.
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
/// Writes the shown plan as .svg, .pdf, .png or .html by the suffix of `path`. The .html contains both charts as SVG
/// and the tables of plans, pools, tensors and problems. `footprint`: of the plan, for the verdict of the charts.
Result<std::vector<std::byte>> export_picture(const std::string& path, const std::string& file, const Outcome& outcome,
                                              const Tuning& tuning, std::shared_ptr<const Footprint> footprint);

/// The charts of the page in print colours, with the verdict by `footprint` and the times of `run`, which may be null.
/// Charts are widgets: only on the application's thread.
std::vector<DrawnChart> draw_charts(const Outcome& outcome, const Tuning& tuning,
                                    std::shared_ptr<const Footprint> footprint,
                                    std::shared_ptr<const RunResult> run = nullptr);
/// The same page as .html, with the results of the last run, or `plan --json`'s object as .json, for a window that has
/// drawn the charts. On any thread.
std::vector<std::byte> export_report(const std::string& path, const std::string& file, const Outcome& outcome,
                                     const Tuning& tuning, const std::vector<DrawnChart>& charts,
                                     const SessionNotes& notes = {}, const RunReport* run = nullptr);

}  // namespace arenascope::cli

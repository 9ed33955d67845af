#include "app/reports/pictures.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/reports/html_report.h"
#include "app/reports/json_output.h"
#include "engine/base/printable.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/language.h"
#include "widgets/ui/view_state.h"

namespace arenascope::cli {

namespace {

constexpr std::array<std::string_view, 4> suffixes{".svg", ".pdf", ".png", ".html"};
constexpr QSize page{1280, 720};

/// The chart with every step of the program, because a printed page cannot scroll.
std::unique_ptr<Chart> chart_of(ViewState& state, const char* id) {
    for (const ChartEntry& entry : builtinCharts()) {
        if (QLatin1String(entry.id) != QLatin1String(id)) continue;
        std::unique_ptr<Chart> chart(entry.make(state, nullptr));
        chart->fitAll();
        return chart;
    }
    return nullptr;
}

}  // namespace

QByteArray drawing_of(Chart& chart, QSize size, Extent extent, const QString& suffix, const QString& title) {
    const QSize all = extent == Extent::whole ? chart.wholeSize() : QSize();
    const QSize drawn = all.isEmpty() ? size : all;
    const auto draw = [&](QPaintDevice& device, double scale) {
        if (all.isEmpty()) return chart.paintOnto(device, drawn);
        QPainter painter(&device);
        painter.scale(scale, scale);
        chart.paintWhole(painter);
    };
    constexpr int dots = 96;  // the resolution at which text was measured
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (suffix == QLatin1String("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(drawn);
        generator.setResolution(dots);
        generator.setViewBox(QRect(QPoint(0, 0), drawn));
        // Qt does not escape it.
        generator.setTitle(QString::fromStdString(printable(title.toStdString())).toHtmlEscaped());
        draw(generator, 1);
        return bytes;
    }
    constexpr double points = 72, longest_page = 14'400;  // of a page, in points: readers refuse longer ones
    const double longest = std::max(drawn.width(), drawn.height()) * points / dots;
    const double scale = all.isEmpty() ? 1 : std::min(1.0, longest_page / longest);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(dots);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(QSizeF(drawn) * scale * points / dots, QPageSize::Point, {}, QPageSize::ExactMatch));
    draw(writer, scale);
    return bytes;
}

namespace {

QByteArray svg_of(Chart& chart, const QString& title) {
    return drawing_of(chart, page, Extent::visible, QStringLiteral("svg"), title);
}

QByteArray pdf_of(Chart& chart, const QString& title) {
    return drawing_of(chart, page, Extent::visible, QStringLiteral("pdf"), title);
}

QByteArray png_of(Chart& chart) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chart.renderImage(page, 2).save(&buffer, "PNG");
    return bytes;
}

}  // namespace

OffscreenApplication::OffscreenApplication() {
    if (QCoreApplication::instance()) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt warns if a user without a session has no such folder, and uses it only here.
    const bool has_runtime = !qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR");
    const QTemporaryDir runtime;
    if (!has_runtime) qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
    own_ = std::make_unique<QApplication>(argc_, argv_);
    if (!has_runtime) qunsetenv("XDG_RUNTIME_DIR");
    applyLanguageByName(QStringLiteral("en"));  // the same picture on every machine
}

OffscreenApplication::~OffscreenApplication() = default;

std::span<const std::string_view> picture_suffixes() { return suffixes; }

std::vector<DrawnChart> draw_charts(const Outcome& outcome, const Tuning& tuning,
                                    std::shared_ptr<const Footprint> footprint, std::shared_ptr<const RunResult> run) {
    constexpr std::size_t most_shapes = 20'000;  // more are slow in a browser
    const ThemeScope light(Theme::Kind::light);  // for paper, independent of the window's theme
    ViewState state;
    state.show(std::make_shared<const Outcome>(outcome), std::make_shared<const Tuning>(tuning));
    state.setFootprint(std::move(footprint));
    state.setRun(std::move(run));
    const bool is_vector = outcome.tensors.size() <= most_shapes;
    std::vector<DrawnChart> out;
    for (const char* id : {"arena", "timeline"}) {
        const std::unique_ptr<Chart> chart = chart_of(state, id);
        if (chart)
            out.push_back({.id = id,
                           .bytes = is_vector ? svg_of(*chart, QLatin1String(id)) : png_of(*chart),
                           .is_vector = is_vector});
    }
    return out;
}

std::vector<std::byte> export_report(const std::string& path, const std::string& file, const Outcome& outcome,
                                     const Tuning& tuning, const std::vector<DrawnChart>& charts,
                                     const SessionNotes& notes, const RunReport* run) {
    const QByteArray bytes = path.ends_with(".json")
        ? QByteArray::fromStdString(
              plan_json(file, tuning, outcome).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
              "\n")
        : html_report(file, outcome, tuning, charts, notes, run);
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector<std::byte>(view.begin(), view.end());
}

Result<std::vector<std::byte>> export_picture(const std::string& path, const std::string& file, const Outcome& outcome,
                                              const Tuning& tuning, std::shared_ptr<const Footprint> footprint) {
    const OffscreenApplication application;
    applyTheme(*qApp, Theme::Kind::light);
    ViewState state;
    state.show(std::make_shared<const Outcome>(outcome), std::make_shared<const Tuning>(tuning));
    state.setFootprint(footprint);
    const std::unique_ptr<Chart> chart = chart_of(state, "arena");
    if (!chart) return Error{.what = message("there is no arena chart")};
    const QString title = QString::fromStdString(file);
    const QByteArray bytes = path.ends_with(".html")
        ? html_report(file, outcome, tuning, draw_charts(outcome, tuning, std::move(footprint)), {})
        : path.ends_with(".svg") ? svg_of(*chart, title)
        : path.ends_with(".pdf") ? pdf_of(*chart, title)
                                 : png_of(*chart);
    if (bytes.isEmpty()) return Error{.what = message("the picture could not be made"), .file = path};
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector<std::byte>(view.begin(), view.end());
}

}  // namespace arenascope::cli

#include "app/cli/pictures.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <array>
#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/text_output.h"
#include "widgets/charts/chart.h"
#include "widgets/language.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

namespace arenascope::cli {

namespace {

constexpr std::array<std::string_view, 4> suffixes{".svg", ".pdf", ".png", ".html"};
constexpr QSize page{1280, 720};

std::unique_ptr<Chart> chart_of(ViewState& state, const char* id) {
    for (const ChartEntry& entry : builtinCharts()) {
        if (QLatin1String(entry.id) == QLatin1String(id)) return std::unique_ptr<Chart>(entry.make(state, nullptr));
    }
    return nullptr;
}

QByteArray svg_of(Chart& chart, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(page);
    generator.setViewBox(QRect(QPoint(0, 0), page));
    generator.setTitle(title);
    chart.paintOnto(generator, page);
    return bytes;
}

QByteArray pdf_of(Chart& chart, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(96);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(QSizeF(page) * 72 / 96, QPageSize::Point, {}, QPageSize::ExactMatch));
    chart.paintOnto(writer, page);
    return bytes;
}

QByteArray png_of(Chart& chart) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chart.renderImage(page, 2).save(&buffer, "PNG");
    return bytes;
}

QString text(const std::string& from) { return QString::fromStdString(from).toHtmlEscaped(); }

QString table(const QStringList& head, const QList<QStringList>& rows) {
    QString out = QStringLiteral("<table><tr>");
    for (const QString& cell : head) out += QStringLiteral("<th>") + cell + QStringLiteral("</th>");
    out += QStringLiteral("</tr>\n");
    for (const QStringList& row : rows) {
        out += QStringLiteral("<tr>");
        for (const QString& cell : row) out += QStringLiteral("<td>") + cell + QStringLiteral("</td>");
        out += QStringLiteral("</tr>\n");
    }
    return out + QStringLiteral("</table>\n");
}

QString plans_table(const Outcome& outcome) {
    QList<QStringList> rows;
    for (const Plan& plan : outcome.plans) {
        rows << QStringList{text(plan.planner), text(bytes_text(plan.total_bytes)), text(bytes_text(plan.lower_bound)),
                            text(gap_text(plan)), text(plan.verdict)};
    }
    return table({"planner", "total", "bound", "gap", "verdict"}, rows);
}

QString pools_table(const Plan& plan) {
    QList<QStringList> rows;
    for (const PoolResult& pool : plan.pools) {
        rows << QStringList{text(pool.name),
                            QString::number(pool.mem_id),
                            text(bytes_text(pool.bytes)),
                            text(bytes_text(pool.lower_bound)),
                            pool.capacity ? text(bytes_text(*pool.capacity)) : QStringLiteral("-"),
                            pool.fits() ? "yes" : "no"};
    }
    return table({"pool", "mem_id", "bytes", "bound", "capacity", "fits"}, rows);
}

QString tensors_table(const Outcome& outcome) {
    const Plan& plan = outcome.plan();
    QList<QStringList> rows;
    for (const TensorRow& row : outcome.tensors) {
        const auto at = static_cast<std::size_t>(row.buffer);
        const bool placed = row.planned && row.buffer >= 0 && at < plan.placement.offsets.size();
        rows << QStringList{text(row.name),
                            text(row.op),
                            text(std::string(name_of(row.dtype)) + row.shape_text),
                            text(grouped(row.bytes)),
                            placed ? QString::number(plan.problem.buffers[at].mem_id) : QStringLiteral("caller"),
                            placed ? format::offset(plan.placement.offsets[at]) : QStringLiteral("-"),
                            QStringLiteral("%1–%2").arg(row.first_step).arg(row.last_step),
                            text(row.source)};
    }
    return table({"tensor", "operator", "type", "bytes", "mem_id", "offset", "steps", "source"}, rows);
}

/// An SVG document as an element: two in one page must not share the names that Qt gives.
QString inline_svg(QByteArray svg, const QString& prefix) {
    QString out = QString::fromUtf8(svg);
    out = out.mid(out.indexOf(QLatin1String("<svg")));
    static const QRegularExpression id(QStringLiteral("id=\"([^\"]+)\""));
    out.replace(id, QStringLiteral("id=\"") + prefix + QStringLiteral("\\1\""));
    out.replace(QLatin1String("url(#"), QStringLiteral("url(#") + prefix);
    out.replace(QLatin1String("xlink:href=\"#"), QStringLiteral("xlink:href=\"#") + prefix);
    return out;
}

QString element_of(const DrawnChart& chart) {
    if (chart.is_vector) return inline_svg(chart.bytes, QString::fromStdString(chart.id) + QLatin1Char('-'));
    return QStringLiteral("<img style=\"width: 100%\" alt=\"%1\" src=\"data:image/png;base64,").arg(text(chart.id)) +
        QString::fromLatin1(chart.bytes.toBase64()) + QStringLiteral("\">\n");
}

/// What people noted, of plans first.
QString notes_list(const SessionNotes& notes) {
    if (notes.empty()) return {};
    QString out = QStringLiteral("<h2>Notes</h2>\n<dl>\n");
    for (const auto* each : {&notes.plans, &notes.tensors}) {
        for (const auto& [about, note] : *each) {
            out += QStringLiteral("<dt><b>%1</b></dt><dd style=\"white-space: pre-wrap\">%2</dd>\n")
                       .arg(text(about), text(note));
        }
    }
    return out + QStringLiteral("</dl>\n");
}

QByteArray html_of(const std::string& file, const Outcome& outcome, const std::vector<DrawnChart>& charts,
                   const SessionNotes& notes = {}) {
    const Plan& plan = outcome.plan();
    QString out = QStringLiteral(
                      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>%1</title>\n<style>\n"
                      "body { font: 14px/1.5 Inter, system-ui, sans-serif; color: #1c2024; max-width: 1280px; margin: "
                      "32px auto; padding: 0 16px }\n"
                      "h1 { font-size: 22px } h2 { font-size: 16px; margin-top: 32px } svg { width: 100%; height: "
                      "auto; border: 1px solid #d9dde2 }\n"
                      "table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } "
                      "th, td { text-align: left; padding: 3px 10px 3px 0; border-bottom: 1px solid #e6e8eb; "
                      "overflow-wrap: anywhere }\n"
                      "th { color: #60646c; font-weight: 500 }\n</style></head><body>\n")
                      .arg(text(file));
    out += QStringLiteral("<h1>%1</h1>\n<p>Method %2, plan <b>%3</b>: %4, lower bound %5, %6, %7 steps.</p>\n")
               .arg(text(file), text(outcome.method->name), text(plan.planner), text(bytes_text(plan.total_bytes)),
                    text(bytes_text(plan.lower_bound)), text(plan.verdict))
               .arg(outcome.steps);
    for (const DrawnChart& chart : charts)
        out += QStringLiteral("<h2>%1</h2>\n").arg(text(chart.id)) + element_of(chart);
    out += QStringLiteral("<h2>Plans</h2>\n") + plans_table(outcome) + QStringLiteral("<h2>Pools</h2>\n") +
        pools_table(plan);
    if (!plan.problems.empty()) {
        out += QStringLiteral("<h2>Problems</h2>\n<ul>\n");
        for (const PlanProblem& problem : plan.problems)
            out += QStringLiteral("<li>") + text(problem.text) + QStringLiteral("</li>\n");
        out += QStringLiteral("</ul>\n");
    }
    out += notes_list(notes) + QStringLiteral("<h2>Tensors</h2>\n") + tensors_table(outcome) +
        QStringLiteral("</body></html>\n");
    return out.toUtf8();
}

}  // namespace

OffscreenApplication::OffscreenApplication() {
    if (QCoreApplication::instance()) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt warns where a user without a session has no such folder, and looks for it only here.
    const bool has_runtime = !qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR");
    const QTemporaryDir runtime;
    if (!has_runtime) qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
    own_ = std::make_unique<QApplication>(argc_, argv_);
    if (!has_runtime) qunsetenv("XDG_RUNTIME_DIR");
    applyLanguageByName(QStringLiteral("en"));  // the same picture on every machine
}

OffscreenApplication::~OffscreenApplication() = default;

std::span<const std::string_view> picture_suffixes() { return suffixes; }

std::vector<DrawnChart> draw_charts(const Outcome& outcome, const Tuning& tuning) {
    constexpr std::size_t most_shapes = 20'000;  // a browser takes long over more
    const ThemeScope light(Theme::Kind::light);  // paper, whatever the window looks like
    ViewState state;
    state.show(std::make_shared<const Outcome>(outcome), std::make_shared<const Tuning>(tuning));
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
                                     const SessionNotes& notes) {
    const QByteArray bytes = path.ends_with(".json")
        ? QByteArray::fromStdString(
              plan_json(file, tuning, outcome).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
              "\n")
        : html_of(file, outcome, charts, notes);
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector<std::byte>(view.begin(), view.end());
}

Result<std::vector<std::byte>> export_picture(const std::string& path, const std::string& file, const Outcome& outcome,
                                              const Tuning& tuning) {
    const OffscreenApplication application;
    applyTheme(*qApp, Theme::Kind::light);
    ViewState state;
    state.show(std::make_shared<const Outcome>(outcome), std::make_shared<const Tuning>(tuning));
    const std::unique_ptr<Chart> chart = chart_of(state, "arena");
    if (!chart) return Error{.what = message("there is no arena chart")};
    const QString title = QString::fromStdString(file);
    const QByteArray bytes = path.ends_with(".html") ? html_of(file, outcome, draw_charts(outcome, tuning))
        : path.ends_with(".svg")                     ? svg_of(*chart, title)
        : path.ends_with(".pdf")                     ? pdf_of(*chart, title)
                                                     : png_of(*chart);
    if (bytes.isEmpty()) return Error{.what = message("the picture could not be made"), .file = path};
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector<std::byte>(view.begin(), view.end());
}

}  // namespace arenascope::cli

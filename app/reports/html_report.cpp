#include "app/reports/html_report.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>

#include "app/reports/html_report_flame.h"
#include "app/reports/html_report_parts.h"
#include "app/reports/html_report_run.h"
#include "engine/base/version.h"
#include "engine/planning/pin_cost.h"
#include "engine/runner/run_report.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/plan_rows.h"

namespace arenascope::cli {

namespace {

struct Page {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Report)
};

const char style[] = R"(
body { font: 14px/1.5 Inter, system-ui, sans-serif; color: #1b2027; background: #fff; max-width: 1280px;
       margin: 32px auto; padding: 0 16px }
h1 { font-size: 22px; margin: 0 } h2 { font-size: 16px; margin: 32px 0 8px } p { margin: 4px 0 } .dim { color: #5f6873 }
.facts { display: flex; flex-wrap: wrap; gap: 8px 36px; margin: 20px 0 }
.facts div { color: #5f6873; font-size: 12px } .facts b { display: block; color: #1b2027; font-size: 18px }
.facts .bad b, .bad { color: #a84300 } .good { color: #0b66a0 }
svg, img { width: 100%; height: auto; border: 1px solid #e1e4e9; background: #fff }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: 3px 14px 3px 0; border-bottom: 1px solid #e1e4e9; vertical-align: top }
th { color: #5f6873; font-weight: 500; font-size: 12px; white-space: nowrap }
td.number, th.number { text-align: right; white-space: nowrap }
td.bar { width: 140px; vertical-align: middle } td.bar svg { display: block; height: 8px; border: 0; background: none }
td.bar rect { fill: #b8bfc9 } td.bar .slow { fill: #1b2027 }
code { font-family: "JetBrains Mono", ui-monospace, monospace; font-size: 12px }
td.number { font-family: "JetBrains Mono", ui-monospace, monospace; font-size: 12px }
tr.shown td { font-weight: 600 } .note { white-space: pre-wrap }
@media (prefers-color-scheme: dark) {
  body { color: #e4e7eb; background: #191c1f } .facts b { color: #e4e7eb } .dim, .facts div, th { color: #9ca4b0 }
  th, td { border-color: #2e3238 } .facts .bad b, .bad { color: #f4925c } .good { color: #74bcf0 }
  td.bar rect { fill: #4a515b } td.bar .slow { fill: #e4e7eb } }
@media print { body { margin: 0 } table { font-size: 11px } }
)";

/// "mobilenet/model.pt2": the folder distinguishes models with the same name.
QString title_of(const std::string& file) {
    const QFileInfo info(QString::fromStdString(file));
    return QFileInfo(info.absolutePath()).fileName() + QLatin1Char('/') + info.fileName();
}

QString plans_of(const Outcome& outcome, const std::vector<PlanRow>& rows) {
    QList<Column> heads{Page::tr("Plan")};
    for (const PoolResult& pool : outcome.plan().pools)
        heads.append(Column::numbers(Page::tr("%1 peak").arg(QString::fromStdString(pool.name))));
    heads += {Column::numbers(Page::tr("Above lower bound")), Column::numbers(QStringLiteral("%")),
              Column::numbers(Page::tr("Δ reference")), Page::tr("Verdict"), Column::numbers(Page::tr("ms"))};
    HtmlTable table(heads);
    for (const PlanRow& row : rows) {
        QList<Html> cells{row.origin.isEmpty() ? Html(row.title)
                                               : Html(row.title + QLatin1Char(' ')) + marked("dim", row.origin)};
        const bool has_plan = row.refusal.isEmpty();
        for (const auto& bytes : row.poolBytes) cells.append(has_plan && bytes ? format::bytes(*bytes) : QString());
        const QString verdict =
            row.verdict + (row.optimal ? QStringLiteral(", ") + Page::tr("= lower bound") : QString());
        cells +=
            {has_plan ? format::bytes(row.aboveBound) : QString(), has_plan ? format::percentDelta(row.gap) : QString(),
             row.isBaseline                   ? Page::tr("reference")
                 : has_plan && row.toBaseline ? format::bytesDelta(*row.toBaseline)
                                              : QString(),
             marked(row.fits && row.valid ? "good" : "bad",
                    has_plan ? verdict : verdict + QStringLiteral(": ") + row.refusal),
             has_plan && row.milliseconds > 0 ? format::milliseconds(row.milliseconds) : QString()};
        table.add(cells, row.shown);
    }
    return head(Page::tr("Plans")) + table.done();
}

QString pools_of(const Plan& plan) {
    HtmlTable table({Page::tr("Memory"), Column::numbers(QStringLiteral("id")), Column::numbers(Page::tr("Bytes")),
                     Column::numbers(Page::tr("Lower bound")), Column::numbers(Page::tr("Capacity")),
                     Column::numbers(Page::tr("Alignment")), Page::tr("Verdict")});
    for (const PoolResult& pool : plan.pools) {
        const QString verdict = !pool.capacity ? Page::tr("no limit")
            : pool.fits()                      ? Page::tr("arena fits")
                                               : Page::tr("over by %1").arg(format::exactBytes(pool.over_by()));
        table.add({pool.name, QString::number(pool.mem_id), format::exactBytes(pool.bytes),
                   format::exactBytes(bound_without_pins(plan, pool)),
                   pool.capacity ? format::exactBytes(*pool.capacity) : QStringLiteral("·"),
                   format::exactBytes(pool.align), marked(pool.fits() ? "good" : "bad", verdict)});
    }
    return head(Page::tr("Memories")) + table.done();
}

QString name_of(const Outcome& outcome, ValueId id) { return QString::fromStdString(outcome.method->values[id].name); }

/// If a pin makes the pool higher than its live bytes: the tensor that ends highest, and the one that holds it up.
QString height_of(const Outcome& outcome, const PoolResult& pool) {
    const std::int64_t cost = pool.lower_bound - bound_without_pins(outcome.plan(), pool);
    const auto top = cost > 0 ? top_of(outcome.plan(), pool.mem_id) : std::nullopt;
    if (!top) return {};
    QString text = Page::tr("Pins cost %1: %2 ends highest, at %3.")
                       .arg(format::exactBytes(cost), name_of(outcome, top->buffer), format::offset(top->end));
    if (top->pin == top->buffer) text += QLatin1Char(' ') + Page::tr("It is pinned.");
    else if (top->pin)
        text += QLatin1Char(' ') + Page::tr("It is held up by pinned tensor %1.").arg(name_of(outcome, *top->pin));
    text += QLatin1Char(' ') + Page::tr("Peak live bytes are lower than the pool size. Live at the peak:");
    return QStringLiteral("<p>%1</p>\n").arg(text.toHtmlEscaped());
}

/// The tensors live at the peak of a pool, largest first.
QString peak_of(const Outcome& outcome) {
    QString out;
    for (const PoolResult& pool : outcome.plan().pools) {
        std::vector<const TensorRow*> live;
        for (const TensorRow& row : outcome.tensors) {
            if (row.planned && row.buffer.valid() && row.mem_id == pool.mem_id && row.first <= pool.peak_position &&
                pool.peak_position <= row.last && row.bytes > 0)
                live.push_back(&row);
        }
        if (live.empty()) continue;
        std::stable_sort(live.begin(), live.end(),
                         [](const TensorRow* a, const TensorRow* b) { return a->bytes > b->bytes; });
        HtmlTable table({Page::tr("Tensor"), Page::tr("Operator"), Column::numbers(Page::tr("Bytes")),
                         Column::numbers(Page::tr("Steps")), Page::tr("Source")});
        for (const TensorRow* row : live)
            table.add({row->name, row->op, format::number(row->bytes), format::steps(row->first_step, row->last_step),
                       row->source});
        out += head(Page::tr("What the peak of %1 consists of").arg(QString::fromStdString(pool.name))) +
            height_of(outcome, pool) + table.done();
    }
    return out;
}

/// Edits made by hand.
QString edits_of(const Tuning& tuning) {
    QStringList lines;
    for (const auto& [name, offset] : tuning.pinned)
        lines.append(Page::tr("%1 is pinned at %2").arg(QString::fromStdString(name), format::offset(offset)));
    for (const auto& [name, mem_id] : tuning.assigned) {
        QString pool = QString::number(mem_id);
        for (const Pool& each : tuning.pools) {
            if (each.mem_id == mem_id) pool = QString::fromStdString(each.name);
        }
        lines.append(Page::tr("%1 is in %2").arg(QString::fromStdString(name), pool));
    }
    for (const std::string& name : tuning.unplanned)
        lines.append(Page::tr("%1 is bound by the caller").arg(QString::fromStdString(name)));
    if (lines.isEmpty()) return {};
    QString out = head(Page::tr("Changed by hand")) + QStringLiteral("<ul>\n");
    for (const QString& line : lines) out += QStringLiteral("<li>") + line.toHtmlEscaped() + QStringLiteral("</li>\n");
    return out + QStringLiteral("</ul>\n");
}

QString tensors_of(const Outcome& outcome) {
    const Plan& plan = outcome.plan();
    HtmlTable table({Page::tr("Tensor"), Page::tr("Operator"), Page::tr("Type"), Column::numbers(Page::tr("Bytes")),
                     Page::tr("Memory"), Column::numbers(Page::tr("Offset")), Column::numbers(Page::tr("Steps")),
                     Page::tr("Source")});
    for (const TensorRow& row : outcome.tensors) {
        const bool placed = row.planned && plan.placement.offsets.has(row.buffer);
        QString memory = Page::tr("caller");
        for (const PoolResult& pool : plan.pools) {
            if (placed && pool.mem_id == plan.problem.buffers[row.buffer].mem_id)
                memory = QString::fromStdString(pool.name);
        }
        table.add({row.name, row.op, std::string(name_of(row.dtype)) + row.shape_text, format::number(row.bytes),
                   memory, placed ? format::offset(plan.placement.offsets[row.buffer]) : QStringLiteral("·"),
                   format::steps(row.first_step, row.last_step), row.source});
    }
    return head(Page::tr("Tensors")) + table.done();
}

QString notes_of(const SessionNotes& notes) {
    if (notes.empty()) return {};
    QString out = head(Page::tr("Notes")) + QStringLiteral("<dl>\n");
    for (const auto* each : {&notes.plans, &notes.tensors}) {
        for (const auto& [about, note] : *each)
            out += QStringLiteral("<dt><b>%1</b></dt><dd class=\"note\">%2</dd>\n")
                       .arg(Html(about).code(), Html(note).code());
    }
    return out + QStringLiteral("</dl>\n");
}

/// An SVG document as an element: two in one page must not share the ids that Qt generates.
QString inline_svg(const QByteArray& svg, const QString& prefix) {
    QString out = QString::fromUtf8(svg);
    out = out.mid(out.indexOf(QLatin1String("<svg")));
    static const QRegularExpression id(QStringLiteral("id=\"([^\"]+)\""));
    out.replace(id, QStringLiteral("id=\"") + prefix + QStringLiteral("\\1\""));
    out.replace(QLatin1String("url(#"), QStringLiteral("url(#") + prefix);
    out.replace(QLatin1String("xlink:href=\"#"), QStringLiteral("xlink:href=\"#") + prefix);
    return out;
}

QString chart_of(const DrawnChart& chart) {
    QString title = QString::fromStdString(chart.id);
    for (const ChartEntry& entry : builtinCharts()) {
        if (title == QLatin1String(entry.id)) title = QCoreApplication::translate("arenascope::Chart", entry.title);
    }
    const QString picture = chart.is_vector
        ? inline_svg(chart.bytes, QString::fromStdString(chart.id) + QLatin1Char('-'))
        : QStringLiteral("<img alt=\"%1\" src=\"data:image/png;base64,").arg(title.toHtmlEscaped()) +
            QString::fromLatin1(chart.bytes.toBase64()) + QStringLiteral("\">\n");
    return head(title) + picture;
}

QString facts_of(const Outcome& outcome) {
    Facts facts;
    const Plan& plan = outcome.plan();
    for (const PoolResult& pool : plan.pools) {
        const QString bytes = format::bytes(pool.bytes);
        facts.add(Page::tr("%1 peak").arg(QString::fromStdString(pool.name)),
                  pool.capacity ? Page::tr("%1 of %2").arg(bytes, format::bytes(*pool.capacity)) : bytes, !pool.fits());
        if (!pool.capacity) continue;
        if (pool.fits()) facts.add(Page::tr("To spare"), format::bytes(*pool.capacity - pool.bytes));
        else facts.add(Page::tr("Over by"), format::bytes(pool.over_by()), true);
    }
    facts.add(Page::tr("Above lower bound"), format::bytes(plan.total_bytes - total_without_pins(plan)));
    facts.add(Page::tr("Tensors"), format::number(static_cast<qint64>(outcome.tensors.size())));
    facts.add(Page::tr("Steps"), format::number(outcome.steps));
    return facts.done();
}

QString problems_of(const Plan& plan) {
    if (plan.issues.empty()) return {};
    QString out = head(Page::tr("Problems")) + QStringLiteral("<ul class=\"bad\">\n");
    for (const PlanIssue& problem : plan.issues)
        out += QStringLiteral("<li>") + words::problem(problem).toHtmlEscaped() + QStringLiteral("</li>\n");
    return out + QStringLiteral("</ul>\n");
}

}  // namespace

QByteArray html_report(const std::string& file, const Outcome& outcome, const Tuning& tuning,
                       const std::vector<DrawnChart>& charts, const SessionNotes& notes, const RunReport* run) {
    const QString title = title_of(file).toHtmlEscaped();
    const std::vector<PlanRow> plans = planRows(outcome);
    const auto shown = std::find_if(plans.begin(), plans.end(), [](const PlanRow& row) { return row.shown; });
    QString out = QStringLiteral(
                      "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                      "<meta name=\"viewport\" content=\"width=device-width\"><title>%2</title>\n<style>")
                      .arg(QLocale().bcp47Name(), title);
    out += QLatin1String(style) + QStringLiteral("</style></head><body>\n<h1>%1</h1>\n").arg(title);
    out += QStringLiteral("<p class=\"dim\">%1</p>\n")
               .arg(Page::tr("Method %1, plan %2. Written by ArenaScope %3 on %4.")
                        .arg(QString::fromStdString(outcome.method->name),
                             shown == plans.end() ? QString::fromStdString(outcome.plan().planner) : shown->title,
                             QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())),
                             QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat))
                        .toHtmlEscaped());
    out += facts_of(outcome) + problems_of(outcome.plan());
    if (run) out += run_of(outcome, *run);
    for (const DrawnChart& chart : charts) out += chart_of(chart);
    out += peak_of(outcome) + flames_of(outcome, run ? run->last.get() : nullptr) + plans_of(outcome, plans) +
        pools_of(outcome.plan()) + edits_of(tuning) + notes_of(notes) + tensors_of(outcome) +
        QStringLiteral("</body></html>\n");
    return out.toUtf8();
}

}  // namespace arenascope::cli

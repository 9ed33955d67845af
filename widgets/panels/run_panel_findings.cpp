// The findings of a run: outputs that differ, damage that the sanitizer found, bytes touched.

#include <QLabel>
#include <QTextDocument>
#include <algorithm>

#include "widgets/panels/run_panel.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/run_findings.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// The verifier finds that two tensors share bytes, but no read met damage: within one step, the sanitizer cannot know
/// whether an operator reads its argument before it writes there.
QStringList unjudgedLines(const ViewState& state) {
    constexpr int most = 5;
    QStringList lines;
    int left = 0;
    for (const PlanIssue& problem : state.outcome()->plan().issues) {
        if (problem.code != IssueCode::overlap || problem.buffers.size() < 2) continue;
        const TensorRow *a = state.row(problem.buffers[0]), *b = state.row(problem.buffers[1]);
        if (!a || !b) continue;
        if (lines.size() == most) {
            ++left;
            continue;
        }
        const Step step = std::max(a->first_step, b->first_step);
        const bool within = std::min(a->last_step, b->last_step) == step;
        const QString bytes = format::exactBytes(problem.bytes);
        const QString text = within
            ? RunPanel::tr("step %1: %2 and %3 share %4 within one step, which the sanitizer cannot check")
            : RunPanel::tr("step %1: %2 and %3 share %4 while both are live");
        lines.append(
            QStringLiteral("<a href=\"%1:%2:%3\">%4</a>")
                .arg(a->value.number())
                .arg(step.number())
                .arg(b->value.number())
                .arg(text.arg(step.number()).arg(kit::text(a->name), kit::text(b->name), bytes).toHtmlEscaped()));
    }
    if (left > 0) lines.append(RunPanel::tr("and %1 more").arg(left));
    return lines;
}

/// "SRAM: 860 KiB of 864 KiB touched"
QStringList touchedLines(const ViewState& state, const RunReport& report) {
    QStringList lines;
    if (!report.last || report.last->touched.empty() || !state.outcome()) return lines;
    for (const PoolResult& pool : state.outcome()->plan().pools) {
        const auto id = static_cast<std::size_t>(pool.mem_id);
        const std::int64_t touched = id < report.last->touched.size() ? report.last->touched[id] : 0;
        lines.append(RunPanel::tr("%1: %2 of %3 touched")
                         .arg(kit::text(pool.name), format::bytes(touched), format::bytes(pool.bytes))
                         .toHtmlEscaped());
    }
    return lines;
}

/// The findings themselves stand in cards: here is how many there are, and what could not be checked.
QStringList violationLines(const ViewState& state, const RunReport& report) {
    if (!report.violations) return {};
    const auto count = static_cast<int>(report.violations->size());
    QStringList lines;
    if (count > 0) lines.append(RunPanel::tr("✗ sanitizer: %n finding(s)", nullptr, count));
    else if (!state.outcome() || state.outcome()->plan().valid())
        return {RunPanel::tr("✓ sanitizer: no corrupted read")};
    else lines.append(RunPanel::tr("○ sanitizer: no corrupted read observed, but the plan is invalid:"));
    return count > 0 ? lines : lines + unjudgedLines(state);
}

}  // namespace

QString RunPanel::findings() const {
    QTextDocument text;
    text.setHtml(findings_->text());
    QString out = text.toPlainText();
    if (report_ && report_->violations) {
        for (const Violation& each : *report_->violations) out += u'\n' + violationText(state_, each);
    }
    return out;
}

void RunPanel::showFindings(const RunReport& report) {
    QStringList lines;
    if (report.values) {
        const QString text = findingText(*report.values).toHtmlEscaped();
        lines.append(report.values->value() == no_value
                         ? text
                         : QStringLiteral("<a href=\"%1\">%2</a>").arg(report.values->value().number()).arg(text));
    }
    lines.append(violationLines(state_, report));
    if (report.last && report.last->copied_bytes >= 0 &&
        (!request().bindings.empty() || !report.last->device_copies.empty()))
        lines.append(
            tr("%1 copied by the last run").arg(format::exactBytes(report.last->copied_bytes)).toHtmlEscaped());
    if (const auto& s = report.from_static) {
        const QString speed = QString::number(s->per_second, 'f', 1);
        lines.append(
            (s->arena_bytes() > 0
                 ? tr("Runs per second: %1; arena per instance: %2").arg(speed, format::bytes(s->arena_bytes()))
                 : tr("Runs per second: %1; arenas are planned from the second run on, by observed sizes").arg(speed))
                .toHtmlEscaped());
        lines.append(tr("Managed tensors: %1; storage groups: %2; outgrown slots: %3")
                         .arg(s->report.managed)
                         .arg(s->report.groups)
                         .arg(s->report.outgrown.size())
                         .toHtmlEscaped());
        lines.append(tr("storage groups: %1 estimated, %2 observed")
                         .arg(format::bytes(s->report.bytes.planned), format::bytes(s->report.bytes.learned))
                         .toHtmlEscaped());
        for (const Message& problem : s->report.problems) lines.append(words::message(problem).toHtmlEscaped());
    }
    lines.append(touchedLines(state_, report));
    found_->setViolations(report.violations ? *report.violations : std::vector<Violation>());
    const auto differing = static_cast<int>(std::count_if(report.outputs.begin(), report.outputs.end(), isWrong));
    const int trouble = found_->count() + differing;
    emit troubleChanged(trouble > 0 ? trouble : report.values && report.values->value() != no_value ? 1 : 0);
    tell(lines.join(QStringLiteral("<br>")));
    findings_->setAccessibleDescription(findings());
}

/// Below "the run failed": the call, which is a link, and the reason.
void RunPanel::showFailure(const RunFailure& failure) {
    median_->setText(tr("the run failed"));
    found_->setViolations({});
    emit troubleChanged(1);
    fastest_->clear();
    const QString place = words::place(failure.error.place).toHtmlEscaped();
    QStringList lines;
    if (!place.isEmpty())
        lines.append(failure.instruction.valid()
                         ? QStringLiteral("<a href=\"call:%1\">%2</a>").arg(failure.instruction.number()).arg(place)
                         : place);
    lines.append(words::error(failure.error).toHtmlEscaped());
    tell(lines.join(QStringLiteral("<br>")));
    findings_->setAccessibleDescription(findings());
    verdict_ = tr("✗ the run failed");
}

/// The link of a differing value is followed by its number, that of two sharing values by "value:step:value", and that
/// of a failure by "call:instruction".
void RunPanel::follow(const QString& link) {
    const QStringList parts = link.split(QLatin1Char(':'));
    if (parts.first() == QLatin1String("call")) return state_.showCall(InstructionIndex(parts.last().toInt()));
    const ValueId value(parts.first().toInt());
    const TensorRow* row = state_.row(value);
    if (!row) return;
    state_.setStep(parts.size() > 1 ? Step(parts[1].toInt()) : row->first_step);
    std::set<ValueId> both{value};
    if (const ValueId other(parts.size() > 2 ? parts[2].toInt() : -1); state_.row(other)) both.insert(other);
    state_.select(both, value);
}

}  // namespace arenascope

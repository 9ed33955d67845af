// What a run found out: outputs that differ, damage that the sanitizer saw, bytes touched.

#include <QLabel>
#include <QTextDocument>
#include <algorithm>

#include "engine/ir/steps.h"
#include "widgets/engine_words.h"
#include "widgets/panels/kit.h"
#include "widgets/panels/run_panel.h"
#include "widgets/theme/format.h"
#include "widgets/view_state.h"

namespace arenascope {
namespace {

/// Writer, victim, bytes and step; the sentences of the command line.
QString violationText(const Violation& v) {
    const QString victim = v.victim.empty() ? RunPanel::tr("no tensor") : kit::text(v.victim);
    const QString writer = v.writer.empty() ? RunPanel::tr("something") : kit::text(v.writer);
    const QString what = v.kind == "overwritten"
        ? RunPanel::tr("%1 overwrote %2 of %3").arg(writer, format::exactBytes(v.bytes), victim)
        : v.kind == "outside"
        ? RunPanel::tr("%1 wrote beyond its outputs: %2 of %3").arg(writer, format::exactBytes(v.bytes), victim)
        : v.kind == "dead"
        ? RunPanel::tr("%1 of %2 were read after the plan let it die").arg(format::exactBytes(v.bytes), victim)
        : RunPanel::tr("%1 of %2 were read before anything was written").arg(format::exactBytes(v.bytes), victim);
    return RunPanel::tr("step %1: %2, at offset %3 in pool %4")
        .arg(v.step)
        .arg(what, QString::number(v.offset))
        .arg(v.mem_id);
}

}  // namespace

QString RunPanel::findings() const {
    QTextDocument text;
    text.setHtml(findings_->text());
    return text.toPlainText();
}

void RunPanel::showFindings(const RunReport& report) {
    QStringList lines;
    if (report.values) {
        const QString text = report.values->text.toHtmlEscaped();
        lines.append(report.values->value == no_value
                         ? text
                         : QStringLiteral("<a href=\"%1\">%2</a>").arg(report.values->value).arg(text));
    }
    lines.append(violationLines(report));
    if (report.last && report.last->copied_bytes >= 0 &&
        (!request().bindings.empty() || !report.last->device_copies.empty()))
        lines.append(
            tr("%1 copied by the last run").arg(format::exactBytes(report.last->copied_bytes)).toHtmlEscaped());
    if (const auto& s = report.fromStatic) {
        const QString speed = QString::number(s->perSecond, 'f', 1);
        lines.append(
            (s->arenaBytes > 0
                 ? tr("%1 runs per second, arena %2 per instance").arg(speed, format::bytes(s->arenaBytes))
                 : tr("%1 runs per second; arenas are made from the second run on, by what the first one learns")
                       .arg(speed))
                .toHtmlEscaped());
        lines.append(tr("%1 tensors managed in %2 storage groups, %3 outgrew their slot")
                         .arg(s->managed)
                         .arg(s->groups)
                         .arg(s->outgrown)
                         .toHtmlEscaped());
        lines.append(tr("storage groups told ahead %1, learned %2")
                         .arg(format::bytes(s->plannedBytes), format::bytes(s->learnedBytes))
                         .toHtmlEscaped());
        for (const QString& problem : s->problems) lines.append(problem.toHtmlEscaped());
    }
    lines.append(touchedLines(report));
    findings_->setText(lines.join(QStringLiteral("<br>")));
    findings_->setAccessibleDescription(findings());
}

/// Below "the run failed": where, which leads to the call, and why.
void RunPanel::showFailure(const RunFailure& failure) {
    median_->setText(tr("the run failed"));
    fastest_->clear();
    const QString place = kit::text(failure.error.place).toHtmlEscaped();
    QStringList lines;
    if (!place.isEmpty())
        lines.append(failure.instruction < 0
                         ? place
                         : QStringLiteral("<a href=\"call:%1\">%2</a>").arg(failure.instruction).arg(place));
    lines.append(words::error(failure.error).toHtmlEscaped());
    findings_->setText(lines.join(QStringLiteral("<br>")));
    findings_->setAccessibleDescription(findings());
    verdict_ = tr("✗ the run failed");
}

/// The sanitizer counts operators; views count steps of the listing.
int RunPanel::viewStep(int operators) const {
    const Method& method = *state_.outcome()->method;
    const std::vector<std::int32_t> steps = steps_of_instructions(*state_.outcome()->method);
    for (std::size_t at = 0; at < method.instructions.size(); ++at) {
        const Instruction::Kind kind = method.instructions[at].kind;
        if (kind != Instruction::Kind::kernel && kind != Instruction::Kind::delegate) continue;
        if (operators-- == 0) return std::max(0, steps[at]);
    }
    return std::max(0, state_.outcome()->steps - 1);
}

/// A violation is followed by "victim:step:writer", a value that differs by its number alone, a failure by
/// "call:instruction".
void RunPanel::follow(const QString& link) {
    const QStringList parts = link.split(QLatin1Char(':'));
    if (parts.first() == QLatin1String("call")) return state_.showCall(parts.last().toInt());
    const ValueId value = parts.first().toInt();
    const TensorRow* row = state_.row(value);
    if (!row) return;
    state_.setStep(parts.size() > 1 ? parts[1].toInt() : row->first_step);
    std::set<ValueId> both{value};
    if (parts.size() > 2 && state_.row(parts[2].toInt())) both.insert(parts[2].toInt());
    state_.select(both, value);
}

/// What a node writes, or an input or state by its own name.
ValueId RunPanel::writtenBy(const std::string& writer) const {
    const Outcome& outcome = *state_.outcome();
    for (const Instruction& instruction : outcome.method->instructions) {
        if (instruction.name == writer && !instruction.outs.empty()) return instruction.outs.front();
    }
    for (const TensorRow& row : outcome.tensors) {
        if (row.name == writer) return row.value;
    }
    return no_value;
}

QStringList RunPanel::violationLines(const RunReport& report) const {
    if (!report.violations) return {};
    if (report.violations->empty()) return {tr("✓ sanitizer: every read found the tensor that the plan promises")};
    QStringList lines{tr("✗ sanitizer: %n finding(s)", nullptr, static_cast<int>(report.violations->size()))};
    constexpr std::size_t most = 20;
    for (std::size_t i = 0; i < std::min(most, report.violations->size()); ++i) {
        const Violation& found = (*report.violations)[i];
        const QString text = violationText(found).toHtmlEscaped();
        ValueId victim = no_value;
        if (state_.outcome()) {
            for (const TensorRow& row : state_.outcome()->tensors) {
                if (row.name == found.victim) victim = row.value;
            }
        }
        lines.append(victim == no_value ? text
                                        : QStringLiteral("<a href=\"%1:%2:%3\">%4</a>")
                                              .arg(victim)
                                              .arg(viewStep(found.step))
                                              .arg(writtenBy(found.writer))
                                              .arg(text));
    }
    if (report.violations->size() > most) lines.append(tr("and %1 more").arg(report.violations->size() - most));
    return lines;
}

/// "SRAM: 860 KiB of 864 KiB touched"
QStringList RunPanel::touchedLines(const RunReport& report) const {
    QStringList lines;
    if (!report.last || report.last->touched.empty() || !state_.outcome()) return lines;
    for (const PoolResult& pool : state_.outcome()->plan().pools) {
        const auto id = static_cast<std::size_t>(pool.mem_id);
        const std::int64_t touched = id < report.last->touched.size() ? report.last->touched[id] : 0;
        lines.append(tr("%1: %2 of %3 touched")
                         .arg(kit::text(pool.name), format::bytes(touched), format::bytes(pool.bytes))
                         .toHtmlEscaped());
    }
    return lines;
}

}  // namespace arenascope

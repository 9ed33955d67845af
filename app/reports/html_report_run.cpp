// The part of the HTML report on the last run.

#include "app/reports/html_report_run.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "app/reports/html_report_parts.h"
#include "engine/base/statistics.h"
#include "engine/ir/shape_text.h"
#include "engine/ir/source_line.h"
#include "engine/ir/steps.h"
#include "engine/runner/run_report.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/run_findings.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/view_state.h"

namespace arenascope::cli {

namespace {

struct Page {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Report)
};

constexpr std::size_t most_operators = 10, emphasised = 2;

bool differs(const OutputReport& output) { return output.difference && output.difference->first_mismatch >= 0; }

QString facts_of(const RunReport& run) {
    Facts facts;
    const std::vector<double>& times = run.milliseconds;
    if (times.size() == 1) {
        facts.add(Page::tr("Run time"), format::milliseconds(times.front()) + QStringLiteral(" ms"));
    } else if (!times.empty()) {
        facts.add(Page::tr("Median of %n run(s)", nullptr, static_cast<int>(times.size())),
                  format::milliseconds(median(times)) + QStringLiteral(" ms"));
        facts.add(Page::tr("Fastest"),
                  format::milliseconds(*std::min_element(times.begin(), times.end())) + QStringLiteral(" ms"));
    }
    const auto compared = std::count_if(run.outputs.begin(), run.outputs.end(),
                                        [](const OutputReport& output) { return output.difference.has_value(); });
    const auto wrong = std::count_if(run.outputs.begin(), run.outputs.end(), differs);
    facts.add(Page::tr("Outputs"),
              compared == 0 ? Page::tr("no recorded values to compare with")
                            : Page::tr("%1 of %2 as expected").arg(compared - wrong).arg(compared),
              wrong > 0);
    if (run.violations)
        facts.add(Page::tr("Sanitizer"),
                  run.violations->empty()
                      ? Page::tr("no finding")
                      : Page::tr("%n finding(s)", nullptr, static_cast<int>(run.violations->size())),
                  !run.violations->empty());
    if (run.from_static) {
        facts.add(Page::tr("Runs per second"), QString::number(run.from_static->per_second, 'f', 1));
        facts.add(Page::tr("Arena per instance"), format::bytes(run.from_static->arena_bytes()));
    }
    return facts.done();
}

QString outputs_of(const RunReport& run) {
    if (run.outputs.empty()) return {};
    HtmlTable table({Page::tr("Output"), Page::tr("Type"), Column::numbers(Page::tr("Max |Δ|")),
                     Column::numbers(Page::tr("Largest expected")), Column::numbers(Page::tr("Tolerance")),
                     Page::tr("Expected")});
    for (const OutputReport& output : run.outputs) {
        QList<Html> cells{outputTitle(output), std::string(name_of(output.dtype)) + shape_text(output.shape)};
        if (!output.difference) {
            cells += {QString(), QString(), QString(), Page::tr("no recorded values")};
        } else {
            const bool wrong = differs(output);
            const QString verdict = wrong
                ? Page::tr("✗ first difference at element %1").arg(output.difference->first_mismatch)
                : Page::tr("✓ equal");
            cells += {differenceText(output.difference->max_abs), differenceText(output.largest), toleranceText(output),
                      marked(wrong ? "bad" : "good", verdict)};
        }
        table.add(cells);
    }
    return table.done();
}

/// A bar whose length is a fraction of the whole cell; text and numbers are next to it, at any width.
Html bar_of(double share, bool slow) {
    return Html::verbatim(
        QStringLiteral("<svg viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
                       "<rect%1 width=\"%2\" height=\"8\"/></svg>")
            .arg(slow ? QStringLiteral(" class=\"slow\"") : QString(), QString::number(share, 'f', 2)));
}

/// Inter renders the x of "0x" as a times sign.
Html with_mono(const Html& html) {
    static const QRegularExpression offset(QStringLiteral("(0x[0-9A-F]+)"));
    return Html::verbatim(QString(html.code()).replace(offset, QStringLiteral("<code>\\1</code>")));
}

class RunPart {
public:
    RunPart(const Outcome& outcome, const RunReport& run)
        : method_(*outcome.method), run_(run), steps_(steps_of_instructions(method_)) {
        // Names as in the window, which looks them up in the shown outcome.
        state_.show(std::make_shared<const Outcome>(outcome), std::make_shared<const Tuning>());
    }

    QString times() const {
        std::vector<const OpSummary*> slowest;
        double sum = 0;
        for (const OpSummary& op : run_.ops) {
            slowest.push_back(&op);
            sum += op.median;
        }
        if (slowest.empty() || sum <= 0) return {};
        std::stable_sort(slowest.begin(), slowest.end(),
                         [](const OpSummary* a, const OpSummary* b) { return a->median > b->median; });
        const std::size_t all = slowest.size();
        slowest.resize(std::min(all, most_operators));
        HtmlTable table({Column::numbers(Page::tr("Step")), Page::tr("Operator"), Page::tr("Tensor"),
                         Page::tr("Kernel"), Column::numbers(Page::tr("ms, median")),
                         Column::numbers(QStringLiteral("%")), Column::bars(), Page::tr("Source")});
        for (std::size_t i = 0; i < slowest.size(); ++i) {
            const OpTime& op = slowest[i]->last;
            const double took = slowest[i]->median;
            table.add({stepText(op.instruction), op.op,
                       calledName(state_, op.instruction, QString::fromStdString(op.name)), op.kernel,
                       format::milliseconds(took), QString::number(100 * took / sum, 'f', 1),
                       bar_of(100 * took / slowest.front()->median, i < emphasised), sourceOf(op.instruction)});
        }
        const QString title = all > slowest.size()
            ? Page::tr("The %1 slowest of %n operator(s)", nullptr, static_cast<int>(all)).arg(slowest.size())
            : Page::tr("Time of each operator");
        return head(title) + table.done();
    }

    QString findings() const {
        QString out;
        if (run_.last && run_.last->failure) out += failure(*run_.last->failure);
        if (run_.values) {
            const TensorRow* row = state_.row(run_.values->value());
            out += sentence(findingText(*run_.values), row ? QString::fromStdString(row->source) : QString(),
                            row != nullptr);
        }
        if (run_.violations && !run_.violations->empty()) out += damage(*run_.violations);
        return out.isEmpty() ? out : head(Page::tr("What the run found")) + out;
    }

private:
    [[nodiscard]] const Instruction* at(InstructionIndex instruction) const {
        return method_.instructions.has(instruction) ? &method_.instructions[instruction] : nullptr;
    }
    [[nodiscard]] QString stepText(InstructionIndex instruction) const {
        const Step step = steps_.has(instruction) ? steps_[instruction] : Step{};
        return step.valid() ? QString::number(step.number()) : QStringLiteral("·");
    }
    [[nodiscard]] QString sourceOf(InstructionIndex instruction) const {
        const Instruction* call = at(instruction);
        return call ? QString::fromStdString(source_line(call->stack_trace)) : QString();
    }

    static QString sentence(const QString& text, const QString& source, bool bad) {
        return QStringLiteral("<p class=\"%1\">%2 %3</p>\n")
            .arg(bad ? QStringLiteral("bad") : QStringLiteral("good"), Html(text).code(), marked("dim", source).code());
    }

    QString failure(const RunFailure& failure) const {
        const QString place = QString::fromStdString(failure.error.place.text());
        const QString why = words::error(failure.error);
        const Instruction* call = at(failure.instruction);
        return sentence(Page::tr("The run failed: %1").arg(place.isEmpty() ? why : place + QStringLiteral(": ") + why),
                        call ? QString::fromStdString(source_line(call->stack_trace)) : QString(), true);
    }

    QString damage(const std::vector<Violation>& violations) const {
        HtmlTable table({Page::tr("Finding"), Page::tr("Tensor"), Column::numbers(Page::tr("Bytes")),
                         Column::numbers(Page::tr("Steps")), Column::numbers(Page::tr("Step")), Page::tr("Source")});
        for (const Violation& each : violations) {
            const auto row = std::find_if(state_.outcome()->tensors.begin(), state_.outcome()->tensors.end(),
                                          [&](const TensorRow& tensor) { return tensor.name == each.victim; });
            const bool known = row != state_.outcome()->tensors.end();
            const InstructionIndex reader = instructionOf(state_, each.step);
            const QString line = sourceOf(reader);
            table.add({marked("bad", with_mono(violationText(state_, each))), each.victim, format::number(each.bytes),
                       known ? format::steps(row->first_step, row->last_step) : QStringLiteral("·"), stepText(reader),
                       line.isEmpty() && known ? QString::fromStdString(row->source) : line});
        }
        return table.done();
    }

    const Method& method_;
    const RunReport& run_;
    Table<InstructionIndex, Step> steps_;
    ViewState state_;
};

}  // namespace

QString run_of(const Outcome& outcome, const RunReport& run) {
    const RunPart part(outcome, run);
    return head(Page::tr("Run")) + facts_of(run) + outputs_of(run) + part.findings() + part.times();
}

}  // namespace arenascope::cli

#include "widgets/plot/delegate_row.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <map>

#include "engine/ir/steps.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {

QString InsideCell::text() const {
    QStringList out{name};
    for (const QString& part : {nodes, source, kernel}) {
        if (!part.isEmpty()) out.append(part);
    }
    out.append(QCoreApplication::translate("arenascope::TimelineChart", "%1 ms").arg(milliseconds, 0, 'f', 3));
    if (!error.isEmpty()) out.append(error);
    return out.join(QStringLiteral(", "));
}

std::vector<InsideCell> insideOf(const RunResult* run, const Outcome& outcome) {
    std::vector<InsideCell> out;
    if (!run || !outcome.method || outcome.steps <= 0) return out;
    const Table<InstructionIndex, Step> steps = steps_of_instructions(*outcome.method);
    std::map<Step, double> length;  // of the call at a step, as far as its events show
    for (const DelegateEvent& event : run->events) {
        const Step step = steps.has(event.instruction) ? steps[event.instruction] : Step{};
        if (!step.valid() || step >= Step(outcome.steps)) continue;
        InsideCell cell{.step = step,
                        .begin = event.event.start,
                        .end = event.event.end,
                        .milliseconds = event.event.end - event.event.start,
                        .name = QString::fromStdString(event.event.name),
                        .kernel = QString::fromStdString(event.event.kernel),
                        .nodes = {},
                        .source = {},
                        .error = words::message(event.event.error)};
        QStringList nodes, sources;
        for (const DebugHandle::Node& node : event.nodes) {
            nodes.append(QString::fromStdString(node.name));
            const QString source = QString::fromStdString(node.source);
            if (!source.isEmpty() && !sources.contains(source)) sources.append(source);
        }
        cell.nodes = nodes.join(QStringLiteral(" + "));
        cell.source = sources.join(QStringLiteral(" + "));
        length[cell.step] = std::max(length[cell.step], cell.end);
        out.push_back(std::move(cell));
    }
    std::stable_sort(out.begin(), out.end(), [](const InsideCell& a, const InsideCell& b) { return a.step < b.step; });
    std::map<Step, std::size_t> slowest;
    for (std::size_t i = 0; i < out.size(); ++i) {
        InsideCell& cell = out[i];
        const double whole = std::max(length[cell.step], 1e-9);
        cell.begin = std::clamp(cell.begin / whole, 0.0, 1.0);
        cell.end = std::clamp(cell.end / whole, cell.begin, 1.0);
        const auto [known, first] = slowest.try_emplace(cell.step, i);
        if (!first && out[known->second].milliseconds < cell.milliseconds) known->second = i;
    }
    for (const auto& [step, index] : slowest) out[index].slowest = true;
    return out;
}

}  // namespace arenascope

#pragma once
// Takes a written program the whole way: opened, planned by every planner, run in each plan, exported, checked by an
// independent reader, opened and run again.

#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/formats/pt2_text.h"
#include "tests/runtime/running.h"

namespace arenascope::testing {

/// The difference if consecutive runs on one instance do not give these outputs; else empty.
inline QString runsLike(const std::shared_ptr<const Program>& program, const Outcome& outcome,
                        const std::vector<HostTensor>& inputs, const std::vector<HostTensor>& expected, int times) {
    Progress progress;
    auto executor = Executor::load(program, *outcome.method, outcome.plan());
    if (!executor.ok()) return textOf(executor.error());
    for (int i = 0; i < times; ++i) {
        const auto result = executor.value()->run(inputs, {}, progress);
        if (!result.ok()) return textOf(result.error());
        const QString differs = difference(result.value().outputs, expected);
        if (!differs.isEmpty()) return QStringLiteral("run %1: %2").arg(i).arg(differs);
    }
    return {};
}

/// The outputs of a program in the plan of greedy_by_size.
inline Result<std::vector<HostTensor>> outputsOf(const TextProgram& text, const QTemporaryDir& folder) {
    const QString path = writtenFile(folder, QStringLiteral("m.pt2"), text.archive());
    TRY(const Opened opened, openAndPlan(path));
    TRY(const auto executor, Executor::load(opened.program, *opened.outcome.method, opened.outcome.plan()));
    Progress progress;
    TRY(RunResult result, executor->run(text.inputs(), {}, progress));
    return std::move(result.outputs);
}

/// Empty if every plan and every export of the program gives the expected outputs; else the error and its stage.
inline QString wholePath(const TextProgram& text, const std::vector<HostTensor>& expected, int times = 2) {
    const QTemporaryDir folder;
    const QString path = writtenFile(folder, QStringLiteral("m.pt2"), text.archive());
    Progress progress;
    const Engine engine;
    const auto program = engine.open(path.toStdString(), progress);
    if (!program.ok()) return QStringLiteral("open: ") + textOf(program.error());
    Tuning tuning = starting_tuning(*program.value());
    tuning.options.nodes = 500;
    auto outcome = engine.evaluate(*program.value(), tuning, {"all"}, progress);
    if (!outcome.ok()) return QStringLiteral("plan: ") + textOf(outcome.error());
    for (std::size_t i = 0; i < outcome.value().plans.size(); ++i) {
        outcome.value().shown = i;
        const Plan& plan = outcome.value().plan();
        const QString where = QString::fromStdString(plan.planner) + QStringLiteral(": ");
        if (!plan.valid())
            return where + QString::fromStdString(plan.issues.empty() ? "invalid" : plan.issues[0].text());
        const QString ran = runsLike(program.value(), outcome.value(), text.inputs(), expected, times);
        if (!ran.isEmpty()) return where + ran;
    }
    for (const bool plannedIo : {true, false}) {
        const auto changed =
            engine.evaluate(*program.value(), edit::set_planned_io(tuning, plannedIo, plannedIo, true), {}, progress);
        if (!changed.ok()) return QStringLiteral("plan again: ") + textOf(changed.error());
        const QString out = folder.filePath(QStringLiteral("out.pte"));
        ExportOptions options;
        options.target = "arenascope";
        const auto written =
            engine.export_to(out.toStdString(), *program.value(), changed.value(), false, progress, options);
        if (!written.ok()) return QStringLiteral("export: ") + textOf(written.error());
        if (const QString objects = lint(out); !objects.isEmpty()) return QStringLiteral("lint: ") + objects;
        const auto again = engine.open(out.toStdString(), progress);
        if (!again.ok()) return QStringLiteral("open again: ") + textOf(again.error());
        const auto kept = engine.evaluate(*again.value(), starting_tuning(*again.value()), {}, progress);
        if (!kept.ok()) return QStringLiteral("loaded plan: ") + textOf(kept.error());
        if (!kept.value().plan().valid()) return QStringLiteral("the exported plan is assessed invalid");
        const QString ran = runsLike(again.value(), kept.value(), text.inputs(), expected, times);
        if (!ran.isEmpty()) return QStringLiteral("exported: ") + ran;
    }
    return {};
}

}  // namespace arenascope::testing

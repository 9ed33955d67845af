#include "app/controllers/run_controller.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QPointer>
#include <algorithm>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/dialogs/palette_commands.h"
#include "app/dialogs/state_dialog.h"
#include "app/document/workspace.h"
#include "engine/base/file.h"
#include "engine/planning/planner.h"
#include "engine/runner/recorded.h"
#include "engine/runner/runnable.h"
#include "engine/runtime/state_file.h"
#include "widgets/panels/run_panel.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

RunController::RunController(Shell& shell, RunPanel& panel)
    : QObject(&shell), shell_(shell), panel_(panel), runTip_(shell.actions.runButton->toolTip()) {
    const MainActions& actions = shell.actions;
    Runs& runs = shell.workspace.runs();
    connect(actions.run, &QAction::triggered, this, [this] { shell_.workspace.runs().start(panel_.request()); });
    connect(actions.stop, &QAction::triggered, &runs, &Runs::stop);
    connect(actions.resetState, &QAction::triggered, &runs, &Runs::resetState);
    connect(actions.runSettings, &QAction::triggered, this, [this] { shell_.raise(QStringLiteral("run")); });
    connect(&panel, &RunPanel::runRequested, actions.run, &QAction::trigger);
    connect(&panel, &RunPanel::stopRequested, actions.stop, &QAction::trigger);
    connect(&panel, &RunPanel::resetStateRequested, actions.resetState, &QAction::trigger);
    connect(&panel, &RunPanel::feedbackRequested, &shell.edits, &Edits::feedBack);
    connect(&panel, &RunPanel::unpinRequested, &shell.edits, &Edits::unpin);
    connect(&panel, &RunPanel::arenaRequested, this, [this] {
        shell_.showChart(QStringLiteral("arenaChart"));
        shell_.actions.fitSelection->trigger();
    });
    connectState();
    connect(&runs, &Runs::ran, this, &RunController::onRan);
    connect(&runs, &Runs::stopped, this, [this](const Error& error) { panel_.setFailure(error); });
    connect(&runs, &Runs::recordedChanged, this, &RunController::showRecorded);
    connect(&shell.workspace.view(), &ViewState::runChanged, this, [this] {
        if (!shell_.workspace.view().run()) panel_.clear();
    });
    connect(&shell.workspace.jobs(), &Jobs::finished, this, &RunController::showRunning);
    connect(&shell.workspace.jobs(), &Jobs::started, this, &RunController::showRunning);
    connect(&shell, &Shell::documentShown, this, &RunController::showRecorded);
    connect(&shell, &Shell::documentShown, this, &RunController::showRunning);
    connect(&shell, &Shell::remade, this, [this] {
        if (const auto& report = shell_.workspace.runs().report()) panel_.setReport(*report);
    });
}

void RunController::connectState() {
    connect(&panel_, &RunPanel::viewStateRequested, this, [this] {
        shell_.workspace.runs().readState(
            [self = QPointer<RunController>(this)](const std::vector<NamedTensor>& state) {
                if (!self) return;
                self->shell_.dialogs.ask(
                    [&window = self->shell_.window, state] { return new StateDialog(state, &window); });
            });
    });
    connect(&panel_, &RunPanel::saveStateRequested, this, [this] {
        const QString path = QFileDialog::getSaveFileName(
            &shell_.window, tr("Save state"), QStringLiteral("state.safetensors"), tr("State (*.safetensors)"));
        if (!path.isEmpty()) saveState(path);
    });
    connect(&panel_, &RunPanel::loadStateRequested, this, [this] {
        const QString path = QFileDialog::getOpenFileName(&shell_.window, tr("Load state"), QString(),
                                                          tr("State (*.safetensors);;All files (*)"));
        if (!path.isEmpty()) loadState(path);
    });
}

void RunController::showRecorded() {
    QStringList runs;
    const std::size_t count = shell_.workspace.runs().recorded().size();
    for (std::size_t i = 0; i < count; ++i) runs.append(tr("Recorded run %1").arg(i));
    const Document* document = shell_.workspace.document();
    const bool has_trace = document && !runs.isEmpty() &&
        QFileInfo(QString::fromStdString(document->program()->path)).dir().exists(QLatin1String(recorded_trace));
    panel_.setRecorded(runs, has_trace);
}

void RunController::showRunning() {
    const bool running = shell_.workspace.jobs().busy(Jobs::Kind::running);
    const Document* document = shell_.workspace.document();
    const Result<> runnable =
        document ? check_runnable(*document->program(), document->tuning()->method) : Result<>(done);
    const QString why = runnable.ok() ? QString() : words::error(runnable.error());
    const bool is_free = document && !running;
    panel_.setRunning(running);
    panel_.setRunnable(why);
    shell_.actions.run->setProperty(why_not, why);
    shell_.actions.runButton->setToolTip(why.isEmpty() ? runTip_ : runTip_ + QLatin1Char('\n') + why);
    shell_.actions.stop->setEnabled(running);
    shell_.actions.run->setEnabled(is_free && runnable.ok());
    shell_.actions.resetState->setEnabled(is_free);
}

void RunController::onRan(const RunReport& report) {
    panel_.setReport(report);
    shell_.workspace.view().setFindings(report.violations.value_or(std::vector<Violation>()));
    shell_.raise(QStringLiteral("run"));
    shell_.tell(panel_.verdict());
    if (report.last && report.last->failure) return;  // the message bar and the log have the error
    shell_.workspace.log(tr("ran: %1").arg(panel_.verdict()));
    warn(report);
}

/// Findings of a run are shown prominently, with a remedy.
void RunController::warn(const RunReport& report) {
    const auto differing = static_cast<int>(std::count_if(report.outputs.begin(), report.outputs.end(), isWrong));
    const auto found = report.violations ? static_cast<int>(report.violations->size()) : 0;
    const Plan& plan = shell_.workspace.view().outcome()->plan();
    const bool unsafe = !plan.valid() || found > 0;
    if (differing == 0 && !unsafe) return;
    QStringList text;
    if (!plan.valid()) text.append(tr("Live tensors share bytes in this plan; see Problems."));
    if (found > 0) text.append(tr("The sanitizer has %n finding(s), listed in Run.", nullptr, found));
    if (differing > 0 && !unsafe)
        text.append(tr("The plan is valid; use “Check all values” in Run to find the first node that differs."));
    const bool compared = std::any_of(report.outputs.begin(), report.outputs.end(),
                                      [](const OutputReport& output) { return output.difference.has_value(); });
    const QString title = differing > 0 ? tr("%n output(s) differ from the recorded values", nullptr, differing)
        : compared                      ? tr("The outputs are as expected, but the plan is not safe")
                                        : tr("The plan is not safe");
    if (!unsafe) return shell_.messages.showNotice(title, text.join(u' '));
    shell_.messages.showOffer(
        title, text.join(u' '), tr("Plan with %1").arg(words::engine(find_planner(planner_id::automatic)->title)),
        [this] { shell_.edits.setPlanner(kit::text(planner_id::automatic)); }, [] {});
}

void RunController::saveState(const QString& path) {
    shell_.workspace.runs().readState(
        [self = QPointer<RunController>(this), path](const std::vector<NamedTensor>& state) {
            const auto bytes = encode_tensors(state);
            const Result<> saved = bytes.ok() ? save_file(path.toStdString(), bytes.value()) : Result<>(bytes.error());
            if (!self) return;
            if (!saved.ok()) return self->shell_.showError(saved.error());
            self->shell_.messages.showDone(tr("Saved the state"), path);
        });
}

void RunController::loadState(const QString& path) {
    const auto bytes = load_file(path.toStdString(), std::uint64_t{1} << 32);
    if (!bytes.ok()) return shell_.showError(bytes.error());
    auto state = decode_tensors(bytes.value());
    if (!state.ok()) return shell_.showError(std::move(state).error().of_file(path.toStdString()));
    shell_.workspace.runs().writeState(std::move(state).take(), [self = QPointer<RunController>(this), path] {
        if (self) self->shell_.messages.showDone(tr("Loaded the state"), path);
    });
}

}  // namespace arenascope

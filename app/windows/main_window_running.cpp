// What the Run panel asks for beside running: the state between runs, and outputs that are fed back.

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

#include "app/dialogs/state_dialog.h"
#include "app/document/workspace.h"
#include "app/windows/edits.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "engine/base/file.h"
#include "engine/planning/planner.h"
#include "engine/runtime/state_file.h"
#include "widgets/panels/run_panel.h"
#include "widgets/ui/engine_words.h"

namespace arenascope {

void MainWindow::connectRunning() {
    connect(docks_->run, &RunPanel::viewStateRequested, this, [this] {
        workspace_->runs().readState([this](const std::vector<NamedTensor>& state) {
            dialogs_->ask([this, state] { return new StateDialog(state, this); });
        });
    });
    connect(docks_->run, &RunPanel::saveStateRequested, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Save state"), QStringLiteral("state.safetensors"),
                                                          tr("State (*.safetensors)"));
        if (!path.isEmpty()) saveState(path);
    });
    connect(docks_->run, &RunPanel::loadStateRequested, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Load state"), QString(), tr("State (*.safetensors);;All files (*)"));
        if (!path.isEmpty()) loadState(path);
    });
    connect(docks_->run, &RunPanel::feedbackRequested, edits_.get(), &Edits::feedBack);
    connect(docks_->run, &RunPanel::unpinRequested, edits_.get(), &Edits::unpin);
    connect(docks_->run, &RunPanel::troubleChanged, this, [this](int count) { docks_->setRunTrouble(count); });
    connect(docks_->run, &RunPanel::arenaRequested, this, [this] {
        showChart(QStringLiteral("arenaChart"));
        actions_->fitSelection->trigger();
    });
}

/// What a run found is said where nobody overlooks it, with what repairs it.
void MainWindow::warnAboutRun(const RunReport& report) {
    const auto differing =
        static_cast<int>(std::count_if(report.outputs.begin(), report.outputs.end(), [](const OutputReport& output) {
            return output.difference && output.difference->first_mismatch >= 0;
        }));
    const auto found = report.violations ? static_cast<int>(report.violations->size()) : 0;
    const Plan& plan = workspace_->view().outcome()->plan();
    const bool unsafe = !plan.valid() || found > 0;
    if (differing == 0 && !unsafe) return;
    QStringList text;
    if (!plan.valid()) text.append(tr("The plan lets tensors share bytes that both still need: see Problems."));
    if (found > 0) text.append(tr("The sanitizer has %n finding(s), listed in Run.", nullptr, found));
    if (differing > 0 && !unsafe)
        text.append(tr("The plan is valid: “Check all values” in Run finds the first node that differs."));
    const bool compared = std::any_of(report.outputs.begin(), report.outputs.end(),
                                      [](const OutputReport& output) { return output.difference.has_value(); });
    const QString title = differing > 0 ? tr("%n output(s) differ from what was recorded", nullptr, differing)
        : compared                      ? tr("The outputs are as expected, but the plan is not safe")
                                        : tr("The plan is not safe");
    if (!unsafe) return messages_->showNotice(title, text.join(u' '));
    messages_->showOffer(
        title, text.join(u' '), tr("Plan with %1").arg(words::engine(find_planner("auto")->title)),
        [this] { edits_->setPlanner(QStringLiteral("auto")); }, [] {});
}

void MainWindow::saveState(const QString& path) {
    workspace_->runs().readState([this, path](const std::vector<NamedTensor>& state) {
        const auto bytes = encode_tensors(state);
        const Result<> saved = bytes.ok() ? save_file(path.toStdString(), bytes.value()) : Result<>(bytes.error());
        if (!saved.ok()) return showError(saved.error());
        messages_->showDone(tr("Saved the state"), path);
    });
}

void MainWindow::loadState(const QString& path) {
    const auto bytes = load_file(path.toStdString(), std::uint64_t{1} << 32);
    if (!bytes.ok()) return showError(bytes.error());
    auto state = decode_tensors(bytes.value());
    if (!state.ok()) return showError(std::move(state).error().of_file(path.toStdString()));
    workspace_->runs().writeState(std::move(state).take(),
                                  [this, path] { messages_->showDone(tr("Loaded the state"), path); });
}

}  // namespace arenascope

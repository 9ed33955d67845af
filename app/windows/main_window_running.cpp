// What the Run panel asks for beside running: the state between runs, and outputs that are fed back.

#include <QFileDialog>
#include <QFileInfo>

#include "app/dialogs/state_dialog.h"
#include "app/windows/edits.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "app/workspace.h"
#include "engine/base/file.h"
#include "engine/runtime/state_file.h"
#include "widgets/panels/run_panel.h"

namespace arenascope {

void MainWindow::connectRunning() {
    connect(docks_->run, &RunPanel::viewStateRequested, this, [this] {
        workspace_->readState([this](const std::vector<NamedTensor>& state) {
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
}

void MainWindow::saveState(const QString& path) {
    workspace_->readState([this, path](const std::vector<NamedTensor>& state) {
        const auto bytes = encode_tensors(state);
        const Result<> saved = bytes.ok() ? save_file(path.toStdString(), bytes.value()) : Result<>(bytes.error());
        if (!saved.ok()) return showError(saved.error());
        messages_->showNotice(tr("Saved the state"), path);
    });
}

void MainWindow::loadState(const QString& path) {
    const auto bytes = load_file(path.toStdString(), std::uint64_t{1} << 32);
    if (!bytes.ok()) return showError(bytes.error());
    auto state = decode_tensors(bytes.value());
    if (!state.ok()) return showError(std::move(state).error().of_file(path.toStdString()));
    workspace_->writeState(std::move(state).take(),
                           [this, path] { messages_->showNotice(tr("Loaded the state"), path); });
}

}  // namespace arenascope

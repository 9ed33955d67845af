// What the window says of a session beside its edits: the baseline, the edits that do not apply, recorded runs.

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>

#include "app/cli/help.h"
#include "app/cli/run_session.h"
#include "app/dialogs/session_dialog.h"
#include "app/document/workspace.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "widgets/panels/run_panel.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_words.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

void MainWindow::connectSession() {
    connect(actions_->setBaseline, &QAction::triggered, &workspace_->session(), &SessionKeeper::setBaseline);
    connect(actions_->sessionDetails, &QAction::triggered, this,
            [this] { dialogs_->ask([this] { return new SessionDialog(*workspace_, this); }); });
    connect(workspace_.get(), &Workspace::sessionOpened, this, &MainWindow::tellSession);
    connect(&workspace_->runs(), &Runs::recordedChanged, this, &MainWindow::showRecorded);
}

void MainWindow::chooseSession() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open session"), QString(), tr("Sessions (*.json)"));
    if (!path.isEmpty()) open(path);
}

/// The same number that closing asks about.
QString MainWindow::editsText(const Document& document) {
    const std::optional<int> unsaved = document.unsavedCount();
    if (!unsaved) return tr("unsaved edits");
    if (*unsaved > 0) return tr("%n unsaved edit(s)", nullptr, *unsaved);
    const int edits = document.editCount();
    return edits == 0 ? tr("no edits") : tr("%n edit(s)", nullptr, edits) + QStringLiteral(", ") + tr("saved");
}

/// The status bar of the start page.
void MainWindow::showReady() {
    pointer_->setText(tr("Ready"));
    facts_->setText(QStringLiteral("ArenaScope ") + kit::text(arenascope::version));
}

void MainWindow::showRecorded() {
    QStringList runs;
    for (std::size_t i = 0; i < workspace_->runs().recorded().size(); ++i) runs.append(tr("Recorded run %1").arg(i));
    const Document* document = workspace_->document();
    const bool has_trace = document && !runs.isEmpty() &&
        QFileInfo(QString::fromStdString(document->program()->path)).dir().exists(QLatin1String(cli::recorded_trace));
    docks_->run->setRecorded(runs, has_trace);
}

namespace {

/// Edits that were lost on the way, and those that were found under another name.
QStringList movedEdits(const Reapplied& reapplied) {
    QStringList text;
    if (!reapplied.orphaned.empty()) {
        QStringList names;
        for (const std::string& name : reapplied.orphaned) names.append(kit::text(name));
        text.append(MainWindow::tr("Not in the program any more: %1.").arg(names.join(QStringLiteral(", "))));
    }
    if (!reapplied.renamed.empty())
        text.append(MainWindow::tr("%n tensor(s) were found under another name.", nullptr,
                                   static_cast<int>(reapplied.renamed.size())));
    return text;
}

}  // namespace

/// What a colleague who opens the session has to know: edits that were lost on the way, and how far the plan is from
/// the one that it is measured against. Nothing is said where there is nothing to know.
void MainWindow::tellSession(bool reloaded) {
    if (reloaded) return tellReloaded();
    const Reapplied& reapplied = workspace_->session().reapplied();
    QStringList text;
    for (const Error& warning : workspace_->session().warnings()) text.append(words::error(warning) + QLatin1Char('.'));
    text += movedEdits(reapplied);
    if (const auto difference = workspace_->session().baselineDifference();
        difference && difference->after != difference->before) {
        text.append(
            tr("Against the baseline: %1, %2 now.")
                .arg(format::bytesDelta(difference->after - difference->before), format::bytes(difference->after)));
    }
    if (text.isEmpty()) return;
    const std::size_t all = reapplied.applied + reapplied.orphaned.size();
    const QString title = reapplied.orphaned.empty()
        ? tr("The session is open")
        : tr("%1 of %2 edits of the session apply").arg(reapplied.applied).arg(all);
    messages_->showOffer(
        title, text.join(QLatin1Char(' ')), tr("Details…"), [this] { actions_->sessionDetails->trigger(); }, [] {});
}

/// What became of the edits on the program as it is on the disk now. That they changed is no session's doing.
void MainWindow::tellReloaded() {
    const Reapplied& reapplied = workspace_->session().reapplied();
    const std::size_t all = reapplied.applied + reapplied.orphaned.size();
    const QString title =
        all == 0 ? tr("Reloaded") : tr("Reloaded: %1 of %2 edits apply").arg(reapplied.applied).arg(all);
    QStringList text = movedEdits(reapplied);
    if (!workspace_->session().warnings().empty()) text.append(tr("The program changed, and is planned anew."));
    if (reapplied.orphaned.empty()) return messages_->showDone(title, text.join(QLatin1Char(' ')));
    messages_->showOffer(
        title, text.join(QLatin1Char(' ')), tr("Details…"), [this] { actions_->sessionDetails->trigger(); }, [] {});
}

}  // namespace arenascope

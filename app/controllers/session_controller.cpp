#include "app/controllers/session_controller.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>

#include "app/controllers/main_actions.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/dialogs/session_dialog.h"
#include "app/document/workspace.h"
#include "engine/tuning/reapply.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// Edits that were lost, and those matched under another name.
QStringList movedEdits(const Reapplied& reapplied) {
    QStringList text;
    if (!reapplied.orphaned.empty()) {
        QStringList names;
        for (const std::string& name : reapplied.orphaned) names.append(kit::text(name));
        text.append(SessionController::tr("No longer in the program: %1.").arg(names.join(QStringLiteral(", "))));
    }
    if (!reapplied.renamed.empty())
        text.append(SessionController::tr("%n tensor(s) were found under another name.", nullptr,
                                          static_cast<int>(reapplied.renamed.size())));
    return text;
}

}  // namespace

SessionController::SessionController(Shell& shell) : QObject(&shell), shell_(shell) {
    const MainActions& actions = shell.actions;
    connect(actions.save, &QAction::triggered, this, [this] { save(false); });
    connect(actions.saveAs, &QAction::triggered, this, [this] { save(true); });
    connect(actions.closeDocument, &QAction::triggered, this, &SessionController::close);
    connect(actions.setBaseline, &QAction::triggered, &shell.workspace.session(), &SessionKeeper::setBaseline);
    connect(actions.sessionDetails, &QAction::triggered, this, [this] {
        shell_.dialogs.ask(
            [&workspace = shell_.workspace, &window = shell_.window] { return new SessionDialog(workspace, &window); });
    });
    connect(&shell.workspace, &Workspace::sessionOpened, this, &SessionController::onOpened);
}

bool SessionController::save(bool choose) {
    emit finishing();
    QString path = shell_.workspace.session().path();
    if (choose || path.isEmpty()) {
        const QFileInfo program(QString::fromStdString(shell_.workspace.document()->program()->path));
        path = QFileDialog::getSaveFileName(
            &shell_.window, tr("Save session"),
            program.dir().filePath(program.completeBaseName() + QStringLiteral(".session.json")),
            tr("Sessions (*.json)"));
    }
    if (path.isEmpty()) return false;
    const Result<> saved = shell_.workspace.session().save(path);
    if (!saved.ok()) shell_.showError(saved.error());
    return saved.ok();
}

bool SessionController::mayLeave() {
    Document* document = shell_.workspace.document();
    if (!document || document->history().isClean()) return true;
    const std::optional<int> edits = document->unsavedCount();
    const QString question = edits ? tr("Save %n edit(s) of %1?", nullptr, *edits) : tr("Save the edits of %1?");
    QMessageBox ask(QMessageBox::Question, tr("Unsaved edits"), question.arg(shell_.workspace.title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &shell_.window);
    ask.setInformativeText(
        tr("A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed."));
    ask.setDefaultButton(QMessageBox::Save);
    switch (ask.exec()) {
        case QMessageBox::Save: return save(false);
        case QMessageBox::Discard: return true;
        default: return false;
    }
}

void SessionController::close() {
    if (!mayLeave() || shell_.programs.closePage(shell_.window)) return;
    shell_.messages.hide();  // it belongs to the closed document
    shell_.workspace.close();
}

void SessionController::onOpened(bool reloaded) {
    if (reloaded) tellReloaded();
    else tellOpened();
}

/// What the reader of a session must know: lost edits, and the difference of the plan to its baseline. Nothing is shown
/// if there is nothing to report.
void SessionController::tellOpened() {
    const SessionKeeper& session = shell_.workspace.session();
    const Reapplied& reapplied = session.reapplied();
    QStringList text;
    for (const Error& warning : session.warnings()) text.append(words::error(warning) + QLatin1Char('.'));
    text += movedEdits(reapplied);
    if (const auto difference = session.baselineDifference(); difference && difference->after != difference->before) {
        text.append(
            tr("Change from the baseline: %1, now %2.")
                .arg(format::bytesDelta(difference->after - difference->before), format::bytes(difference->after)));
    }
    if (text.isEmpty()) return;
    const std::size_t all = reapplied.applied + reapplied.orphaned.size();
    const QString title = reapplied.orphaned.empty()
        ? tr("Session opened")
        : tr("%1 of %n edit(s) of the session apply", nullptr, static_cast<int>(all)).arg(reapplied.applied);
    shell_.messages.showOffer(
        title, text.join(QLatin1Char(' ')), tr("Details…"), [this] { shell_.actions.sessionDetails->trigger(); },
        [] {});
}

/// The effect of the edits on the present version of the program. The changes are not part of a session.
void SessionController::tellReloaded() {
    const SessionKeeper& session = shell_.workspace.session();
    const Reapplied& reapplied = session.reapplied();
    const std::size_t all = reapplied.applied + reapplied.orphaned.size();
    const QString title = all == 0
        ? tr("Reloaded")
        : tr("Reloaded: %1 of %n edit(s) apply", nullptr, static_cast<int>(all)).arg(reapplied.applied);
    QStringList text = movedEdits(reapplied);
    if (!session.warnings().empty()) text.append(tr("The program changed and was replanned."));
    if (reapplied.orphaned.empty()) return shell_.messages.showDone(title, text.join(QLatin1Char(' ')));
    shell_.messages.showOffer(
        title, text.join(QLatin1Char(' ')), tr("Details…"), [this] { shell_.actions.sessionDetails->trigger(); },
        [] {});
}

}  // namespace arenascope

// How a program comes into the window and the one before it goes: read first, then asked about, then shown.

#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QUndoStack>

#include "app/document/workspace.h"
#include "app/gui.h"
#include "app/windows/loading_page.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

bool MainWindow::mayLeaveDocument() {
    Document* document = workspace_->document();
    if (!document || document->history().isClean()) return true;
    const std::optional<int> edits = document->unsavedCount();
    const QString question = edits ? tr("Save %n edit(s) of %1?", nullptr, *edits) : tr("Save the edits of %1?");
    QMessageBox ask(QMessageBox::Question, tr("Unsaved edits"), question.arg(workspace_->title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    ask.setInformativeText(tr("A session keeps pools, pins, ranges and the planner. The model is not changed."));
    ask.setDefaultButton(QMessageBox::Save);
    switch (ask.exec()) {
        case QMessageBox::Save: return saveSession(false);
        case QMessageBox::Discard: return true;
        default: return false;
    }
}

void MainWindow::askToReplace() {
    if (mayLeaveDocument()) workspace_->takeRead();
    else workspace_->dropRead();
}

void MainWindow::open(const QString& path) {
    showLoading(path);
    workspace_->open(path);
}

void MainWindow::openAll(const QStringList& paths) {
    if (paths.isEmpty()) return;
    if (paths.size() > 1) {
        const QString second = paths[1];
        auto* once = new QObject(this);
        connect(workspace_.get(), &Workspace::documentChanged, once, [this, once, second] {
            once->deleteLater();
            if (!workspace_->document()) return;
            workspace_->compareWith(second);
            showChart(QStringLiteral("compareChart"));
        });
        connect(workspace_.get(), &Workspace::notOpened, once, &QObject::deleteLater);
    }
    for (const QString& further : paths.mid(2)) startAgain(further);
    open(paths.first());
}

void MainWindow::showLoading(const QString& path) {
    messages_->hide();
    const Document* before = workspace_->document();
    loading_->begin(path, before ? QFileInfo(kit::text(before->program()->path)).fileName() : QString());
    pages_->setCurrentWidget(loading_);
    document_->setText(QFileInfo(path).fileName() + QStringLiteral("  ·  ") + tr("loading"));
    menuBar()->adjustSize();
    docks_->setShown(true);
    docks_->setReading(true);
}

/// What is saved is read again; edits that are not are applied to the program as it is now.
void MainWindow::reload() {
    docks_->inspector->finishNote();
    const QString& session = workspace_->session().path();
    if (!session.isEmpty() && workspace_->document()->history().isClean()) return open(session);
    const QString program = QString::fromStdString(workspace_->document()->program()->path);
    workspace_->reload();
    showLoading(program);
}

/// What, where, what was expected and what to do, whatever of it the reader said.
void MainWindow::showNotOpened(const QString& path, Error error) {
    if (error.is_cancelled) return;
    if (error.file.empty()) error.file = path.toStdString();
    if (error.expected.empty()) error.expected = message("an undamaged program or session");
    if (error.remedy.empty()) error.remedy = message("export or copy it again");
    const QString name = QFileInfo(kit::text(error.file)).fileName();
    messages_->showError(error, tr("%1 was not opened").arg(name));
}

}  // namespace arenascope

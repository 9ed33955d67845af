// Edits that a crash left: offered for the program that is open, or on the start page, and in the File menu always.
// Nothing but "Discard" gives them up, and that is taken back until the program ends.

#include <QAction>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>

#include "app/document/autosave.h"
#include "app/document/workspace.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/recent_row.h"

namespace arenascope {
namespace {

QString changedAt(const QString& session) {
    return QLocale().toString(QFileInfo(session).lastModified(), QLocale::ShortFormat);
}

QString recoveryTitle() { return MainWindow::tr("ArenaScope did not end as it should"); }

bool sameFile(const QString& a, const QString& b) {
    return a == b || (!a.isEmpty() && QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath());
}

}  // namespace

void MainWindow::connectRecovery() {
    // The menu around it: one without entries never opens itself.
    connect(qobject_cast<QMenu*>(actions_->keptMenu->parentWidget()), &QMenu::aboutToShow, this, &MainWindow::fillKept);
}

/// Of the open program its own; on the start page any. What was put off waits in the File menu.
void MainWindow::offerRecovery() {
    QStringList wanted;
    const Document* document = workspace_->document();
    for (const QString& session : autosave_->orphans()) {
        if (putOff_.contains(session)) continue;
        if (!document || sameFile(Autosave::programOf(session), QString::fromStdString(document->program()->path)))
            wanted.append(session);
    }
    fillKept();
    if (!wanted.isEmpty()) return offerRecoveryOf(wanted.first(), wanted.size() - 1);
    if (messages_->title() == recoveryTitle()) messages_->giveWay();  // it is of a program that is gone
}

void MainWindow::offerRecoveryOf(const QString& session, qsizetype further) {
    const QString when = changedAt(session), model = Autosave::modelOf(session);
    QString text = model.isEmpty() ? tr("Unsaved edits of %1 were kept.").arg(when)
                                   : tr("Unsaved edits of %1, last changed %2, were kept.").arg(model, when);
    if (further > 0)
        text += QLatin1Char(' ') + tr("%n more set(s) will be offered after it.", nullptr, static_cast<int>(further));
    messages_->showOffer(
        recoveryTitle(), text, tr("Recover"), [this, session] { recoverEdits(session); },
        [this, session] {
            putOff_.append(session);
            offerRecovery();
        });
    messages_->offerAlso(tr("Discard"), [this, session] { discardEdits(session); });
}

void MainWindow::recoverEdits(const QString& session) {
    putOff_.append(session);  // it is being read: the start page does not offer it meanwhile
    workspace_->recover(session, [this, session] {
        autosave_->supersede(session);
        fillKept();
    });
}

void MainWindow::discardEdits(const QString& session) {
    autosave_->discard(session);
    fillKept();
    messages_->showOffer(
        tr("The kept edits are discarded"), tr("They are deleted when ArenaScope ends."), tr("Take back"),
        [this, session] {
            autosave_->takeBack(session);
            putOff_.removeAll(session);
            offerRecovery();
        },
        [this] { offerRecovery(); });
}

void MainWindow::fillKept() {
    QMenu& menu = *actions_->keptMenu;
    menu.clear();
    // Later: one of them may be what was chosen just now.
    for (QMenu* old : menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) old->deleteLater();
    const auto add = [&](const QString& session) {
        const QString model = Autosave::modelOf(session);
        const QString when = changedAt(session);
        return menu.addMenu(model.isEmpty() ? when : QStringLiteral("%1, %2").arg(menuName(model), when));
    };
    for (const QString& session : autosave_->orphans()) {
        QMenu* one = add(session);
        one->addAction(tr("Recover"), this, [this, session] { recoverEdits(session); });
        one->addAction(tr("Discard"), this, [this, session] { discardEdits(session); });
    }
    for (const QString& session : autosave_->discarded()) {
        add(session)->addAction(tr("Take back"), this, [this, session] {
            autosave_->takeBack(session);
            fillKept();
        });
    }
    menu.setEnabled(!menu.isEmpty());
}

}  // namespace arenascope

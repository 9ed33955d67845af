#include "app/controllers/recovery_controller.h"

#include <QAction>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>

#include "app/controllers/main_actions.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/autosave.h"
#include "app/document/file_names.h"
#include "app/document/workspace.h"

namespace arenascope {
namespace {

QString changedAt(const QString& session) {
    return QLocale().toString(QFileInfo(session).lastModified(), QLocale::ShortFormat);
}

QString recoveryTitle() { return RecoveryController::tr("ArenaScope did not exit normally"); }

bool sameFile(const QString& a, const QString& b) {
    return a == b || (!a.isEmpty() && QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath());
}

}  // namespace

RecoveryController::RecoveryController(Shell& shell, Autosave& autosave)
    : QObject(&shell), shell_(shell), autosave_(autosave) {
    // The menu around it: an empty one would not open.
    connect(qobject_cast<QMenu*>(shell.actions.keptMenu->parentWidget()), &QMenu::aboutToShow, this,
            &RecoveryController::fillMenu);
    connect(&shell, &Shell::documentShown, this, &RecoveryController::offer);
}

bool RecoveryController::isOfProgram(const QString& session) const {
    const Document* document = shell_.workspace.document();
    return !document || sameFile(Autosave::programOf(session), QString::fromStdString(document->program()->path));
}

void RecoveryController::offer() {
    QStringList wanted;
    for (const QString& session : autosave_.orphans()) {
        if (!autosave_.isPutOff(session) && isOfProgram(session)) wanted.append(session);
    }
    fillMenu();
    if (!wanted.isEmpty()) return offerOne(wanted.first(), wanted.size() - 1);
    if (shell_.messages.title() == recoveryTitle()) shell_.messages.giveWay();  // it belongs to a closed program
}

void RecoveryController::offerOne(const QString& session, qsizetype further) {
    const QString when = changedAt(session), model = Autosave::modelOf(session);
    QString text = model.isEmpty() ? tr("Unsaved edits of %1 can be recovered.").arg(when)
                                   : tr("Unsaved edits of %1, last changed %2, can be recovered.").arg(model, when);
    if (further > 0)
        text += QLatin1Char(' ') + tr("%n more session(s) can be recovered.", nullptr, static_cast<int>(further));
    shell_.messages.showOffer(
        recoveryTitle(), text, tr("Recover"), [this, session] { recover(session); },
        [this, session] {
            autosave_.putOff(session);
            offer();
        });
    shell_.messages.offerAlso(tr("Discard"), [this, session] { discard(session); });
}

void RecoveryController::recover(const QString& session) {
    QMainWindow* page = isOfProgram(session) ? nullptr : shell_.programs.addPage();
    RecoveryController& there = page ? *page->findChild<RecoveryController*>() : *this;
    there.recoverHere(session);
}

void RecoveryController::recoverHere(const QString& session) {
    autosave_.putOff(session);  // while it is read, the start page does not offer it
    // The widgets, and this with them, may be made again until then.
    shell_.workspace.recover(session, [self = QPointer<RecoveryController>(this), &autosave = autosave_, session] {
        autosave.supersede(session);
        if (self) self->fillMenu();
    });
}

void RecoveryController::discard(const QString& session) {
    autosave_.discard(session);
    fillMenu();
    shell_.messages.showOffer(
        tr("The unsaved edits are discarded"), tr("They are deleted when ArenaScope exits."), tr("Undo"),
        [this, session] {
            autosave_.takeBack(session);
            autosave_.offerAgain(session);
            offer();
        },
        [this] { offer(); });
}

void RecoveryController::fillMenu() {
    QMenu& menu = *shell_.actions.keptMenu;
    menu.clear();
    // Later: the selected action may be one of them.
    for (QMenu* old : menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) old->deleteLater();
    const auto add = [&](const QString& session) {
        const QString model = Autosave::modelOf(session);
        const QString when = changedAt(session);
        return menu.addMenu(model.isEmpty() ? when : QStringLiteral("%1, %2").arg(menuName(model), when));
    };
    for (const QString& session : autosave_.orphans()) {
        QMenu* one = add(session);
        one->addAction(tr("Recover"), this, [this, session] { recover(session); });
        one->addAction(tr("Discard"), this, [this, session] { discard(session); });
    }
    for (const QString& session : autosave_.discarded()) {
        add(session)->addAction(tr("Undo"), this, [this, session] {
            autosave_.takeBack(session);
            fillMenu();
        });
    }
    menu.setEnabled(!menu.isEmpty());
}

}  // namespace arenascope

#include "app/controllers/target_controller.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>
#include <QUrl>

#include "app/cli/targets.h"
#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/controllers/target_words.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

TargetController::TargetController(Shell& shell) : QObject(&shell), shell_(shell) {
    connect(shell.actions.targetMenu, &QMenu::aboutToShow, this, &TargetController::fillMenu);
    connect(shell.actions.saveTarget, &QAction::triggered, this, [this] {
        const QString title = QInputDialog::getText(&shell_.window, tr("Save these pools as a preset"), tr("Name"));
        if (!title.trimmed().isEmpty()) save(title.trimmed());
    });
    connect(shell.actions.openTargets, &QAction::triggered, this, &TargetController::openFolder);
    fillMenu();
}

/// Anew each time it opens: the user's own presets are files that an editor may have changed.
void TargetController::fillMenu() {
    QMenu& menu = *shell_.actions.targetMenu;
    menu.clear();
    std::vector<std::string> unreadable;
    for (const Target& target : cli::known_targets(unreadable)) {
        QAction* action = menu.addAction(titleOf(target), this, [this, target] { shell_.edits.useTarget(target); });
        action->setStatusTip(noteOf(target));
        action->setToolTip(kit::text(target.file));
    }
    for (const std::string& problem : unreadable) shell_.workspace.log(kit::text(problem));
}

void TargetController::save(const QString& title) {
    const Tuning& tuning = *shell_.workspace.document()->tuning();
    const Result<std::string> saved = cli::save_target({.title = title.toStdString(),
                                                        .pools = tuning.pools,
                                                        .limits = tuning.limits,
                                                        .core = tuning.core,
                                                        .runtime = tuning.runtime});
    if (!saved.ok()) return shell_.showError(saved.error());
    shell_.messages.showDone(tr("Saved %1 as a preset").arg(title), kit::text(saved.value()));
}

void TargetController::openFolder() {
    const QString folder = QString::fromStdString(cli::own_targets());
    QDir().mkpath(folder);
    // Not every desktop has something that shows folders.
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        shell_.messages.showInfo(tr("Own presets are files"), QDir::toNativeSeparators(folder));
}

}  // namespace arenascope

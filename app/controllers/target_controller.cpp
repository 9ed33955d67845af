#include "app/controllers/target_controller.h"

#include <QAction>
#include <QActionGroup>
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
#include "app/controllers/target_labels.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "engine/evaluate/int8_method.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr const char* core_menu = "coreMenu";

}  // namespace

TargetController::TargetController(Shell& shell) : QObject(&shell), shell_(shell) {
    connect(shell.actions.targetMenu, &QMenu::aboutToShow, this, &TargetController::fillMenu);
    connect(shell.actions.saveTarget, &QAction::triggered, this, [this] {
        const QString title = QInputDialog::getText(&shell_.window, tr("Save these pools as a preset"), tr("Name"));
        if (!title.trimmed().isEmpty()) save(title.trimmed());
    });
    connect(shell.actions.openTargets, &QAction::triggered, this, &TargetController::openFolder);
    fillMenu();
}

/// Filled each time it opens, because an editor may have changed the user's presets.
void TargetController::fillMenu() {
    QMenu& menu = *shell_.actions.targetMenu;
    delete menu.findChild<QMenu*>(QLatin1String(core_menu));  // clear() keeps submenus
    menu.clear();
    std::vector<std::string> unreadable;
    for (const Target& target : cli::known_targets(unreadable)) {
        QAction* action = menu.addAction(titleOf(target), this, [this, target] { shell_.edits.useTarget(target); });
        action->setStatusTip(noteOf(target));
        action->setToolTip(kit::text(target.file));
    }
    for (const std::string& problem : unreadable) shell_.workspace.log(kit::text(problem));
    menu.addSeparator();
    fillCores(*menu.addMenu(tr("Cortex-M &core")));
}

/// Kernels of cores differ in scratch, rounding and the form of linear layers.
void TargetController::fillCores(QMenu& menu) {
    menu.setObjectName(QLatin1String(core_menu));
    const Document* document = shell_.workspace.document();
    const auto outcome = shell_.workspace.view().outcome();
    const bool isQuantised = outcome && outcome->method->int8_form;
    QAction* integers =
        menu.addAction(tr("Quantised &layers on integers"), this, [this](bool on) { shell_.edits.setIntegers(on); });
    integers->setObjectName(QStringLiteral("integers"));
    integers->setCheckable(true);
    integers->setChecked(isQuantised && wants_int8(*document->tuning()));
    integers->setEnabled(isQuantised);
    const QString why = isQuantised ? tr("With the operators of ExecuTorch's Cortex-M library")
                                    : tr("The program has no quantised layers; quantise the model before exporting it");
    integers->setToolTip(why);
    integers->setStatusTip(why);
    menu.addSeparator();
    const auto numberOf = [](const std::optional<Core>& core) { return core ? static_cast<int>(*core) : -1; };
    const int chosen = document ? numberOf(document->tuning()->core) : -1;
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const QString& title, std::optional<Core> core) {
        QAction* action = menu.addAction(title, this, [this, core] { shell_.edits.setCore(core); });
        action->setCheckable(true);
        action->setChecked(numberOf(core) == chosen);
        action->setEnabled(document != nullptr);
        group->addAction(action);
        return action;
    };
    add(tr("Detected from the program"), std::nullopt)
        ->setStatusTip(tr("The core that matches the program's scratch sizes and kernel sums"));
    for (const Core core : all_cores) {
        QAction* action = add(kit::text(title_of(core)), core);
        action->setStatusTip(tr("%1 kernels").arg(kit::text(name_of(unit_of(core)))));
    }
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
    // Some desktops have no file manager.
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        shell_.messages.showInfo(tr("Your presets are files"), QDir::toNativeSeparators(folder));
}

}  // namespace arenascope

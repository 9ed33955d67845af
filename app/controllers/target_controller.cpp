#include "app/controllers/target_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QDesktopServices>
#include <QDir>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>
#include <QToolButton>
#include <QUrl>

#include "app/cli/targets.h"
#include "app/controllers/edits.h"
#include "app/controllers/given_targets.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/target_chooser.h"
#include "app/dialogs/target_labels.h"
#include "app/document/workspace.h"
#include "engine/base/guarded.h"
#include "engine/evaluate/int8_method.h"
#include "engine/study/target_fit.h"
#include "widgets/ui/engine_texts.h"
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
    chooser_ = new TargetChooser(&shell.window);
    connect(shell.actions.targetButton, &QToolButton::clicked, this, &TargetController::openChooser);
    connect(chooser_, &TargetChooser::chosen, this, [this](const Target& target) { shell_.edits.useTarget(target); });
    connect(chooser_, &TargetChooser::saveRequested, shell.actions.saveTarget, &QAction::trigger);
    connect(chooser_, &TargetChooser::linkerMapRequested, this, [this] { shell_.edits.chooseLinkerMap(); });
    connect(chooser_, &TargetChooser::closed, this, &TargetController::stopJudging);
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, this, &TargetController::nameTarget);
    connect(&shell, &Shell::documentShown, this, &TargetController::nameTarget);
    fillMenu();
    nameTarget();
}

TargetController::~TargetController() {
    stopJudging();
    delete chooser_;
}

void TargetController::readTargets() {
    std::vector<Error> unreadable;
    targets_ = cli::known_targets(unreadable);
    for (const Error& problem : unreadable) shell_.workspace.log(words::line(problem));
}

void TargetController::nameTarget() {
    const TargetWords words = shownTarget(shell_.workspace, targets_);
    shell_.actions.setTarget(words.name, words.isChanged);
    QToolButton& button = *shell_.actions.targetButton;
    QStringList lines{tr("Target: %1").arg(words.sentence()), givenText(shell_.workspace),
                      tr("Choose the device, and see which devices the program fits")};
    lines.removeAll(QString());
    button.setToolTip(lines.join(QLatin1Char('\n')));
    button.setAccessibleDescription(words.differences.isEmpty() ? QString() : words.sentence());
}

void TargetController::openChooser() {
    const Tuning& tuning = *shell_.workspace.document()->tuning();
    std::vector<Target> all(1);
    all.front() = {.id = "none",
                   .title = tr("None").toStdString(),
                   .note = tr("no limits").toStdString(),
                   .pools = Tuning().pools};
    readTargets();
    all.insert(all.end(), targets_.begin(), targets_.end());
    std::vector<TargetRow> rows;
    rows.reserve(all.size());
    for (const Target& target : all) rows.push_back({.target = target, .is_current = has_target(tuning, target)});
    const QToolButton& button = *shell_.actions.targetButton;
    const QPoint corner = button.mapTo(&shell_.window, QPoint(0, button.height() + 2));
    chooser_->open(corner.x(), corner.y(), std::move(rows));
    const auto outcome = shell_.workspace.view().outcome();
    if (outcome && outcome->tensors.size() < many_tensors) judge(std::move(all));
}

void TargetController::judge(std::vector<Target> left) {
    if (left.empty()) return;
    const Target target = left.front();
    left.erase(left.begin());
    struct Verdict {
        std::optional<DeviceFit> device;
        QString failure;
    };
    progress_ = std::make_shared<Progress>();
    later_.start<Verdict>(
        [progress = progress_, engine = shell_.workspace.sharedEngine(),
         program = shell_.workspace.document()->program(), tuning = shell_.workspace.document()->tuning(),
         target]() -> Verdict {
            auto made = guarded([&] { return fit_on_target(*engine, *program, *tuning, target, *progress); });
            if (made.ok()) return {.device = std::move(made).take(), .failure = {}};
            return {.device = {}, .failure = words::message(made.error().what)};
        },
        [this, id = target.id, left](const Verdict& verdict) {
            chooser_->setDevice(id, verdict.device, verdict.failure);
            judge(left);
        });
}

void TargetController::stopJudging() {
    if (progress_) progress_->cancel();
    progress_.reset();
    later_.cancel();
}

/// Filled each time it opens, because an editor may have changed the user's presets.
void TargetController::fillMenu() {
    QMenu& menu = *shell_.actions.targetMenu;
    delete menu.findChild<QMenu*>(QLatin1String(core_menu));  // clear() keeps submenus
    menu.clear();
    readTargets();
    for (const Target& target : targets_) {
        QAction* action = menu.addAction(titleOf(target), this, [this, target] { shell_.edits.useTarget(target); });
        action->setStatusTip(noteOf(target));
        action->setToolTip(kit::text(target.file));
    }
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
        shell_.messages.showInfo(tr("Folder of your presets"), QDir::toNativeSeparators(folder));
}

}  // namespace arenascope

#include "app/controllers/plan_controller.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <algorithm>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/memory_dialog.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "engine/export/plan_files.h"
#include "engine/planning/planner.h"
#include "engine/study/first_outcome.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/plan_rows.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

PlanController::PlanController(Shell& shell) : QObject(&shell), shell_(shell) {
    connectActions();
    connect(&shell.edits, &Edits::failed, &shell, &Shell::showError);
    connect(&shell.edits, &Edits::refused, &shell.messages, &MessageBar::showNotice);
    connect(&shell.edits, &Edits::loadedPlanLeft, this, &PlanController::onLoadedPlanLeft);
    connect(&shell.workspace, &Workspace::upToDateChanged, this,
            [this](bool upToDate) { setStyleState(*shell_.actions.planButton, "primary", !upToDate); });
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, this, &PlanController::onOutcome);
    connect(&shell.workspace.plugins(), &Plugins::changed, this, [this] {
        QComboBox& box = *shell_.actions.planner;
        const QVariant chosen = box.currentData();
        fillPlanners();
        if (const auto& outcome = shell_.workspace.view().outcome()) offerLoadedPlan(*outcome);
        box.setCurrentIndex(std::max(0, box.findData(chosen)));
    });
    fillPlanners();
}

void PlanController::connectActions() {
    const MainActions& actions = shell_.actions;
    Workspace& workspace = shell_.workspace;
    connect(actions.undo, &QAction::triggered, this, [this] { shell_.workspace.document()->history().undo(); });
    connect(actions.redo, &QAction::triggered, this, [this] { shell_.workspace.document()->history().redo(); });
    for (QAction* fresh : {actions.plan, actions.run})
        connect(fresh, &QAction::triggered, &shell_.messages, &MessageBar::giveWay);
    connect(actions.plan, &QAction::triggered, &workspace, &Workspace::replan);
    connect(actions.addMemory, &QAction::triggered, this, [this] {
        shell_.dialogs.ask([&workspace = shell_.workspace, &window = shell_.window] {
            auto* made = new MemoryDialog(workspace, &window);
            connect(made, &MemoryDialog::memoryAccepted, &window.findChild<PlanController*>()->shell_.edits,
                    &Edits::addMemory);
            return made;
        });
    });
    connect(actions.explainPeak, &QAction::triggered, this, [this] {
        shell_.showChart(QStringLiteral("mapChart"));
        if (Chart* chart = shell_.chart()) chart->fitAll();
    });
    connect(actions.budget, &QAction::triggered, this, [this] { shell_.showChart(QStringLiteral("footprintChart")); });
    connect(actions.unpinAll, &QAction::triggered, &shell_.edits, &Edits::unpinAll);
    // Where there is little room, it is as wide as its text.
    connect(actions.planner, &QComboBox::currentTextChanged, this, [this] { shell_.actions.fitToolbar(); });
    connect(actions.planner, &QComboBox::activated, this,
            [this](int index) { shell_.edits.setPlanner(shell_.actions.planner->itemData(index).toString()); });
    // The same entries as in charts and tables, so that every function works without the pointer.
    connect(actions.moveMenu, &QMenu::aboutToShow, this, [this] {
        shell_.actions.moveMenu->clear();
        tensor_menu::fill(*shell_.actions.moveMenu, shell_.workspace.view(), &shell_.window,
                          [this](const TensorEdits& edits) { shell_.edits.apply(edits); });
    });
    connect(actions.improve, &QAction::triggered, this, [this] {
        if (shell_.workspace.view().tuning()->planner != planner_id::automatic)
            return shell_.edits.setPlanner(kit::text(planner_id::automatic));
        shell_.messages.showDone(tr("Automatic already plans around the pins"), QString());
    });
    connect(actions.validate, &QAction::triggered, this, &PlanController::validate);
    connect(actions.importPlan, &QAction::triggered, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(&shell_.window, tr("Import plan"), QString(), tr("Placements (*.csv *.json)"));
        if (!path.isEmpty()) importPlan(path);
    });
    connect(actions.addPlanner, &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            &shell_.window, tr("Add planner: a program that reads the problem and writes offsets"));
        if (!path.isEmpty()) addPlanner(path);
    });
}

void PlanController::validate() {
    shell_.raise(QStringLiteral("problems"));
    if (!shell_.workspace.view().outcome()) return;
    const Plan& plan = shell_.workspace.view().outcome()->plan();
    if (!plan.valid()) return;  // the panel shows the reason
    QStringList over;
    for (const PoolResult& pool : plan.pools) {
        if (!pool.fits()) over.append(tr("%1 in %2").arg(format::bytes(pool.over_by()), kit::text(pool.name)));
    }
    if (!over.isEmpty())
        return shell_.messages.showNotice(
            tr("No overlaps; over capacity by %1").arg(over.join(QStringLiteral(", "))),
            tr("No live tensors share bytes; all offset and alignment constraints are met."));
    shell_.messages.showDone(tr("The plan is valid"),
                             tr("No live tensors share bytes; all pool, offset and alignment constraints are met."));
}

void PlanController::onLoadedPlanLeft(const QString& planner, int others) {
    const QString what = tr("The file's own plan cannot represent this move; replanned with %1").arg(planner);
    if (others == 0) return shell_.messages.showDone(what, tr("No other tensor moved."));
    shell_.messages.showOffer(
        what, tr("%n other tensor(s) moved.", nullptr, others), tr("Keep all other tensors in place"),
        [this] { shell_.edits.keepOthers(); }, nullptr);
}

void PlanController::onOutcome() {
    const std::shared_ptr<const Outcome>& outcome = shell_.workspace.view().outcome();
    if (!outcome) return;
    const Tuning& tuning = *shell_.workspace.view().tuning();
    const MainActions& actions = shell_.actions;
    offerLoadedPlan(*outcome);
    const bool has_pins = !tuning.pinned.empty();
    for (QAction* each : {actions.unpinAll, actions.improve}) each->setEnabled(has_pins);
    const std::string& chosen = is_provisional(*outcome, tuning) ? tuning.planner : outcome->plan().planner;
    // A session may name a planner that this machine does not list: it is shown and cannot be chosen, as a file must
    // not start a program.
    actions.planner->setPlaceholderText(planTitle(chosen));
    actions.planner->setCurrentIndex(actions.planner->findData(kit::text(chosen)));
    for (QAction* action : actions.plannerMenu->actions())
        action->setChecked(action->data() == actions.planner->currentData());
}

/// A .pte has a plan of its own, which can be selected like a planner.
void PlanController::offerLoadedPlan(const Outcome& outcome) {
    QComboBox& box = *shell_.actions.planner;
    const QString loaded = kit::text(planner_id::loaded);
    const bool has_one =
        std::any_of(outcome.plans.begin(), outcome.plans.end(), [](const Plan& plan) { return plan.is_loaded(); });
    const int index = box.findData(loaded);
    if (has_one && index < 0) box.insertItem(0, planTitle(planner_id::loaded), loaded);
    if (!has_one && index >= 0) box.removeItem(index);
}

void PlanController::fillPlanners() {
    const MainActions& actions = shell_.actions;
    actions.planner->clear();
    actions.plannerMenu->clear();
    const auto add = [this, &actions](const QString& id, const QString& title, const QString& summary) {
        actions.planner->addItem(title, id);
        actions.planner->setItemData(actions.planner->count() - 1, summary, Qt::ToolTipRole);
        QAction* action = actions.plannerMenu->addAction(title, this, [this, id] { shell_.edits.setPlanner(id); });
        action->setData(id);
        action->setCheckable(true);
        action->setStatusTip(summary);
    };
    for (const Planner& planner : builtin_planners())
        add(kit::text(planner.id), words::engine(planner.title), words::engine(planner.summary));
    for (const QString& program : settings::ownPlanners())
        add(QStringLiteral("exec:") + program, QFileInfo(program).fileName(), tr("External planner: %1").arg(program));
    for (const ExtraPlanner& planner : shell_.workspace.engine().extensions().planners)
        add(kit::text(planner.id), kit::text(planner.title), tr("From a plug-in"));
}

/// A placement of another tool: every tensor is pinned at its offset in the file, so that it can be edited, saved and
/// exported like any other plan.
void PlanController::importPlan(const QString& path) {
    const std::shared_ptr<const Outcome> outcome = shell_.workspace.view().outcome();
    if (!outcome) return;
    const QString name = QFileInfo(path).fileName();
    const auto work = [outcome, file = path.toStdString()](Progress&) { return import_plan(*outcome, file); };
    shell_.workspace.jobs().start<Plan>(
        Jobs::Kind::reading, tr("Reading %1").arg(name), shell_.workspace.document(), work,
        [self = QPointer<PlanController>(this), name](const Result<Plan>& plan) {
            if (!self) return;
            if (!plan.ok()) return self->shell_.showError(plan.error());
            std::vector<TensorEdit> edits;
            const Problem& problem = plan.value().problem;
            for (const BufferRow row : problem.buffers.indices()) {
                const Buffer& buffer = problem.buffers[row];
                edits.push_back(
                    {.tensor = buffer.id, .mem_id = buffer.mem_id, .offset = plan.value().placement.offsets[row]});
            }
            self->shell_.edits.apply({.label = tr("Import plan %1").arg(name), .edits = std::move(edits)});
        });
}

void PlanController::addPlanner(const QString& path) {
    if (!QFileInfo(path).isExecutable()) {
        return shell_.showError({.what = message("is not executable"),
                                 .file = path.toStdString(),
                                 .expected = message("a program"),
                                 .remedy = message("run chmod +x on it")});
    }
    settings::addOwnPlanner(path);
    shell_.complainIfForgotten();
    fillPlanners();
    shell_.edits.setPlanner(QStringLiteral("exec:") + path);
}

}  // namespace arenascope

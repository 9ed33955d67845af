// The connections of the main window: actions, workspace, jobs and panels.

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <algorithm>

#include "app/cli/targets.h"
#include "app/dialogs/export_dialog.h"
#include "app/document/first_outcome.h"
#include "app/document/pool_study.h"
#include "app/document/recent_plans.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/edits.h"
#include "app/windows/loading_page.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "app/windows/recent_row.h"
#include "app/windows/samples.h"
#include "app/windows/target_words.h"
#include "engine/formats/format.h"
#include "engine/open/payload_nodes.h"
#include "engine/planning/planner.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/panels/delegates/delegate_regions.h"
#include "widgets/panels/delegates_panel.h"
#include "widgets/panels/dimensions_panel.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/log_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/plans_table.h"
#include "widgets/tables/tensor_count.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_words.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

void MainWindow::connectActions() {
    connect(actions_->open, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(actions_->save, &QAction::triggered, this, [this] { saveSession(false); });
    connect(actions_->saveAs, &QAction::triggered, this, [this] { saveSession(true); });
    connect(actions_->reload, &QAction::triggered, this, &MainWindow::reload);
    connect(actions_->exportProgram, &QAction::triggered, this, &MainWindow::showExport);
    connect(actions_->closeDocument, &QAction::triggered, this, [this] {
        if (!mayLeaveDocument()) return;
        messages_->hide();  // it speaks of what is closed
        workspace_->close();
    });
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    connect(actions_->undo, &QAction::triggered, this, [this] { workspace_->document()->history().undo(); });
    connect(actions_->redo, &QAction::triggered, this, [this] { workspace_->document()->history().redo(); });
    for (QAction* fresh : {actions_->plan, actions_->run})
        connect(fresh, &QAction::triggered, messages_, &MessageBar::giveWay);
    connect(actions_->plan, &QAction::triggered, workspace_.get(), &Workspace::replan);
    connect(actions_->compare, &QAction::triggered, this, &MainWindow::chooseCompared);
    connect(actions_->explainPeak, &QAction::triggered, this, [this] {
        showChart(QStringLiteral("mapChart"));
        if (auto* chart = qobject_cast<Chart*>(charts_->currentWidget())) chart->fitAll();
    });
    connect(actions_->unpinAll, &QAction::triggered, edits_.get(), &Edits::unpinAll);
    connect(actions_->run, &QAction::triggered, this, [this] { workspace_->runs().start(docks_->run->request()); });
    connect(actions_->stop, &QAction::triggered, &workspace_->runs(), &Runs::stop);
    connect(actions_->resetState, &QAction::triggered, &workspace_->runs(), &Runs::resetState);
    connect(actions_->resetLayout, &QAction::triggered, this, [this] { docks_->reset(); });
    connect(actions_->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(actions_->find, &QAction::triggered, this, [this] {
        actions_->search->setFocus();
        actions_->search->selectAll();
    });
    connect(actions_->search, &QLineEdit::textChanged, this, &MainWindow::findTensor);
    connect(actions_->planner, &QComboBox::activated, this,
            [this](int index) { edits_->setPlanner(actions_->planner->itemData(index).toString()); });
    connect(actions_->moveMenu, &QMenu::aboutToShow, this, &MainWindow::fillMoveMenu);
    connect(actions_->targetMenu, &QMenu::aboutToShow, this, &MainWindow::fillTargets);
    connect(actions_->budget, &QAction::triggered, this, [this] { showChart(QStringLiteral("footprintChart")); });
    connect(actions_->improve, &QAction::triggered, this, [this] {
        if (workspace_->view().tuning()->planner != "auto") return edits_->setPlanner(QStringLiteral("auto"));
        messages_->showDone(tr("Automatic already plans around the pins"), QString());
    });
    connect(actions_->validate, &QAction::triggered, this, [this] {
        docks_->raise(docks_->problems);
        if (!workspace_->view().outcome()) return;
        const Plan& plan = workspace_->view().outcome()->plan();
        if (!plan.valid()) return;  // the panel says why
        QStringList over;
        for (const PoolResult& pool : plan.pools) {
            if (!pool.fits()) over.append(tr("%1 in %2").arg(format::bytes(pool.over_by()), kit::text(pool.name)));
        }
        if (!over.isEmpty())
            return messages_->showNotice(tr("No overlaps; over capacity by %1").arg(over.join(QStringLiteral(", "))),
                                         tr("No two tensors share bytes while both live; every offset and alignment "
                                            "is as asked."));
        messages_->showDone(tr("The plan is valid"),
                            tr("No two tensors share bytes while both live; every pool, offset "
                               "and alignment is as asked."));
    });
    connect(actions_->runSettings, &QAction::triggered, this, [this] { docks_->raise(docks_->run); });
    connect(actions_->saveTarget, &QAction::triggered, this, [this] {
        const QString title = QInputDialog::getText(this, tr("Save these pools as a preset"), tr("Name"));
        if (!title.trimmed().isEmpty()) saveTarget(title.trimmed());
    });
    connect(actions_->openTargets, &QAction::triggered, this, [this] {
        const QString folder = QString::fromStdString(cli::own_targets());
        QDir().mkpath(folder);
        // Not every desktop has something that shows folders.
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
            messages_->showInfo(tr("Own presets are files"), QDir::toNativeSeparators(folder));
    });
}

void MainWindow::connectWorkspace() {
    connect(workspace_.get(), &Workspace::documentChanged, this, &MainWindow::onDocument);
    connect(workspace_.get(), &Workspace::failed, this, &MainWindow::showError);
    connect(workspace_.get(), &Workspace::notOpened, this, &MainWindow::showNotOpened);
    // Later: the question runs events of its own, and what was read is on its way out of the worker.
    connect(workspace_.get(), &Workspace::replacementRead, this, &MainWindow::askToReplace, Qt::QueuedConnection);
    connect(edits_.get(), &Edits::failed, this, &MainWindow::showError);
    connect(edits_.get(), &Edits::refused, messages_, &MessageBar::showNotice);
    connect(edits_.get(), &Edits::loadedPlanLeft, this, [this](const QString& planner, int others) {
        const QString what = tr("As in the file cannot hold the move: %1 planned anew").arg(planner);
        if (others == 0) return messages_->showDone(what, tr("No other tensor moved."));
        messages_->showOffer(
            what, tr("%n other tensor(s) moved.", nullptr, others), tr("Keep all others where they were"),
            [this] { edits_->keepOthers(); }, nullptr);
    });
    connect(workspace_.get(), &Workspace::boundsNeeded, this, [this] {
        docks_->raise(docks_->dimensions);
        docks_->dimensions->askForBound();
        messages_->showNotice(
            tr("A dimension has no upper bound"),
            tr("Type the largest value that will occur under Dynamic dimensions; then it is planned."));
    });
    connect(workspace_.get(), &Workspace::logged, docks_->log, &LogPanel::add);
    connect(&workspace_->runs(), &Runs::ran, this, &MainWindow::onRan);
    connect(&workspace_->runs(), &Runs::stopped, this, [this](const Error& error) {
        report_.reset();
        docks_->run->setFailure(error);
    });
    connect(workspace_.get(), &Workspace::upToDateChanged, this,
            [this](bool upToDate) { setStyleState(*actions_->planButton, "primary", !upToDate); });
    connect(&workspace_->plugins(), &Plugins::backendsKnown, docks_->delegates, &DelegatesPanel::setBackends);
    connect(&workspace_->studies(), &Studies::delegationStudied, docks_->delegates, &DelegatesPanel::setStudy);
    ViewState& view = workspace_->view();
    connect(&view, &ViewState::outcomeChanged, this, &MainWindow::onOutcome);
    connect(&view, &ViewState::outcomeChanged, this, &MainWindow::showTrouble);
    connect(&view, &ViewState::hoverChanged, this, &MainWindow::showSelection);
    connect(&view, &ViewState::selectionChanged, this, &MainWindow::showSelection);
    connect(&view, &ViewState::comparedChanged, this, [this] {
        if (workspace_->view().compared()) showChart(QStringLiteral("compareChart"));
    });
    connect(&view, &ViewState::outcomeChanged, this, &MainWindow::showSelection);
    connect(&view, &ViewState::runChanged, this, [this] {
        if (workspace_->view().run()) return;
        report_.reset();
        docks_->run->clear();
        showSelection();
    });
}

void MainWindow::connectJobs() {
    Jobs& jobs = workspace_->jobs();
    connect(&jobs, &Jobs::started, this, [this](Jobs::Kind kind, const QString& title) {
        if (kind == Jobs::Kind::import || Jobs::isQuiet(kind)) return;
        task_->setText(title);
        progress_->setRange(0, 0);
        progressDelay_->start();
        onJobsChanged();
    });
    connect(&jobs, &Jobs::progressed, this, [this](Jobs::Kind kind, const QString& stage, double fraction) {
        if (kind == Jobs::Kind::import) loading_->setStage(stage, fraction);
        if (kind == Jobs::Kind::import || Jobs::isQuiet(kind)) return;
        task_->setText(words::stage(stage.toStdString()));
        progress_->setRange(0, fraction < 0 ? 0 : 1000);
        if (fraction >= 0) progress_->setValue(static_cast<int>(fraction * 1000));
    });
    connect(&jobs, &Jobs::finished, this, [this](Jobs::Kind kind) {
        // Failed or cancelled: back to what was there. A result replaces the page itself.
        if (kind == Jobs::Kind::import) onDocument();
        onJobsChanged();
    });
    connect(progressDelay_, &QTimer::timeout, this, [this] {
        progress_->show();
        cancel_->show();
        task_->show();
    });
    connect(cancel_, &QToolButton::clicked, this, [this] {
        workspace_->runs().stop();
        for (const Jobs::Kind kind :
             {Jobs::Kind::planning, Jobs::Kind::exporting, Jobs::Kind::beside, Jobs::Kind::report})
            workspace_->jobs().cancel(kind);
    });
}

void MainWindow::onJobsChanged() {
    const Jobs& jobs = workspace_->jobs();
    const bool running = jobs.busy(Jobs::Kind::running);
    docks_->run->setRunning(running);
    actions_->stop->setEnabled(running);
    actions_->run->setEnabled(workspace_->document() && !running);
    actions_->resetState->setEnabled(workspace_->document() && !running);
    if (running || jobs.busy(Jobs::Kind::planning) || jobs.busy(Jobs::Kind::exporting) ||
        jobs.busy(Jobs::Kind::beside) || jobs.busy(Jobs::Kind::report))
        return;
    progressDelay_->stop();
    for (QWidget* widget :
         {static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_), static_cast<QWidget*>(task_)}) {
        widget->hide();
    }
}

void MainWindow::connectPanels() {
    connect(docks_->run, &RunPanel::runRequested, actions_->run, &QAction::trigger);
    connect(docks_->run, &RunPanel::stopRequested, actions_->stop, &QAction::trigger);
    connect(docks_->run, &RunPanel::resetStateRequested, actions_->resetState, &QAction::trigger);
    connect(docks_->plans, &PlansTable::planChosen, edits_.get(), &Edits::setPlanner);
    docks_->delegates->regions().setPayloadReader([this](const Delegate& delegate) {
        std::vector<std::string> ops;
        const auto nodes = payload_nodes(workspace_->engine().backends(), *workspace_->document()->program(), delegate);
        if (!nodes.ok()) return ops;  // a run says what is wrong with it
        for (const BlobNode& node : nodes.value()) ops.emplace_back(node.ops.empty() ? "?" : node.ops.front());
        return ops;
    });
    connect(docks_->delegates, &DelegatesPanel::studyWanted, &workspace_->studies(), &Studies::studyDelegation);
    connect(docks_->delegates, &DelegatesPanel::countChanged, this,
            [this](int count) { docks_->setRegionCount(count); });
    connect(new PoolStudy(*workspace_, docks_->problems), &PoolStudy::studied, docks_->problems,
            &ProblemsPanel::setChosenPools);
    connect(docks_->problems, &ProblemsPanel::countChanged, this,
            [this](int count) { docks_->setProblemCount(count); });
}

void MainWindow::showProgram(const std::shared_ptr<const Program>& program) {
    QStringList notes, methods;
    if (program) {
        for (const std::string& note : program->notes) notes.append(kit::text(note));
    }
    if (program) {
        for (const Method& method : program->methods) methods.append(kit::text(method.name));
    }
    docks_->model->setMethods(methods);
    docks_->problems->setNotes(notes);
    showRecorded();
    docks_->dimensions->setProgram(program);
    for (GraphChart* graph : charts_->findChildren<GraphChart*>()) graph->setProgram(program);
}

void MainWindow::onOutcome() {
    const std::shared_ptr<const Outcome>& outcome = workspace_->view().outcome();
    if (!outcome) return facts_->clear();
    const Plan& plan = outcome->plan();
    const bool for_now = is_provisional(*outcome, *workspace_->view().tuning());
    const QString time = format::milliseconds(plan.seconds * 1000);
    const QString when = plan.planner == "loaded" ? tr("planned in the file")
        : for_now                                 ? tr("a quick plan for now, in %1 ms").arg(time)
                                                  : tr("planned in %1 ms").arg(time);
    const auto grouped = [](QString text, int count) {
        return text.replace(QString::number(count), format::number(count));
    };
    facts_->setText(QStringList{tensorCountText(tensorCount(*outcome)),
                                grouped(tr("%n step(s)", nullptr, outcome->steps), outcome->steps), when}
                        .join(QStringLiteral("    ")));
    offerLoadedPlan(*outcome);
    const bool has_pins = !workspace_->view().tuning()->pinned.empty();
    for (QAction* each : {actions_->unpinAll, actions_->improve}) each->setEnabled(has_pins);
    const std::string& chosen = for_now ? workspace_->view().tuning()->planner : plan.planner;
    actions_->planner->setCurrentIndex(actions_->planner->findData(kit::text(chosen)));
    for (QAction* action : actions_->plannerMenu->actions()) {
        action->setChecked(action->data() == actions_->planner->currentData());
    }
    updateTitle();
    if (for_now || !workspace_->document()) return;
    const QString& session = workspace_->session().path();
    const Document& document = *workspace_->document();
    keepRecentPlan(session.isEmpty() ? QString::fromStdString(document.program()->path) : session, *outcome,
                   document.editCount());
}

/// A .pte brings a plan of its own, which can be chosen like a planner.
void MainWindow::offerLoadedPlan(const Outcome& outcome) {
    const QString loaded = QStringLiteral("loaded");
    const bool has_one = std::any_of(outcome.plans.begin(), outcome.plans.end(),
                                     [](const Plan& plan) { return plan.planner == "loaded"; });
    const int index = actions_->planner->findData(loaded);
    if (has_one && index < 0) actions_->planner->insertItem(0, tr("As in the file"), loaded);
    if (!has_one && index >= 0) actions_->planner->removeItem(index);
}

void MainWindow::onRan(const RunReport& report) {
    report_ = report;
    docks_->run->setReport(report);
    workspace_->view().setFindings(report.violations.value_or(std::vector<Violation>()));
    docks_->raise(docks_->run);
    pointer_->setText(docks_->run->verdict());
    if (report.last && report.last->failure) return;  // the message bar and the log have the error
    docks_->log->add(tr("ran: %1").arg(docks_->run->verdict()));
    warnAboutRun(report);
}

void MainWindow::showSelection() {
    const ViewState& view = workspace_->view();
    const TensorRow* row = view.row(view.hovered() != no_value ? view.hovered() : view.current());
    if (!row) return pointer_->clear();
    if (view.hovered() == no_value && view.selection().size() > 1) {
        qint64 bytes = 0;
        for (const ValueId value : view.selection()) {
            if (const TensorRow* each = view.row(value)) bytes += each->bytes;
        }
        const auto count = static_cast<int>(view.selection().size());
        return pointer_->setText(tr("%n tensor(s) selected", nullptr, count) + QStringLiteral("    ") +
                                 format::bytes(bytes));
    }
    QStringList text{tr("steps %1").arg(format::steps(row->first_step, row->last_step))};
    if (row->buffer >= 0) {
        const qint64 offset = view.outcome()->plan().placement.offsets[static_cast<std::size_t>(row->buffer)];
        text.append(format::offsetRange(offset, offset + row->bytes));
    }
    text.append({kit::text(row->name), format::bytes(row->bytes)});
    if (row->pinned) text.append(tr("pinned"));
    pointer_->setText(text.join(QStringLiteral("    ")));
}

void MainWindow::fillPlanners() {
    actions_->planner->clear();
    actions_->plannerMenu->clear();
    const auto add = [this](const QString& id, const QString& title, const QString& summary) {
        actions_->planner->addItem(title, id);
        actions_->planner->setItemData(actions_->planner->count() - 1, summary, Qt::ToolTipRole);
        QAction* action = actions_->plannerMenu->addAction(title, this, [this, id] { edits_->setPlanner(id); });
        action->setData(id);
        action->setCheckable(true);
        action->setStatusTip(summary);
    };
    for (const Planner& planner : builtin_planners())
        add(kit::text(planner.id), words::engine(planner.title), words::engine(planner.summary));
    for (const QString& program : settings::ownPlanners())
        add(QStringLiteral("exec:") + program, QFileInfo(program).fileName(),
            tr("A program of your own: %1").arg(program));
}

void MainWindow::fillSamples() {
    for (const Sample& sample : bundledSamples()) {
        actions_->sampleMenu->addAction(sample.title, this, [this, path = sample.path] { open(path); });
    }
}

/// Anew each time it opens: the user's own presets are files that an editor may have changed.
void MainWindow::fillTargets() {
    actions_->targetMenu->clear();
    std::vector<std::string> unreadable;
    for (const Target& target : cli::known_targets(unreadable)) {
        QAction* action =
            actions_->targetMenu->addAction(titleOf(target), this, [this, target] { edits_->useTarget(target); });
        action->setStatusTip(noteOf(target));
        action->setToolTip(kit::text(target.file));
    }
    for (const std::string& problem : unreadable) docks_->log->add(kit::text(problem));
}

/// The pools and limits of this document as a preset of the user's own.
void MainWindow::saveTarget(const QString& title) {
    const Tuning& tuning = *workspace_->document()->tuning();
    const Result<std::string> saved =
        cli::save_target({.title = title.toStdString(), .pools = tuning.pools, .limits = tuning.limits});
    if (!saved.ok()) return showError(saved.error());
    messages_->showDone(tr("Saved %1 as a preset").arg(title), kit::text(saved.value()));
}

void MainWindow::fillRecent() {
    actions_->recentMenu->clear();
    const QStringList files = settings::recentFiles();
    for (const QString& path : files) {
        QAction* action = actions_->recentMenu->addAction(menuName(path), this, [this, path] { open(path); });
        action->setStatusTip(path);
    }
    actions_->recentMenu->setEnabled(!files.isEmpty());
}

/// The same entries as in the charts and tables, so that nothing needs the pointer.
void MainWindow::fillMoveMenu() {
    actions_->moveMenu->clear();
    tensor_menu::fill(*actions_->moveMenu, workspace_->view(), this,
                      [this](const TensorEdits& edits) { edits_->apply(edits); });
}

void MainWindow::findTensor(const QString& text) {
    docks_->raise(docks_->tensors);
    docks_->tensors->filterField()->setText(text);
}

/// Every format that can be read, and sessions.
QString MainWindow::openedFiles() {
    QStringList patterns{QStringLiteral("*.json")};
    for (const Format& format : builtin_formats()) {
        const QString pattern =
            QLatin1Char('*') + QString::fromLatin1(format.suffix.data(), qsizetype(format.suffix.size()));
        if (format.read && !pattern.endsWith(QLatin1String(".json"))) patterns.append(pattern);
    }
    return tr("Programs and sessions (%1)").arg(patterns.join(QLatin1Char(' '))) + QStringLiteral(";;") +
        tr("All files (*)");
}

void MainWindow::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open"), QString(), openedFiles());
    if (!path.isEmpty()) open(path);
}

void MainWindow::chooseCompared() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with"), QString(), openedFiles());
    if (!path.isEmpty()) workspace_->compareWith(path);
}

bool MainWindow::saveSession(bool choose) {
    docks_->inspector->finishNote();
    QString path = workspace_->session().path();
    if (choose || path.isEmpty()) {
        const QFileInfo program(QString::fromStdString(workspace_->document()->program()->path));
        path = QFileDialog::getSaveFileName(
            this, tr("Save session"),
            program.dir().filePath(program.completeBaseName() + QStringLiteral(".session.json")),
            tr("Sessions (*.json)"));
    }
    if (path.isEmpty()) return false;
    const Result<> saved = workspace_->session().save(path);
    if (!saved.ok()) showError(saved.error());
    return saved.ok();
}

void MainWindow::showExport() {
    if (!workspace_->view().outcome()) return;
    dialogs_->ask([this] {
        auto* dialog = new ExportDialog(*workspace_, this);
        connect(dialog, &ExportDialog::exported, this, [this](const QString& path) {
            messages_->showDone(tr("Exported %1").arg(QFileInfo(path).fileName()), path);
            docks_->log->add(tr("exported %1").arg(path));
        });
        return dialog;
    });
}

/// A preference that was just set and cannot be kept is no reason to stop, but one to say so.
void MainWindow::complainIfForgotten() {
    if (const auto written = settings::written(); !written.ok()) showError(written.error());
}

}  // namespace arenascope

// The View menu and what Edit selects: the same for every chart.

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTabWidget>
#include <QTableView>
#include <functional>

#include "app/document/workspace.h"
#include "app/gui.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/view_history.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/tensor_table.h"

namespace arenascope {
namespace {

/// Tensors that `like` says are like the current one; its own are always among them.
std::set<ValueId> alike(const ViewState& view, const std::function<bool(const TensorRow&, const TensorRow&)>& like) {
    const TensorRow* current = view.row(view.current());
    std::set<ValueId> out;
    if (!current) return out;
    for (const TensorRow& row : view.outcome()->tensors) {
        if (like(*current, row)) out.insert(row.value);
    }
    return out;
}

int poolOf(const TensorRow& row) { return row.buffer < 0 ? -1 : row.mem_id; }

}  // namespace

void MainWindow::connectView() {
    const auto onChart = [this](QAction* action, void (*act)(Chart&)) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (auto* chart = qobject_cast<Chart*>(charts_->currentWidget())) act(*chart);
        });
    };
    onChart(actions_->zoomIn, [](Chart& chart) { chart.zoom(1.5); });
    onChart(actions_->zoomOut, [](Chart& chart) { chart.zoom(1 / 1.5); });
    onChart(actions_->fitAll, [](Chart& chart) { chart.fitAll(); });
    onChart(actions_->fitSelection, [](Chart& chart) { chart.fitSelection(); });
    onChart(actions_->copyPicture, [](Chart& chart) {
        QApplication::clipboard()->setImage(chart.renderImage(chart.size(), chart.devicePixelRatioF()));
    });
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(charts_, &QTabWidget::currentChanged, this, [this] {
        auto* chart = qobject_cast<Chart*>(charts_->currentWidget());
        if (!chart || !docks_) return;  // null while another language comes
        docks_->setWide(chart->isWide());
        const QWidget* focus = focusWidget();
        if (!focus || !focus->isVisible()) chart->setFocus();
    });
    history_ = new ViewHistory(workspace_->view(), *charts_, charts_);
    const auto update = [this] {
        actions_->back->setEnabled(history_->canGoBack());
        actions_->forward->setEnabled(history_->canGoForward());
    };
    connect(history_, &ViewHistory::changed, this, update);
    connect(actions_->back, &QAction::triggered, history_, &ViewHistory::back);
    connect(actions_->forward, &QAction::triggered, history_, &ViewHistory::forward);
    update();
    connectColours();
    connectSelecting();
}

void MainWindow::restart() {
    if (!close()) return;  // unsaved edits were not to be left
    const Document* document = workspace_->document();
    if (!document) return static_cast<void>(startAgain({}));
    const QString& session = workspace_->session().path();
    startAgain(session.isEmpty() ? QString::fromStdString(document->program()->path) : session);
}

void MainWindow::connectColours() {
    auto* rules = new QActionGroup(actions_->colorMenu);
    for (int i = 0; i < color_rule_count; ++i) {
        const auto rule = static_cast<ColorRule>(i);
        QAction* choice = actions_->colorMenu->addAction(colorRuleName(rule), this,
                                                         [this, rule] { workspace_->view().setColorRule(rule); });
        choice->setCheckable(true);
        rules->addAction(choice);
    }
    const auto check = [this, rules] {
        rules->actions()[static_cast<qsizetype>(workspace_->view().colorRule())]->setChecked(true);
    };
    connect(&workspace_->view(), &ViewState::colorRuleChanged, rules, check);
    check();
}

void MainWindow::connectSelecting() {
    ViewState& view = workspace_->view();
    const auto select = [this, &view](QAction* action, std::function<bool(const TensorRow&, const TensorRow&)> like) {
        connect(action, &QAction::triggered, this, [&view, like = std::move(like)] {
            if (auto all = alike(view, like); !all.empty()) view.select(std::move(all), view.current());
        });
    };
    select(actions_->selectPool, [](const TensorRow& a, const TensorRow& b) { return poolOf(a) == poolOf(b); });
    select(actions_->selectOp, [](const TensorRow& a, const TensorRow& b) { return a.op == b.op; });
    select(actions_->selectModule,
           [](const TensorRow& a, const TensorRow& b) { return a.module_path == b.module_path; });
    select(actions_->selectAlive,
           [](const TensorRow& a, const TensorRow& b) { return a.first <= b.last && b.first <= a.last; });
    connect(actions_->selectAll, &QAction::triggered, this, [this] {
        docks_->raise(docks_->tensors);
        docks_->tensors->view().selectAll();
    });
    connect(actions_->findNext, &QAction::triggered, this, [this] {
        docks_->raise(docks_->tensors);
        QTableView& rows = docks_->tensors->view();
        const int count = rows.model()->rowCount();
        const QModelIndex current = rows.currentIndex();
        if (count > 0)
            rows.setCurrentIndex(rows.model()->index(current.isValid() ? (current.row() + 1) % count : 0, 0));
    });
    const auto update = [this, &view] {
        const bool some = view.row(view.current()) != nullptr;
        for (QAction* action :
             {actions_->selectPool, actions_->selectOp, actions_->selectModule, actions_->selectAlive})
            action->setEnabled(some);
    };
    connect(&view, &ViewState::selectionChanged, this, update);
    update();
}

}  // namespace arenascope

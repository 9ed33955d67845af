#include "app/controllers/view_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QTabWidget>
#include <functional>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/controllers/view_history.h"
#include "app/document/workspace.h"
#include "widgets/charts/curve/curve_chart.h"
#include "widgets/charts/footprint/footprint_chart.h"
#include "widgets/charts/map/film_view.h"
#include "widgets/charts/map/map_chart.h"
#include "widgets/charts/source/source_chart.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/chart.h"

namespace arenascope {
namespace {

using Like = std::function<bool(const TensorRow&, const TensorRow&)>;

/// Tensors similar to the current one, including its own.
std::set<ValueId> alike(const ViewState& view, const Like& like) {
    const TensorRow* current = view.row(view.current());
    std::set<ValueId> out;
    if (!current) return out;
    for (const TensorRow& row : view.outcome()->tensors) {
        if (like(*current, row)) out.insert(row.value);
    }
    return out;
}

int poolOf(const TensorRow& row) { return row.buffer.valid() ? row.mem_id : -1; }

}  // namespace

ViewController::ViewController(Shell& shell)
    : QObject(&shell), shell_(shell), history_(new ViewHistory(shell.workspace.view(), shell.charts, this)) {
    for (int i = 0; i < shell.charts.count(); ++i) {
        if (auto* chart = qobject_cast<Chart*>(shell.charts.widget(i))) connectChart(*chart);
    }
    connect(&shell, &Shell::documentShown, this, &ViewController::showProgram);
    connect(&shell, &Shell::told, this, [this] { speaker_ = nullptr; });
    connect(&shell.charts, &QTabWidget::currentChanged, this, [this] {
        if (speaker_ && speaker_ != shell_.chart()) shell_.tell(QString());  // it was about another view
    });
    connectActions();
    connectHistory();
    connectColours();
    connectSelecting();
}

void ViewController::connectChart(Chart& chart) {
    Studies& studies = shell_.workspace.studies();
    connect(&chart, &Chart::statusChanged, this, [this, &chart](const QString& text) {
        shell_.tell(text);
        speaker_ = text.isEmpty() ? nullptr : &chart;
    });
    connect(&chart, &Chart::editRequested, &shell_.edits, &Edits::apply);
    connect(&chart, &Chart::curveRequested, &studies, &Studies::computeCurve);
    connect(&chart, &Chart::footprintRequested, &studies, &Studies::computeFootprint);
    connect(&chart, &Chart::viewRequested, this, [this](const QString& id) {
        for (int i = 0; i < shell_.charts.count(); ++i) {
            if (shell_.charts.widget(i)->objectName() == id + QStringLiteral("Chart")) shell_.charts.setCurrentIndex(i);
        }
    });
    connect(&chart, &Chart::limitRequested, &shell_.edits, &Edits::setLimit);
    if (auto* graph = qobject_cast<GraphChart*>(&chart)) {
        connect(graph, &GraphChart::callerRequested, &shell_.edits, &Edits::setCaller);
        connect(graph, &GraphChart::delegateRequested, &shell_.edits, &Edits::delegate);
        connect(graph, &GraphChart::passesRequested, shell_.actions.explainPeak, &QAction::trigger);
        const Runs& runs = shell_.workspace.runs();
        connect(&runs, &Runs::ran, graph, &GraphChart::addRuns);
        if (runs.report()) graph->addRuns(*runs.report());  // the view was made anew
    }
    if (auto* map = qobject_cast<MapChart*>(&chart)) {
        connect(&shell_.workspace.jobs(), &Jobs::finished, &map->film(), [film = &map->film()](Jobs::Kind kind) {
            if (kind == Jobs::Kind::running) film->forgetRequest();
        });
        connect(&map->film(), &FilmView::bytesRequested, this, [this, film = QPointer(&map->film())](Step step) {
            shell_.workspace.runs().readArenas(step, [film, step](const Result<ArenaContents>& read) {
                if (film) film->showBytes(step, read);
            });
        });
    }
    if (auto* curve = qobject_cast<CurveChart*>(&chart)) connectCurve(*curve);
    if (auto* footprint = qobject_cast<FootprintChart*>(&chart)) {
        connect(footprint, &FootprintChart::measureRequested, shell_.actions.run, &QAction::trigger);
        connect(footprint, &FootprintChart::linkerMapRequested, &shell_.edits, &Edits::chooseLinkerMap);
    }
}

void ViewController::connectCurve(CurveChart& curve) {
    Studies& studies = shell_.workspace.studies();
    Jobs& jobs = shell_.workspace.jobs();
    connect(&curve, &CurveChart::mapRequested, &studies, &Studies::computeMap);
    connect(&studies, &Studies::mapComputed, &curve, &CurveChart::showMap);
    connect(&studies, &Studies::mapFailed, &curve, &CurveChart::failMap);
    connect(&curve, &CurveChart::mapCancelled, &jobs, [&jobs] { jobs.cancel(Jobs::Kind::sizeMap); });
    connect(&jobs, &Jobs::progressed, &curve, [&curve](Jobs::Kind kind, const Stage&, double fraction) {
        if (kind == Jobs::Kind::sizeMap) curve.setMapProgress(fraction);
    });
    connect(&curve, &CurveChart::rangesRequested, &shell_.edits,
            [&edits = shell_.edits](const QString& across, const RangeEdit& acrossRange, const QString& up,
                                    const RangeEdit& upRange) {
                edits.setRanges({{across.toStdString(), acrossRange}, {up.toStdString(), upRange}});
            });
}

void ViewController::showProgram() {
    const Document* document = shell_.workspace.document();
    for (GraphChart* graph : shell_.charts.findChildren<GraphChart*>())
        graph->setProgram(document ? document->program() : nullptr);
    for (SourceChart* source : shell_.charts.findChildren<SourceChart*>())
        source->setProgram(document ? document->program() : nullptr);
}

void ViewController::connectActions() {
    const MainActions& actions = shell_.actions;
    const auto onChart = [this](QAction* action, void (*act)(Chart&)) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (Chart* chart = shell_.chart()) act(*chart);
        });
    };
    onChart(actions.zoomIn, [](Chart& chart) { chart.zoom(1.5); });
    onChart(actions.zoomOut, [](Chart& chart) { chart.zoom(1 / 1.5); });
    onChart(actions.fitAll, [](Chart& chart) { chart.fitAll(); });
    onChart(actions.fitSelection, [](Chart& chart) { chart.fitSelection(); });
    onChart(actions.copyPicture, [](Chart& chart) {
        QApplication::clipboard()->setImage(chart.renderImage(chart.size(), chart.devicePixelRatioF()));
    });
    connect(actions.fullScreen, &QAction::triggered, this, [this] {
        QWidget& shown = *shell_.window.window();
        shown.setWindowState(shown.windowState() ^ Qt::WindowFullScreen);
    });
}

void ViewController::connectHistory() {
    const MainActions& actions = shell_.actions;
    const auto update = [this] {
        shell_.actions.back->setEnabled(history_->canGoBack());
        shell_.actions.forward->setEnabled(history_->canGoForward());
    };
    connect(history_, &ViewHistory::changed, this, update);
    connect(actions.back, &QAction::triggered, history_, &ViewHistory::back);
    connect(actions.forward, &QAction::triggered, history_, &ViewHistory::forward);
    connect(&shell_, &Shell::documentShown, history_, &ViewHistory::clear);
    update();
}

void ViewController::connectColours() {
    ViewState& view = shell_.workspace.view();
    QMenu& menu = *shell_.actions.colorMenu;
    auto* rules = new QActionGroup(&menu);
    for (int i = 0; i < color_rule_count; ++i) {
        const auto rule = static_cast<ColorRule>(i);
        QAction* choice = menu.addAction(colorRuleName(rule), this, [&view, rule] { view.setColorRule(rule); });
        choice->setCheckable(true);
        rules->addAction(choice);
    }
    const auto check = [&view, rules] { rules->actions()[static_cast<qsizetype>(view.colorRule())]->setChecked(true); };
    connect(&view, &ViewState::colorRuleChanged, rules, check);
    check();
}

void ViewController::connectSelecting() {
    const MainActions& actions = shell_.actions;
    ViewState& view = shell_.workspace.view();
    const auto select = [this, &view](QAction* action, Like like) {
        connect(action, &QAction::triggered, this, [&view, like = std::move(like)] {
            if (auto all = alike(view, like); !all.empty()) view.select(std::move(all), view.current());
        });
    };
    select(actions.selectPool, [](const TensorRow& a, const TensorRow& b) { return poolOf(a) == poolOf(b); });
    select(actions.selectOp, [](const TensorRow& a, const TensorRow& b) { return a.op == b.op; });
    select(actions.selectModule, [](const TensorRow& a, const TensorRow& b) { return a.module_path == b.module_path; });
    select(actions.selectAlive,
           [](const TensorRow& a, const TensorRow& b) { return a.first <= b.last && b.first <= a.last; });
    const auto update = [this, &view] {
        const bool some = view.row(view.current()) != nullptr;
        const MainActions& each = shell_.actions;
        for (QAction* action : {each.selectPool, each.selectOp, each.selectModule, each.selectAlive})
            action->setEnabled(some);
    };
    connect(&view, &ViewState::selectionChanged, this, update);
    update();
}

}  // namespace arenascope

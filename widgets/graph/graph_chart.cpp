#include "widgets/graph/graph_chart.h"

#include <QComboBox>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/study/graph/make_graph.h"
#include "engine/study/graph/unplanned.h"
#include "widgets/graph/class_reader.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_glide.h"
#include "widgets/graph/graph_legend.h"
#include "widgets/graph/graph_search.h"
#include "widgets/graph/module_tree.h"
#include "widgets/graph/open_frames.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int tree_width = 240;
constexpr std::size_t large = 2000;  ///< instructions; smaller graphs are drawn before the next frame

NodeIndex peakNode(const ProgramGraph& graph, const GraphLoads& loads) {
    for (const NodeIndex node : graph.nodes.indices()) {
        if (loads.nodes[node].holds_peak) return node;
    }
    return {};
}

/// The program is so large that building and drawing its graph would cause a noticeable delay.
bool isLarge(const std::shared_ptr<const Outcome>& made) {
    return made && made->method && made->method->instructions.size() > large;
}

std::set<NodeIndex> operatorsOf(const ProgramGraph& graph, FrameIndex frame) {
    std::set<NodeIndex> out;
    for (const NodeIndex node : graph.nodes.indices()) {
        if (graph.nodes[node].runs() && graph.is_inside(graph.nodes[node].frame, frame)) out.insert(node);
    }
    return out;
}

int drawnOperators(const GraphPicture& picture) {
    return static_cast<int>(std::count_if(
        picture.scene.items.begin(), picture.scene.items.end(),
        [&](const GraphItem& item) { return !item.isClosed() && picture.graph->nodes[item.node].step.valid(); }));
}

/// Width and height of as much of the window as shows columns at full size.
std::pair<double, double> columnRoom(const QWidget& canvas) {
    constexpr int least = 320, margins = 96, step = 40;  // a step: small changes of the window move nothing
    const auto room = [](int size) { return (size - margins) / step * step; };
    return {std::max(least, room(canvas.width())), std::max(least, room(canvas.height()))};
}

}  // namespace

GraphChart::GraphChart(ViewState& state, QWidget* parent)
    : Chart(parent), state_(state), classes_(new ClassReader(this)) {
    setObjectName(QStringLiteral("graphChart"));
    setAccessibleName(tr("Graph"));
    tree_ = new ModuleTree(this);
    canvas_ = new GraphCanvas(state, this);
    bar_ = new GraphBar(this);
    setFocusProxy(canvas_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    column->addWidget(bar_);
    column->addWidget(kit::separator(this));
    legend_ = new GraphLegend(this);
    column->addWidget(legend_);
    auto* split = new QSplitter(this);
    split->setObjectName(QStringLiteral("graphSplit"));
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->addWidget(tree_);
    split->addWidget(canvas_);
    split->setStretchFactor(1, 1);
    split->setSizes({tree_width, 600});
    tree_->hide();
    column->addWidget(split, 1);
    connectParts();
}

GraphChart::~GraphChart() = default;

void GraphChart::connectParts() {
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, &GraphChart::popMenu);
    connect(tree_, &ModuleTree::frameChosen, this, &GraphChart::chooseFrame);
    connect(tree_, &ModuleTree::frameOpened, this, &GraphChart::toggle);
    connect(classes_, &ClassReader::read, tree_, &ModuleTree::setClasses);
    connect(classes_, &ClassReader::read, this, [this](const ModuleClasses& classes) {
        picture_.classes = classes;
        canvas_->update();
    });
    connect(canvas_, &GraphCanvas::centreRequested, this, &GraphChart::centreOn);
    connect(canvas_, &GraphCanvas::programRequested, this, [this] { bar_->scopes().setCurrentIndex(0); });
    connect(canvas_, &GraphCanvas::frameToggled, this, &GraphChart::toggle);
    connect(canvas_, &GraphCanvas::frameChosen, this, &GraphChart::chooseFrame);
    connect(canvas_, &GraphCanvas::nodeChosen, this, [this] {
        follow();
        emit nodeChosen(state_.current() == no_value ? canvas_->currentNode() : NodeIndex{});
    });
    connect(canvas_, &GraphCanvas::moved, this, &GraphChart::showStatus);
    connect(canvas_, &GraphCanvas::growRequested, this, [this](NodeIndex node) {
        GraphQuery next = query_;
        next.grown.insert(node);
        ask(next);
    });
    connect(bar_, &GraphBar::frameChosen, this, &GraphChart::chooseFrame);
    connect(bar_, &GraphBar::changed, this, &GraphChart::readBar);
    connect(bar_, &GraphBar::levelRequested, this, &GraphChart::openToLevel);
    connect(bar_, &GraphBar::searchRequested, this, &GraphChart::find);
    search_ = new GraphSearch(
        bar_->search(),
        [this] {
            return GraphSearch::Shown{picture_.graph, made_, isLarge(made_)};
        },
        this);
    connect(search_, &GraphSearch::nodeChosen, this, &GraphChart::chooseNode);
    connect(search_, &GraphSearch::told, bar_, &GraphBar::setFound);
    connect(bar_, &GraphBar::modulesToggled, tree_, &QWidget::setVisible);
    connect(bar_, &GraphBar::heatChanged, this, [this] {
        picture_.heat = bar_->heat();
        legend_->show(picture_);
        canvas_->update();
    });
    connect(bar_, &GraphBar::cancelRequested, this, [this] {
        drawing_.cancel();
        if (picture_.graph->nodes.empty()) made_.reset();  // the graph is rebuilt when the view becomes visible
        canvas_->setMessage(tr("Not drawn: open fewer frames"));
    });
    connect(&drawing_, &LatestTask::busyChanged, this, &GraphChart::showBusy);
    connect(&state_, &ViewState::outcomeChanged, this, &GraphChart::outcomeChanged);
    connect(&state_, &ViewState::selectionChanged, this, &GraphChart::selectionChanged);
    connect(&state_, &ViewState::colorRuleChanged, this, &GraphChart::colour);
    connect(&state_, &ViewState::runChanged, this, &GraphChart::weigh);
}

// -- making ---------------------------------------------------------------------------------------------------

void GraphChart::outcomeChanged() {
    if (isVisible()) return prepare();
    drawing_.cancel();
    made_.reset();
}

void GraphChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    prepare();
    selectionChanged();
}

void GraphChart::setProgram(std::shared_ptr<const Program> program) {
    if (program_ != program) unplanned_.reset();
    program_ = program;
    classes_->setProgram(std::move(program));
    if (!state_.outcome()) outcomeChanged();
}

std::shared_ptr<const Outcome> GraphChart::drawn() {
    if (state_.outcome() || !program_) return state_.outcome();
    if (!unplanned_) unplanned_ = unplanned_outcome(*program_, state_.tuning()->method);
    return unplanned_;
}

void GraphChart::prepare() {
    const std::shared_ptr<const Outcome> outcome = drawn();
    if (made_ == outcome && outcome) return;
    const bool same = outcome && picture_.method == outcome->method && !picture_.graph->nodes.empty();
    made_ = outcome;
    drawing_.cancel();
    if (same) {  // another plan of the same program: the view does not move
        canvas_->show(nullptr);
        weigh();
        return ask(query_);
    }
    canvas_->show(nullptr);
    legend_->clear();
    picture_.scene = {};
    if (!outcome) {
        adoptGraph(std::make_shared<const ProgramGraph>());
        return;
    }
    using Graph = std::shared_ptr<const ProgramGraph>;
    const auto make = [outcome, program = program_]() -> Graph {
        return std::make_shared<const ProgramGraph>(program_graph(*outcome, program.get()));
    };
    if (!isLarge(made_) || now_) return adoptGraph(make());
    drawing_.start<Graph>(make, [this](Graph graph) { adoptGraph(std::move(graph)); });
}

void GraphChart::adoptGraph(std::shared_ptr<const ProgramGraph> graph) {
    canvas_->show(nullptr);
    picture_.scene = {};
    const std::shared_ptr<const ProgramGraph> before = std::exchange(picture_.graph, std::move(graph));
    picture_.method = made_ ? made_->method : nullptr;
    picture_.names = namesOf(*picture_.graph);
    picture_.stops.clear();
    if (made_ && made_->plans.empty() && picture_.method)
        picture_.stops = plan_stops(*picture_.graph, *picture_.method);
    cache_ = std::make_shared<LayoutCache>();
    canvas_->chooseFrame({});
    tree_->show(picture_.graph, picture_.method);
    bar_->setLevels(picture_.graph->frames.empty() ? 0 : deepestLevel(*picture_.graph));
    if (made_ && made_->method) classes_->ask(made_->method->name, now_);
    weigh();
    const std::set<FrameIndex> open = sameFrames(*before, query_.open, *picture_.graph);
    const bool known = !open.empty() && open.size() * 2 > query_.open.size();
    query_.centre = {};
    query_.grown.clear();
    query_.open = known ? open : framesAtFirst(*picture_.graph, peakNode(*picture_.graph, picture_.loads));
    bar_->setScope(GraphBar::Scope::program);
    begun_ = known;
    ask(query_);
    follow();
}

/// The heat of the nodes, and the colours of their tensors.
void GraphChart::weigh() {
    if (!made_ || !made_->method) return;
    picture_.loads = graph_loads(*picture_.graph, *made_, state_.run().get());
    tree_->setLoads(picture_.loads);
    picture_.counts = runs_.counts(made_ ? made_->method : nullptr, *picture_.graph);
    colour();
}

void GraphChart::colour() {
    if (!made_) return;
    picture_.colors = made_->plans.empty() ? ArenaScene() : arenaScene(*made_);
    if (!picture_.colors.isEmpty()) colorScene(picture_.colors, *made_, state_.colorRule(), state_.run().get());
    if (!picture_.scene.items.empty()) legend_->show(picture_);
    canvas_->update();
}

void GraphChart::ask(const GraphQuery& query, std::function<void()> then) {
    query_ = query;
    if (picture_.graph->nodes.empty() && drawing_.busy()) return;  // the graph itself is still being built
    if (!picture_.method) return showScene({}, then);
    if (!isLarge(made_) || now_)
        return showScene(graphScene(*picture_.graph, *picture_.method, query_, cache_.get()), then);
    drawing_.start<GraphScene>(
        [graph = picture_.graph, method = picture_.method, query, cache = cache_](const LatestTask::Stop& stop) {
            return graphScene(*graph, *method, query, cache.get(), &stop);
        },
        [this, then = std::move(then)](GraphScene scene) { showScene(std::move(scene), then); });
}

void GraphChart::showScene(GraphScene scene, const std::function<void()>& then) {
    GraphPlaces before = canvas_->glide().places(picture_.scene);
    canvas_->show(nullptr);
    picture_.scene = std::move(scene);
    picture_.is_part = bar_->scope() != GraphBar::Scope::program;
    canvas_->setMessage(textInstead(made_ != nullptr, picture_, query_));
    canvas_->show(&picture_);
    if (!picture_.scene.items.empty()) {
        if (!std::exchange(begun_, true)) canvas_->begin(canvas_->currentItem());
        if (then) then();
        canvas_->glide().start(std::move(before), picture_.scene);
        legend_->show(picture_);
    }
    showCrumbs();
    showStatus();
}

void GraphChart::showBusy(bool busy) {
    bar_->setBusy(busy);
    if (busy && picture_.scene.items.empty()) canvas_->setMessage(tr("Drawing the graph"));
}

// -- what is open ---------------------------------------------------------------------------------------------

void GraphChart::toggle(FrameIndex frame) {
    if (!picture_.graph->frames.has(frame) || frame == whole_program || query_.centre.valid()) return;
    GraphQuery next = query_;
    const auto corner = canvas_->cornerOf(frame);
    if (!next.open.erase(frame)) {
        next.open.insert(frame);
        const std::set<FrameIndex> around = framesAround(*picture_.graph, frame);
        next.open.insert(around.begin(), around.end());
    }
    ask(next, [this, frame, corner] {
        if (corner) canvas_->hold(frame, *corner);
        else if (const GraphBox* box = picture_.scene.boxOf(frame)) canvas_->reveal(box->rect);
    });
}

void GraphChart::openToLevel(int level) {
    GraphQuery next = query_;
    next.open = framesToLevel(*picture_.graph, level);
    ask(next, [this] { canvas_->begin(canvas_->currentItem()); });
}

void GraphChart::toggleAlike(FrameIndex frame) {
    if (!picture_.graph->frames.has(frame)) return;
    GraphQuery next = query_;
    const bool open = !next.open.contains(frame);
    const auto corner = canvas_->cornerOf(frame);
    for (const FrameIndex each : framesAlike(*picture_.graph, frame)) {
        if (open) next.open.insert(each);
        else next.open.erase(each);
    }
    ask(next, [this, frame, corner] {
        if (corner) canvas_->hold(frame, *corner);
    });
}

void GraphChart::chooseFrame(FrameIndex frame) {
    if (!picture_.graph->frames.has(frame)) return;
    if (frame == whole_program) {
        canvas_->chooseFrame({});
        state_.select({}, no_value);
        return canvas_->fitAll();
    }
    const std::set<NodeIndex> nodes = operatorsOf(*picture_.graph, frame);
    canvas_->chooseFrame(frame);
    selectNodes(nodes, nodes.empty() ? NodeIndex{} : *nodes.begin());
    canvas_->chooseFrame(frame);
    tree_->mark(frame);
    showCrumbs();
    const GraphBox* box = picture_.scene.boxOf(frame);
    const ItemIndex item = picture_.scene.itemOf(frame);
    if (box) return canvas_->reveal(box->rect);
    if (item.valid()) return canvas_->reveal(canvas_->sceneRect(item));
    // Opens a closed frame that contains the target.
    GraphQuery next = query_;
    const std::set<FrameIndex> around = framesAround(*picture_.graph, frame);
    next.open.insert(around.begin(), around.end());
    ask(next, [this, frame] {
        const ItemIndex shown = picture_.scene.itemOf(frame);
        if (shown.valid()) canvas_->reveal(canvas_->sceneRect(shown));
    });
}

void GraphChart::readBar() {
    GraphQuery next = query_;
    const GraphBar::Scope scope = bar_->scope();
    next.views = bar_->showsViews();
    next.constants = bar_->showsConstants();
    std::tie(next.across, next.column) = bar_->breaksColumns() ? columnRoom(*canvas_) : std::pair(0.0, 0.0);
    next.hops = bar_->hops().value();
    const bool was = next.centre.valid();
    next.centre = scope == GraphBar::Scope::program ? NodeIndex{} : currentNode();
    next.direction = scope == GraphBar::Scope::inputs ? GraphQuery::Direction::inputs
        : scope == GraphBar::Scope::users             ? GraphQuery::Direction::users
                                                      : GraphQuery::Direction::both;
    const bool moved = was != next.centre.valid() || (next.column > 0) != (query_.column > 0);
    ask(next, [this, moved] {
        if (moved || query_.centre.valid()) canvas_->begin(canvas_->currentItem());
    });
}

// -- following ------------------------------------------------------------------------------------------------

NodeIndex GraphChart::currentNode() const {
    if (!made_ || !made_->method) return {};
    if (state_.current() == no_value) return canvas_->currentNode();
    return picture_.graph->node_of(*made_->method, state_.current());
}

void GraphChart::selectionChanged() {
    if (!isVisible() || !made_) return;
    if (!own_ && state_.current() != no_value && !hasFocus() && !canvas_->hasFocus()) canvas_->chooseFrame({});
    follow();
}

void GraphChart::follow() {
    const NodeIndex node = currentNode();
    showCrumbs();
    canvas_->update();
    if (!node.valid() || own_) return;
    if (canvas_->currentFrame().valid()) return;
    tree_->mark(picture_.graph->nodes[node].frame);
    const ItemIndex item = picture_.scene.itemOf(node);
    if (item.valid() && !picture_.scene.items[item].isClosed()) return canvas_->reveal(canvas_->sceneRect(item));
    const auto& constants = picture_.graph->nodes[node];
    if (constants.kind == ProgramNode::Kind::constant && !query_.centre.valid()) {
        if (!constants.out.empty()) goTo(picture_.graph->edges[constants.out.front()].to);  // its reader shows it
        return;
    }
    if (query_.centre.valid()) return centreOn(node);
    goTo(node);
}

/// Opens the frames that contain it.
void GraphChart::goTo(NodeIndex node) {
    GraphQuery next = query_;
    const FrameIndex frame = picture_.graph->nodes[node].frame;
    if (frame != whole_program) {
        const std::set<FrameIndex> around = framesAround(*picture_.graph, frame);
        next.open.insert(around.begin(), around.end());
        next.open.insert(frame);
    }
    if (next == query_) return;
    ask(next, [this, node] {
        const ItemIndex item = picture_.scene.itemOf(node);
        if (item.valid()) canvas_->centre(canvas_->sceneRect(item).center());
    });
}

void GraphChart::centreOn(NodeIndex node) {
    GraphQuery next = query_;
    next.centre = node;
    next.grown.clear();
    if (bar_->scope() == GraphBar::Scope::program) bar_->setScope(GraphBar::Scope::around);
    next.hops = bar_->hops().value();
    ask(next, [this, node] { canvas_->begin(picture_.scene.itemOf(node)); });
}

void GraphChart::showStatus() {
    if (!isVisible() || picture_.scene.items.empty()) return;
    const int drawn = drawnOperators(picture_);
    const int all = picture_.graph->operators;
    const QString parts = drawn == all
        ? tr("%n operator(s)", nullptr, all)
        : tr("%1 of %n operator(s) drawn, %2 inside closed frames", nullptr, all).arg(drawn).arg(all - drawn);
    emit statusChanged(parts + QStringLiteral(" · ") + tr("zoom %1").arg(format::percent(canvas_->scale())));
}

// -- as a chart -----------------------------------------------------------------------------------------------

void GraphChart::setTool(Tool tool) { canvas_->setPans(tool == Tool::pan); }

void GraphChart::zoom(double factor) { canvas_->zoom(factor); }

void GraphChart::fitAll() { canvas_->fitAll(); }

void GraphChart::fitSelection() {
    const FrameIndex frame = canvas_->currentFrame();
    if (const GraphBox* box = frame.valid() ? picture_.scene.boxOf(frame) : nullptr) return canvas_->fit(box->rect);
    const ItemIndex item = canvas_->currentItem();
    if (item.valid()) canvas_->centre(canvas_->sceneRect(item).center());
}

void GraphChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && made_) colour();
}

void GraphChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    bar_->setStacked(width() < 860);  // too narrow for one row of controls
    if (query_.column > 0 && std::pair(query_.across, query_.column) != columnRoom(*canvas_)) readBar();
}

/// A picture needs the result now, so the worker's task is finished in this thread.
void GraphChart::prepareNow() {
    const QScopedValueRollback now(now_, true);
    canvas_->glide().finish();
    if (drawing_.busy()) {
        drawing_.cancel();
        made_.reset();
    }
    prepare();
}

QImage GraphChart::renderImage(QSize size, qreal dpr) {
    prepareNow();
    return widgetPicture(*this, size, dpr);
}

void GraphChart::paintOnto(QPaintDevice& device, QSize size) {
    prepareNow();
    paintWidgetOnto(*this, device, size);
}

QSize GraphChart::wholeSize() {
    prepareNow();
    return picture_.scene.bounds.size().toSize();
}

void GraphChart::paintWhole(QPainter& painter) {
    const QRectF bounds = picture_.scene.bounds;
    if (bounds.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(0, 0), bounds.size()), theme().chart);
    painter.translate(-bounds.topLeft());
    canvas_->paintScene(painter, bounds, 1);
}

}  // namespace arenascope

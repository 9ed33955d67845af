#include "widgets/graph/graph_chart.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "engine/planning/lifetimes/lifetimes.h"
#include "widgets/graph/class_reader.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/module_tree.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/format.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int tree_width = 208, legend_height = 26;
constexpr std::size_t few = 40;      ///< nodes; as many are read as a whole
constexpr std::size_t large = 2000;  ///< instructions; fewer are drawn before the next frame

/// The node that runs where the first pool in use is fullest; none: there is none.
NodeIndex peakNode(const ProgramGraph& graph, const Outcome& outcome) {
    if (!outcome.method || outcome.plans.empty()) return {};
    const auto& pools = outcome.plan().pools;
    const auto pool = std::find_if(pools.begin(), pools.end(), [](const PoolResult& each) { return each.bytes > 0; });
    const Table<Position, Step> steps = steps_of_listing(*outcome.method);
    if (pool == pools.end() || !steps.has(pool->peak_position)) return {};
    const Step step = steps[pool->peak_position];
    for (const NodeIndex node : graph.nodes.indices()) {
        if (graph.nodes[node].step == step) return node;
    }
    return {};
}

}  // namespace

GraphChart::GraphChart(ViewState& state, QWidget* parent)
    : Chart(parent), state_(state), classes_(new ClassReader(this)) {
    setObjectName(QStringLiteral("graphChart"));
    tensor_menu::attach(*this, state, [this](const TensorEdits& edits) { emit editRequested(edits); });
    setAccessibleName(tr("Graph"));
    tree_ = new ModuleTree(this);
    canvas_ = new GraphCanvas(state, this);
    setFocusProxy(canvas_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    column->addWidget(buildBar());
    column->addWidget(kit::separator(this));
    auto* right = new QWidget(this);
    auto* stack = new QVBoxLayout(right);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(0);
    auto* legend = new QWidget(right);
    legend->setFixedHeight(legend_height);
    legend->setBackgroundRole(QPalette::Base);
    legend->setAutoFillBackground(true);
    legend_ = new QHBoxLayout(legend);
    legend_->setContentsMargins(14, 0, 14, 0);
    legend_->setSpacing(14);
    stack->addWidget(legend);
    stack->addWidget(canvas_, 1);
    auto* split = new QSplitter(this);
    split->setObjectName(QStringLiteral("graphSplit"));
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->addWidget(tree_);
    split->addWidget(right);
    split->setStretchFactor(1, 1);
    split->setSizes({tree_width, 600});
    column->addWidget(split, 1);
    connect(tree_, &ModuleTree::moduleChosen, this, &GraphChart::showModule);
    connect(tree_, &ModuleTree::nodesChosen, this, [this](const std::vector<NodeIndex>& nodes) {
        std::set<ValueId> values;
        for (const NodeIndex node : nodes) values.insert(graph_->nodes[node].value);
        state_.select(values, graph_->nodes[nodes.front()].value);
        centreOn(nodes.front());
    });
    connect(classes_, &ClassReader::read, tree_, &ModuleTree::setClasses);
    connect(classes_, &ClassReader::read, canvas_, &GraphCanvas::setClasses);
    connect(canvas_, &GraphCanvas::centreRequested, this, &GraphChart::centreOn);
    connect(canvas_, &GraphCanvas::moduleToggled, this, &GraphChart::toggle);
    connect(canvas_, &GraphCanvas::growRequested, this, [this](NodeIndex node) {
        GraphQuery next = query_;
        next.grown.insert(node);
        ask(next, false);
    });
    connect(&state_, &ViewState::outcomeChanged, this, &GraphChart::outcomeChanged);
    connect(&state_, &ViewState::selectionChanged, this, &GraphChart::selectionChanged);
    connect(&state_, &ViewState::colorRuleChanged, this, &GraphChart::colour);
}

GraphChart::~GraphChart() = default;

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

void GraphChart::prepare() {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    if (made_ == outcome && outcome) return;
    const bool same_method = made_ && outcome && made_->method == outcome->method && !graph_->nodes.empty();
    const bool first = !made_;
    made_ = outcome;
    drawing_.cancel();
    canvas_->show(nullptr, nullptr, nullptr);
    if (same_method) return finishPreparing(first);
    scene_ = {};
    const std::size_t before = graph_->nodes.size();
    graph_ = std::make_shared<const ProgramGraph>();
    if (!isLarge() || now_)
        return adoptGraph(std::make_shared<const ProgramGraph>(outcome ? programGraph(*outcome) : ProgramGraph{}),
                          before, first);
    tree_->show(*graph_);  // its rows spoke of the former graph
    using Graph = std::shared_ptr<const ProgramGraph>;
    drawing_.start<Graph>([outcome] { return std::make_shared<const ProgramGraph>(programGraph(*outcome)); },
                          [this, before, first](Graph graph) { adoptGraph(std::move(graph), before, first); });
}

bool GraphChart::isLarge() const { return made_ && made_->method && made_->method->instructions.size() > large; }

void GraphChart::adoptGraph(std::shared_ptr<const ProgramGraph> graph, std::size_t before, bool first) {
    canvas_->show(nullptr, nullptr, nullptr);
    scene_ = {};
    graph_ = std::move(graph);
    tree_->show(*graph_);
    if (first || graph_->nodes.size() != before) {
        query_ = GraphQuery{.hops = hops_->value(), .views = views_->isChecked()};
        // More than can be read at once begins where the memory is decided; Home shows all of it.
        if (made_ && graph_->nodes.size() > few && state_.current() == no_value)
            query_.centre = peakNode(*graph_, *made_);
    }
    finishPreparing(first);
}

void GraphChart::setProgram(std::shared_ptr<const Program> program) { classes_->setProgram(std::move(program)); }

void GraphChart::finishPreparing(bool first) {
    if (made_ && made_->method) classes_->ask(made_->method->name, now_);
    colour();
    ask(query_, first);
    if (!query_.centre.valid() && state_.current() != no_value) follow();
}

void GraphChart::showBusy(bool busy) {
    stop_->setVisible(busy);
    if (!busy) return;
    canvas_->show(nullptr, nullptr, nullptr);
    canvas_->setMessage(tr("Drawing the graph"));
}

void GraphChart::colour() {
    if (!made_) return;
    canvas_->show(nullptr, nullptr, nullptr);
    colors_ = arenaScene(*made_);
    if (!colors_.isEmpty()) colorScene(colors_, *made_, state_.colorRule(), state_.run().get());
    showLegend();
    canvas_->show(graph_.get(), &scene_, &colors_);
}

void GraphChart::selectionChanged() {
    if (isVisible() && made_) follow();
}

void GraphChart::follow() {
    const NodeIndex node = graph_->nodeOf(*made_->method, state_.current());
    if (!node.valid()) return canvas_->update();
    tree_->mark(graph_->nodes[node].module);
    const ItemIndex item = scene_.itemOf(node);
    // What is in sight stays where it is: a node, or a closed module that is selected as a whole.
    const auto is_selected = [this](NodeIndex each) { return state_.selection().contains(graph_->nodes[each].value); };
    // Of a whole program that is too large to be read at once the neighbourhood says more.
    const bool whole = !query_.centre.valid() && query_.module.isEmpty() && scene_.items.size() > few;
    const GraphItem* seen = item.valid() && !whole ? &scene_.items[item] : nullptr;
    if (seen && (seen->node.valid() || std::all_of(seen->nodes.begin(), seen->nodes.end(), is_selected))) {
        canvas_->reveal(item);
        return showCrumbs();
    }
    centreOn(node);
}

void GraphChart::centreOn(NodeIndex node) {
    GraphQuery next = query_;
    next.centre = node;
    next.grown.clear();
    next.toggled.clear();
    ask(next, true);
}

void GraphChart::showModule(const QString& module) {
    GraphQuery next = query_;
    next.centre = {};
    next.module = module;
    next.grown.clear();
    next.toggled.clear();
    ask(next, true);
}

void GraphChart::toggle(const QString& module) {
    GraphQuery next = query_;
    if (!next.toggled.erase(module)) next.toggled.insert(module);
    ask(next, false);
}

void GraphChart::ask(const GraphQuery& query, bool fit) {
    query_ = query;
    if (graph_->nodes.empty() && drawing_.busy()) return;  // the graph itself is still being made
    if (!isLarge() || now_) return showScene(graphScene(*graph_, query_), fit);
    drawing_.start<GraphScene>(
        [graph = graph_, query](const LatestTask::Stop& stop) { return graphScene(*graph, query, &stop); },
        [this, fit](GraphScene scene) { showScene(std::move(scene), fit); });
}

void GraphChart::showScene(GraphScene scene, bool fit) {
    canvas_->show(nullptr, nullptr, nullptr);
    scene_ = std::move(scene);
    canvas_->setMessage(message());
    canvas_->show(graph_.get(), &scene_, &colors_);
    const ItemIndex centre = query_.centre.valid() ? scene_.itemOf(query_.centre) : ItemIndex{};
    if (fit) canvas_->fit(centre);
    else if (centre.valid()) canvas_->reveal(centre);
    const auto runs = [this](const GraphItem& item) {
        return std::count_if(item.nodes.begin(), item.nodes.end(),
                             [this](NodeIndex node) { return graph_->nodes[node].runs(); });
    };
    qint64 shown = 0;
    for (const GraphItem& item : scene_.items) shown += runs(item);
    count_->setText(tr("%1 of %2 ops").arg(shown).arg(graph_->operators));
    for (QWidget* each : {static_cast<QWidget*>(hops_), static_cast<QWidget*>(fewer_), static_cast<QWidget*>(further_)})
        each->setEnabled(query_.centre.valid());
    direction_->setEnabled(query_.centre.valid());
    showCrumbs();
    showLegend();
}

QString GraphChart::message() const {
    if (!made_) return tr("The graph appears here: open a program with Ctrl+O");
    if (!scene_.tooMany()) return tr("No operators here");
    if (!query_.centre.valid())
        return tr("%1 operators: choose a part of it at the left, or select a tensor").arg(scene_.asked);
    const int hops = mostHops(*graph_, query_);
    return hops > 0 ? tr("%1 nodes within %2 hops: %3 can be drawn").arg(scene_.asked).arg(query_.hops).arg(hops)
                    : tr("%1 nodes beside it: choose inputs or users only").arg(scene_.asked);
}

void GraphChart::showCrumbs() {
    kit::clear(crumbs_);
    QString module = query_.module, node;
    const NodeIndex shown =
        made_ && state_.current() != no_value ? graph_->nodeOf(*made_->method, state_.current()) : query_.centre;
    if (query_.centre.valid() && shown.valid()) {
        module = graph_->nodes[shown].module;
        node = graph_->nodes[shown].name;
    }
    const auto link = [this](const QString& text, const QString& target) {
        auto* crumb = new QToolButton(bar_);
        crumb->setText(text);
        crumb->setToolTip(target.isEmpty() ? tr("The whole program") : target);
        setStyleState(*crumb, "filter", true);
        crumbs_->addWidget(crumb);
        connect(crumb, &QToolButton::clicked, this, [this, target] {
            tree_->mark(target);
            showModule(target);
        });
    };
    link(tr("Program"), QString());
    more_ = kit::label(QStringLiteral("› …"), "hint", bar_);
    crumbs_->addWidget(more_);
    const QStringList parts = module.isEmpty() ? QStringList() : module.split(QLatin1Char('.'));
    QString path;
    for (const QString& part : parts) {
        path += (path.isEmpty() ? QString() : QStringLiteral(".")) + part;
        crumbs_->addWidget(kit::label(QStringLiteral("›"), "hint", bar_));
        link(part, path);
    }
    if (!node.isEmpty()) {
        crumbs_->addWidget(kit::label(QStringLiteral("›"), "hint", bar_));
        auto* last = new ElidedLabel(node, "section", Qt::ElideLeft, bar_);
        crumbs_->addWidget(last);
        path += (path.isEmpty() ? QString() : QStringLiteral(" › ")) + node;
    }
    more_->setToolTip(path);
    fitCrumbs();
}

void GraphChart::fitCrumbs() {
    if (!more_) return;
    constexpr int first = 2, kept = 1;  // Program and "…" before, the last crumb behind, of pairs of sign and crumb
    const bool stacked = rows_->direction() == QBoxLayout::TopToBottom;
    const int room = width() - 20 - (stacked ? 0 : controls_->sizeHint().width() + 2 * rows_->spacing());
    int need = 0;
    for (int i = 0; i < crumbs_->count(); ++i) {
        QWidget* crumb = crumbs_->itemAt(i)->widget();
        if (crumb != more_) need += crumb->sizeHint().width() + crumbs_->spacing();
        crumb->setVisible(crumb != more_);
    }
    bool hides = false;
    for (int i = first; i + 1 < crumbs_->count() - kept && need > room; i += 2) {
        if (!std::exchange(hides, true)) need += more_->sizeHint().width() + crumbs_->spacing();
        for (const int part : {i, i + 1}) {
            QWidget* crumb = crumbs_->itemAt(part)->widget();
            need -= crumb->sizeHint().width() + crumbs_->spacing();
            crumb->setVisible(false);
        }
    }
    more_->setVisible(hides);
}

void GraphChart::addToLegend(const QString& text, const QPen& edge, const QColor& fill) {
    QPixmap swatch(QSize(10, 10) * devicePixelRatioF());
    swatch.setDevicePixelRatio(devicePixelRatioF());
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setPen(edge);
    painter.setBrush(fill);
    painter.drawRect(QRectF(0.5, 0.5, 9, 9));
    painter.end();
    auto* pair = new QWidget(this);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    auto* picture = new QLabel(pair);
    picture->setPixmap(swatch);
    row->addWidget(picture);
    row->addWidget(kit::label(text, "hint", pair));
    legend_->addWidget(pair);
}

/// Of what is on screen: colours, what lives at the peak, constants.
void GraphChart::showLegend() {
    kit::clear(legend_);
    std::set<ValueId> values;
    bool constants = false, peak = false;
    for (const GraphItem& item : scene_.items) {
        if (!item.node.valid()) continue;
        const ProgramNode& node = graph_->nodes[item.node];
        values.insert(node.value);
        constants = constants || node.kind == ProgramNode::Kind::constant;
    }
    std::set<std::size_t> used;
    for (const ArenaBox& box : colors_.boxes) {
        if (!values.contains(box.value)) continue;
        used.insert(box.color);
        peak = peak || box.peak;
    }
    for (const std::size_t index : used) {
        const ColorClass& color = colors_.classes[index];
        addToLegend(color.name, color.colors.edge, color.colors.fill);
    }
    if (peak) addToLegend(tr("live at the peak"), theme().ink, theme().ink);
    if (constants) addToLegend(tr("constant"), QPen(theme().tx3, 1, Qt::DashLine), theme().base);
    legend_->addStretch(1);
    if (!scene_.items.empty()) legend_->addWidget(kit::label(tr("number at the right: step"), "hint", this));
}

void GraphChart::setTool(Tool tool) { canvas_->setPans(tool == Tool::pan); }

void GraphChart::zoom(double factor) { canvas_->zoom(factor); }

void GraphChart::fitAll() {
    if (query_.centre.valid() && state_.current() == no_value) return showModule(QString());
    canvas_->fit(canvas_->currentItem());
}

void GraphChart::fitSelection() {
    if (canvas_->currentItem().valid()) canvas_->reveal(canvas_->currentItem());
}

void GraphChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && made_) colour();
}

void GraphChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    const bool stacked = isNarrow();
    modules_->setVisible(stacked);
    tree_->setVisible(!stacked || modules_->isChecked());
    count_->setVisible(!stacked);
    rows_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    bar_->setFixedHeight(stacked ? 2 * bar_height - 6 : bar_height);
    fitCrumbs();
}

/// For a picture nobody waits: what the worker has begun is done here.
void GraphChart::prepareNow() {
    now_ = true;
    if (drawing_.busy()) {
        drawing_.cancel();
        made_.reset();
    }
    prepare();
    now_ = false;
}

QImage GraphChart::renderImage(QSize size, qreal dpr) {
    prepareNow();
    return widgetPicture(*this, size, dpr);
}

void GraphChart::paintOnto(QPaintDevice& device, QSize size) {
    prepareNow();
    paintWidgetOnto(*this, device, size);
}

}  // namespace arenascope

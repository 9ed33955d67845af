#include "widgets/graph/graph_canvas.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "widgets/graph/graph_glide.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/graph/item_spots.h"
#include "widgets/graph/minimap.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr double view_pad = 16;

/// The accessible interface of the canvas.
void tell(QWidget& widget, const QString& text) {
    widget.setAccessibleDescription(text);
    QAccessibleEvent event(&widget, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

}  // namespace

GraphCanvas::GraphCanvas(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      glide_(new GraphGlide(*this, at_)),
      tip_(new ChartTip(this)),
      minimap_(new GraphMinimap(this)),
      across_(new QScrollBar(Qt::Horizontal, this)),
      down_(new QScrollBar(Qt::Vertical, this)) {
    setObjectName(QStringLiteral("graphCanvas"));
    setAccessibleName(tr("Graph of operators"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(minimap_, &GraphMinimap::wentTo, this, &GraphCanvas::centre);
    connect(&state, &ViewState::hoverChanged, this, qOverload<>(&QWidget::update));
    connect(&state, &ViewState::selectionChanged, this, [this] {
        if (state_.current() != no_value) node_ = {};
        if (!isEmpty()) tell(*this, spoken(currentItem()));
    });
    across_->setAccessibleName(tr("Across the graph"));
    down_->setAccessibleName(tr("Down the graph"));
    for (QScrollBar* bar : {across_, down_}) {
        bar->setFocusPolicy(Qt::NoFocus);  // arrow keys move from node to node
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, &GraphCanvas::scrolled);
    }
}

void GraphCanvas::show(const GraphPicture* picture) {
    glide_->finish();
    picture_ = picture;
    hovered_ = {};
    tip_->hide();
    if (frame_.valid() && (!picture || !picture->graph->frames.has(frame_))) frame_ = {};
    minimap_->show(picture);
    if (!isEmpty()) setAccessibleDescription(spoken(currentItem()));
    settle();
}

void GraphCanvas::setMessage(const QString& text) {
    message_ = text;
    setAccessibleDescription(text);
    update();
}

QRectF GraphCanvas::sceneRect(ItemIndex item) const {
    return scene() && scene()->items.has(item) ? scene()->items[item].rect : QRectF();
}

ItemIndex GraphCanvas::itemAt(const QPointF& pos) const {
    return scene() ? scene()->itemAt(at_.toScene(pos)) : ItemIndex{};
}

ItemIndex GraphCanvas::currentItem() const {
    if (isEmpty()) return {};
    if (frame_.valid()) return scene()->itemOf(frame_);
    const NodeIndex node = currentNode();
    return node.valid() ? scene()->itemOf(node) : ItemIndex{};
}

NodeIndex GraphCanvas::currentNode() const {
    if (isEmpty() || frame_.valid()) return {};
    if (state_.current() != no_value) return picture_->graph->node_of(*picture_->method, state_.current());
    return picture_->graph->nodes.has(node_) ? node_ : NodeIndex{};
}

void GraphCanvas::chooseNode(NodeIndex node) {
    frame_ = {};
    node_ = node;
    state_.select({}, no_value);
    node_ = node;
    update();
    emit nodeChosen();
    tell(*this, spoken(currentItem()));
}

QString GraphCanvas::spoken(ItemIndex item) const {
    if (!scene() || !scene()->items.has(item)) return {};
    const GraphLabels said(*picture_->graph, *picture_->method, picture_->classes, &picture_->counts);
    const GraphItem& it = scene()->items[item];
    if (it.isClosed()) return said.spoken(it.frame, false);
    const auto stops = picture_->stops.find(it.node);
    if (stops == picture_->stops.end()) return said.spoken(it.node);
    return tr("%1, cannot be planned: %2").arg(said.spoken(it.node), words::message(stops->second));
}

void GraphCanvas::chooseFrame(FrameIndex frame) {
    frame_ = frame;
    const bool had = std::exchange(node_, {}).valid();
    update();
    if (had) emit nodeChosen();
}

// -- where the view is ----------------------------------------------------------------------------------------

void GraphCanvas::fit(const QRectF& wanted) {
    if (isEmpty() || wanted.isNull()) return;
    at_.fit(wanted, QRectF(rect()).adjusted(view_pad, view_pad, -view_pad, -view_pad));
    settle();
}

void GraphCanvas::fitAll() {
    if (isEmpty()) return;
    untouched_ = true;
    fit(scene()->bounds);
}

void GraphCanvas::begin(ItemIndex item) {
    if (isEmpty()) return;
    untouched_ = true;
    at_.begin(scene()->bounds, sceneRect(item.valid() ? item : scene()->topItem()).center(), item.valid(),
              QRectF(rect()).adjusted(view_pad, view_pad, -view_pad, -view_pad));
    settle();
}

void GraphCanvas::reveal(const QRectF& wanted) {
    if (wanted.isNull()) return;
    at_.reveal(wanted, room().adjusted(view_pad, view_pad, -view_pad, -view_pad));
    settle();
}

void GraphCanvas::centre(const QPointF& scenePos) {
    at_.setScale(at_.scale(), scenePos, QRectF(rect()).center());
    untouched_ = false;
    settle();
}

std::optional<QPointF> GraphCanvas::cornerOf(FrameIndex frame) const {
    if (!scene()) return std::nullopt;
    if (const GraphBox* box = scene()->boxOf(frame)) return toView(box->rect).topLeft();
    const ItemIndex item = scene()->itemOf(frame);
    if (!item.valid()) return std::nullopt;
    return itemRect(item).topLeft();
}

void GraphCanvas::hold(FrameIndex frame, const QPointF& corner) {
    const auto now = cornerOf(frame);
    if (!now) return;
    at_.move(corner - *now);
    settle();
}

void GraphCanvas::zoomAt(double factor, const QPointF& pos) {
    at_.setScale(at_.scale() * factor, at_.toScene(pos), pos);
    untouched_ = false;
    settle();
}

QRectF GraphCanvas::room() const {
    return QRectF(rect()).adjusted(0, 0, down_->isHidden() ? 0 : -down_->width(),
                                   across_->isHidden() ? 0 : -across_->height());
}

void GraphCanvas::settle() {
    if (!isEmpty()) at_.keep(scene()->bounds, size());
    placeBars();
    minimap_->place(room().toRect(), at_.seen(size()));
    emit moved();
    update();
}

void GraphCanvas::placeBars() {
    const bool any = !isEmpty();
    const QRectF all = any ? toView(scene()->bounds).united(rect()) : QRectF(rect());
    const auto set = [](QScrollBar& bar, double before, double hidden, int page) {
        const QSignalBlocker quiet(&bar);
        bar.setRange(0, static_cast<int>(std::ceil(hidden - 0.01)));
        bar.setPageStep(page);
        bar.setSingleStep(std::max(1, page / 10));
        bar.setValue(static_cast<int>(std::round(before)));
        bar.setVisible(hidden >= 1);
        return bar.value();
    };
    scrolled_ = {set(*across_, -all.left(), all.width() - width(), width()),
                 set(*down_, -all.top(), all.height() - height(), height())};
    const int thick = down_->sizeHint().width(), tall = across_->sizeHint().height();
    const bool both = !across_->isHidden() && !down_->isHidden();
    down_->setGeometry(width() - thick, 0, thick, height() - (both ? tall : 0));
    across_->setGeometry(0, height() - tall, width() - (both ? thick : 0), tall);
}

void GraphCanvas::scrolled() {
    const QPoint now(across_->value(), down_->value());
    at_.move(scrolled_ - now);
    scrolled_ = now;
    untouched_ = false;
    minimap_->place(room().toRect(), at_.seen(size()));
    emit moved();
    update();
}

void GraphCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (untouched_) begin(currentItem());
    settle();
}

// -- painting -------------------------------------------------------------------------------------------------

void GraphCanvas::paintScene(QPainter& painter, const QRectF& seenRect, double scale) const {
    const bool glides = glide_->runs();
    const GraphScene passing = glides ? glide_->now(*scene(), *picture_->graph) : GraphScene();
    const GraphPainter graph({.graph = *picture_->graph,
                              .method = *picture_->method,
                              .scene = glides ? passing : picture_->scene,
                              .loads = picture_->loads,
                              .colors = &picture_->colors,
                              .classes = picture_->classes,
                              .names = picture_->names,
                              .counts = &picture_->counts,
                              .selection = state_.selection(),
                              .stops = picture_->stops,
                              .heat = picture_->heat,
                              .current = currentItem(),
                              .hovered = hovered_,
                              .currentFrame = frame_,
                              .scale = scale,
                              .lines = glides ? glide_->part() : 1,
                              .seen = seenRect});
    graph.paint(painter);
}

void GraphCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (isEmpty()) return paint::emptyText(painter, rect(), message_);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF seen = at_.seen(size());
    painter.scale(at_.scale(), at_.scale());
    painter.translate(-seen.topLeft());
    paintScene(painter, seen, at_.scale());
}

// -- choosing -------------------------------------------------------------------------------------------------

void GraphCanvas::selectNode(NodeIndex node, bool add) {
    const ProgramNode& it = picture_->graph->nodes[node];
    if (it.values.empty() && it.value == no_value && !add) return chooseNode(node);
    frame_ = {};
    std::set<ValueId> values = add ? state_.selection() : std::set<ValueId>{};
    values.insert(it.values.begin(), it.values.end());
    if (it.values.empty() && it.value != no_value) values.insert(it.value);
    state_.select(values, it.value != no_value ? it.value : values.empty() ? no_value : *values.begin());
}

void GraphCanvas::selectItem(ItemIndex item, bool add) {
    if (!item.valid()) {
        chooseFrame({});
        return state_.select({}, no_value);
    }
    const GraphItem& it = scene()->items[item];
    if (!it.isClosed()) return selectNode(it.node, add);
    emit frameChosen(it.frame);
    tell(*this, spoken(item));
}

FrameIndex GraphCanvas::titleAt(const QPointF& pos) const {
    const QPointF scenePos = at_.toScene(pos);
    const auto& boxes = scene()->boxes;
    for (auto box = boxes.rbegin(); box != boxes.rend(); ++box) {  // inner ones first
        if (QRectF(box->rect.topLeft(), QSizeF(box->rect.width(), graph_title_height)).contains(scenePos))
            return box->frame;
    }
    return {};
}

void GraphCanvas::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    hovered_ = {};
    tip_->hide();
    state_.setHovered(no_value);
    update();
}

QString GraphCanvas::lineText(const QPointF& scenePos) const {
    constexpr double reach = 6;
    const GraphLine* line = scene()->lineAt(scenePos, reach / scale());
    if (!line) return {};
    return GraphLabels(*picture_->graph, *picture_->method, picture_->classes)
        .along(line->kind, line->value, line->tensors, line->bytes);
}

bool GraphCanvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || isEmpty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF pos = at_.toScene(help->pos());
    const GraphLabels words(*picture_->graph, *picture_->method, picture_->classes);
    for (const ItemIndex i : scene()->items.indices()) {
        if (!scene()->items[i].rect.adjusted(-5, 0, 0, 0).contains(pos)) continue;
        for (const auto& [rect, node] : constantSpots(*picture_->graph, *scene(), i)) {
            if (!rect.adjusted(-2, -2, 2, 2).contains(pos)) continue;
            setToolTip(words.spoken(node));
            return QWidget::event(event);
        }
    }
    const TensorRow* row = hovered_.valid() ? state_.row(state_.hovered()) : nullptr;
    const ArenaBox* box = row ? picture_->colors.boxOf(row->value) : nullptr;
    if (box) tip_->showTensor(picture_->colors, *box, *row, help->globalPos());
    else if (hovered_.valid()) setToolTip(spoken(hovered_));
    else if (const FrameIndex frame = titleAt(help->pos()); frame.valid()) setToolTip(words.spoken(frame, true));
    else setToolTip(lineText(pos));
    return box ? true : QWidget::event(event);
}

}  // namespace arenascope

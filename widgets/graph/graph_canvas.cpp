#include "widgets/graph/graph_canvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/graph/graph_painter.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr double least_scale = 0.15, most_scale = 3;
constexpr double readable_scale = 0.8;  ///< shape, step and bytes are still written; what does not fit is scrolled
constexpr double view_pad = 16;
constexpr double least_seen = 48;  ///< of the graph, however far it is moved

}  // namespace

GraphCanvas::GraphCanvas(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      tip_(new ChartTip(this)),
      across_(new QScrollBar(Qt::Horizontal, this)),
      down_(new QScrollBar(Qt::Vertical, this)) {
    setObjectName(QStringLiteral("graphCanvas"));
    setAccessibleName(tr("Graph of operators"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&state, &ViewState::hoverChanged, this, qOverload<>(&QWidget::update));
    across_->setAccessibleName(tr("Across the graph"));
    down_->setAccessibleName(tr("Down the graph"));
    for (QScrollBar* bar : {across_, down_}) {
        bar->setFocusPolicy(Qt::NoFocus);  // the arrows walk from node to node
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, &GraphCanvas::scrolled);
    }
}

void GraphCanvas::show(const ProgramGraph* graph, const GraphScene* scene, const ArenaScene* colors) {
    graph_ = graph;
    scene_ = scene;
    colors_ = colors;
    hovered_ = {};
    tip_->hide();
    boxes_.assign(scene ? scene->items.size() : 0, nullptr);
    std::unordered_map<ValueId, ItemIndex> items;
    for (const ItemIndex i : boxes_.indices()) {
        const NodeIndex node = scene->items[i].node;
        if (node.valid()) items[graph->nodes[node].value] = i;
    }
    if (colors && scene) {
        for (const ArenaBox& box : colors->boxes) {
            const auto item = items.find(box.value);
            if (item != items.end()) boxes_[item->second] = &box;
        }
    }
    moved();
}

void GraphCanvas::setMessage(const QString& text) {
    message_ = text;
    setAccessibleDescription(text);
    update();
}

QRectF GraphCanvas::itemRect(ItemIndex item) const {
    if (!scene_ || !scene_->items.has(item)) return {};
    const QRectF& r = scene_->items[item].rect;
    return {r.topLeft() * scale_ + origin_, r.size() * scale_};
}

ItemIndex GraphCanvas::itemAt(const QPointF& pos) const { return scene_ ? scene_->itemAt(toScene(pos)) : ItemIndex{}; }

ItemIndex GraphCanvas::currentItem() const {
    if (!scene_ || !graph_ || !state_.outcome() || state_.current() == no_value) return {};
    const NodeIndex node = graph_->nodeOf(*state_.outcome()->method, state_.current());
    return node.valid() ? scene_->itemOf(node) : ItemIndex{};
}

QString GraphCanvas::spoken(ItemIndex item) const {
    if (!scene_ || !scene_->items.has(item)) return {};
    const GraphItem& it = scene_->items[item];
    if (!it.node.valid()) return tr("module %1, closed, %2 ops").arg(it.module).arg(it.nodes.size());
    const ProgramNode& node = graph_->nodes[it.node];
    QStringList out{node.name, node.detail};
    if (node.step.valid()) out.append(tr("step %1").arg(node.step.number()));
    if (!node.source.isEmpty()) out.append(node.source);
    return out.join(QStringLiteral(", "));
}

void GraphCanvas::setClasses(const ModuleClasses& classes) {
    classes_ = classes;
    update();
}

ItemIndex GraphCanvas::firstItem() const {
    ItemIndex first{0};
    NodeIndex least{};
    for (const ItemIndex i : scene_->items.indices()) {
        for (const NodeIndex node : scene_->items[i].nodes) {
            if ((least.valid() && node >= least) || !graph_->nodes[node].runs()) continue;
            least = node;
            first = i;
        }
    }
    return first;
}

void GraphCanvas::fit(ItemIndex item) {
    if (!scene_ || !graph_ || scene_->items.empty()) return;
    untouched_ = true;
    const QRectF bounds = scene_->bounds, view = QRectF(rect()).adjusted(view_pad, view_pad, -view_pad, -view_pad);
    const double whole = std::min(view.width() / bounds.width(), view.height() / bounds.height());
    if (whole >= readable_scale) {
        scale_ = std::min(whole, 1.0);
        origin_ = view.center() - bounds.center() * scale_;
        origin_.setY(
            std::min(origin_.y(), view.top() - bounds.top() * scale_ + (view.height() - bounds.height() * scale_) / 4));
        return moved();
    }
    scale_ = 1;
    const bool chosen = item.valid();
    const QPointF focus = scene_->items[chosen ? item : firstItem()].rect.center();
    origin_ = view.center() - QPointF(bounds.width() <= view.width() ? bounds.center().x() : focus.x(), focus.y());
    if (!chosen) origin_.ry() -= view.height() / 4;
    // No room is left empty beside what does not fit.
    if (bounds.width() > view.width())
        origin_.setX(std::clamp(origin_.x(), view.right() - bounds.right(), view.left() - bounds.left()));
    if (bounds.height() > view.height())
        origin_.setY(std::clamp(origin_.y(), view.bottom() - bounds.bottom(), view.top() - bounds.top()));
    moved();
}

void GraphCanvas::reveal(ItemIndex item) {
    const QRectF r = itemRect(item);
    if (r.isNull()) return;
    const QRectF seen = room().adjusted(view_pad, view_pad, -view_pad, -view_pad);
    if (r.left() < seen.left()) origin_.rx() += seen.left() - r.left();
    if (r.right() > seen.right()) origin_.rx() -= r.right() - seen.right();
    if (r.top() < seen.top()) origin_.ry() += seen.top() - r.top();
    if (r.bottom() > seen.bottom()) origin_.ry() -= r.bottom() - seen.bottom();
    moved();
}

void GraphCanvas::zoomAt(double factor, const QPointF& pos) {
    const QPointF fixed = toScene(pos);
    scale_ = std::clamp(scale_ * factor, least_scale, most_scale);
    origin_ = pos - fixed * scale_;
    untouched_ = false;
    moved();
}

QRectF GraphCanvas::room() const {
    return QRectF(rect()).adjusted(0, 0, down_->isHidden() ? 0 : -down_->width(),
                                   across_->isHidden() ? 0 : -across_->height());
}

void GraphCanvas::moved() {
    if (scene_ && !scene_->items.empty()) {
        const QRectF& bounds = scene_->bounds;
        origin_.setX(
            std::clamp(origin_.x(), least_seen - bounds.right() * scale_,
                       std::max(least_seen - bounds.right() * scale_, width() - least_seen - bounds.left() * scale_)));
        origin_.setY(
            std::clamp(origin_.y(), least_seen - bounds.bottom() * scale_,
                       std::max(least_seen - bounds.bottom() * scale_, height() - least_seen - bounds.top() * scale_)));
    }
    placeBars();
    update();
}

void GraphCanvas::placeBars() {
    const bool any = scene_ && !scene_->items.empty();
    const QRectF graph =
        any ? QRectF(scene_->bounds.topLeft() * scale_ + origin_, scene_->bounds.size() * scale_) : QRectF();
    const QRectF all = any ? graph.united(rect()) : QRectF(rect());
    const auto set = [](QScrollBar& bar, double before, double hidden, int page) {
        const QSignalBlocker quiet(&bar);
        bar.setRange(0, static_cast<int>(std::ceil(hidden)));
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
    origin_ -= now - scrolled_;
    scrolled_ = now;
    untouched_ = false;
    update();
}

void GraphCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (untouched_) fit(currentItem());
    moved();
}

void GraphCanvas::selectItem(ItemIndex item, bool add) {
    if (!item.valid()) return state_.select({}, no_value);
    const GraphItem& it = scene_->items[item];
    std::set<ValueId> values = add ? state_.selection() : std::set<ValueId>{};
    ValueId current = no_value;
    for (const NodeIndex node : it.nodes) {
        for (const ValueId value : graph_->nodes[node].values) {
            values.insert(value);
            if (current == no_value) current = value;
        }
    }
    state_.select(values, current);
    setAccessibleDescription(spoken(item));
}

ItemIndex GraphCanvas::stubAt(const QPointF& pos) const {
    if (!scene_) return {};
    for (const ItemIndex i : scene_->items.indices()) {
        for (const bool in : {true, false}) {
            if (stubRect(scene_->items[i], in).contains(pos)) return i;
        }
    }
    return {};
}

QString GraphCanvas::titleAt(const QPointF& pos) const {
    constexpr double title_height = 20;
    for (const GraphBox& box : scene_->boxes) {
        if (QRectF(box.rect.topLeft(), QSizeF(box.rect.width(), title_height)).contains(pos)) return box.module;
    }
    return {};
}

void GraphCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!scene_ || scene_->items.empty()) return paint::emptyText(painter, rect(), message_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin_);
    painter.scale(scale_, scale_);
    const GraphPainter graph({.graph = *graph_,
                              .scene = *scene_,
                              .colors = colors_,
                              .boxes = boxes_,
                              .classes = classes_,
                              .selection = state_.selection(),
                              .current = currentItem(),
                              .hovered = hovered_,
                              .scale = scale_});
    graph.paint(painter);
}

void GraphCanvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    last_ = event->position();
    if (!scene_ || scene_->items.empty()) return;
    const ItemIndex item = itemAt(event->position());
    panning_ = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && (pans_ || !item.valid()));
    if (event->button() != Qt::LeftButton || pans_) return;
    if (const ItemIndex stub = item.valid() ? ItemIndex{} : stubAt(toScene(event->position())); stub.valid()) {
        const GraphItem& it = scene_->items[stub];
        panning_ = false;
        if (it.node.valid()) return emit growRequested(it.node);
        return emit moduleToggled(it.module);
    }
    if (!item.valid()) {
        const QString title = titleAt(toScene(event->position()));
        if (!title.isEmpty()) emit moduleToggled(title);
        return;
    }
    const GraphItem& it = scene_->items[item];
    const bool plus = !it.node.valid() && event->position().x() > itemRect(item).right() - 24 * scale_;
    if (plus) return emit moduleToggled(it.module);
    selectItem(item, event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
}

void GraphCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (panning_) {
        origin_ += event->position() - last_;
        last_ = event->position();
        untouched_ = false;
        return moved();
    }
    const ItemIndex item = itemAt(event->position());
    if (item == hovered_) return;
    hovered_ = item;
    tip_->hide();
    const NodeIndex node = item.valid() ? scene_->items[item].node : NodeIndex{};
    const ValueId value = node.valid() ? graph_->nodes[node].value : no_value;
    state_.setHovered(state_.row(value) ? value : no_value);
    update();
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent* event) {
    panning_ = false;
    QWidget::mouseReleaseEvent(event);
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const ItemIndex item = itemAt(event->position());
    if (!item.valid()) return fit(currentItem());
    const GraphItem& it = scene_->items[item];
    if (!it.node.valid()) emit moduleToggled(it.module);
    else emit centreRequested(it.node);
}

void GraphCanvas::wheelEvent(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAt(std::pow(1.0015, turn.y()), event->position());
    } else {
        const bool across = (event->modifiers() & Qt::ShiftModifier) != 0;
        origin_ += across ? QPointF(turn.y(), 0) / 2 : QPointF(turn) / 2;
        untouched_ = false;
        moved();
    }
    event->accept();
}

/// To the nearest item in a direction: nearer in line counts more than nearer in distance.
void GraphCanvas::walk(int key) {
    const ItemIndex current = currentItem(), from = current.valid() ? current : ItemIndex{0};
    const QPointF start = scene_->items[from].rect.center();
    const bool vertical = key == Qt::Key_Up || key == Qt::Key_Down;
    const double sign = key == Qt::Key_Up || key == Qt::Key_Left ? -1 : 1;
    ItemIndex best{};
    double least = std::numeric_limits<double>::max();
    for (const ItemIndex i : scene_->items.indices()) {
        const QPointF by = scene_->items[i].rect.center() - start;
        const double along = (vertical ? by.y() : by.x()) * sign, aside = std::abs(vertical ? by.x() : by.y());
        if (along < 1 || along + 3 * aside >= least) continue;
        least = along + 3 * aside;
        best = i;
    }
    if (!best.valid()) return;
    selectItem(best, false);
    reveal(best);
}

void GraphCanvas::keyPressEvent(QKeyEvent* event) {
    if (!scene_ || scene_->items.empty()) return QWidget::keyPressEvent(event);
    const ItemIndex item = currentItem();
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right: return walk(event->key());
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!item.valid()) return;
            if (!scene_->items[item].node.valid()) return emit moduleToggled(scene_->items[item].module);
            return emit centreRequested(scene_->items[item].node);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_W: return zoom(1.25);
        case Qt::Key_Minus:
        case Qt::Key_S: return zoom(0.8);
        case Qt::Key_Home: return fit(item);
        case Qt::Key_F: return reveal(item);
        case Qt::Key_Escape: return state_.select({}, no_value);
        default: QWidget::keyPressEvent(event);
    }
}

void GraphCanvas::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    hovered_ = {};
    tip_->hide();
    state_.setHovered(no_value);
    update();
}

bool GraphCanvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const TensorRow* row = hovered_.valid() ? state_.row(state_.hovered()) : nullptr;
    const ArenaBox* box = row ? boxes_[hovered_] : nullptr;
    if (box) tip_->showTensor(*colors_, *box, *row, help->globalPos());
    else setToolTip(spoken(hovered_));
    return box ? true : QWidget::event(event);
}

}  // namespace arenascope

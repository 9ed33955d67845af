// Mouse and keyboard of the graph.

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/item_spots.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// Moves along a line to a neighbour; of several, to the horizontally nearest.
ItemIndex along(const GraphScene& scene, ItemIndex from, bool down) {
    const auto& items = scene.items;
    ItemIndex best{};
    const auto offer = [&](ItemIndex item) {
        if (!items.has(item) || item == from) return;
        const auto away = [&](ItemIndex each) {
            const QPointF by = items[each].rect.center() - items[from].rect.center();
            return std::abs(by.x()) * 2 + std::abs(by.y());
        };
        if (!best.valid() || away(item) < away(best)) best = item;
    };
    for (const GraphLine& line : scene.lines) {
        const bool forward = line.kind != ProgramEdge::Kind::back && line.kind != ProgramEdge::Kind::write_back;
        if (!forward) continue;
        if (down && line.from == from) {
            for (const ItemIndex to : line.to) offer(to);
        }
        if (!down && std::find(line.to.begin(), line.to.end(), from) != line.to.end()) offer(line.from);
    }
    return best;
}

/// Alignment counts more than distance.
ItemIndex nearest(const GraphScene& scene, const QPointF& start, int key) {
    const bool vertical = key == Qt::Key_Up || key == Qt::Key_Down;
    const double sign = key == Qt::Key_Up || key == Qt::Key_Left ? -1 : 1;
    ItemIndex best{};
    double least = std::numeric_limits<double>::max();
    for (const ItemIndex i : scene.items.indices()) {
        const QPointF by = scene.items[i].rect.center() - start;
        const double on = (vertical ? by.y() : by.x()) * sign, aside = std::abs(vertical ? by.x() : by.y());
        if (on < 1 || on + 3 * aside >= least) continue;
        least = on + 3 * aside;
        best = i;
    }
    return best;
}

}  // namespace

bool GraphCanvas::pressStub(const QPointF& pos) {
    for (const ItemIndex i : scene()->items.indices()) {
        const GraphItem& it = scene()->items[i];
        if (!stubRect(it, true).contains(pos) && !stubRect(it, false).contains(pos)) continue;
        emit growRequested(it.node);
        return true;
    }
    return false;
}

bool GraphCanvas::pressConstant(const QPointF& pos, bool add) {
    for (const ItemIndex i : scene()->items.indices()) {
        if (!scene()->items[i].rect.adjusted(-5, 0, 0, 0).contains(pos)) continue;
        for (const auto& [rect, node] : constantSpots(*picture_->graph, *scene(), i)) {
            if (!rect.adjusted(-2, -2, 2, 2).contains(pos)) continue;
            selectNode(node, add);
            return true;
        }
    }
    return false;
}

bool GraphCanvas::pressTitle(const QPointF& pos) {
    const FrameIndex frame = titleAt(at_.toView(QRectF(pos, QSizeF())).topLeft());
    if (!frame.valid()) return false;
    if (chevronRect(scene()->boxOf(frame)->rect).contains(pos)) emit frameToggled(frame);
    else emit frameChosen(frame);
    return true;
}

void GraphCanvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    last_ = event->position();
    if (isEmpty()) return;
    const QPointF pos = at_.toScene(event->position());
    const ItemIndex item = itemAt(event->position());
    const bool left = event->button() == Qt::LeftButton;
    const bool add = (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    panning_ = event->button() == Qt::MiddleButton || (left && pans_);
    if (!left || pans_) return;
    if (pressConstant(pos, add)) return;
    if (!item.valid()) {
        if (pressStub(pos) || pressTitle(pos)) return;
        panning_ = true;
        return;
    }
    const GraphItem& it = scene()->items[item];
    if (it.isClosed() && chevronRect(it.rect).contains(pos)) return emit frameToggled(it.frame);
    selectItem(item, add);
}

void GraphCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (panning_) {
        at_.move(event->position() - last_);
        last_ = event->position();
        untouched_ = false;
        return settle();
    }
    const ItemIndex item = itemAt(event->position());
    if (item == hovered_) return;
    hovered_ = item;
    tip_->hide();
    const NodeIndex node = item.valid() ? scene()->items[item].node : NodeIndex{};
    const ValueId value = node.valid() ? picture_->graph->nodes[node].value : no_value;
    state_.setHovered(state_.row(value) ? value : no_value);
    update();
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent* event) {
    panning_ = false;
    QWidget::mouseReleaseEvent(event);
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    panning_ = false;
    if (isEmpty() || event->button() != Qt::LeftButton) return;
    const ItemIndex item = itemAt(event->position());
    if (item.valid()) {
        const GraphItem& it = scene()->items[item];
        if (it.isClosed()) emit frameToggled(it.frame);
        return;
    }
    const FrameIndex frame = titleAt(event->position());
    if (frame.valid()) emit frameToggled(frame);
}

void GraphCanvas::wheelEvent(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAt(std::pow(1.0015, turn.y()), event->position());
    } else {
        const bool across = (event->modifiers() & Qt::ShiftModifier) != 0;
        at_.move(across ? QPointF(turn.y(), 0) / 2 : QPointF(turn) / 2);
        untouched_ = false;
        settle();
    }
    event->accept();
}

void GraphCanvas::walk(int key) {
    const ItemIndex current = currentItem();
    ItemIndex next{};
    if (const GraphBox* box = frame_.valid() && !current.valid() ? scene()->boxOf(frame_) : nullptr)
        next = nearest(*scene(), QPointF(box->rect.center().x(), box->rect.top()), key);  // into an open frame
    else if (!current.valid()) next = scene()->topItem();
    else if (key == Qt::Key_Up || key == Qt::Key_Down) next = along(*scene(), current, key == Qt::Key_Down);
    if (!next.valid() && current.valid()) next = nearest(*scene(), sceneRect(current).center(), key);
    if (!next.valid()) return;
    selectItem(next, false);
    reveal(sceneRect(next));
}

void GraphCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && picture_ && picture_->is_part)
        return emit programRequested();  // also from an empty part
    if (isEmpty()) return QWidget::keyPressEvent(event);
    const ItemIndex item = currentItem();
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (event->modifiers() & Qt::AltModifier) break;
            return walk(event->key());
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (frame_.valid()) return emit frameToggled(frame_);
            if (item.valid() && scene()->items[item].isClosed()) return emit frameToggled(scene()->items[item].frame);
            if (item.valid()) return emit centreRequested(scene()->items[item].node);
            return;
        case Qt::Key_Backspace: {  // to the surrounding frame
            FrameIndex frame = frame_.valid() ? picture_->graph->frames[frame_].parent
                : item.valid()                ? scene()->items[item].parent
                                              : FrameIndex{};
            while (frame.valid() && frame != whole_program && !scene()->boxOf(frame))
                frame = picture_->graph->frames[frame].parent;
            if (frame.valid() && frame != whole_program) emit frameChosen(frame);
            return;
        }
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_W: return zoom(1.25);
        case Qt::Key_Minus:
        case Qt::Key_S: return zoom(0.8);
        case Qt::Key_Home: return fitAll();
        case Qt::Key_F: return reveal(item.valid() ? sceneRect(item) : QRectF());
        case Qt::Key_Escape: return selectItem({}, false);
        default: break;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace arenascope

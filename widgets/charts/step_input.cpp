// Mouse and keyboard of StepChart: one table for all charts over steps.

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "widgets/charts/step_chart.h"
#include "widgets/charts/step_rows.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/tensor_menu.h"

namespace arenascope {

bool StepChart::eventFilter(QObject* watched, QEvent* event) {
    if (watched != plot_) return Chart::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::MouseButtonPress: pressed(static_cast<QMouseEvent&>(*event)); return true;
        case QEvent::MouseMove: moved(static_cast<QMouseEvent&>(*event)); return true;
        case QEvent::MouseButtonRelease: released(static_cast<QMouseEvent&>(*event)); return true;
        case QEvent::MouseButtonDblClick:
            if (boxAt(static_cast<QMouseEvent*>(event)->position())) fitSelection();
            else fitAll();
            return true;
        case QEvent::ContextMenu: {
            const auto& menu = static_cast<QContextMenuEvent&>(*event);
            const ArenaBox* box =
                menu.reason() == QContextMenuEvent::Mouse && !scene_.isEmpty() ? boxAt(menu.pos()) : nullptr;
            if (box && !state_.selection().contains(box->value)) click(menu.pos(), Qt::NoModifier);
            openMenu(menu.globalPos());
            return true;
        }
        case QEvent::Wheel: wheeled(static_cast<QWheelEvent&>(*event)); return true;
        case QEvent::Leave:
            tipTimer_.stop();
            tip_->hide();
            state_.setHovered(no_value);
            if (!std::exchange(said_, {}).isEmpty())
                emit state_.hoverChanged();  // what was said of no tensor goes, too
            return false;
        default: return false;
    }
}

void StepChart::pressed(QMouseEvent& event) {
    setFocus(Qt::MouseFocusReason);
    tipTimer_.stop();
    tip_->hide();
    press_ = last_ = event.position();
    pressView_ = view();
    if (scene_.isEmpty()) return;
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && tool_ == Tool::pan)) {
        grab_ = Grab::pan;
        plot_->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event.button() != Qt::LeftButton) return;
    if (overview_ && press_.y() >= overview_->top() - 4 && press_.y() <= overview_->bottom() + 4) {
        const QRectF brush = brushRect(*plot_, *overview_);
        if (std::abs(press_.x() - brush.left()) < 6) grab_ = Grab::brush_left;
        else if (std::abs(press_.x() - brush.right()) < 6) grab_ = Grab::brush_right;
        else {
            grab_ = Grab::brush_move;
            if (!brush.contains(press_)) {
                dragBrush(press_.x() - brush.center().x());
                pressView_ = view();
            }
        }
        return;
    }
    grab_ = Grab::pressed;
}

void StepChart::dragBrush(double dx) {
    const double steps = dx * scene_.steps / std::max(1.0, plot_->right() - plot_->left());
    double lower = pressView_.first, upper = pressView_.second;
    if (grab_ != Grab::brush_right) lower += steps;
    if (grab_ != Grab::brush_left) upper += steps;
    if (grab_ == Grab::brush_left) lower = std::clamp(lower, 0.0, upper - 4);
    if (grab_ == Grab::brush_right) upper = std::clamp(upper, lower + 4, std::max(lower + 4, scene_.steps + 0.0));
    setView(lower, upper);
}

void StepChart::moved(QMouseEvent& event) {
    const QPointF pos = event.position();
    const bool far = (pos - press_).manhattanLength() >= QApplication::startDragDistance();
    if (grab_ == Grab::pressed && far) {
        const ArenaBox* box = boxAt(press_);
        grab_ = !box ? Grab::band : beginDrag(*box, press_) ? Grab::box : Grab::pan;
    }
    last_ = pos;
    switch (grab_) {
        case Grab::none:
            updatePointer(pos);
            hover(pos);
            break;
        case Grab::pan: {
            const double steps = (press_.x() - pos.x()) / plot_->pixelsPerStep();
            setView(pressView_.first + steps, pressView_.second + steps);
            break;
        }
        case Grab::brush_move:
        case Grab::brush_left:
        case Grab::brush_right: dragBrush(pos.x() - press_.x()); break;
        case Grab::box: dragTo(pos, event.modifiers()); break;
        case Grab::band: {
            const auto step = [this](double x) {
                return std::clamp(static_cast<int>(std::floor(plot_->stepAt(x))), 0, std::max(0, scene_.steps - 1));
            };
            const QString steps =
                tr("select at steps %1")
                    .arg(format::steps(step(std::min(press_.x(), pos.x())), step(std::max(press_.x(), pos.x()))));
            const QString bytes = bytesBetween(press_, pos);
            emit statusChanged(bytes.isEmpty() ? steps : steps + QStringLiteral(" × ") + bytes);
            repaintOverlay();
            break;
        }
        case Grab::pressed: break;
    }
}

void StepChart::released(QMouseEvent& event) {
    const Grab was = grab_;
    if (was == Grab::pressed) click(event.position(), event.modifiers());
    if (was == Grab::band) selectBand(event.modifiers());
    endGrab(true);
}

void StepChart::endGrab(bool drop) {
    const Grab was = std::exchange(grab_, Grab::none);
    if (was == Grab::box) endDrag(drop);
    if (was == Grab::pan) setTool(tool_);
    if (was == Grab::band) repaintOverlay();
}

void StepChart::paintBand(QPainter& painter) const {
    const QRectF band = QRectF(press_, last_).normalized();
    QColor wash = theme().blue;
    wash.setAlpha(36);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme().blue, 1));
    painter.setBrush(wash);
    painter.drawRect(band);
}

/// Everything that the frame touches; Ctrl and Shift add to what is selected.
void StepChart::selectBand(Qt::KeyboardModifiers modifiers) {
    const QRectF band = QRectF(press_, last_).normalized().translated(plot_->pos());
    std::set<ValueId> values;
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    ValueId largest = no_value;
    qint64 most = -1;
    for (const ArenaBox& box : scene_.boxes) {
        const QRectF rect = boxRect(box);
        if (rect.isEmpty() || !rect.intersects(band)) continue;
        values.insert(box.value);
        if (box.bytes > most) most = box.bytes, largest = box.value;
    }
    picking_ = true;
    state_.select(values, largest != no_value ? largest : values.empty() ? no_value : *values.begin());
    picking_ = false;
}

void StepChart::updatePointer(const QPointF& pos) {
    if (tool_ == Tool::pan) return;
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (overview_ && pos.y() >= overview_->top() - 4 && pos.y() <= overview_->bottom() + 4) {
        const QRectF brush = brushRect(*plot_, *overview_);
        const bool edge = std::abs(pos.x() - brush.left()) < 6 || std::abs(pos.x() - brush.right()) < 6;
        shape = edge ? Qt::SizeHorCursor : Qt::OpenHandCursor;
    }
    if (plot_->cursor().shape() != shape) plot_->setCursor(shape);
}

void StepChart::click(const QPointF& pos, Qt::KeyboardModifiers modifiers) {
    if (pos.x() >= plot_->left() && pos.x() <= plot_->right()) {
        const int step = static_cast<int>(std::floor(plot_->stepAt(pos.x())));
        state_.setStep(std::clamp(step, 0, std::max(0, scene_.steps - 1)));
    }
    const ArenaBox* box = boxAt(pos);
    picking_ = true;
    if (!box) {
        if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier))) state_.select({}, no_value);
    } else if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) {
        std::set<ValueId> values = state_.selection();
        const bool removes = (modifiers & Qt::ControlModifier) && values.erase(box->value) > 0;
        if (!removes) values.insert(box->value);
        const ValueId current = !removes ? box->value : values.empty() ? no_value : *values.begin();
        state_.select(values, current);
    } else {
        state_.select({box->value}, box->value);
    }
    picking_ = false;
}

void StepChart::hover(const QPointF& pos) {
    const ArenaBox* box = scene_.isEmpty() ? nullptr : boxAt(pos);
    const ValueId value = box ? box->value : no_value;
    const QString said = box || scene_.isEmpty() ? QString() : textAt(pos);
    if (said != said_) {
        said_ = said;
        emit statusChanged(said);
        QToolTip::showText(plot_->mapToGlobal(pos).toPoint(), said, this);
    }
    if (value == state_.hovered()) return;
    tip_->hide();
    state_.setHovered(value);
    if (value == no_value) {
        tipTimer_.stop();
        emit statusChanged(said);
        return;
    }
    emit statusChanged(box->name());
    tipTimer_.start();
}

void StepChart::showTip() {
    const ArenaBox* box = late_ ? nullptr : scene_.boxOf(state_.hovered());  // rows of the scene's own outcome
    if (!box || !state_.outcome() || box->row >= state_.outcome()->tensors.size() || !isVisible()) return;
    tip_->showTensor(scene_, *box, state_.outcome()->tensors[box->row], plot_->mapToGlobal(last_).toPoint());
}

void StepChart::wheeled(QWheelEvent& event) {
    if (scene_.isEmpty()) return;
    const QPoint delta = event.angleDelta();
    event.accept();
    const int turned = delta.y() != 0 ? delta.y() : delta.x();  // Alt turns the wheel's direction on some desktops
    if (event.modifiers() & Qt::AltModifier && zoomBytes(event.position(), std::pow(1.2, -turned / 120.0))) return;
    const double span = plot_->upper() - plot_->lower();
    const bool moves =
        !preferences().wheelZooms && !(event.modifiers() & Qt::ControlModifier) && !scrollsAt(event.position());
    const bool sideways = event.modifiers() & Qt::ShiftModifier || moves || std::abs(delta.x()) > std::abs(delta.y());
    if (sideways) {
        const int turn = delta.x() != 0 ? delta.x() : delta.y();
        const double by = -turn / 120.0 * span * 0.12;
        setView(plot_->lower() + by, plot_->upper() + by);
        return;
    }
    if (!(event.modifiers() & Qt::ControlModifier) && scrollsAt(event.position()))
        return rowsScrolled(event.position(), delta.y());
    // The step under the pointer stays where it is.
    const double factor = std::pow(1.2, -delta.y() / 120.0);
    const double at = plot_->stepAt(std::clamp(event.position().x(), plot_->left(), plot_->right()));
    const double new_span =
        std::clamp(span * factor, std::min(4.0, scene_.steps + 0.0), std::max(1.0, scene_.steps + 0.0));
    const double lower = at - (at - plot_->lower()) * new_span / span;
    setView(lower, lower + new_span);
}

void StepChart::moveCursor(int by) {
    const int step = std::clamp(state_.step() + by, 0, std::max(0, scene_.steps - 1));
    state_.setStep(step);
    const double span = plot_->upper() - plot_->lower();
    if (step < plot_->lower()) setView(step, step + span);
    else if (step + 1 > plot_->upper()) setView(step + 1 - span, step + 1);
}

/// Next or previous of the tensors that live at the cursor, by pool and address.
void StepChart::walk(int by) {
    std::vector<const ArenaBox*> alive;
    for (const ArenaBox& box : scene_.boxes) {
        if (box.first <= state_.step() && state_.step() <= box.last) alive.push_back(&box);
    }
    if (alive.empty()) return;
    std::sort(alive.begin(), alive.end(), [](const ArenaBox* a, const ArenaBox* b) {
        return a->lane != b->lane ? a->lane > b->lane : a->offset < b->offset;
    });
    const auto at =
        std::find_if(alive.begin(), alive.end(), [&](const ArenaBox* box) { return box->value == state_.current(); });
    const auto count = static_cast<int>(alive.size());
    const int next =
        at == alive.end() ? (by > 0 ? 0 : count - 1) : (static_cast<int>(at - alive.begin()) + by + count) % count;
    const ValueId value = alive[static_cast<std::size_t>(next)]->value;
    state_.select({value}, value);
}

/// From the focus tensor to the next or previous one in time; false where none has the focus.
bool StepChart::walkInTime(int by) {
    const ArenaBox* current = scene_.boxOf(state_.current());
    if (!current) return false;
    const auto before = [](const ArenaBox& a, const ArenaBox& b) {
        return std::tie(a.first, a.last, a.lane, a.offset, a.value) <
            std::tie(b.first, b.last, b.lane, b.offset, b.value);
    };
    const ArenaBox* next = nullptr;
    for (const ArenaBox& box : scene_.boxes) {
        const bool beyond = by > 0 ? before(*current, box) : before(box, *current);
        if (beyond && (!next || (by > 0 ? before(box, *next) : before(*next, box)))) next = &box;
    }
    if (!next) return true;  // the first or the last keeps the focus
    state_.select({next->value}, next->value);
    moveCursor(next->first - state_.step());
    return true;
}

void StepChart::contextMenuEvent(QContextMenuEvent* event) { openMenu(event->globalPos()); }

void StepChart::openMenu(const QPoint& globalPos) {
    if (scene_.isEmpty()) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tensorMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    tensor_menu::fill(*menu, state_, this, [this](const TensorEdits& edits) { emit editRequested(edits); });
    menu->addSeparator();
    menu->addAction(tr("Show whole lifetime") + QStringLiteral("\tF"), this, [this] { fitSelection(); });
    menu->addAction(state_.limit() ? tr("All steps") + QStringLiteral("\tL")
                                   : tr("Limit all views to these steps") + QStringLiteral("\tL"),
                    this, [this] { toggleLimit(); });
    menu->addAction(tr("Fit all") + QStringLiteral("\tHome"), this, [this] { fitAll(); });
    menu->popup(globalPos);
}

/// M and the pool's digit move the selection.
void StepChart::openPools() {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("poolMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    tensor_menu::fillPools(*menu, state_, [this](const TensorEdits& edits) { emit editRequested(edits); });
    const ArenaBox* box = scene_.boxOf(state_.current());
    menu->popup(mapToGlobal(box ? boxRect(*box).center().toPoint() : rect().center()));
}

/// Keys that change the plan; false where it is none.
bool StepChart::editKey(const QKeyEvent& event) {
    const auto request = [this](const TensorEdits& edits) {
        if (!edits.edits.empty()) emit editRequested(edits);
    };
    const bool alt = event.modifiers() & Qt::AltModifier;
    if (event.modifiers() & Qt::ControlModifier && event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9) {
        const auto pool = static_cast<std::size_t>(event.key() - Qt::Key_1);
        if (pool < state_.tuning()->pools.size())
            request(tensor_menu::moveTo(state_, state_.tuning()->pools[pool].mem_id));
        return true;
    }
    switch (event.key()) {
        case Qt::Key_P: request(tensor_menu::togglePin(state_)); return true;
        case Qt::Key_O: tensor_menu::askOffset(state_, this, request); return true;
        case Qt::Key_M: openPools(); return true;
        case Qt::Key_L: toggleLimit(); return true;
        case Qt::Key_H: setTool(Tool::pan); return true;
        case Qt::Key_V: setTool(Tool::select); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (state_.current() != no_value) emit inspectRequested();
            return true;
        case Qt::Key_Up:
            if (alt) request(tensor_menu::nudge(state_, 1));
            return alt;
        case Qt::Key_Down:
            if (alt) request(tensor_menu::nudge(state_, -1));
            return alt;
        default: return false;
    }
}

void StepChart::pan(int steps) { setView(plot_->lower() + steps, plot_->upper() + steps); }

void StepChart::clearSelection() {
    if (grab_ == Grab::box || grab_ == Grab::band) endGrab(false);
    else if (state_.selection().empty()) state_.setLimit(std::nullopt);
    else state_.select({}, no_value);
}

void StepChart::keyPressEvent(QKeyEvent* event) {
    if (scene_.isEmpty()) return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat() && tool_ == Tool::select && grab_ == Grab::none) {
            panning_ = true;
            setTool(Tool::pan);
        }
        return;
    }
    if (grab_ == Grab::box && event->key() != Qt::Key_Escape) return dragTo(last_, event->modifiers());
    if (grab_ == Grab::none && editKey(*event)) return;
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Period: return walk(1);
        case Qt::Key_Down:
        case Qt::Key_Comma: return walk(-1);
        case Qt::Key_W:
        case Qt::Key_S:
            if (!(event->modifiers() & Qt::ShiftModifier)) return Chart::keyPressEvent(event);
            return zoomBytes(event->key() == Qt::Key_W ? 0.8 : 1.25);
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (walkInTime(event->key() == Qt::Key_Right ? 1 : -1)) return;
            return Chart::keyPressEvent(event);
        default: Chart::keyPressEvent(event);
    }
}

void StepChart::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && std::exchange(panning_, false))
        return setTool(Tool::select);
    if (grab_ == Grab::box) return dragTo(last_, event->modifiers());
    Chart::keyReleaseEvent(event);
}

}  // namespace arenascope

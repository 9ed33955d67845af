#include "widgets/charts/step_pointer.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/charts/step_menus.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"

namespace arenascope {
namespace {

constexpr double edge_pixels = 6;  ///< distance at which the brush is resized at its edge

}  // namespace

StepPointer::StepPointer(StepSurface& chart, ViewState& state, StepHover& hover, QWidget& parent)
    : chart_(chart), state_(state), hover_(hover), parent_(parent) {
    chart_.plot().installEventFilter(this);
}

void StepPointer::setTool(Chart::Tool tool) {
    tool_ = tool;
    chart_.plot().setCursor(tool == Chart::Tool::pan ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void StepPointer::holdPan() {
    if (tool_ != Chart::Tool::select || grab_ != Grab::none) return;
    holdsPan_ = true;
    setTool(Chart::Tool::pan);
}

bool StepPointer::releasePan() {
    if (!std::exchange(holdsPan_, false)) return false;
    setTool(Chart::Tool::select);
    return true;
}

bool StepPointer::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseButtonPress: pressed(static_cast<QMouseEvent&>(*event)); return true;
        case QEvent::MouseMove: moved(static_cast<QMouseEvent&>(*event)); return true;
        case QEvent::MouseButtonRelease: released(static_cast<QMouseEvent&>(*event)); return true;
        case QEvent::MouseButtonDblClick:
            if (chart_.boxAt(static_cast<QMouseEvent*>(event)->position())) chart_.fitSelection();
            else chart_.fitAll();
            return true;
        case QEvent::ContextMenu: {
            const auto& menu = static_cast<QContextMenuEvent&>(*event);
            const ArenaBox* box = menu.reason() == QContextMenuEvent::Mouse && !chart_.scene().isEmpty()
                ? chart_.boxAt(menu.pos())
                : nullptr;
            if (box && !state_.selection().contains(box->value)) click(menu.pos(), Qt::NoModifier);
            openTensorMenu(chart_, state_, parent_, menu.globalPos());
            return true;
        }
        case QEvent::Wheel: wheeled(static_cast<QWheelEvent&>(*event)); return true;
        case QEvent::Leave: hover_.leave(); return false;
        default: return QObject::eventFilter(watched, event);
    }
}

bool StepPointer::isOnOverview(const QPointF& pos) const {
    const QCPAxisRect* overview = chart_.overview();
    return overview && pos.y() >= overview->top() - 4 && pos.y() <= overview->bottom() + 4;
}

void StepPointer::pressed(QMouseEvent& event) {
    parent_.setFocus(Qt::MouseFocusReason);
    hover_.cancelTip();
    press_ = last_ = event.position();
    pressView_ = {chart_.plot().lower(), chart_.plot().upper()};
    if (chart_.scene().isEmpty()) return;
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && tool_ == Chart::Tool::pan)) {
        grab_ = Grab::pan;
        chart_.plot().setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event.button() != Qt::LeftButton) return;
    if (isOnOverview(press_)) grabBrush();
    else if (chart_.holdsLimitAt(press_)) grab_ = Grab::limit;
    else grab_ = Grab::pressed;
}

void StepPointer::grabBrush() {
    const StepPlot& plot = chart_.plot();
    const QRectF brush = brushRect(plot, *chart_.overview());
    if (std::abs(press_.x() - brush.left()) < edge_pixels) grab_ = Grab::brush_left;
    else if (std::abs(press_.x() - brush.right()) < edge_pixels) grab_ = Grab::brush_right;
    else {
        grab_ = Grab::brush_move;
        if (brush.contains(press_)) return;
        dragBrush(press_.x() - brush.center().x());
        pressView_ = {plot.lower(), plot.upper()};
    }
}

void StepPointer::dragBrush(double dx) {
    const StepPlot& plot = chart_.plot();
    const int all = chart_.scene().steps;
    const double steps = dx * all / std::max(1.0, plot.right() - plot.left());
    double lower = pressView_.first, upper = pressView_.second;
    if (grab_ != Grab::brush_right) lower += steps;
    if (grab_ != Grab::brush_left) upper += steps;
    if (grab_ == Grab::brush_left) lower = std::clamp(lower, 0.0, upper - 4);
    if (grab_ == Grab::brush_right) upper = std::clamp(upper, lower + 4, std::max(lower + 4, all + 0.0));
    chart_.setView(lower, upper);
}

void StepPointer::moved(QMouseEvent& event) {
    const QPointF pos = event.position();
    const bool far = (pos - press_).manhattanLength() >= QApplication::startDragDistance();
    if (grab_ == Grab::pressed && far) {
        const ArenaBox* box = chart_.boxAt(press_);
        grab_ = !box ? Grab::band : chart_.beginDrag(*box, press_) ? Grab::box : Grab::pan;
    }
    last_ = pos;
    switch (grab_) {
        case Grab::none:
            showCursor(pos);
            hover_.moveTo(pos);
            break;
        case Grab::pan: {
            const double steps = (press_.x() - pos.x()) / chart_.plot().pixelsPerStep();
            chart_.setView(pressView_.first + steps, pressView_.second + steps);
            break;
        }
        case Grab::brush_move:
        case Grab::brush_left:
        case Grab::brush_right: dragBrush(pos.x() - press_.x()); break;
        case Grab::box: chart_.dragTo(pos, event.modifiers()); break;
        case Grab::band: showBand(); break;
        case Grab::limit:
            if (far) chart_.dragLimit(press_, pos);
            break;
        case Grab::pressed: break;
    }
}

void StepPointer::showBand() {
    const auto step = [this](double x) { return nearestStep(chart_.plot().stepUnder(x), chart_.scene().steps); };
    const QString steps =
        tr("select at steps %1")
            .arg(format::steps(step(std::min(press_.x(), last_.x())), step(std::max(press_.x(), last_.x()))));
    const QString bytes = chart_.bytesBetween(press_, last_);
    chart_.showStatus(bytes.isEmpty() ? steps : steps + QStringLiteral(" × ") + bytes);
    chart_.repaintOverlay();
}

void StepPointer::released(QMouseEvent& event) {
    const Grab was = grab_;
    if (was == Grab::pressed) click(event.position(), event.modifiers());
    if (was == Grab::band) selectBand(event.modifiers());
    endGrab(true);
}

void StepPointer::dragAgain(Qt::KeyboardModifiers modifiers) { chart_.dragTo(last_, modifiers); }

void StepPointer::endGrab(bool drop) {
    const Grab was = std::exchange(grab_, Grab::none);
    if (was == Grab::box) chart_.endDrag(drop);
    if (was == Grab::limit) chart_.endLimit(drop);
    if (was == Grab::pan) setTool(tool_);
    if (was == Grab::band) chart_.repaintOverlay();
}

bool StepPointer::cancel() {
    if (grab_ != Grab::box && grab_ != Grab::band && grab_ != Grab::limit) return false;
    endGrab(false);
    return true;
}

void StepPointer::paintBand(QPainter& painter) const {
    if (grab_ != Grab::band) return;
    const QRectF band = QRectF(press_, last_).normalized();
    QColor wash = theme().blue;
    wash.setAlpha(36);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme().blue, 1));
    painter.setBrush(wash);
    painter.drawRect(band);
}

/// Everything that the frame touches; Ctrl and Shift extend the selection.
void StepPointer::selectBand(Qt::KeyboardModifiers modifiers) {
    const QRectF band = QRectF(press_, last_).normalized().translated(chart_.plot().pos());
    std::set<ValueId> values;
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    ValueId largest = no_value;
    qint64 most = -1;
    for (const ArenaBox& box : chart_.scene().boxes) {
        const QRectF rect = chart_.boxRect(box);
        if (rect.isEmpty() || !rect.intersects(band)) continue;
        values.insert(box.value);
        if (box.bytes > most) most = box.bytes, largest = box.value;
    }
    const QScopedValueRollback picking(picking_, true);
    state_.select(values, largest != no_value ? largest : values.empty() ? no_value : *values.begin());
}

void StepPointer::showCursor(const QPointF& pos) {
    if (tool_ == Chart::Tool::pan) return;
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (isOnOverview(pos)) {
        const QRectF brush = brushRect(chart_.plot(), *chart_.overview());
        const bool edge =
            std::abs(pos.x() - brush.left()) < edge_pixels || std::abs(pos.x() - brush.right()) < edge_pixels;
        shape = edge ? Qt::SizeHorCursor : Qt::OpenHandCursor;
    } else if (chart_.holdsLimitAt(pos)) {
        shape = Qt::SizeVerCursor;
    }
    if (chart_.plot().cursor().shape() != shape) chart_.plot().setCursor(shape);
}

void StepPointer::click(const QPointF& pos, Qt::KeyboardModifiers modifiers) {
    const StepPlot& plot = chart_.plot();
    if (pos.x() >= plot.left() && pos.x() <= plot.right())
        state_.setStep(nearestStep(plot.stepUnder(pos.x()), chart_.scene().steps));
    const ArenaBox* box = chart_.boxAt(pos);
    const bool adds = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    const QScopedValueRollback picking(picking_, true);
    if (!box) {
        if (!adds) state_.select({}, no_value);
    } else if (adds) {
        std::set<ValueId> values = state_.selection();
        const bool removes = (modifiers & Qt::ControlModifier) && values.erase(box->value) > 0;
        if (!removes) values.insert(box->value);
        const ValueId current = !removes ? box->value : values.empty() ? no_value : *values.begin();
        state_.select(values, current);
    } else {
        state_.select({box->value}, box->value);
    }
}

void StepPointer::wheeled(QWheelEvent& event) {
    const StepPlot& plot = chart_.plot();
    const int all = chart_.scene().steps;
    if (chart_.scene().isEmpty()) return;
    const QPoint delta = event.angleDelta();
    event.accept();
    const int turned = delta.y() != 0 ? delta.y() : delta.x();  // Alt turns the wheel's direction on some desktops
    if (event.modifiers() & Qt::AltModifier && chart_.zoomBytes(event.position(), std::pow(1.2, -turned / 120.0)))
        return;
    const double span = plot.upper() - plot.lower();
    const bool scrolls = chart_.scrollsAt(event.position());
    const bool moves = !preferences().wheelZooms && !(event.modifiers() & Qt::ControlModifier) && !scrolls;
    const bool sideways = event.modifiers() & Qt::ShiftModifier || moves || std::abs(delta.x()) > std::abs(delta.y());
    if (sideways) {
        const int turn = delta.x() != 0 ? delta.x() : delta.y();
        const double by = -turn / 120.0 * span * 0.12;
        return chart_.setView(plot.lower() + by, plot.upper() + by);
    }
    if (!(event.modifiers() & Qt::ControlModifier) && scrolls) return chart_.rowsScrolled(event.position(), delta.y());
    // The step under the pointer stays in place.
    const double factor = std::pow(1.2, -delta.y() / 120.0);
    const double at = plot.stepAt(std::clamp(event.position().x(), plot.left(), plot.right()));
    const double new_span = std::clamp(span * factor, std::min(4.0, all + 0.0), std::max(1.0, all + 0.0));
    const double lower = at - (at - plot.lower()) * new_span / span;
    chart_.setView(lower, lower + new_span);
}

}  // namespace arenascope

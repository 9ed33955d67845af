#include "widgets/charts/step_keys.h"

#include <QKeyEvent>

#include "widgets/charts/step_limit.h"
#include "widgets/charts/step_menus.h"
#include "widgets/charts/step_pointer.h"
#include "widgets/charts/step_select.h"
#include "widgets/ui/tensor_menu.h"

namespace arenascope {

bool StepKeys::press(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Space) {
        if (!event.isAutoRepeat()) pointer_.holdPan();
        return true;
    }
    if (pointer_.isDragging() && event.key() != Qt::Key_Escape) {
        pointer_.dragAgain(event.modifiers());
        return true;
    }
    if (pointer_.isIdle() && command(event)) return true;
    switch (event.key()) {
        case Qt::Key_Up:
        case Qt::Key_Period: walk(1); return true;
        case Qt::Key_Down:
        case Qt::Key_Comma: walk(-1); return true;
        case Qt::Key_W:
        case Qt::Key_S:
            if (!(event.modifiers() & Qt::ShiftModifier)) return false;
            chart_.zoomBytes(event.key() == Qt::Key_W ? 0.8 : 1.25);
            return true;
        case Qt::Key_Left:
        case Qt::Key_Right: return walkInTime(event.key() == Qt::Key_Right ? 1 : -1);
        default: return false;
    }
}

bool StepKeys::release(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Space && !event.isAutoRepeat() && pointer_.releasePan()) return true;
    if (!pointer_.isDragging()) return false;
    pointer_.dragAgain(event.modifiers());
    return true;
}

bool StepKeys::command(const QKeyEvent& event) {
    const auto request = [this](const TensorEdits& edits) {
        if (!edits.edits.empty()) chart_.requestEdits(edits);
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
        case Qt::Key_O: tensor_menu::askOffset(state_, &parent_, request); return true;
        case Qt::Key_M: openPoolMenu(chart_, state_, parent_); return true;
        case Qt::Key_L: toggleLimit(state_, chart_); return true;
        case Qt::Key_H: pointer_.setTool(Chart::Tool::pan); return true;
        case Qt::Key_V: pointer_.setTool(Chart::Tool::select); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (state_.current() != no_value) chart_.requestInspector();
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

void StepKeys::walk(int by) {
    const ValueId value = nextAlive(chart_.scene(), state_.step(), state_.current(), by);
    if (value != no_value) state_.select({value}, value);
}

bool StepKeys::walkInTime(int by) {
    const ArenaBox* current = chart_.scene().boxOf(state_.current());
    if (!current) return false;
    const ArenaBox* next = nextInTime(chart_.scene(), *current, by);
    if (!next) return true;  // the first or the last keeps the focus
    state_.select({next->value}, next->value);
    chart_.moveCursor(next->first - state_.step());
    return true;
}

}  // namespace arenascope

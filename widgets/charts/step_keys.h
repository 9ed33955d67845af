#pragma once
// Keys of a chart over steps, beside those that every chart has.

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

class QKeyEvent;
class QWidget;

namespace arenascope {

class StepPointer;

class StepKeys {
public:
    StepKeys(StepSurface& chart, ViewState& state, StepPointer& pointer, QWidget& parent)
        : chart_(chart), state_(state), pointer_(pointer), parent_(parent) {}
    /// False where the key is not one of these.
    bool press(const QKeyEvent& event);
    bool release(const QKeyEvent& event);

private:
    /// Keys that change the plan, the tool or the limit of steps.
    bool command(const QKeyEvent& event);
    /// From the focus tensor to the next or previous one in time; false where none has the focus.
    bool walkInTime(int by);
    void walk(int by);

    StepSurface& chart_;
    ViewState& state_;
    StepPointer& pointer_;
    QWidget& parent_;
};

}  // namespace arenascope

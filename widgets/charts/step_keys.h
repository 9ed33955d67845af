#pragma once
// Keys of a chart over steps, in addition to those of every chart.

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
    /// False if the key is not one of these.
    bool press(const QKeyEvent& event);
    bool release(const QKeyEvent& event);

private:
    /// Keys that change the plan, the tool or the step filter.
    bool command(const QKeyEvent& event);
    /// From the focus tensor to the next or previous one in time; false if none has the focus.
    bool walkInTime(int by);
    void walk(int by);

    StepSurface& chart_;
    ViewState& state_;
    StepPointer& pointer_;
    QWidget& parent_;
};

}  // namespace arenascope

#pragma once
// Menus of a chart over steps: actions for the selection, and its target pools.

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

class QWidget;

namespace arenascope {

/// `parent` is the chart itself: it gets the menu and its dialogs. Nothing opens if there are no tensors.
void openTensorMenu(StepSurface& chart, ViewState& state, QWidget& parent, const QPoint& globalPos);
/// M and the pool's digit move the selection.
void openPoolMenu(StepSurface& chart, ViewState& state, QWidget& parent);

}  // namespace arenascope

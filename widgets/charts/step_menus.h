#pragma once
// Menus of a chart over steps: what can be done with the selection, and where it can go.

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

class QWidget;

namespace arenascope {

/// `parent` is the chart itself: it gets the menu and its dialogs. Nothing opens where there are no tensors.
void openTensorMenu(StepSurface& chart, ViewState& state, QWidget& parent, const QPoint& globalPos);
/// M and the pool's digit move the selection.
void openPoolMenu(StepSurface& chart, ViewState& state, QWidget& parent);

}  // namespace arenascope

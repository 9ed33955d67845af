#pragma once
// The filter that limits all views to a range of steps.

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

class QPainter;

namespace arenascope {

/// Limits all views to the steps of the selection, or to the visible ones; a second time removes the limit.
void toggleLimit(ViewState& state, const StepSurface& chart);
/// Stripes the steps outside of the limit: still visible, but inactive.
void paintLimit(QPainter& painter, std::pair<Step, Step> limit, const StepSurface& chart);

}  // namespace arenascope

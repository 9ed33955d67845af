#pragma once
// The steps that all views are limited to.

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

class QPainter;

namespace arenascope {

/// Limits all views to the steps of the selection, or to those in view; a second time takes the limit away.
void toggleLimit(ViewState& state, const StepSurface& chart);
/// Stripes what is outside the limit: still visible, but set aside.
void paintLimit(QPainter& painter, std::pair<Step, Step> limit, const StepSurface& chart);

}  // namespace arenascope

#pragma once
// The lines of a pool's capacity and lower bound across a row, with their labels.

#include <QRectF>
#include <vector>

#include "widgets/plot/arena_scene.h"
#include "widgets/plot/step_plot.h"

namespace arenascope {

/// Capacity and lower bound with labels that never overlap. `boxes`: tensors in the row, which the labels avoid; null:
/// the row has none.
void paintLimits(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane,
                 const ArenaScene* boxes);
/// The plates of these labels, for other labels to avoid.
std::vector<QRectF> limitPlates(const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane,
                                const ArenaScene& boxes);
}  // namespace arenascope

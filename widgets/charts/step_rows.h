#pragma once
// Rows that charts over steps share: live-bytes curve, module band, overview, step axis. Private to the charts.

#include <QString>

#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart_header.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"

namespace arenascope {

/// Live bytes of each step in `row`: a step curve with an opaque tint below; the maximum of each pixel if steps are
/// narrower.
void paintLiveCurve(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const Table<Step, qint64>& live);
/// The change by a move: the steps in which `before` differs from `after`, dashed.
void paintFormerCurve(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row,
                      const Table<Step, qint64>& before, const Table<Step, qint64>& after);
/// Vertical grid at the step ticks.
void paintStepGrid(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row);
/// Horizontal grid and tick labels of a byte axis; the tick that is the capacity is vermilion.
void paintByteGrid(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, int most,
                   std::optional<qint64> capacity);
/// Keep-out ranges, over all steps, with their names if there is height.
void paintClosed(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane);
/// "SRAM, step 9 batch_norm_3: 864 KiB live, 884 736 B".
QString liveText(const ArenaScene& scene, std::size_t lane, Step step);
/// The dotted line of a step, which leaves out names that it would cross.
void paintStepLine(QPainter& painter, const StepPlot& plot, Step step, double top, double bottom);
/// Wash and hatch above the capacity.
void paintOverflow(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, qint64 capacity);
/// One cell per delegate call, arm of a branch and loop, with its name; nested ones below.
void paintRegions(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene);
/// Height of their row.
int regionsHeight(const ArenaScene& scene);
/// The meaning of their colours; only for existing ones.
QList<Swatch> regionSwatches(const ArenaScene& scene);
/// "XnnpackBackend, steps 3–5", of the cell at a place; empty if there is none.
QString regionText(const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene, const QPointF& pos);
/// The columns below delegates and control flow, tinted, from `row` downwards.
void paintRegionWash(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene);
/// Names of modules over their steps.
void paintModules(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene);
/// Step labels under `row`, omitted under the cursor's pill.
void paintStepAxis(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, Step cursor);
/// An overview of all steps, with the brush over the visible ones.
void paintOverview(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane);
/// The brush of the overview in pixels.
QRectF brushRect(const StepPlot& plot, const QCPAxisRect& row);

}  // namespace arenascope

#include "widgets/charts/step_limit.h"

#include <algorithm>
#include <cmath>

#include "widgets/charts/step_select.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"

namespace arenascope {

void toggleLimit(ViewState& state, const StepSurface& chart) {
    if (state.limit()) return state.setLimit(std::nullopt);
    const std::pair seen{Step(static_cast<int>(std::floor(chart.plot().lower()))),
                         Step(static_cast<int>(std::ceil(chart.plot().upper())) - 1)};
    state.setLimit(stepsOf(chart.scene(), state.selection()).value_or(seen));
}

void paintLimit(QPainter& painter, std::pair<Step, Step> limit, const StepSurface& chart) {
    const StepPlot& plot = chart.plot();
    const auto [first, last] = limit;
    const double top = plot.viewport().top() + 18.0;
    const double height = (chart.overview() ? chart.overview()->top() - 28.0 : plot.viewport().bottom() - 22.0) - top;
    const double from = std::clamp(plot.xPixel(first), plot.left(), plot.right()),
                 to = std::clamp(plot.xPixel(last + 1), plot.left(), plot.right());
    QColor veil = theme().chart;
    veil.setAlpha(150);
    for (const QRectF& outside :
         {QRectF(plot.left(), top, from - plot.left(), height), QRectF(to, top, plot.right() - to, height)}) {
        if (outside.width() < 1) continue;
        painter.fillRect(outside, veil);
        paint::hatch(painter, outside, theme().grid, 8);
    }
}

}  // namespace arenascope

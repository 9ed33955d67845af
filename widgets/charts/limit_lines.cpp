#include "widgets/charts/limit_lines.h"

#include <algorithm>
#include <cmath>

#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

/// Of one label, and what keeps two apart.
constexpr double half_a_label = 9, next_label = 18;

/// The lines of a pool and their labels, as far as the row shows them.
struct LimitLine {
    double y = 0, labelY = 0;
    QString label;  ///< empty: there is no room
    bool isCapacity = false;
};

/// Labels of lines near the row's end move up: below it is the axis.
void keepAbove(double bottom, std::vector<LimitLine>& lines) {
    std::vector<LimitLine*> upwards;
    upwards.reserve(lines.size());
    for (LimitLine& line : lines) upwards.push_back(&line);
    std::sort(upwards.begin(), upwards.end(), [](const auto* a, const auto* b) { return a->labelY > b->labelY; });
    double lowest = bottom - half_a_label;
    for (LimitLine* line : upwards) {
        line->labelY = std::min(line->labelY, lowest);
        lowest = line->labelY - next_label;
    }
}

std::vector<LimitLine> limitLines(const QCPAxisRect& row, const ArenaLane& lane) {
    const auto yOf = [&](double value) { return std::round(StepPlot::yPixel(row, value)) + 0.5; };
    const QCPRange seen = row.axis(QCPAxis::atLeft)->range();
    const bool has_capacity = lane.showsCapacity() && seen.contains(static_cast<double>(*lane.capacity));
    const double bound = static_cast<double>(lane.lowerBound);
    const bool has_bound = lane.lowerBound > 0 && seen.contains(bound);
    const double bound_y = has_bound ? yOf(bound) : 0;
    const double capacity = has_capacity ? static_cast<double>(*lane.capacity) : 0;
    const double capacity_y = has_capacity ? yOf(capacity) : 0;
    // The higher line has its label above, the lower below, so they never overlap. If the row ends above the bound,
    // both labels are between the lines, provided that these are far enough apart.
    const bool bound_above = !has_capacity || bound >= capacity;
    constexpr double two_labels = 35;
    const bool no_room = bound_y - 18 < row.top(), between = has_capacity && capacity_y - bound_y > two_labels;
    const bool under = bound_above && no_room && (!has_capacity || between);
    // Below the bound are tensors, above it usually none.
    constexpr double one_label = 22;
    const bool free_above = has_capacity && !bound_above && bound_y - capacity_y > one_label;
    const bool is_labelled = row.height() >= 60;
    const auto labelled = [&](const QString& text) { return is_labelled ? text : QString(); };
    std::vector<LimitLine> out;
    if (has_bound)
        out.push_back({.y = bound_y,
                       .labelY = bound_y + ((bound_above && !under) || free_above ? -10 : 10),
                       .label = labelled(Chart::tr("lower bound %1").arg(format::bytes(lane.lowerBound)))});
    if (has_capacity)
        out.push_back({.y = capacity_y,
                       .labelY = capacity_y + (bound_above && has_bound && !under ? 11 : -10),
                       .label = labelled(Chart::tr("capacity %1").arg(format::bytes(*lane.capacity))),
                       .isCapacity = true});
    keepAbove(row.bottom(), out);
    return out;
}

constexpr double limit_margin = 10;  ///< between a label and the end of its line

/// The right end of a line's label: at the end of the line, or else at its beginning or in its middle if no tensor is
/// under it there.
double labelRight(const StepPlot& plot, const QCPAxisRect& row, const LimitLine& line, const ArenaLane& lane,
                  const ArenaScene* boxes) {
    constexpr std::size_t most_looked_at = 5000;
    const double usual = plot.right() - limit_margin, width = paint::plateRect(0, 0, line.label).width();
    if (!boxes || lane.boxes.size() > most_looked_at) return usual;
    const auto isFree = [&](double right) {
        const QRectF plate = paint::plateRect(right, line.labelY, line.label);
        return std::none_of(lane.boxes.begin(), lane.boxes.end(), [&](BoxIndex index) {
            const ArenaBox& box = boxes->boxes[index];
            const QRectF rect(
                QPointF(plot.xPixel(box.first), StepPlot::yPixel(row, static_cast<double>(box.top()))),
                QPointF(plot.xPixel(box.last + 1), StepPlot::yPixel(row, static_cast<double>(box.offset))));
            return rect.intersects(plate);
        });
    };
    const double first = plot.left() + limit_margin + width, middle = (plot.left() + plot.right() + width) / 2;
    for (const double right : {usual, first, middle})
        if (isFree(right)) return right;
    return usual;
}

}  // namespace

void paintLimits(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane,
                 const ArenaScene* boxes) {
    const Theme& t = theme();
    const std::vector<LimitLine> lines = limitLines(row, lane);
    for (const LimitLine& line : lines) {
        painter.setPen(line.isCapacity ? QPen(t.bad, 1.5) : paint::dashed(t.tx2, 1.2, 5, 3));
        painter.drawLine(QPointF(plot.left(), line.y), QPointF(plot.right(), line.y));
    }
    for (const LimitLine& line : lines) {
        if (line.label.isEmpty()) continue;
        const double right = labelRight(plot, row, line, lane, boxes);
        paint::plateLabel(painter, right, line.labelY, line.label, line.isCapacity ? t.bad : t.tx2);
        plot.keepClear(paint::plateRect(right, line.labelY, line.label));
    }
}

std::vector<QRectF> limitPlates(const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane,
                                const ArenaScene& boxes) {
    std::vector<QRectF> out;
    for (const LimitLine& line : limitLines(row, lane)) {
        if (!line.label.isEmpty())
            out.push_back(paint::plateRect(labelRight(plot, row, line, lane, &boxes), line.labelY, line.label));
    }
    return out;
}

}  // namespace arenascope

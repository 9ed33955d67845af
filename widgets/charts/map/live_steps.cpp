#include "widgets/charts/map/live_steps.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {

Step LiveSteps::stepUnder(double x) const {
    return Step(static_cast<int>((x - room.left()) / room.width() * scene.steps));
}

void LiveSteps::paint(QPainter& painter) const {
    const Theme& t = theme();
    const ArenaLane& lane = scene.lanes[scene.mainLane()];
    painter.setFont(t.label);
    painter.setPen(t.tx2);
    painter.drawText(QRectF(0, room.bottom() + 3, labels - 8, 16), Qt::AlignRight | Qt::AlignVCenter, tr("step"));
    const double top = std::max(lane.top(), 1.0), steps = std::max(1, scene.steps);
    const qint64 highest = lane.live.empty() ? 0 : *std::max_element(lane.live.begin(), lane.live.end());
    const double highest_y = room.bottom() - (room.height() - 4) * static_cast<double>(highest) / top;
    const double title_y = std::max(room.center().y() - 8, highest_y + 6);
    if (title_y + 16 <= room.bottom() + 4)
        painter.drawText(QRectF(0, title_y, labels - 8, 16), Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetricsF(t.label).elidedText(tr("%1 live").arg(lane.name), Qt::ElideRight, labels - 8));
    painter.setFont(t.tick);
    if (highest > 0 && title_y + 16 <= room.bottom() + 4)
        painter.drawText(QRectF(0, highest_y - 8, labels - 8, 16), Qt::AlignRight | Qt::AlignVCenter,
                         format::bytes(highest));
    paintColumns(painter, top);
    const double x = room.left() + (step.number() + 0.5) / steps * room.width();
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const double tick = paint::stepTick(room.width() / steps, 56);
    for (double each = 0; each < steps; each += tick) {
        const double at = room.left() + (each + 0.5) / steps * room.width();
        if (std::abs(at - x) > 26)
            painter.drawText(QRectF(at - 40, room.bottom() + 3, 80, 16), Qt::AlignCenter,
                             format::number(static_cast<qint64>(each)));
    }
    QPen dots(t.ink, 1);
    dots.setCapStyle(Qt::FlatCap);
    dots.setDashPattern({1, 2});
    painter.setPen(dots);
    painter.drawLine(QPointF(std::floor(x) + 0.5, room.top() - 6), QPointF(std::floor(x) + 0.5, room.bottom()));
    paint::pill(painter, QPointF(x, room.bottom() + 11), format::number(step.number()), room.adjusted(-20, 0, 16, 24));
}

/// One column of pixels is the most of its steps.
void LiveSteps::paintColumns(QPainter& painter, double top) const {
    const Theme& t = theme();
    const ArenaLane& lane = scene.lanes[scene.mainLane()];
    const double steps = std::max(1, scene.steps);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto columns = static_cast<int>(room.width());
    for (int column = 0; column < columns && !lane.live.empty(); ++column) {
        const auto from = static_cast<std::size_t>(column / room.width() * steps);
        const auto to = std::max(from + 1, static_cast<std::size_t>((column + 1) / room.width() * steps));
        qint64 most = 0;
        for (const Step each : IndexRange(Step(from), std::min(Step(to), lane.live.next())))
            most = std::max(most, lane.live[each]);
        const double height = std::round((room.height() - 4) * static_cast<double>(most) / top);
        const bool is_past = is_film && Step(from) <= step;
        painter.fillRect(QRectF(room.left() + column, room.bottom() - height, 1, height),
                         is_past ? mixed(t.blue, t.chart, 0.45) : t.thumb);
    }
    if (lane.showsCapacity())
        painter.fillRect(
            QRectF(room.left(),
                   std::round(room.bottom() - (room.height() - 4) * static_cast<double>(*lane.capacity) / top),
                   room.width(), 1),
            t.bad);
    painter.setRenderHint(QPainter::Antialiasing);
}

}  // namespace arenascope

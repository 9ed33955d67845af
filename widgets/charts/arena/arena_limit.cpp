// The line of a pool's capacity: where it can be taken, where it is held, and how that is painted.

#include "widgets/charts/arena/arena_limit.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr double reach = 4;  ///< pixels

/// The finest of 16 B, 1 KiB, 64 KiB and 1 MiB that a pixel can tell apart.
qint64 grainOf(double bytes_per_pixel) {
    for (const qint64 grain : {qint64{16}, qint64{1} << 10, qint64{1} << 16}) {
        if (static_cast<double>(grain) >= bytes_per_pixel) return grain;
    }
    return qint64{1} << 20;
}

}  // namespace

std::optional<std::size_t> ArenaLimit::at(const QPointF& pos) const {
    if (pos.x() < plot_.left() || pos.x() > plot_.right()) return std::nullopt;
    for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
        if (!scene_.lanes[lane].showsCapacity() || !lanes_.rect(lane).adjusted(0, -reach, 0, reach).contains(pos))
            continue;
        if (std::abs(lanes_.yPixel(lane, *scene_.lanes[lane].capacity) - pos.y()) <= reach) return lane;
    }
    return std::nullopt;
}

void ArenaLimit::move(const QPointF& from, const QPointF& to) {
    if (!lane_) lane_ = at(from);
    if (!lane_) return;
    const auto [lower, upper] = lanes_.seen(*lane_);
    const double height = std::max(1.0, lanes_.rect(*lane_).height());
    const qint64 grain = grainOf((upper - lower) / height);
    const QRectF row = lanes_.rect(*lane_);
    const double offset = lanes_.offsetAt(*lane_, std::clamp(to.y(), row.top(), row.bottom()));
    bytes_ = std::max(grain, std::llround(offset / static_cast<double>(grain)) * grain);
}

std::optional<std::pair<std::size_t, qint64>> ArenaLimit::end() {
    const auto lane = std::exchange(lane_, std::nullopt);
    return lane ? std::optional(std::pair(*lane, bytes_)) : std::nullopt;
}

void ArenaLimit::paint(QPainter& painter) const {
    if (!lane_) return;
    const ArenaLane& held = lane();
    const qint64 spare = bytes_ - held.bytes;
    const QColor tone = spare < 0 ? theme().bad : theme().blue;
    const double y = std::round(lanes_.yPixel(*lane_, bytes_)) + 0.5;
    painter.setPen(QPen(tone, 2));
    painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
    const QString verdict = spare < 0 ? Chart::tr("over by %1").arg(format::bytes(-spare))
                                      : Chart::tr("%1 to spare").arg(format::bytes(spare));
    const QString text = QStringLiteral("%1: %2").arg(Chart::tr("capacity %1").arg(format::bytes(bytes_)), verdict);
    const double below = lanes_.rect(*lane_).top() + 22;
    paint::plateLabel(painter, plot_.right() - 10, y < below ? y + 12 : y - 12, text, tone);
}

}  // namespace arenascope

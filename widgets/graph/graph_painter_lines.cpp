// The lines of the graph, as wide as their bytes, and the shapes in which tensors are read.

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/graph/graph_painter.h"
#include "widgets/graph/item_spots.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

using EdgeKind = ProgramEdge::Kind;

constexpr double corner = 6;

/// Follows the axes, with round corners.
QPainterPath pathOf(const std::vector<QPointF>& route) {
    QPainterPath path;
    if (route.empty()) return path;
    path.moveTo(route.front());
    for (std::size_t i = 1; i + 1 < route.size(); ++i) {
        const QPointF before = route[i] - route[i - 1], after = route[i + 1] - route[i];
        const double in = std::abs(before.x()) + std::abs(before.y()), out = std::abs(after.x()) + std::abs(after.y());
        const double bend = std::min({corner, in / 2, out / 2});
        if (bend < 0.5) {
            path.lineTo(route[i]);
            continue;
        }
        path.lineTo(route[i] - before / in * bend);
        path.quadTo(route[i], route[i] + after / out * bend);
    }
    path.lineTo(route.back());
    return path;
}

QRectF boundsOf(const std::vector<QPointF>& route) {
    QRectF out;
    for (std::size_t i = 1; i < route.size(); ++i)
        out |= QRectF(route[i - 1], route[i]).normalized().adjusted(-8, -8, 8, 8);
    return out;
}

}  // namespace

void GraphPainter::paintLines(QPainter& painter, bool strong) const {
    for (const GraphLine& line : v_.scene.lines) {
        if (touches(line) == strong && boundsOf(line.route).intersects(v_.seen)) paintLine(painter, line, strong);
    }
}

void GraphPainter::paintLine(QPainter& painter, const GraphLine& line, bool strong) const {
    if (line.route.size() < 2) return;
    const Theme& t = theme();
    const bool control =
        line.kind == EdgeKind::condition || line.kind == EdgeKind::control || line.kind == EdgeKind::order;
    const bool back = line.kind == EdgeKind::back || line.kind == EdgeKind::write_back;
    const QColor hue = t.role(DataRole::intermediate).solid;
    const QColor color = back  ? t.role(DataRole::state).edge
        : control              ? t.tx2
        : isAtPeak(line.value) ? hue
        : strong               ? t.ink
                               : mixed(hue, t.chart, 0.42);
    const double width = control ? 1.2 : lineWidth(line.bytes, v_.loads.most_read);
    QPen pen(color, strong ? width + 0.8 : width);
    pen.setCapStyle(Qt::FlatCap);
    if (control || back) pen.setDashPattern({std::max(1.6, 4 / width), std::max(1.0, 3 / width)});  // in widths
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(line.route));
    if (!line.ends) return;
    const QPointF tip = line.route.back();
    const double wide = std::max(3.2, width / 2 + 2.4);
    QPainterPath arrow(tip);
    arrow.lineTo(tip + QPointF(-wide, -7));
    arrow.lineTo(tip + QPointF(wide, -7));
    arrow.closeSubpath();
    painter.fillPath(arrow, color);
}

/// The shape in which a tensor is read, above its reader. It is omitted where it would lie over another one or under a
/// card.
void GraphPainter::paintViews(QPainter& painter) const {
    const Theme& t = theme();
    const QFont font = fontOf(t.label);
    const QFontMetricsF metrics(font);
    std::vector<QRectF> taken;
    for (const GraphLine& line : v_.scene.lines) {
        if (line.view == no_value || !line.ends || line.route.size() < 2) continue;
        const QPointF end = line.route.back();
        const double room = end.y() - line.route[line.route.size() - 2].y();
        const QString text = tr("view %1").arg(words_.shapeOf(line.view).section(QLatin1Char(' '), 0, -2));
        const double width = metrics.horizontalAdvance(text) + 16;
        const QRectF place(end.x() - width / 2, end.y() - 24, width, 15);
        const bool free =
            std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(place); });
        if (room < 20 || !free || !place.intersects(v_.seen) || isUnderCard(place)) continue;
        taken.push_back(place);
        const RoleColors& state = t.role(DataRole::state);
        painter.setPen(QPen(state.edge, 1));
        painter.setBrush(state.fill);
        painter.drawRoundedRect(place, 7.5, 7.5);
        painter.setFont(font);
        painter.setPen(textOn(state.fill));
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

bool GraphPainter::isUnderCard(const QRectF& place) const {
    constexpr double shadow = 4;  // of a closed frame
    return std::any_of(v_.scene.items.begin(), v_.scene.items.end(), [&place](const GraphItem& item) {
        const double behind = item.isClosed() ? shadow : 0;
        return item.rect.adjusted(0, 0, behind, behind).intersects(place);
    });
}

}  // namespace arenascope

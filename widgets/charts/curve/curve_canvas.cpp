// Paints the curve of arena sizes over a dimension, and its pointer.

#include "widgets/charts/curve/curve_canvas.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {

CurveCanvas::CurveCanvas(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

PoolRow CurveCanvas::mainPool(const SizeCurve& curve) {
    for (const PoolRow pool : curve.pools.indices()) {
        if (!curve.points.empty() && curve.points.back().bytes.has(pool) && curve.points.back().bytes[pool] > 0)
            return pool;
    }
    return PoolRow(0);
}

void CurveCanvas::show(std::shared_ptr<const SizeCurve> curve) {
    curve_ = std::move(curve);
    pool_ = curve_ ? mainPool(*curve_) : PoolRow(0);
    hovered_ = -1;
    update();
}

std::optional<std::int64_t> CurveCanvas::capacity() const {
    return curve_->pools.has(pool_) ? curve_->pools[pool_].capacity : std::nullopt;
}

QRectF CurveCanvas::plotRect() const { return QRectF(rect()).adjusted(62, 14, -24, -44); }

double CurveCanvas::top() const {
    double most = 1;
    for (const CurvePoint& point : curve_->points) most = std::max(most, static_cast<double>(point.bytes[pool_]));
    if (const auto limit = capacity(); limit && static_cast<double>(*limit) < most * 1.6)
        most = std::max(most, static_cast<double>(*limit));
    return most * 1.12;
}

double CurveCanvas::x(std::int64_t value) const {
    const double first = static_cast<double>(curve_->points.front().value),
                 last = static_cast<double>(curve_->points.back().value);
    return plotRect().left() + (static_cast<double>(value) - first) / std::max(1.0, last - first) * plotRect().width();
}

double CurveCanvas::y(double bytes) const { return plotRect().bottom() - bytes / top() * plotRect().height(); }

QPointF CurveCanvas::pointAt(std::size_t index) const {
    const CurvePoint& point = curve_->points[index];
    return {x(point.value), y(static_cast<double>(point.bytes[pool_]))};
}

void CurveCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!curve_ || curve_->points.empty() || !curve_->points.front().bytes.has(pool_)) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    paintLine(painter);
    paintMarks(painter);
}

void CurveCanvas::paintGrid(QPainter& painter) const {
    const Theme& t = theme();
    const QRectF plot = plotRect();
    const paint::ByteScale scale = paint::byteScale(top(), std::max(1, std::min(6, height() / 40)));
    if (curve_->largest_fit) {
        const QRectF beyond(QPointF(x(*curve_->largest_fit), plot.top()), plot.bottomRight());
        painter.fillRect(beyond, mixed(t.bad, t.chart, t.isDark() ? 0.06 : 0.05));
        paint::hatch(painter, beyond, mixed(t.bad, t.chart, t.isDark() ? 0.17 : 0.16), 6);
    }
    painter.setFont(t.tick);
    for (double value = 0; value <= top(); value += scale.step) {
        const double at = std::floor(y(value)) + 0.5;
        painter.setPen(QPen(value > 0 ? t.grid : t.axis, 1));
        painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at));
        const auto limit = capacity();
        if (limit && std::abs(y(static_cast<double>(*limit)) - at) < 13) continue;
        painter.setPen(t.tx2);
        painter.drawText(QRectF(0, at - 8, plot.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter, scale.label(value));
    }
    if (const auto limit = capacity(); limit && static_cast<double>(*limit) <= top()) {
        painter.setPen(t.bad);
        painter.drawText(QRectF(0, y(static_cast<double>(*limit)) - 8, plot.left() - 7, 16),
                         Qt::AlignRight | Qt::AlignVCenter, scale.label(static_cast<double>(*limit)));
    }
    const QString pool = QString::fromStdString(curve_->pools[pool_].name);
    paint::axisTitle(painter, QPointF(18, plot.center().y()), pool, tr("arena, %1").arg(scale.unit), plot.height());
    const double first = static_cast<double>(curve_->points.front().value),
                 last = static_cast<double>(curve_->points.back().value);
    const double tick = paint::stepTick(plot.width() / std::max(1.0, last - first), 56);
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const auto near = [&](double at, std::int64_t value) { return std::abs(at - x(value)) < 26; };
    for (double value = std::ceil(first / tick) * tick; value <= last; value += tick) {
        const double at = x(static_cast<std::int64_t>(value));
        if (near(at, curve_->now) || (curve_->largest_fit && near(at, *curve_->largest_fit))) continue;
        painter.drawText(QRectF(at - 40, plot.bottom() + 4, 80, 16), Qt::AlignCenter,
                         format::number(static_cast<qint64>(value)));
    }
    painter.setFont(t.label);
    painter.setPen(t.tx3);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 22, plot.width(), 16), Qt::AlignCenter,
                     tr("upper bound of %1").arg(QString::fromStdString(curve_->symbol)));
}

void CurveCanvas::paintLine(QPainter& painter) const {
    const Theme& t = theme();
    QPainterPath line, bound;
    for (std::size_t i = 0; i < curve_->points.size(); ++i) {
        const QPointF low(x(curve_->points[i].value), y(static_cast<double>(curve_->points[i].bounds[pool_])));
        if (i == 0) line.moveTo(pointAt(i)), bound.moveTo(low);
        else line.lineTo(pointAt(i)), bound.lineTo(low);
    }
    QPen dashes(t.tx2, 1.2);
    dashes.setDashPattern({5 / 1.2, 3 / 1.2});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashes);
    painter.drawPath(bound);
    painter.setPen(QPen(t.role(DataRole::intermediate).solid, 1.8));
    painter.drawPath(line);
    const auto limit = capacity();
    if (!limit || static_cast<double>(*limit) > top()) return;
    const double at = std::round(y(static_cast<double>(*limit))) + 0.5;
    painter.setPen(QPen(t.bad, 1.5));
    painter.drawLine(QPointF(plotRect().left(), at), QPointF(plotRect().right(), at));
    const QString words = tr("capacity %1").arg(format::bytes(*limit));
    const QPointF place = freePlace(at, words);
    paint::plateLabel(painter, place.x(), place.y(), words, t.bad);
}

bool CurveCanvas::isKept(std::size_t index) const {
    const std::int64_t value = curve_->points[index].value;
    return value == curve_->now || curve_->largest_fit == value;
}

std::optional<CurveCanvas::Mark> CurveCanvas::markAt(std::size_t index) const {
    if (!isKept(index) && static_cast<int>(index) != hovered_) return std::nullopt;
    const CurvePoint& point = curve_->points[index];
    Mark mark{.at = pointAt(index), .isLargest = curve_->largest_fit == point.value};
    mark.words = point.value == curve_->now ? tr("%1 now").arg(format::bytes(point.bytes[pool_]))
                                            : format::bytes(point.bytes[pool_]);
    const double width = QFontMetricsF(theme().labelMedium).horizontalAdvance(mark.words) + 10;
    // The curve rises, so the areas above left and below right of the point are free.
    const bool left = mark.at.x() - 8 - width > plotRect().left();
    mark.plate = QPointF(left ? mark.at.x() - 8 : mark.at.x() + 10 + width, mark.at.y() + (left ? -13 : 14));
    return mark;
}

QPointF CurveCanvas::freePlace(double line, const QString& words) const {
    constexpr double margin = 10, off = 10;
    const double width = paint::plateRect(0, 0, words).width();
    const QRectF plot = plotRect();
    const QPointF first(plot.left() + margin + width, line - off);
    for (const double right : {first.x(), plot.center().x() + width / 2, plot.right() - margin}) {
        for (const double y : {line - off, line + off}) {
            const QRectF plate = paint::plateRect(right, y, words);
            const auto meets = [&](std::size_t i) {
                const auto mark = isKept(i) ? markAt(i) : std::nullopt;  // what the pointer shows goes again
                return mark && paint::plateRect(mark->plate.x(), mark->plate.y(), mark->words).intersects(plate);
            };
            bool isFree = plate.top() > plot.top() && plate.bottom() < plot.bottom();
            for (std::size_t i = 0; isFree && i < curve_->points.size(); ++i) isFree = !meets(i);
            if (isFree) return {right, y};
        }
    }
    return first;
}

void CurveCanvas::paintMarks(QPainter& painter) const {
    const Theme& t = theme();
    const QRectF plot = plotRect();
    for (std::size_t i = 0; i < curve_->points.size(); ++i) {
        const auto mark = markAt(i);
        if (!mark) continue;
        const QPointF at = mark->at;
        const bool largest = mark->isLargest;
        QPen dots(largest ? t.ink : t.role(DataRole::intermediate).edge, 1);
        dots.setDashPattern({2, 2});
        painter.setPen(dots);
        painter.drawLine(at, QPointF(at.x(), plot.bottom()));
        painter.setPen(QPen(largest ? t.ink : t.chart, 1.6));
        painter.setBrush(largest ? t.chart : t.role(DataRole::intermediate).solid);
        painter.drawEllipse(at, 4.5, 4.5);
        paint::plateLabel(painter, mark->plate.x(), mark->plate.y(), mark->words, t.tx);
        paint::pill(painter, QPointF(at.x(), plot.bottom() + 12), format::number(curve_->points[i].value),
                    plot.adjusted(-20, 0, 20, 24));
    }
}

void CurveCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!curve_ || curve_->points.empty()) return;
    int best = -1;
    double distance = 24;
    for (std::size_t i = 0; i < curve_->points.size(); ++i) {
        const double away = std::abs(x(curve_->points[i].value) - event->position().x());
        if (away < distance) distance = away, best = static_cast<int>(i);
    }
    if (best == hovered_) return;
    hovered_ = best;
    QToolTip::showText(event->globalPosition().toPoint(), textOf(best), this);
    update();
}

QString CurveCanvas::textOf(int index) const {
    if (!curve_ || index < 0 || static_cast<std::size_t>(index) >= curve_->points.size()) return {};
    const CurvePoint& point = curve_->points[static_cast<std::size_t>(index)];
    return tr("%1 = %2: arena %3, lower bound %4")
        .arg(QString::fromStdString(curve_->symbol), format::number(point.value),
             format::exactBytes(point.bytes[pool_]), format::exactBytes(point.bounds[pool_]));
}

void CurveCanvas::leaveEvent(QEvent*) {
    hovered_ = -1;
    update();
}

}  // namespace arenascope

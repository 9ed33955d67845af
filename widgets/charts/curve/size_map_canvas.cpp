// Paints a map of arena sizes over two symbols, and moves its cursor.

#include "widgets/charts/curve/size_map_canvas.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

std::size_t nearest(const SizeAxis& axis, std::int64_t value) {
    const auto at = std::min_element(axis.values.begin(), axis.values.end(), [value](std::int64_t a, std::int64_t b) {
        return std::abs(a - value) < std::abs(b - value);
    });
    return static_cast<std::size_t>(at - axis.values.begin());
}

}  // namespace

SizeMapCanvas::SizeMapCanvas(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("sizeMap"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void SizeMapCanvas::show(std::shared_ptr<const SizeMap> map, std::int64_t across, std::int64_t up) {
    map_ = std::move(map);
    acrossNow_ = across;
    upNow_ = up;
    update();
    if (!map_) return;
    const SizePoint& last = map_->points.back();
    pool_ = PoolRow(0);
    double share = -1;
    for (const PoolRow pool : map_->pools.indices()) {
        if (!last.bytes.has(pool) || last.bytes[pool] == 0) continue;
        const auto& capacity = map_->pools[pool].capacity;
        const double here = capacity
            ? static_cast<double>(last.bytes[pool]) / static_cast<double>(std::max<std::int64_t>(1, *capacity))
            : 0;
        if (here > share) share = here, pool_ = pool;
    }
    most_ = 1;
    for (const SizePoint& point : map_->points) {
        if (point.bytes.has(pool_)) most_ = std::max(most_, static_cast<double>(point.bytes[pool_]));
    }
    setCursorCell({nearest(map_->across, across), nearest(map_->up, up)});
}

double SizeMapCanvas::shareOf(const SizePoint& point) const {
    if (!is_limited(map_->pools)) return point.bytes.has(pool_) ? static_cast<double>(point.bytes[pool_]) / most_ : 0;
    double out = 0;
    for (const PoolRow pool : map_->pools.indices()) {
        const auto& capacity = map_->pools[pool].capacity;
        if (!capacity || !point.bytes.has(pool)) continue;
        out = std::max(
            out, static_cast<double>(point.bytes[pool]) / static_cast<double>(std::max<std::int64_t>(1, *capacity)));
    }
    return out;
}

QColor SizeMapCanvas::heat(int step) {
    const Theme& t = theme();
    constexpr double least = 0.10, by = 0.17;
    return mixed(t.role(DataRole::intermediate).solid, t.chart, least + by * step);
}

void SizeMapCanvas::setCursorCell(const Cell& cell) {
    cursor_ = cell;
    setAccessibleDescription(textOf(cell));
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
    update();
    emit cursorMoved();
}

QRectF SizeMapCanvas::plotRect() const { return QRectF(rect()).adjusted(72, 14, -24, -44); }

QRectF SizeMapCanvas::cellRect(const Cell& cell) const {
    const QRectF plot = plotRect();
    const double width = plot.width() / static_cast<double>(map_->across.values.size()),
                 height = plot.height() / static_cast<double>(map_->up.values.size());
    return {plot.left() + width * static_cast<double>(cell.across),
            plot.bottom() - height * static_cast<double>(cell.up + 1), width, height};
}

std::optional<SizeMapCanvas::Cell> SizeMapCanvas::cellAt(const QPointF& at) const {
    if (!map_ || !plotRect().contains(at)) return std::nullopt;
    const QRectF first = cellRect({});
    const auto index = [](double away, double each, std::size_t count) {
        return std::min(count - 1, static_cast<std::size_t>(std::max(0.0, away / each)));
    };
    return Cell{index(at.x() - first.left(), first.width(), map_->across.values.size()),
                index(first.bottom() - at.y(), first.height(), map_->up.values.size())};
}

double SizeMapCanvas::place(const SizeAxis& axis, double value) {
    const auto& values = axis.values;
    if (value <= static_cast<double>(values.front())) return 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const auto before = static_cast<double>(values[i - 1]), after = static_cast<double>(values[i]);
        if (value <= after) return static_cast<double>(i - 1) + (value - before) / (after - before);
    }
    return static_cast<double>(values.size() - 1);
}

QString SizeMapCanvas::textOf(const Cell& cell) const {
    if (!map_) return {};
    const SizePoint& point = map_->at(cell.across, cell.up);
    QStringList lines{tr("%1 = %2, %3 = %4")
                          .arg(QString::fromStdString(map_->across.symbol),
                               format::number(map_->across.values[cell.across]),
                               QString::fromStdString(map_->up.symbol), format::number(map_->up.values[cell.up]))};
    for (const PoolRow pool : map_->pools.indices()) {
        if (!point.bytes.has(pool) || point.bytes[pool] == 0) continue;
        const QString name = QString::fromStdString(map_->pools[pool].name),
                      bytes = format::exactBytes(point.bytes[pool]);
        const auto& capacity = map_->pools[pool].capacity;
        if (!capacity) lines.append(tr("%1: %2").arg(name, bytes));
        else if (point.bytes[pool] > *capacity)
            lines.append(tr("✗ %1: %2, over by %3").arg(name, bytes, format::bytes(point.bytes[pool] - *capacity)));
        else lines.append(tr("✓ %1: %2, %3 to spare").arg(name, bytes, format::bytes(*capacity - point.bytes[pool])));
    }
    return lines.join(QLatin1Char('\n'));
}

void SizeMapCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!map_ || map_->points.empty()) return;
    paintCells(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintFrontier(painter);
    paintMarks(painter);
    paintLabels(painter);
}

void SizeMapCanvas::paintCells(QPainter& painter) const {
    const Theme& t = theme();
    for (std::size_t up = 0; up < map_->up.values.size(); ++up) {
        for (std::size_t across = 0; across < map_->across.values.size(); ++across) {
            const SizePoint& point = map_->at(across, up);
            const QRectF cell = cellRect({across, up}).adjusted(0.5, 0.5, -0.5, -0.5);
            painter.fillRect(cell, fillOf(point));
            if (!point.fits) {
                painter.save();
                painter.setClipRect(cell);
                paint::hatch(painter, cell, mixed(t.bad, t.chart, t.isDark() ? 0.30 : 0.20), 6);
                painter.restore();
            }
        }
    }
}

QColor SizeMapCanvas::fillOf(const SizePoint& point) const {
    const Theme& t = theme();
    const int step = std::clamp(static_cast<int>(std::ceil(shareOf(point) * heat_steps)) - 1, 0, heat_steps - 1);
    return point.fits ? heat(step) : mixed(t.bad, t.chart, t.isDark() ? 0.16 : 0.08);
}

/// Bytes in the cells, in one unit, so that they have room. The lines to the present sizes stop at them.
void SizeMapCanvas::paintLabels(QPainter& painter) const {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.tick);
    const format::Unit unit = format::unitFor(static_cast<qint64>(most_));
    const QSizeF room = cellRect({}).size();
    constexpr int air = 8;
    if (metrics.horizontalAdvance(format::in(unit, static_cast<qint64>(most_))) + air > room.width() ||
        metrics.height() + 2 > room.height())
        return;
    painter.setFont(t.label);
    painter.setPen(t.tx3);
    const QRectF plot = plotRect();
    painter.drawText(QRectF(plot.left(), plot.bottom() + 22, plot.width(), 16), Qt::AlignRight | Qt::AlignVCenter,
                     tr("in the cells: %1").arg(unit.name));
    painter.setFont(t.tick);
    for (std::size_t up = 0; up < map_->up.values.size(); ++up) {
        for (std::size_t across = 0; across < map_->across.values.size(); ++across) {
            const SizePoint& point = map_->at(across, up);
            const bool isNow = map_->across.values[across] == acrossNow_ && map_->up.values[up] == upNow_;
            if (!point.bytes.has(pool_) || isNow) continue;  // the dot is there, and the head has its bytes
            const QString text = format::in(unit, point.bytes[pool_]);
            const QColor fill = fillOf(point);
            QRectF place(QPointF(), QSizeF(metrics.horizontalAdvance(text) + 4, metrics.height()));
            place.moveCenter(cellRect({across, up}).center());
            if (!standsClear(place, up, cellRect({across, up}))) continue;  // the line has precedence
            painter.fillRect(place, fill);
            painter.setPen(point.fits ? textOn(fill) : t.bad);
            painter.drawText(place, Qt::AlignCenter, text);
        }
    }
}

/// Moves a number to the side of the line where its cell has room for it.
bool SizeMapCanvas::standsClear(QRectF& place, std::size_t up, const QRectF& cell) const {
    constexpr double air = 2;
    const double line = frontierAt(up);
    if (!is_limited(map_->pools) || std::abs(line - place.center().x()) >= place.width() / 2 + air) return true;
    const bool isLeft = line - cell.left() > cell.right() - line;
    if (isLeft) place.moveRight(line - air);
    else place.moveLeft(line + air);
    return cell.left() <= place.left() && place.right() <= cell.right();
}

/// Between the last value that fits in a row and the next; at the border where all of them fit, or none.
double SizeMapCanvas::frontierAt(std::size_t up) const {
    const QRectF plot = plotRect();
    const auto& largest = map_->largest[up];
    if (!largest) return plot.left();
    if (*largest == map_->across.values.back()) return plot.right();
    const double width = plot.width() / static_cast<double>(map_->across.values.size());
    return plot.left() + (place(map_->across, static_cast<double>(*largest) + 0.5) + 0.5) * width;
}

/// A step of the line for each row, at the exact value of the symbol across.
void SizeMapCanvas::paintFrontier(QPainter& painter) const {
    if (!is_limited(map_->pools)) return;
    QPainterPath line;
    for (std::size_t up = 0; up < map_->largest.size(); ++up) {
        const QRectF row = cellRect({0, up});
        const double x = frontierAt(up);
        if (up == 0) line.moveTo(x, row.bottom());
        else line.lineTo(x, row.bottom());
        line.lineTo(x, row.top());
    }
    const bool all =
        std::all_of(map_->points.begin(), map_->points.end(), [](const SizePoint& each) { return each.fits; });
    if (all) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().bad, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(line);
}

void SizeMapCanvas::paintAxes(QPainter& painter) const {
    const Theme& t = theme();
    const QRectF plot = plotRect();
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const QFontMetricsF metrics(t.tick);
    const auto text = [](std::int64_t value) { return format::number(value); };
    double free = plot.left() - 40;  // labels of many values leave some out
    for (std::size_t i = 0; i < map_->across.values.size(); ++i) {
        const QString label = text(map_->across.values[i]);
        const double middle = cellRect({i, 0}).center().x(), half = metrics.horizontalAdvance(label) / 2;
        if (middle - half < free) continue;
        free = middle + half + 6;
        painter.drawText(QRectF(middle - 40, plot.bottom() + 4, 80, 16), Qt::AlignCenter, label);
    }
    double below = plot.bottom() + 20;
    for (std::size_t i = 0; i < map_->up.values.size(); ++i) {
        const double middle = cellRect({0, i}).center().y();
        if (middle + metrics.height() / 2 > below) continue;
        below = middle - metrics.height() / 2;
        painter.drawText(QRectF(0, middle - 8, plot.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter,
                         text(map_->up.values[i]));
    }
    painter.setFont(t.label);
    painter.setPen(t.tx3);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 22, plot.width(), 16), Qt::AlignCenter,
                     tr("upper bound of %1").arg(QString::fromStdString(map_->across.symbol)));
    paint::axisTitle(painter, QPointF(18, plot.center().y()), QString::fromStdString(map_->up.symbol),
                     tr("upper bound"), plot.height());
}

/// The sizes that are set, and the cell under the cursor.
void SizeMapCanvas::paintMarks(QPainter& painter) const {
    const Theme& t = theme();
    const QRectF plot = plotRect(), first = cellRect({});
    const QPointF now(plot.left() + (place(map_->across, static_cast<double>(acrossNow_)) + 0.5) * first.width(),
                      plot.bottom() - (place(map_->up, static_cast<double>(upNow_)) + 0.5) * first.height());
    QPen dots(t.ink, 1);
    dots.setDashPattern({2, 2});
    painter.setPen(dots);
    painter.drawLine(now, QPointF(now.x(), plot.bottom()));
    painter.drawLine(now, QPointF(plot.left(), now.y()));
    painter.setPen(QPen(t.chart, 1.6));
    painter.setBrush(t.ink);
    painter.drawEllipse(now, 4.5, 4.5);
    paint::pill(painter, QPointF(now.x(), plot.bottom() + 12), format::number(acrossNow_),
                plot.adjusted(-20, 0, 20, 24));
    const double width = QFontMetricsF(t.labelMedium).horizontalAdvance(format::number(upNow_)) + 12;
    paint::pill(painter, QPointF(plot.left() - 6 - width / 2, now.y()), format::number(upNow_),
                QRectF(rect()).adjusted(2, 2, -2, -2));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? t.blue : t.ink, 2));
    painter.drawRect(cellRect(cursor_).adjusted(1, 1, -1, -1));
}

bool SizeMapCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = cellAt(help->pos());
        if (cell) QToolTip::showText(help->globalPos(), textOf(*cell), this);
        else QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QWidget::event(event);
}

void SizeMapCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = cellAt(event->position());
    if (!cell || *cell == cursor_) return;
    setCursorCell(*cell);
    QToolTip::showText(event->globalPosition().toPoint(), textOf(*cell), this);
}

void SizeMapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    const auto cell = cellAt(event->position());
    if (cell && event->button() == Qt::LeftButton) emit cellChosen(cell->across, cell->up);
}

void SizeMapCanvas::keyPressEvent(QKeyEvent* event) {
    if (!map_) return QWidget::keyPressEvent(event);
    const std::size_t right = map_->across.values.size() - 1, top = map_->up.values.size() - 1;
    Cell to = cursor_;
    switch (event->key()) {
        case Qt::Key_Left: to.across -= to.across > 0 ? 1 : 0; break;
        case Qt::Key_Right: to.across = std::min(right, to.across + 1); break;
        case Qt::Key_Down: to.up -= to.up > 0 ? 1 : 0; break;
        case Qt::Key_Up: to.up = std::min(top, to.up + 1); break;
        case Qt::Key_Home: to.across = 0; break;
        case Qt::Key_End: to.across = right; break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space: return emit cellChosen(cursor_.across, cursor_.up);
        default: return QWidget::keyPressEvent(event);
    }
    setCursorCell(to);
}

}  // namespace arenascope

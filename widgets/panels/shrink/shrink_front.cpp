// Paints the front of smaller programs, and its pointer.

#include "widgets/panels/shrink/shrink_front.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr double grip_width = 12, grip_height = 14, reach = 12;

}  // namespace

ShrinkFront::ShrinkFront(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Smaller programs: arena against cost"));
}

void ShrinkFront::show(Content content) {
    content_ = std::move(content);
    std::stable_sort(content_.points.begin(), content_.points.end(),
                     [this](const ShrinkPoint& a, const ShrinkPoint& b) {
                         return memoryOf(*a, content_.goal) < memoryOf(*b, content_.goal);
                     });
    hovered_.reset();
    update();
}

QRectF ShrinkFront::plotRect() const { return QRectF(rect()).adjusted(54, 20, -14, -34); }

double ShrinkFront::right() const {
    double most = static_cast<double>(content_.asItIs);
    for (const ShrinkPoint& point : content_.points)
        most = std::max(most, static_cast<double>(memoryOf(*point, content_.goal)));
    if (content_.goal.bytes && static_cast<double>(*content_.goal.bytes) < most * 1.6)
        most = std::max(most, static_cast<double>(*content_.goal.bytes));
    return std::max(most, 1.0) * 1.08;
}

double ShrinkFront::top() const {
    double most = 0.01;
    for (const ShrinkPoint& point : content_.points) most = std::max(most, point->extra);
    return most * 1.18;
}

double ShrinkFront::x(double bytes) const { return plotRect().left() + bytes / right() * plotRect().width(); }

/// Some programs cost less than the original: zero is not at the bottom then.
double ShrinkFront::y(double extra) const {
    double least = 0;
    for (const ShrinkPoint& point : content_.points) least = std::min(least, point->extra);
    least *= 1.18;
    const double span = std::max(1e-9, top() - least);
    return plotRect().bottom() - 6 - (extra - least) / span * (plotRect().height() - 6);
}

qint64 ShrinkFront::bytesAt(double pixel) const {
    constexpr qint64 kilo = 1024;
    const double bytes = (pixel - plotRect().left()) / plotRect().width() * right();
    const qint64 step = right() > 64 * 1024 ? kilo : 64;
    return std::max<qint64>(step, static_cast<qint64>(bytes) / step * step);
}

QPointF ShrinkFront::pointAt(const ShrunkProgram& point) const {
    return {x(static_cast<double>(memoryOf(point, content_.goal))), y(point.extra)};
}

QPointF ShrinkFront::grip() const {
    if (!content_.goal.bytes) return {};
    const double at = x(static_cast<double>(*content_.goal.bytes));
    return at > plotRect().right() + 1 ? QPointF() : QPointF(at, plotRect().top() - grip_height / 2);
}

bool ShrinkFront::fits(const ShrunkProgram& point) const {
    return !content_.goal.bytes || memoryOf(point, content_.goal) <= *content_.goal.bytes;
}

void ShrinkFront::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (content_.points.empty()) {
        paint::emptyText(painter, rect(), tr("No smaller programs yet"));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintCapacity(painter);
    paintGrid(painter);
    paintTitles(painter);
    paintSteps(painter);
    paintPoints(painter);
}

void ShrinkFront::paintGrid(QPainter& painter) const {
    const Theme& t = theme();
    const QRectF plot = plotRect();
    const paint::ByteScale scale = paint::byteScale(right(), std::max(2, static_cast<int>(plot.width() / 56)));
    painter.setFont(t.tick);
    for (double value = 0; value <= right(); value += scale.step) {
        const double at = std::floor(x(value)) + 0.5;
        painter.setPen(QPen(value > 0 ? t.grid : t.axis, 1));
        painter.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
        painter.setPen(t.tx2);
        painter.drawText(QRectF(at - 40, plot.bottom() + 3, 80, 14), Qt::AlignCenter, scale.label(value));
    }
    const double as_is = std::floor(y(0)) + 0.5;
    painter.setPen(QPen(t.axis, 1));
    painter.drawLine(QPointF(plot.left(), as_is), QPointF(plot.right(), as_is));
    const double span = top();
    for (const double part : {0.0, span / 2 / 1.18, span / 1.18}) {
        const double at = y(part);
        painter.setPen(t.tx2);
        const QString text = part > 0 ? format::percentDelta(part) + QStringLiteral(" %") : QStringLiteral("0");
        painter.drawText(QRectF(0, at - 8, plot.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.setFont(t.label);
    painter.setPen(t.tx3);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 17, plot.width(), 15), Qt::AlignCenter,
                     tr("%1, %2").arg(content_.pool, scale.unit));
}

/// The vertical axis is named where the capacity leaves room: before it, or else behind it.
void ShrinkFront::paintTitles(QPainter& painter) const {
    constexpr double edge = 4, gap = 8;
    const QFontMetricsF metrics(theme().label);
    const QPointF handle = grip();
    double left = edge, end = width() - edge;
    if (!handle.isNull()) {
        const QRectF taken = capacityText().united(QRectF(handle.x() - grip_width / 2, 2, grip_width, 15));
        const double before = taken.left() - gap - edge, behind = end - taken.right() - gap;
        if (before >= std::min(behind, metrics.horizontalAdvance(content_.cost))) end = taken.left() - gap;
        else left = taken.right() + gap;
    }
    painter.setFont(theme().label);
    painter.setPen(theme().tx3);
    painter.drawText(QRectF(left, 2, end - left, 15), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(content_.cost, Qt::ElideRight, end - left));
}

QRectF ShrinkFront::capacityText() const {
    const double at = x(static_cast<double>(*content_.goal.bytes));
    const double width = QFontMetricsF(theme().labelMedium).horizontalAdvance(format::bytes(*content_.goal.bytes));
    const bool is_left = at + grip_width + width > plotRect().right();
    return {is_left ? at - grip_width - width : at + grip_width - 2, 2, width + 2, 15};
}

void ShrinkFront::paintCapacity(QPainter& painter) const {
    if (!content_.goal.bytes) return;
    const Theme& t = theme();
    const QRectF plot = plotRect();
    const double at = x(static_cast<double>(*content_.goal.bytes));
    if (at > plot.right() + 1) return;
    const QRectF beyond(QPointF(at, plot.top()), plot.bottomRight());
    painter.fillRect(beyond, mixed(t.bad, t.chart, t.isDark() ? 0.06 : 0.05));
    paint::hatch(painter, beyond, mixed(t.bad, t.chart, t.isDark() ? 0.17 : 0.16), 6);
    painter.setPen(QPen(t.bad, 1.5));
    painter.drawLine(QPointF(at, plot.top() - grip_height), QPointF(at, plot.bottom()));
    const QRectF handle(at - grip_width / 2, plot.top() - grip_height - 1, grip_width, grip_height);
    painter.setBrush(dragging_ ? t.bad : t.chart);
    painter.drawRoundedRect(handle, 3, 3);
    painter.setPen(QPen(dragging_ ? t.chart : t.bad, 1));
    for (const double line : {-2.0, 0.0, 2.0})
        painter.drawLine(QPointF(at + line, handle.top() + 4), QPointF(at + line, handle.bottom() - 4));
    painter.setFont(t.labelMedium);
    painter.setPen(t.bad);
    painter.drawText(capacityText(), Qt::AlignLeft | Qt::AlignVCenter, format::bytes(*content_.goal.bytes));
}

/// From one program to the next: what a byte less costs. One that costs more than a smaller one, and is listed for what
/// this chart does not show, stays off the line.
void ShrinkFront::paintSteps(QPainter& painter) const {
    QPainterPath path;
    for (std::size_t i = 0; i < content_.points.size(); ++i) {
        const QPointF at = pointAt(*content_.points[i]);
        const bool is_beaten = i > 0 && at.y() <= path.currentPosition().y();
        if (i == 0) path.moveTo(at);
        else if (!is_beaten) path.lineTo(QPointF(at.x(), path.currentPosition().y())), path.lineTo(at);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().tx3, 1));
    painter.drawPath(path);
}

void ShrinkFront::paintPoints(QPainter& painter) const {
    const Theme& t = theme();
    const RoleColors& colors = t.role(DataRole::intermediate);
    const QRectF plot = plotRect();
    if (content_.asItIs > 0) {
        const QPointF at(x(static_cast<double>(content_.asItIs)), y(0));
        const bool over = content_.goal.bytes && content_.asItIs > *content_.goal.bytes;
        painter.setPen(QPen(over ? t.bad : colors.edge, 1.4));
        painter.setBrush(over ? t.chart : colors.fill);
        painter.drawEllipse(at, 4, 4);
        const double right = std::min(plot.right(), at.x() + 30);
        const bool meets = chosenPill().intersects(paint::plateRect(right, at.y() - 12, tr("original")));
        paint::plateLabel(painter, right, at.y() + (meets ? 15 : -12), tr("original"), t.tx2);
        if (!content_.current) {
            painter.setPen(QPen(t.ink, 1.6));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, 7, 7);
        }
    }
    for (const ShrinkPoint& point : content_.points) {
        const QPointF at = pointAt(*point);
        const bool inside = fits(*point);
        painter.setPen(QPen(inside ? colors.edge : t.bad, 1.4));
        painter.setBrush(inside ? colors.solid : t.chart);
        painter.drawRect(QRectF(at.x() - 3.5, at.y() - 3.5, 7, 7));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.ink, 1.6));
        if (point == content_.current) painter.drawEllipse(at, 7.5, 7.5);
        if (point == hovered_ && point != content_.chosen) painter.drawRect(QRectF(at.x() - 6, at.y() - 6, 12, 12));
        if (point != content_.chosen) continue;
        painter.setPen(QPen(t.ink, 2));
        painter.drawRect(QRectF(at.x() - 7, at.y() - 7, 14, 14));
    }
    if (content_.chosen) paint::pill(painter, chosenPill().center(), chosenText(), chosenPill());
}

QString ShrinkFront::chosenText() const {
    return content_.chosen ? format::bytes(memoryOf(*content_.chosen, content_.goal)) : QString();
}

/// Around its point, where it covers the fewest others.
QRectF ShrinkFront::chosenPill() const {
    if (!content_.chosen) return {};
    constexpr double above = 19, beside = 13, size = 8;
    const QPointF at = pointAt(*content_.chosen);
    const QRectF room = plotRect().adjusted(-50, -2, 12, 4);
    const double half = paint::pillRect(at, chosenText(), room).width() / 2;
    QRectF best;
    std::ptrdiff_t fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (const QPointF& away : {QPointF(0, above), QPointF(0, -above), QPointF(half + beside, 0),
                                QPointF(-half - beside, 0), QPointF(half, above), QPointF(half, -above)}) {
        const QRectF pill = paint::pillRect(at + away, chosenText(), room);
        const auto covers = [&](const QPointF& point) {
            return pill.intersects(QRectF(point.x() - size / 2, point.y() - size / 2, size, size));
        };
        std::ptrdiff_t covered = std::count_if(content_.points.begin(), content_.points.end(),
                                               [&](const ShrinkPoint& point) { return covers(pointAt(*point)); });
        if (covers({x(static_cast<double>(content_.asItIs)), y(0)})) ++covered;
        if (covered < fewest) fewest = covered, best = pill;
    }
    return best;
}

ShrinkPoint ShrinkFront::under(const QPointF& pos) const {
    ShrinkPoint best;
    double nearest = reach;
    for (const ShrinkPoint& point : content_.points) {
        const QPointF away = pointAt(*point) - pos;
        const double distance = std::hypot(away.x(), away.y());
        if (distance < nearest) nearest = distance, best = point;
    }
    return best;
}

void ShrinkFront::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const QPointF pos = event->position(), handle = grip();
    dragging_ = !handle.isNull() && std::abs(pos.x() - handle.x()) <= grip_width && pos.y() <= plotRect().top() + 4;
    if (dragging_) return update();
    if (const ShrinkPoint point = under(pos)) emit pointChosen(point);
}

void ShrinkFront::mouseMoveEvent(QMouseEvent* event) {
    if (dragging_) {
        const double at = std::clamp(event->position().x(), plotRect().left(), plotRect().right());
        emit capacityDragged(bytesAt(at));
        return;
    }
    const QPointF handle = grip();
    const bool onGrip = !handle.isNull() && std::abs(event->position().x() - handle.x()) <= grip_width &&
        event->position().y() <= plotRect().top() + 4;
    setCursor(onGrip ? Qt::SizeHorCursor : Qt::ArrowCursor);
    const ShrinkPoint point = under(event->position());
    if (point == hovered_) return;
    hovered_ = point;
    emit pointHovered(point);
    QToolTip::showText(event->globalPosition().toPoint(),
                       point ? tr("%1, %2: %3")
                                   .arg(format::exactBytes(memoryOf(*point, content_.goal)), ShrinkWords::extra(*point),
                                        ShrinkWords::groups(point->choice))
                             : QString(),
                       this);
    update();
}

void ShrinkFront::mouseReleaseEvent(QMouseEvent* event) {
    if (!dragging_) return QWidget::mouseReleaseEvent(event);
    dragging_ = false;
    update();
    if (content_.goal.bytes) emit capacityDropped(*content_.goal.bytes);
}

void ShrinkFront::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const ShrinkPoint point = under(event->position())) emit pointActivated(point);
}

void ShrinkFront::leaveEvent(QEvent*) {
    if (std::exchange(hovered_, nullptr)) emit pointHovered(nullptr);
    update();
}

void ShrinkFront::step(int by) {
    if (content_.points.empty()) return;
    const auto count = static_cast<std::ptrdiff_t>(content_.points.size());
    const auto at =
        std::find(content_.points.begin(), content_.points.end(), content_.chosen) - content_.points.begin();
    const std::ptrdiff_t to = at == count ? 0 : std::clamp<std::ptrdiff_t>(at + by, 0, count - 1);
    const ShrinkPoint point = content_.points[static_cast<std::size_t>(to)];  // what hears of it shows others
    emit pointChosen(point);
}

void ShrinkFront::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Down: return step(-1);
        case Qt::Key_Right:
        case Qt::Key_Up: return step(1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (const ShrinkPoint chosen = content_.chosen) return emit pointActivated(chosen);
            break;
        default: break;
    }
    QWidget::keyPressEvent(event);
}

void ShrinkFront::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) update();
}

}  // namespace arenascope

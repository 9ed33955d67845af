// Moving a tensor by hand: ghost, forbidden ranges, snap line, readout, and the request at the end.

#include <QDrag>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMimeData>
#include <algorithm>

#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/plot_paint.h"
#include "widgets/charts/step_plot.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr double snap_pixels = 8;

QPen dashes(const QColor& color, double width, double on, double off) {
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

}  // namespace

bool ArenaChart::beginDrag(const ArenaBox& box, const QPointF& pos) {
    drag_ = Drag{.value = box.value, .grip = 0, .pos = pos, .preview = std::nullopt};
    drag_->grip = StepPlot::valueAt(*laneRows_[box.lane], pos.y()) - static_cast<double>(box.offset);
    state().select({box.value}, box.value);
    roomForDrag(&box);
    return true;
}

/// While a tensor is held, every other pool shows the place above its tensors where it would fit.
void ArenaChart::roomForDrag(const ArenaBox* box) {
    for (std::size_t i = 0; i < laneRows_.size(); ++i) {
        const ArenaLane& lane = scene().lanes[i];
        double top = lane.top();
        if (box && box->lane != i) top = std::max(top, static_cast<double>(lane.bytes + box->bytes) * 1.1);
        laneRows_[i]->axis(QCPAxis::atLeft)->setRange(0, top);
    }
    repaintAll();
}

void ArenaChart::dragTo(const QPointF& pos, Qt::KeyboardModifiers modifiers) {
    const ArenaBox* box = drag_ ? scene().boxOf(drag_->value) : nullptr;
    if (!box) return;
    drag_->pos = pos;
    if (!plot().rect().adjusted(-6, -6, 6, 6).contains(pos.toPoint())) return leaveWith(*box);
    const std::size_t lane = laneAt(pos.y());
    const QCPAxisRect& row = *laneRows_[lane];
    const double bytes_per_pixel = row.axis(QCPAxis::atLeft)->range().size() / std::max(1, row.height());
    // Another pool has another scale: the pointer holds the tensor where it was grabbed, in proportion.
    const double wanted = StepPlot::valueAt(row, pos.y()) - drag_->grip;
    const qint64 reach = modifiers & Qt::AltModifier ? 0 : static_cast<qint64>(bytes_per_pixel * snap_pixels);
    drag_->preview = previewDrop(scene(), *box, lane, static_cast<qint64>(std::max(0.0, wanted)), reach);
    const DropPreview& preview = *drag_->preview;
    const ArenaLane& target = scene().lanes[lane];
    QList<Fact> after;
    const auto fact = [&](const ArenaLane& of, qint64 bytes, qint64 before) {
        const bool fits = !of.capacity || bytes <= *of.capacity;
        QString suffix = of.capacity ? tr("of %1").arg(format::bytes(*of.capacity)) : QString();
        if (bytes != before) suffix += (suffix.isEmpty() ? QString() : QStringLiteral(", ")) + tr("was %1").arg(format::bytes(before));
        after.append({tr("%1 peak, after the move").arg(of.name), format::bytes(bytes), suffix, fits ? Fact::Tone::plain : Fact::Tone::bad});
    };
    if (lane != box->lane) fact(scene().lanes[box->lane], preview.sourceAfter, preview.sourceBefore);
    fact(target, preview.targetAfter, preview.targetBefore);
    facts().setFacts(after);
    QList<Swatch> legend = arenaLegend(scene());
    legend.append({tr("where it was"), box->role, Swatch::Look::dashed});
    if (!preview.taken.empty()) legend.append({tr("taken at these steps"), box->role, Swatch::Look::hatched});
    if (preview.snapped) legend.append({tr("snap line"), box->role, Swatch::Look::snap});
    facts().setLegend(legend);
    emit statusChanged(tr("Move %1 to %2 at %3    Alt: no snapping    Esc: cancel")
                           .arg(box->name, target.name, format::hex(preview.offset)));
    repaintOverlay();
}

void ArenaChart::endDrag(bool drop) {
    if (!drag_) return;
    const Drag drag = *std::exchange(drag_, std::nullopt);
    const ArenaBox* box = scene().boxOf(drag.value);
    roomForDrag(nullptr);
    updateHeader();
    repaintOverlay();
    emit statusChanged({});
    if (!drop || !box || !drag.preview) return;
    const bool same = drag.preview->lane == box->lane && drag.preview->offset == box->offset;
    if (same) return;
    emit moveRequested(box->value, scene().lanes[drag.preview->lane].memId, drag.preview->offset);
}

/// Outside the chart the tensor travels as a name, so that pool cards take it.
void ArenaChart::leaveWith(const ArenaBox& box) {
    const QRectF from = plotRect(box);
    const QString name = box.name;
    const QColor fill = theme().role(box.role).solid;
    ArenaBox shown = box;
    endDrag(false);
    auto* mime = new QMimeData;
    const QByteArray names = QJsonDocument(QJsonArray{name}).toJson(QJsonDocument::Compact);
    mime->setData(QLatin1String(tensors_mime), names);
    mime->setText(name);
    const QSize size(std::clamp(static_cast<int>(from.width()), 60, 160), std::clamp(static_cast<int>(from.height()), 22, 60));
    QPixmap ghost(size * devicePixelRatioF());
    ghost.setDevicePixelRatio(devicePixelRatioF());
    ghost.fill(fill);
    QPainter painter(&ghost);
    shown.conflict = false;
    paintBoxLabels(painter, shown, QRectF(QPointF(), size), fill);
    painter.end();
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(ghost);
    drag->setHotSpot(QPoint(size.width() / 2, size.height() / 2));
    drag->exec(Qt::MoveAction);
}

void ArenaChart::paintTaken(QPainter& painter, const ArenaBox& box, const DropPreview& preview) const {
    const Theme& t = theme();
    const QCPAxisRect& row = *laneRows_[preview.lane];
    const ArenaBox* largest = nullptr;
    QRectF largest_rect;
    for (const ArenaBox* other : preview.taken) {
        const int first = std::max(box.first, other->first), last = std::min(box.last, other->last);
        if (last < first) continue;
        const QRectF rect(QPointF(plot().xPixel(first), StepPlot::yPixel(row, static_cast<double>(other->top()))),
                          QPointF(plot().xPixel(last + 1), StepPlot::yPixel(row, static_cast<double>(other->offset))));
        const QRectF seen = rect.intersected(laneRect(preview.lane));
        QColor wash = t.bad;
        wash.setAlphaF(0.16f);
        painter.fillRect(seen, wash);
        paint::hatch(painter, seen, mixed(t.bad, t.chart, 0.7), 6);
        if (!largest || rect.height() > largest_rect.height()) largest = other, largest_rect = seen;
    }
    if (!largest) return;
    painter.setFont(t.label);
    painter.setPen(t.bad);
    const QString text = tr("taken by %1, steps %2").arg(largest->name, format::steps(largest->first, largest->last));
    painter.drawText(QRectF(largest_rect.right() + 6, largest_rect.bottom() - 18, 260, 16), Qt::AlignVCenter, text);
}

void ArenaChart::paintDrag(QPainter& painter) const {
    const ArenaBox* box = scene().boxOf(drag_->value);
    if (!box) return;
    const Theme& t = theme();
    const DropPreview& preview = *drag_->preview;
    const QCPAxisRect& row = *laneRows_[preview.lane];
    const QRectF lane = laneRect(preview.lane);
    painter.setBrush(mixed(t.chart, t.role(box->role).fill, 0.75));
    painter.setPen(dashes(t.tx2, 1, 4, 3));
    painter.drawRect(plotRect(*box).adjusted(0.5, 0.5, -0.5, -0.5));
    paintTaken(painter, *box, preview);
    painter.setPen(dashes(t.tx2, 1, 1, 2));
    for (const int step : {box->first, box->last + 1}) {
        const double x = std::round(plot().xPixel(step)) + 0.5;
        if (x >= plot().left() && x <= plot().right()) painter.drawLine(QPointF(x, curve_->top()), QPointF(x, laneRect(laneRows_.size() - 1).bottom()));
    }
    const double bottom = StepPlot::yPixel(row, static_cast<double>(preview.offset));
    const double top = StepPlot::yPixel(row, static_cast<double>(preview.offset + box->bytes));
    if (preview.snapped) {
        const double y = std::round(bottom) + 0.5;
        painter.setPen(dashes(t.blue, 1.2, 6, 3));
        painter.drawLine(QPointF(plot().left(), y), QPointF(plot().right(), y));
        const double label = y + 20 < lane.bottom() + 12 ? y + 10 : y - 10;
        paint::plateLabel(painter, plot().right() - 10, label,
                          tr("snaps to %1, %2").arg(format::hex(preview.offset), preview.snapText), t.blue);
    }
    const QRectF ghost(plot().xPixel(box->first), top, plot().xPixel(box->last + 1) - plot().xPixel(box->first) - 1, std::max(3.0, bottom - top - 1));
    painter.save();
    painter.setClipRect(lane.adjusted(-3, -3, 3, 3));
    const QColor solid = preview.isFree() ? t.role(box->role).solid : t.bad;
    QColor fill = solid;
    fill.setAlphaF(0.78f);
    painter.setBrush(fill);
    painter.setPen(QPen(t.ink, 2.5));
    painter.drawRoundedRect(ghost, 1.5, 1.5);
    ArenaBox shown = *box;
    shown.conflict = false;
    paintBoxLabels(painter, shown, ghost.intersected(lane), solid);
    painter.restore();
    paintReadout(painter, *box, preview);
}

void ArenaChart::paintReadout(QPainter& painter, const ArenaBox& box, const DropPreview& preview) const {
    const Theme& t = theme();
    struct Line {
        const ArenaLane* lane;
        qint64 before, after;
    };
    std::vector<Line> lines;
    const ArenaLane &source = scene().lanes[box.lane], &target = scene().lanes[preview.lane];
    if (preview.lane != box.lane) lines.push_back({&source, preview.sourceBefore, preview.sourceAfter});
    lines.push_back({&target, preview.targetBefore, preview.targetAfter});
    const double width = 286, height = 52 + 20.0 * static_cast<double>(lines.size()) + (preview.isFree() ? 0 : 20);
    QPointF at = drag_->pos + QPointF(20, 14);
    const QRectF room = plot().rect();
    if (at.x() + width > room.right() - 6) at.setX(drag_->pos.x() - 20 - width);
    if (at.y() + height > room.bottom() - 6) at.setY(drag_->pos.y() - 14 - height);
    const QRectF card(std::round(at.x()) + 0.5, std::round(at.y()) + 0.5, width, height);
    painter.setPen(Qt::NoPen);
    for (int spread = 5; spread > 0; --spread) {
        painter.setBrush(QColor(0, 0, 0, t.isDark() ? 20 : 7));
        painter.drawRoundedRect(card.adjusted(-spread, -spread + 1, spread, spread), 6 + spread, 6 + spread);
    }
    painter.setPen(t.line2);
    painter.setBrush(t.base);
    painter.drawRoundedRect(card, 6, 6);
    const auto text = [&](double x, double y, double room_x, const QFont& font, const QColor& color, const QString& value, Qt::Alignment align) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QRectF(card.left() + x, card.top() + y, room_x, 18), align | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(value, Qt::ElideLeft, room_x));
    };
    const QString life = tr("%1, steps %2").arg(format::bytes(box.bytes), format::steps(box.first, box.last));
    text(12, 7, 130, t.bodyBold, t.tx, box.name, Qt::AlignLeft);
    text(140, 7, width - 152, t.small, t.tx2, life, Qt::AlignRight);
    const QString way = preview.lane == box.lane ? target.name : source.name + QStringLiteral(" \u2192 ") + target.name;
    painter.setPen(t.tx2);
    paint::mixedText(painter, QRectF(card.left() + 12, card.top() + 25, width - 24, 18), Qt::AlignLeft,
                     tr("%1 at %2").arg(way, format::hex(preview.offset)), t.body);
    double y = 47;
    for (const Line& line : lines) {
        const bool fits = !line.lane->capacity || line.after <= *line.lane->capacity;
        const QColor tone = fits ? t.blue : t.bad;
        text(12, y, 70, t.body, t.tx, line.lane->name, Qt::AlignLeft);
        const QString change = format::kib(line.before) + QStringLiteral(" \u2192 ") + format::kib(line.after) + QStringLiteral(" KiB");
        text(84, y, 120, t.mono, t.tx, change, Qt::AlignRight);
        painter.drawPixmap(QPointF(card.left() + 214, card.top() + y + 3),
                           themePixmap(fits ? QStringLiteral("check") : QStringLiteral("cross"), tone, 12, plot().devicePixelRatioF()));
        text(230, y, 48, t.body, tone, fits ? tr("fits") : tr("over"), Qt::AlignLeft);
        y += 20;
    }
    if (!preview.isFree()) text(12, y, width - 24, t.body, t.bad, tr("shares bytes with %1").arg(preview.blocked.front()->name), Qt::AlignLeft);
}

}  // namespace arenascope

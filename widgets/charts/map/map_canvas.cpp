#include "widgets/charts/map/map_canvas.h"

#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/charts/step_rows.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr double least_column = 92, most_column = 150, right_pad = 16, top_pad = 10, bar_height = 34;
constexpr double axis_height = 22;

QString capacityText(const ArenaLane& lane) {
    return lane.capacity ? format::bytes(*lane.capacity) : MapCanvas::tr("no limit");
}

}  // namespace

MapCanvas::MapCanvas(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void MapCanvas::show(const ArenaScene* scene) {
    scene_ = scene;
    leftColumn_ = least_column;
    for (std::size_t i = 0; scene_ && i < scene_->lanes.size(); ++i) {
        const ArenaLane& lane = scene_->lanes[i];
        const double width = std::max({QFontMetricsF(theme().bodyBold).horizontalAdvance(lane.name),
                                       QFontMetricsF(theme().small).horizontalAdvance(capacityText(lane)),
                                       QFontMetricsF(theme().label).horizontalAdvance(tr("%1 live").arg(lane.name)),
                                       QFontMetricsF(theme().label).horizontalAdvance(tr("offset, B"))});
        leftColumn_ = std::clamp(width + 26, leftColumn_, most_column);
    }
    updateGeometry();
    update();
}

void MapCanvas::setBehindArena(qint64 bytes, const QString& name) {
    behind_ = bytes;
    behindName_ = name;
    update();
}

void MapCanvas::setCompact(bool compact) {
    pitch_ = compact ? 64 : 66;
    selector_ = compact ? 34 : 46;
    updateGeometry();
    update();
}

QSize MapCanvas::sizeHint() const {
    const auto pools = scene_ ? static_cast<double>(scene_->lanes.size()) : 1;
    return {480, static_cast<int>(top_pad + pools * pitch_ + selector_ + axis_height + (pitch_ < 66 ? 4 : 12))};
}

QRectF MapCanvas::barOf(std::size_t lane) const {
    return {leftColumn_, top_pad + static_cast<double>(lane) * pitch_,
            std::max(40.0, width() - leftColumn_ - right_pad), bar_height};
}

QRectF MapCanvas::selectorRect() const {
    if (!hasSelector()) return {};
    return {leftColumn_, height() - axis_height - selector_, std::max(40.0, width() - leftColumn_ - right_pad),
            selector_};
}

double MapCanvas::scale() const {
    double most = 1;
    for (const ArenaLane& lane : scene_->lanes) {
        double end = static_cast<double>(lane.bytes + (&lane == scene_->lanes.data() ? behind_ : 0));
        // The capacity is drawn if it is near; a pool of megabytes would flatten everything.
        if (lane.capacity && static_cast<double>(*lane.capacity) < end * 2.5)
            end = std::max(end, static_cast<double>(*lane.capacity));
        most = std::max(most, end);
    }
    return barOf(0).width() / (most * 1.06);
}

QRectF MapCanvas::rectOf(const ArenaBox& box) const {
    const QRectF bar = barOf(box.lane);
    const double left = std::round(bar.left() + static_cast<double>(box.offset) * scale());
    const double right = std::round(bar.left() + static_cast<double>(box.top()) * scale());
    return {left, bar.top(), std::max(1.0, right - left - 1), bar.height()};
}

QRectF MapCanvas::segmentRect(ValueId value) const {
    const ArenaBox* box = scene_ ? scene_->boxOf(value) : nullptr;
    const bool lives = box && box->first <= state_.step() && state_.step() <= box->last;
    return lives ? rectOf(*box) : QRectF();
}

const ArenaBox* MapCanvas::boxAt(const QPointF& pos) const {
    if (!scene_) return nullptr;
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
        if (!barOf(lane).contains(pos)) continue;
        for (const LiveTensor& live : liveAt(*scene_, lane, state_.step())) {
            if (rectOf(*live.box).adjusted(0, 0, 1, 0).contains(pos)) return live.box;
        }
    }
    return nullptr;
}

QString MapCanvas::textAt(const QPointF& pos) const {
    if (!scene_ || scene_->isEmpty()) return {};
    if (const ArenaBox* box = boxAt(pos))
        return tr("%1: %2 at %3 of %4, steps %5")
            .arg(box->name(), format::exactBytes(box->bytes), format::offsetRange(box->offset, box->top()),
                 scene_->lanes[box->lane].name, format::steps(box->first, box->last));
    if (selectorRect().contains(pos)) return liveText(*scene_, scene_->mainLane(), selector().stepUnder(pos.x()));
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
        const QRectF bar = barOf(lane);
        if (!bar.contains(pos)) continue;
        const ArenaLane& pool = scene_->lanes[lane];
        const double behind = bar.left() + static_cast<double>(pool.bytes) * scale(),
                     end = bar.left() + static_cast<double>(pool.bytes + behind_) * scale();
        if (lane == 0 && behind_ > 0 && pos.x() >= behind && pos.x() < end)
            return behindName_ + QStringLiteral(": ") + format::exactBytes(behind_);
        return tr("%1: %2 live at step %3, arena size %4")
                   .arg(pool.name, format::exactBytes(liveBytes(*scene_, lane, state_.step())),
                        format::number(state_.step().number()), format::exactBytes(pool.bytes)) +
            (pool.capacity ? QStringLiteral(", ") + tr("capacity %1").arg(format::exactBytes(*pool.capacity))
                           : QString());
    }
    return {};
}

void MapCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!scene_ || scene_->isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) paintPool(painter, lane);
    if (hasSelector()) selector().paint(painter);
}

bool MapCanvas::hasSelector() const {
    constexpr int air = 12;
    return height() >= sizeHint().height() - air;
}

void MapCanvas::paintPool(QPainter& painter, std::size_t lane) const {
    const Theme& t = theme();
    const ArenaLane& pool = scene_->lanes[lane];
    const QRectF bar = barOf(lane);
    painter.setFont(t.bodyBold);
    painter.setPen(t.tx);
    painter.drawText(QRectF(14, bar.top(), leftColumn_ - 20, 17), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(t.bodyBold).elidedText(pool.name, Qt::ElideRight, leftColumn_ - 20));
    painter.setFont(t.small);
    painter.setPen(t.tx3);
    painter.drawText(QRectF(14, bar.top() + 17, leftColumn_ - 18, 16), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(t.small).elidedText(capacityText(pool), Qt::ElideRight, leftColumn_ - 18));
    // Unused bytes of the arena at this step.
    const double end = bar.left() + static_cast<double>(pool.bytes) * scale();
    QPen dashes(t.tx3, 1);
    dashes.setDashPattern({4, 3});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    if (pool.bytes > 0)
        painter.drawRect(
            QRectF(bar.left() + 0.5, bar.top() + 0.5, std::max(2.0, end - bar.left() - 1), bar.height() - 1));
    const std::vector<LiveTensor> live = liveAt(*scene_, lane, state_.step());
    if (pool.capacity) {
        const double limit = bar.left() + static_cast<double>(*pool.capacity) * scale();
        if (limit < bar.right()) {
            const QRectF beyond(limit, bar.top(), bar.right() - limit, bar.height());
            painter.fillRect(beyond, mixed(t.bad, t.chart, t.isDark() ? 0.12 : 0.05));
            paint::hatch(painter, beyond, mixed(t.bad, t.chart, t.isDark() ? 0.26 : 0.16), 6);
        }
    }
    for (const ByteRange& range : pool.closed) {
        const QRectF closed = closedRect(lane, range);
        painter.fillRect(closed, mixed(t.tx3, t.chart, 0.14));
        paint::hatch(painter, closed, mixed(t.tx3, t.chart, 0.45), 6);
        painter.setFont(t.label);
        painter.setPen(t.tx2);
        const QRectF room = clearOfLimit(lane, closed);
        const QString text =
            QFontMetricsF(t.label).horizontalAdvance(tr("reserved")) + 8 <= room.width() ? tr("reserved") : QString();
        painter.drawText(room, Qt::AlignCenter, text);
    }
    for (const LiveTensor& each : live) paintSegment(painter, *each.box);
    const QRectF behind = behindRect(lane);
    if (!behind.isNull()) paintBehind(painter, behind);
    double taken = std::max(end, behind.right());
    if (live.empty()) taken = std::max(taken, paintEmpty(painter, lane));
    paintAddresses(painter, lane, live);
    if (pool.capacity) paintLimit(painter, lane, taken);
}

/// Clear of all that lies in the pool. Returns where its text ends.
double MapCanvas::paintEmpty(QPainter& painter, std::size_t lane) const {
    const Theme& t = theme();
    const ArenaLane& pool = scene_->lanes[lane];
    const QRectF bar = barOf(lane);
    std::vector<QRectF> plates;
    for (const QRectF& rect : {behindRect(lane), limitRect(lane)})
        if (!rect.isNull()) plates.push_back(rect);
    for (const ByteRange& range : pool.closed) plates.push_back(closedRect(lane, range));
    const QRectF room = paint::clearOf(bar.adjusted(10, 0, -4, 0), plates).adjusted(plates.empty() ? 0 : 6, 0, 0, 0);
    const QString text = pool.bytes > 0 ? tr("%1 arena, no live bytes at step %2")
                                              .arg(format::bytes(pool.bytes), format::number(state_.step().number()))
                                        : tr("empty");
    const QFontMetricsF metrics(t.small);
    constexpr double least = 30;
    if (room.width() < least) return room.left();
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room.width());
    painter.setFont(t.small);
    painter.setPen(t.tx2);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shown);
    return room.left() + metrics.horizontalAdvance(shown);
}

QRectF MapCanvas::closedRect(std::size_t lane, const ByteRange& range) const {
    const QRectF bar = barOf(lane);
    const double left = std::round(bar.left() + static_cast<double>(range.begin) * scale()),
                 right = std::round(bar.left() + static_cast<double>(range.end) * scale());
    return QRectF(left, bar.top(), std::max(2.0, right - left), bar.height()).intersected(bar);
}

QRectF MapCanvas::limitRect(std::size_t lane) const {
    const QRectF bar = barOf(lane);
    const std::optional<qint64>& capacity = scene_->lanes[lane].capacity;
    const double limit = bar.left() + static_cast<double>(capacity.value_or(0)) * scale();
    if (!capacity || limit > bar.right()) return {};
    return {std::round(limit) - 0.75, bar.top() - 4, 1.5, bar.height() + 8};
}

QRectF MapCanvas::clearOfLimit(std::size_t lane, const QRectF& room) const {
    constexpr double air = 4;
    const QRectF line = limitRect(lane);
    return line.isNull() ? room : paint::clearOf(room, {line.adjusted(-air, 0, air, 0)});
}

QRectF MapCanvas::behindRect(std::size_t lane) const {
    if (lane != 0 || behind_ <= 0) return {};
    const QRectF bar = barOf(lane);
    const auto arena = static_cast<double>(scene_->lanes[lane].bytes);
    const double left = std::round(bar.left() + arena * scale());
    const double right = std::round(bar.left() + (arena + static_cast<double>(behind_)) * scale());
    return {left, bar.top(), std::max(2.0, right - left), bar.height()};
}

/// Its address is unknown: it is drawn at the end of the arena.
void MapCanvas::paintBehind(QPainter& painter, const QRectF& rect) const {
    const Theme& t = theme();
    const QColor fill = mixed(t.tx3, t.chart, 0.25);
    painter.fillRect(rect, fill);
    paint::hatch(painter, rect, mixed(t.tx3, t.chart, 0.5), 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.tx3, 1));
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    const QFontMetricsF metrics(t.labelMedium);
    const QString lines[] = {behindName_, format::bytes(behind_)};
    const QRectF room = clearOfLimit(0, rect.adjusted(6, 3, -2, 0));
    painter.setFont(t.labelMedium);
    painter.setPen(t.tx);
    for (int i = 0; i < 2; ++i) {
        const double width = metrics.horizontalAdvance(lines[i]);
        if (width > room.width()) continue;
        const QRectF place(room.left(), room.top() + i * 14, width + 2, 14);
        painter.fillRect(place.adjusted(-1, 1, 0, -1), fill);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
    }
}

void MapCanvas::paintSegment(QPainter& painter, const ArenaBox& box) const {
    const Theme& t = theme();
    const QRectF rect = rectOf(box);
    const RoleColors& colors = scene_->colors(box);
    const bool at_peak = box.peak && state_.step() == scene_->lanes[box.lane].peakStep;
    const QColor fill = at_peak ? colors.solid : colors.fill;
    painter.fillRect(rect, fill);
    if (scene_->colorClass(box).hatched) paint::hatch(painter, rect, mixed(colors.edge, fill, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.edge, 1));
    if (rect.width() >= 4) painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    const QFontMetricsF metrics(t.labelMedium);
    const QRectF place = clearOfLimit(box.lane, rect.adjusted(6, 3, -6, 0));
    const double room = place.width();
    painter.setPen(textOn(fill));
    painter.setFont(t.labelMedium);
    const QString name = room > 24 ? scene_->fittedName(box.name(), metrics, room) : QString();
    painter.drawText(QRectF(place.left(), place.top(), room + 4, 14), Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setFont(t.label);
    const QString size = format::bytes(box.bytes);
    if (!name.isEmpty() && QFontMetricsF(t.label).horizontalAdvance(size) <= room)
        painter.drawText(QRectF(place.left(), place.top() + 14, room + 4, 14), Qt::AlignLeft | Qt::AlignVCenter, size);
    const bool selected = state_.selection().contains(box.value);
    if (!selected && state_.hovered() != box.value) return;
    painter.setBrush(Qt::NoBrush);
    if (selected) painter.setPen(QPen(t.chart, 5)), painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setPen(QPen(t.ink, selected ? 2.5 : 1.5));
    painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void MapCanvas::paintAddresses(QPainter& painter, std::size_t lane, const std::vector<LiveTensor>& live) const {
    const Theme& t = theme();
    const ArenaLane& pool = scene_->lanes[lane];
    const QRectF bar = barOf(lane);
    painter.setFont(t.tick);
    const QFontMetricsF metrics(t.tick);
    double free_from = bar.left() - 2;
    const auto label = [&](qint64 offset, const QString& text, const QColor& color) {
        const double x = bar.left() + static_cast<double>(offset) * scale(), width = metrics.horizontalAdvance(text);
        const double left = std::min(x, bar.right() - width);
        if (left < free_from) return;
        painter.setPen(color);
        painter.drawText(QRectF(left, bar.bottom() + 2, width + 2, 15), Qt::AlignLeft | Qt::AlignVCenter, text);
        free_from = left + width + 12;
    };
    for (const LiveTensor& each : live) label(each.box->offset, format::offset(each.box->offset), t.tx2);
    if (pool.bytes > 0) label(pool.bytes, format::offset(pool.bytes), t.tx3);
    painter.setFont(t.label);
    painter.setPen(t.tx3);
    painter.drawText(QRectF(14, bar.bottom() + 2, leftColumn_ - 18, 15), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("offset, B"));
}

/// For a pool much larger than its contents, which end at `taken`, a text gives its size.
void MapCanvas::paintLimit(QPainter& painter, std::size_t lane, double taken) const {
    const Theme& t = theme();
    const ArenaLane& pool = scene_->lanes[lane];
    const QRectF bar = barOf(lane);
    const double limit = bar.left() + static_cast<double>(*pool.capacity) * scale();
    if (limit > bar.right()) {
        const QString free = tr("free up to %1").arg(format::bytes(*pool.capacity));
        painter.setFont(t.small);
        painter.setPen(t.tx3);
        if (taken + 8 + QFontMetricsF(t.small).horizontalAdvance(free) <= bar.right())
            painter.drawText(bar, Qt::AlignRight | Qt::AlignVCenter, free);
        return;
    }
    painter.fillRect(limitRect(lane), t.bad);
    painter.setFont(t.labelMedium);
    painter.setPen(t.bad);
    const QString text = tr("capacity %1").arg(format::bytes(*pool.capacity));
    const double width = QFontMetricsF(t.labelMedium).horizontalAdvance(text);
    painter.drawText(
        QRectF(std::clamp(limit - width / 2, bar.left(), bar.right() - width), bar.bottom() + 15, width + 2, 14),
        Qt::AlignLeft | Qt::AlignVCenter, text);
}

LiveSteps MapCanvas::selector() const {
    return {.scene = *scene_, .room = selectorRect(), .labels = leftColumn_, .step = state_.step()};
}

void MapCanvas::pickStep(double x) { state_.setStep(nearestStep(selector().stepUnder(x), scene_->steps)); }

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    if (!scene_ || scene_->isEmpty()) return;
    parentWidget()->setFocus(Qt::MouseFocusReason);
    if (hasSelector() && event->position().y() >= selectorRect().top() - 6) return pickStep(event->position().x());
    const ArenaBox* box = boxAt(event->position());
    std::set<ValueId> values;
    if (box && event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    if (box) values.insert(box->value);
    state_.select(values, box ? box->value : no_value);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!scene_ || scene_->isEmpty()) return;
    if (hasSelector() && event->buttons() & Qt::LeftButton && event->position().y() >= selectorRect().top() - 6)
        return pickStep(event->position().x());
    const ArenaBox* box = boxAt(event->position());
    state_.setHovered(box ? box->value : no_value);
    QToolTip::showText(event->globalPosition().toPoint(), textAt(event->position()), this);
}

void MapCanvas::leaveEvent(QEvent*) { state_.setHovered(no_value); }

}  // namespace arenascope

#include "widgets/charts/map/film_canvas.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr double left_column = 76, right_pad = 16, axis_height = 24, bottom_pad = 6;

QString shapeText(const ArenaScene& scene, ValueId value) {
    if (!scene.method || !scene.method->values.has(value)) return {};
    const Tensor* tensor = scene.method->values[value].tensor();
    return tensor ? kit::sizesText(tensor->upper) : QString();
}

bool has(const std::vector<ValueId>& values, ValueId value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

/// From the bottom of a card to the operator, or back: down, sideways, with round corners.
QPainterPath elbow(const QPointF& card, const QPointF& op) {
    constexpr double radius = 6;
    QPainterPath path(card);
    const double side = op.x() < card.x() ? -1 : 1;
    if (std::abs(op.x() - card.x()) < 2 * radius) {
        path.lineTo(card.x(), op.y());
        return path;
    }
    path.lineTo(card.x(), op.y() - radius);
    path.quadTo(QPointF(card.x(), op.y()), QPointF(card.x() + side * radius, op.y()));
    path.lineTo(op);
    return path;
}

void arrowHead(QPainter& painter, const QPointF& tip, const QPointF& away, const QColor& color) {
    const QPointF across(-away.y(), away.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QPointF points[] = {tip, tip + away * 8 + across * 4.5, tip + away * 8 - across * 4.5};
    painter.drawPolygon(points, 3);
}

}  // namespace

FilmCanvas::FilmCanvas(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void FilmCanvas::show(const ArenaScene* scene) {
    scene_ = scene;
    access_ = {};
    if (scene_ && scene_->method) access_ = stepAccess(*scene_->method, scene_->steps);
    update();
}

FilmGeometry FilmCanvas::geometryAt(Step step) const {
    const QRectF area(left_column, axis_height, std::max(40.0, width() - left_column - right_pad),
                      std::max(40.0, height() - axis_height - bottom_pad));
    return {*scene_, area, step};
}

bool FilmCanvas::reads(Step step, ValueId value) const { return access_.has(step) && has(access_[step].reads, value); }

bool FilmCanvas::writes(Step step, ValueId value) const {
    return access_.has(step) && has(access_[step].writes, value);
}

QString FilmCanvas::stateOf(const ArenaBox& box) const {
    return stateAt(box, nearestStep(state_.step(), scene_->steps));
}

QString FilmCanvas::stateAt(const ArenaBox& box, Step step) const {
    const bool is_read = reads(step, box.value), is_written = writes(step, box.value);
    if (is_read && is_written) return tr("read and written");
    if (is_written) return tr("written");
    if (is_read) return box.last == step ? tr("read, last") : tr("read");
    const Step next = nextRead(access_, box.value, step);
    if (next.valid() && next <= box.last) return tr("waits for step %1").arg(format::number(next.number()));
    return tr("kept until step %1").arg(format::number(box.last.number()));
}

/// After a run that took statistics.
QString FilmCanvas::rangeOf(ValueId value) const {
    if (!state_.run()) return {};
    for (const TensorStats& each : state_.run()->stats)
        if (each.value == value)
            return format::shortNumber(each.min) + QStringLiteral(" … ") + format::shortNumber(each.max);
    return {};
}

const ArenaBox* FilmCanvas::boxAt(const QPointF& pos) const {
    if (!scene_ || scene_->isEmpty()) return nullptr;
    const FilmGeometry geometry = geometryAt(state_.step());
    const ArenaBox* found = nullptr;
    for (const ArenaBox& box : scene_->boxes) {
        if (geometry.card(box).contains(pos)) return &box;
        for (const ArenaPiece& piece : piecesOf(box))
            if (geometry.before(box.lane, piece).contains(pos) || geometry.after(box.lane, piece).contains(pos))
                found = &box;
    }
    return found;
}

QString FilmCanvas::textAt(const QPointF& pos) const {
    const ArenaBox* box = boxAt(pos);
    if (!box) return {};
    return tr("%1: %2 at %3 of %4, steps %5")
        .arg(box->name(), format::exactBytes(box->bytes), format::offsetRange(box->offset, box->top()),
             scene_->lanes[box->lane].name, format::steps(box->first, box->last));
}

void FilmCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!scene_ || scene_->isEmpty()) return painter.fillRect(rect(), theme().chart);
    paintFrame(painter, nearestStep(state_.step(), scene_->steps));
}

void FilmCanvas::paintFrame(QPainter& painter, Step step) const {
    painter.fillRect(rect(), theme().chart);
    painter.setRenderHint(QPainter::Antialiasing);
    const FilmGeometry geometry = geometryAt(step);
    Frame frame{.geometry = geometry, .step = step, .live = {}};
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
        const std::vector<LiveTensor> live = liveAt(*scene_, lane, step);
        frame.live.insert(frame.live.end(), live.begin(), live.end());
    }
    paintAxis(painter, frame);
    paintRows(painter, frame);
    paintBand(painter, frame);
}

void FilmCanvas::paintAxis(QPainter& painter, const Frame& frame) const {
    const Theme& t = theme();
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
        const ArenaLane& pool = scene_->lanes[lane];
        const QRectF room = frame.geometry.lane(lane);
        const paint::ByteScale ticks =
            paint::byteScale(static_cast<double>(pool.bytes), std::max(2, static_cast<int>(room.width() / 90)));
        painter.setFont(t.tick);
        double free_from = room.left() - 4;
        for (double at = 0; at <= static_cast<double>(pool.bytes) && pool.bytes > 0; at += ticks.step) {
            const double x = frame.geometry.x(lane, static_cast<qint64>(at));
            painter.setPen(t.grid);
            painter.drawLine(QPointF(std::floor(x) + 0.5, room.top()), QPointF(std::floor(x) + 0.5, room.bottom()));
            const QString text = ticks.label(at);
            const double text_width = QFontMetricsF(t.tick).horizontalAdvance(text);
            if (x < free_from || x + text_width > width()) continue;
            painter.setPen(t.tx2);
            painter.drawText(QRectF(x, 2, text_width + 2, 18), Qt::AlignLeft | Qt::AlignVCenter, text);
            free_from = x + text_width + 8;
        }
        if (scene_->lanes.size() < 2) continue;
        const QString name = paint::fitted(pool.name, QFontMetricsF(t.labelMedium), room.right() - free_from);
        painter.setFont(t.labelMedium);
        painter.setPen(t.tx);
        painter.drawText(QRectF(free_from, 2, std::max(0.0, room.right() - free_from), 18),
                         Qt::AlignRight | Qt::AlignVCenter, name);
    }
    painter.setFont(t.label);
    painter.setPen(t.tx3);
    const QString title = tr("offset, %1").arg(paint::byteScale(static_cast<double>(scene_->lanes[0].bytes), 8).unit);
    painter.drawText(QRectF(4, 2, left_column - 12, 18), Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(t.label).elidedText(title, Qt::ElideRight, left_column - 14));
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const auto [first, last] = frame.geometry.shown();
    const auto tick = static_cast<int>(paint::stepTick(frame.geometry.rowHeight(), 26));
    for (int at = (first.number() + tick - 1) / tick * tick; at <= last.number(); at += std::max(1, tick)) {
        if (Step(at) == frame.step) continue;
        const double y = frame.geometry.top(Step(at));
        painter.drawText(QRectF(0, y - 3, left_column - 10, 16), Qt::AlignRight | Qt::AlignVCenter, format::number(at));
    }
}

void FilmCanvas::paintRows(QPainter& painter, const Frame& frame) const {
    for (const ArenaBox& box : scene_->boxes) {
        const auto [first, last] = frame.geometry.shown();
        if (box.last >= first && box.first <= last) paintRow(painter, frame, box);
    }
}

void FilmCanvas::paintRow(QPainter& painter, const Frame& frame, const ArenaBox& box) const {
    const Theme& t = theme();
    const RoleColors& colors = scene_->colors(box);
    const bool is_live = box.first <= frame.step && frame.step <= box.last;
    const bool is_selected = state_.selection().contains(box.value);
    for (const ArenaPiece& piece : piecesOf(box)) {
        for (const bool is_past : {true, false}) {
            const QRectF rect =
                is_past ? frame.geometry.before(box.lane, piece) : frame.geometry.after(box.lane, piece);
            if (rect.isEmpty()) continue;
            const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
            QPen pen(is_past || is_live ? mixed(colors.edge, t.chart, is_live ? 1 : 0.5) : colors.edge, 1);
            if (!is_past && !is_live) pen.setDashPattern({3, 2});
            if (is_selected) pen = QPen(t.ink, 2);
            const QColor fill = is_live ? mixed(colors.solid, t.chart, 0.62) : mixed(colors.fill, t.chart, 0.6);
            painter.setPen(rect.width() < 3 && !is_selected ? Qt::NoPen : pen);
            painter.setBrush(is_past || is_live ? QBrush(fill) : QBrush(Qt::NoBrush));
            painter.drawRect(inner);
            if (is_live || rect.height() < 13 || rect.width() < 30) continue;
            painter.setFont(t.label);
            painter.setPen(t.tx2);
            const QString name = scene_->fittedName(box.name(), QFontMetricsF(t.label), rect.width() - 10);
            painter.drawText(rect.adjusted(5, 0, -3, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
        }
    }
}

void FilmCanvas::paintBand(QPainter& painter, const Frame& frame) const {
    const Theme& t = theme();
    const QRectF band = frame.geometry.band();
    painter.fillRect(band, mixed(t.tx3, t.chart, 0.07));
    painter.setPen(QPen(t.axis, 1));
    painter.drawLine(QPointF(left_column - 60, band.top() - 0.5), QPointF(band.right(), band.top() - 0.5));
    painter.drawLine(QPointF(left_column - 60, band.bottom() + 0.5), QPointF(band.right(), band.bottom() + 0.5));
    painter.setFont(t.tick);
    paint::pill(painter, QPointF(left_column / 2, frame.geometry.cards().center().y()),
                tr("step %1").arg(format::number(frame.step.number())), QRectF(2, 0, left_column - 6, height()));
    paintFree(painter, frame);
    for (const LiveTensor& each : frame.live) paintCard(painter, frame, *each.box);
    paintOperator(painter, frame);
}

void FilmCanvas::paintFree(QPainter& painter, const Frame& frame) const {
    const Theme& t = theme();
    QPen dashes(t.tx3, 1);
    dashes.setDashPattern({4, 3});
    const QRectF cards = frame.geometry.cards();
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
        for (const ByteRange& range : freeAt(*scene_, lane, frame.step)) {
            const double left = frame.geometry.x(lane, range.begin), right = frame.geometry.x(lane, range.end);
            if (right - left < 3) continue;
            const QRectF rect(left, cards.top(), right - left, cards.height());
            painter.setPen(dashes);
            painter.setBrush(t.chart);
            painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5));
            const QString text = tr("free, %1").arg(format::bytes(range.end - range.begin));
            painter.setFont(t.label);
            painter.setPen(t.tx2);
            if (QFontMetricsF(t.label).horizontalAdvance(text) + 10 <= rect.width())
                painter.drawText(rect, Qt::AlignCenter, text);
        }
    }
}

void FilmCanvas::paintCard(QPainter& painter, const Frame& frame, const ArenaBox& box) const {
    const Theme& t = theme();
    const QRectF rect = frame.geometry.card(box).adjusted(1, 1, -1, -1);
    const RoleColors& colors = scene_->colors(box);
    const bool is_written = writes(frame.step, box.value), is_read = reads(frame.step, box.value);
    const QColor fill = is_read && !is_written ? colors.fill : colors.solid;
    painter.setPen(QPen(is_written ? t.ink : colors.edge, is_written ? 2.5 : 1));
    painter.setBrush(fill);
    painter.drawRect(rect);
    if (state_.selection().contains(box.value) || state_.hovered() == box.value) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.ink, state_.selection().contains(box.value) ? 3 : 1.5));
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5));
    }
    const double room = rect.width() - 14;
    if (room < 24) return;
    const QColor text = textOn(fill);
    double y = rect.top() + 5;
    const auto line = [&](const QFont& font, const QString& words, bool whole) {
        const QFontMetricsF metrics(font);
        if (words.isEmpty() || (whole && metrics.horizontalAdvance(words) > room)) return;
        painter.setFont(font);
        painter.setPen(text);
        painter.drawText(QRectF(rect.left() + 8, y, room + 2, 15), Qt::AlignLeft | Qt::AlignVCenter,
                         paint::fitted(words, metrics, room));
        y += 15;
    };
    line(t.bodyBold, scene_->fittedName(box.name(), QFontMetricsF(t.bodyBold), room), false);
    const QString bytes = format::bytes(box.bytes), shape = shapeText(*scene_, box.value);
    const QString both = shape.isEmpty() ? bytes : bytes + QStringLiteral(", ") + shape;
    line(t.label, QFontMetricsF(t.label).horizontalAdvance(both) <= room ? both : bytes, true);
    const double chip_top = rect.bottom() - 23;
    if (y + 15 <= chip_top) line(t.tick, rangeOf(box.value), true);
    const QString state = stateAt(box, frame.step);
    const QFontMetricsF metrics(t.labelMedium);
    const double width = metrics.horizontalAdvance(state) + 12;
    if (width > rect.width() - 8 || y > chip_top) return;
    const QRectF chip(rect.left() + 7, chip_top, width, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(is_written ? QBrush(t.ink) : is_read ? QBrush(t.chart) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(chip, 3, 3);
    painter.setFont(t.labelMedium);
    painter.setPen(is_written ? t.inkText : is_read ? t.tx : text);
    painter.drawText(chip, Qt::AlignCenter, state);
}

/// The operator below the cards: arrows from what it reads and to what it writes.
void FilmCanvas::paintOperator(QPainter& painter, const Frame& frame) const {
    const Theme& t = theme();
    const QRectF band = frame.geometry.band(), cards = frame.geometry.cards();
    const double y = cards.bottom() + (band.bottom() - cards.bottom()) * 0.62;
    const QString name = paint::nodeName(scene_->stepName(frame.step));
    const QFontMetricsF metrics(t.labelMedium);
    const QString shown = paint::fitted(name, metrics, std::min(260.0, band.width() - 40));
    const double width = metrics.horizontalAdvance(shown) + 22;
    double from = 0, count = 0;
    for (const LiveTensor& each : frame.live) {
        if (!reads(frame.step, each.box->value) && !writes(frame.step, each.box->value)) continue;
        from += frame.geometry.card(*each.box).center().x();
        ++count;
    }
    const double middle = std::clamp(count > 0 ? from / count : band.center().x(), band.left() + width / 2 + 16,
                                     std::max(band.left() + width / 2 + 16, band.right() - width / 2 - 16));
    const QRectF chip(middle - width / 2, y - 11, width, 22);
    for (const LiveTensor& each : frame.live) {
        const bool is_read = reads(frame.step, each.box->value), is_written = writes(frame.step, each.box->value);
        if (!is_read && !is_written) continue;
        const double x = frame.geometry.card(*each.box).center().x();
        const QPointF card(x, cards.bottom() + 1);
        const QPointF op(x < chip.left()        ? chip.left()
                             : x > chip.right() ? chip.right()
                                                : x,
                         x < chip.left() || x > chip.right() ? y : chip.top());
        const QColor color = is_written ? t.ink : t.blue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.8));
        painter.drawPath(elbow(card, op));
        if (is_written) arrowHead(painter, card, {0, 1}, color);
        if (!is_read) continue;
        if (op.y() < y) arrowHead(painter, op, {0, -1}, color);
        else arrowHead(painter, op, {x < chip.left() ? -1.0 : 1.0, 0}, color);
    }
    painter.setPen(QPen(t.line2, 1));
    painter.setBrush(t.chart);
    painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(t.labelMedium);
    painter.setPen(t.tx);
    painter.drawText(chip, Qt::AlignCenter, shown);
}

void FilmCanvas::mousePressEvent(QMouseEvent* event) {
    if (!scene_ || scene_->isEmpty()) return;
    const FilmGeometry geometry = geometryAt(state_.step());
    if (event->position().x() < left_column && event->position().y() > axis_height)
        return state_.setStep(geometry.stepAt(event->position().y()));
    const ArenaBox* box = boxAt(event->position());
    std::set<ValueId> values;
    if (box && event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    if (box) values.insert(box->value);
    state_.select(values, box ? box->value : no_value);
}

void FilmCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!scene_ || scene_->isEmpty()) return;
    const ArenaBox* box = boxAt(event->position());
    state_.setHovered(box ? box->value : no_value);
    QToolTip::showText(event->globalPosition().toPoint(), textAt(event->position()), this);
}

void FilmCanvas::leaveEvent(QEvent*) { state_.setHovered(no_value); }

}  // namespace arenascope

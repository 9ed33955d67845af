#include "widgets/charts/arena/arena_marks.h"

#include <algorithm>

#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"

namespace arenascope {

void ArenaMarks::paint(QPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    paintHovered(painter);
    paintSelection(painter);
    paintDamages(painter);
    if (!drag_.isActive() && !paintDamageNote(painter)) paintConflictNote(painter);
}

bool ArenaMarks::forgetWash() { return !std::exchange(wash_, {}).isNull(); }

void ArenaMarks::paintHovered(QPainter& painter) const {
    const ArenaBox* box = drag_.isActive() ? nullptr : scene_.boxOf(state_.hovered());
    if (!box) return;
    painter.save();
    painter.setClipRect(lanes_.rect(box->lane).adjusted(-2, -2, 2, 2));
    painter.setPen(QPen(theme().ink, 1.5));
    painter.drawRoundedRect(lanes_.rectOf(*box).adjusted(0.25, 0.25, -0.25, -0.25), 1.5, 1.5);
    painter.restore();
}

void ArenaMarks::paintSelection(QPainter& painter) {
    const Theme& t = theme();
    // Painted again at every pointer move: for thousands, one cached overlay replaces their outlines.
    if (!wash_.isNull() && !drag_.isActive()) return painter.drawImage(QPointF(0, 0), wash_);
    constexpr std::size_t most_outlined = 300;
    std::vector<std::pair<QRectF, std::size_t>> rects;
    for (const ValueId value : state_.selection()) {
        const ArenaBox* box = scene_.boxOf(value);
        if (!box || !plot_.shows(box->first, box->last) || isHeld(value)) continue;
        const QRectF rect = lanes_.rectOf(*box).adjusted(-0.5, -0.5, 0.5, 0.5);
        if (rect.intersects(lanes_.rect(box->lane))) rects.emplace_back(rect, box->lane);
    }
    if (rects.size() > most_outlined) {
        std::vector<QRectF> seen;
        seen.reserve(rects.size());
        for (const auto& [rect, lane] : rects) seen.push_back(rect.intersected(lanes_.rect(lane)));
        const QImage wash = paint::washOf(plot_.size(), seen);
        if (!drag_.isActive()) wash_ = wash;
        return painter.drawImage(QPointF(0, 0), wash);
    }
    for (const auto& [rect, lane] : rects) {
        painter.save();
        painter.setClipRect(lanes_.rect(lane).adjusted(-4, -4, 4, 4));
        painter.setPen(QPen(t.chart, 5));
        painter.drawRoundedRect(rect, 2, 2);
        painter.setPen(QPen(t.ink, 2.5));
        painter.drawRoundedRect(rect, 1.5, 1.5);
        painter.restore();
    }
}

bool ArenaMarks::isHeld(ValueId value) const {
    if (drag_.isActive()) return drag_.holds(value);
    const std::shared_ptr<const WhatIf>& after = state_.whatIf();
    return after && std::find(after->held.begin(), after->held.end(), value) != after->held.end();
}

QRectF ArenaMarks::damageRect(const ArenaDamage& damage) const {
    constexpr double least = 4;  // so that a single byte is visible
    const QCPAxisRect& row = lanes_.row(damage.lane);
    const double left = plot_.xPixel(damage.first), right = plot_.xPixel(damage.last + 1);
    const double bottom = StepPlot::yPixel(row, static_cast<double>(damage.offset)),
                 top = StepPlot::yPixel(row, static_cast<double>(damage.end));
    return QRectF(left, std::min(top, bottom - least), std::max(least, right - left), std::max(least, bottom - top));
}

/// Over the outlines of the selection, because a few bytes of a large pool are as thin as they are.
void ArenaMarks::paintDamages(QPainter& painter) const {
    for (const ArenaDamage& damage : damages_) {
        const QRectF rect = damageRect(damage).intersected(lanes_.rect(damage.lane));
        if (!rect.isEmpty()) paintDamage(painter, rect);
    }
}

const ArenaDamage* ArenaMarks::namedDamage() const {
    const ArenaDamage* first = nullptr;
    for (const ArenaDamage& damage : damages_) {
        if (!plot_.shows(damage.first, damage.last)) continue;
        if (state_.selection().contains(damage.victim)) return &damage;
        if (!first) first = &damage;
    }
    return first;
}

/// The description, address range and steps of a place, next to a line to it.
void ArenaMarks::paintNote(QPainter& painter, std::size_t lane, double step, qint64 top_byte, const QString& what,
                           const QString& where) const {
    const Theme& t = theme();
    const QRectF row = lanes_.rect(lane);
    const double x = std::clamp(plot_.xPixel(step), row.left() + 1, row.right() - 1);
    const double y = lanes_.yPixel(lane, top_byte);
    const double width =
        std::max(QFontMetricsF(t.labelMedium).horizontalAdvance(what), paint::mixedWidth(where, t.label)) + 16;
    // Above the place, so that the text does not cover it.
    const double right = std::min(x + 20 + width, row.right() - 4), top = std::max(row.top() + 12, y - 36);
    painter.setPen(QPen(t.bad, 1.2));
    painter.drawLine(QPointF(x, std::max(row.top(), y) + 1), QPointF(x, top));
    painter.drawLine(QPointF(x, top), QPointF(right - width, top));
    paint::plateLabel(painter, right, top - 1, what, t.bad);
    paint::plateLabel(painter, right, top + 13, where, t.tx2);
}

/// For two selected tensors that share bytes: how many, where and when.
void ArenaMarks::paintConflictNote(QPainter& painter) const {
    for (const ArenaConflict& conflict : scene_.conflicts) {
        if (!state_.selection().contains(conflict.a) || !state_.selection().contains(conflict.b)) continue;
        const ArenaBox *a = scene_.boxOf(conflict.a), *b = scene_.boxOf(conflict.b);
        const double step = (conflict.first.number() + conflict.last.number() + 1) / 2.0;
        if (step < plot_.lower() || step > plot_.upper()) continue;
        const QString what = Chart::tr("%1 and %2 share %3")
                                 .arg(a->name(), b->name(), format::exactBytes(conflict.end - conflict.offset));
        const QString where =
            (conflict.first == conflict.last ? Chart::tr("%1 at step %2") : Chart::tr("%1 at steps %2"))
                .arg(format::offsetRange(conflict.offset, conflict.end), format::steps(conflict.first, conflict.last));
        return paintNote(painter, conflict.lane, step, std::max(a->top(), b->top()), what, where);  // one is enough
    }
}

bool ArenaMarks::paintDamageNote(QPainter& painter) const {
    const ArenaDamage* damage = namedDamage();
    if (!damage) return false;
    const double step = (damage->first.number() + damage->last.number() + 1) / 2.0;
    paintNote(painter, damage->lane, step, damage->end, damage->text(), damage->place());
    return true;
}

}  // namespace arenascope

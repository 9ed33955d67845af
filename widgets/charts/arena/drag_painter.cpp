#include "widgets/charts/arena/drag_painter.h"

#include <algorithm>
#include <cmath>

#include "engine/planning/planner.h"
#include "engine/study/what_if.h"
#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/arena/drop_facts.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {

void paintFormerPlace(QPainter& painter, const ArenaScene& scene, const ArenaLanes& lanes, const ArenaBox& box) {
    const QRectF was = lanes.rectOf(box).intersected(lanes.rect(box.lane));
    if (was.isEmpty()) return;
    painter.setBrush(mixed(theme().chart, scene.colors(box).fill, 0.75));
    painter.setPen(paint::dashed(theme().tx2, 1, 4, 3));
    painter.drawRect(was.adjusted(0.5, 0.5, -0.5, -0.5));
}

QRectF DragPainter::paintTaken(QPainter& painter) const {
    const Theme& t = theme();
    const QCPAxisRect& row = lanes_.row(preview_.lane);
    const ArenaBox* largest = nullptr;
    QRectF largest_rect;
    Step begin(scene_.steps), end{};
    for (const DropPreview::Held& held : preview_.held)
        begin = std::min(begin, held.box->first), end = std::max(end, held.box->last);
    for (const ArenaBox* other : preview_.taken) {
        const Step first = std::max(begin, other->first), last = std::min(end, other->last);
        if (last < first) continue;
        const QRectF rect(QPointF(plot_.xPixel(first), StepPlot::yPixel(row, static_cast<double>(other->top()))),
                          QPointF(plot_.xPixel(last + 1), StepPlot::yPixel(row, static_cast<double>(other->offset))));
        const QRectF seen = rect.intersected(lanes_.rect(preview_.lane));
        if (seen.isEmpty()) continue;
        QColor wash = t.bad;
        wash.setAlphaF(0.16f);
        painter.fillRect(seen, wash);
        paint::hatch(painter, seen, mixed(t.bad, t.chart, 0.7), 6);
        if (!largest || seen.height() > largest_rect.height()) largest = other, largest_rect = seen;
    }
    if (!largest) return {};
    const QString text =
        Chart::tr("occupied by %1, steps %2").arg(largest->name(), format::steps(largest->first, largest->last));
    const double width = QFontMetricsF(t.label).horizontalAdvance(text) + 10;
    // Next to the columns of the dragged tensors, on the side with room, so that the ghost never covers it.
    const double behind = plot_.xPixel(end + 1) + 6 + width, before = plot_.xPixel(begin) - 6;
    const double x = behind <= plot_.right() - 4 ? behind : before - width >= plot_.left() ? before : plot_.right() - 4;
    paint::plateLabel(painter, x, largest_rect.bottom() - 10, text, t.bad);
    return {x - width - 4, largest_rect.bottom() - 18, width + 4, 16};
}

QRectF DragPainter::paintSnap(QPainter& painter) const {
    const QRectF lane = lanes_.rect(preview_.lane);
    const double y = std::round(lanes_.yPixel(preview_.lane, preview_.offset())) + 0.5;
    painter.setPen(paint::dashed(theme().blue, 1.2, 6, 3));
    painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
    const double label = y + 20 < lane.bottom() + 12 ? y + 10 : y - 10;
    const QString text = Chart::tr("snaps to %1, %2").arg(format::offset(preview_.offset()), preview_.snapText);
    const double width = paint::mixedWidth(text, theme().labelMedium) + 14;
    paint::plateLabel(painter, plot_.right() - 10, label, text, theme().blue);
    return {plot_.right() - 10 - width, label - 8, width, 16};
}

void DragPainter::paintGhost(QPainter& painter, const DropPreview::Held& held, bool blocked) const {
    const Theme& t = theme();
    const std::size_t index = preview_.lane;
    const QCPAxisRect& row = lanes_.row(index);
    const QRectF lane = lanes_.rect(index);
    const double bottom = StepPlot::yPixel(row, static_cast<double>(held.offset));
    const double top = StepPlot::yPixel(row, static_cast<double>(held.top()));
    const double left = plot_.xPixel(held.box->first), right = plot_.xPixel(held.box->last + 1);
    const QRectF ghost(left, top, std::max(2.0, right - left - 1), std::max(3.0, bottom - top - 1));
    painter.save();
    painter.setClipRect(lane.adjusted(-3, -3, 3, 3));
    const QColor solid = blocked ? t.bad : scene_.colors(*held.box).solid;
    QColor fill = solid;
    fill.setAlphaF(0.78f);
    painter.setBrush(fill);
    painter.setPen(QPen(t.ink, 2.5));
    painter.drawRoundedRect(ghost, 1.5, 1.5);
    ArenaBox shown = *held.box;
    shown.conflict = false;
    paintBoxLabels(painter, scene_, shown, shown.name(), ghost.intersected(lane), solid);
    painter.restore();
}

/// Where the planner would put what is held: it may be elsewhere than under the pointer.
void DragPainter::paintLanding(QPainter& painter) const {
    const std::shared_ptr<const WhatIf>& after = state_.whatIf();
    if (!after) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(paint::dashed(theme().blue, 1.5, 5, 3));
    for (const DropPreview::Held& held : preview_.held) {
        const TensorRow* row = state_.row(held.box->value);
        if (!row || !row->buffer.valid()) continue;
        ArenaBox landed = *held.box;
        landed.lane = preview_.lane;
        landed.offset = after->plan.placement.offsets[row->buffer];
        const QRectF rect = lanes_.rectOf(landed).intersected(lanes_.rect(preview_.lane));
        if (!rect.isEmpty()) painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void DragPainter::paint(QPainter& painter) const {
    const Theme& t = theme();
    for (const DropPreview::Held& held : preview_.held) paintFormerPlace(painter, scene_, lanes_, *held.box);
    std::vector<QRectF> said;
    if (preview_.pins) said.push_back(paintTaken(painter));
    else paintLanding(painter);
    Step first(scene_.steps), last{};
    for (const DropPreview::Held& held : preview_.held)
        first = std::min(first, held.box->first), last = std::max(last, held.box->last);
    painter.setPen(paint::dashed(t.tx2, 1, 1, 2));
    for (const Step step : {first, last + 1}) {
        const double x = std::round(plot_.xPixel(step)) + 0.5;
        const double end = lanes_.rect(lanes_.size() - 1).bottom();
        if (x >= plot_.left() && x <= plot_.right()) painter.drawLine(QPointF(x, top_), QPointF(x, end));
    }
    if (preview_.pins && preview_.snapped) said.push_back(paintSnap(painter));
    const DropPreview::Clash* clash = preview_.hardClash();
    for (auto held = preview_.held.rbegin(); held != preview_.held.rend(); ++held)
        paintGhost(painter, *held, clash && clash->held == held->box);
    paintReadout(painter, said);
}

namespace {

/// Next to the pointer, if possible on a side where it covers no other text of the chart.
QPointF placeBeside(const QPointF& pos, const QSizeF& size, const QRectF& room, const std::vector<QRectF>& said) {
    const double right = pos.x() + 20, left = pos.x() - 20 - size.width(), below = pos.y() + 14,
                 above = pos.y() - 14 - size.height();
    QPointF best;
    double least = -1;
    for (const QPointF& at :
         {QPointF(right, below), QPointF(right, above), QPointF(left, below), QPointF(left, above)}) {
        const QRectF card(at, size), inside = card.intersected(room.adjusted(6, 6, -6, -6));
        double bad = (card.width() * card.height() - inside.width() * inside.height()) * 10;
        for (const QRectF& words : said) {
            const QRectF hidden = card.intersected(words);
            bad += hidden.width() * hidden.height();
        }
        if (least >= 0 && bad >= least) continue;
        least = bad;
        best = at;
    }
    return best;
}

QRectF readoutCard(QPainter& painter, const QPointF& pos, const QSizeF& size, const QRectF& room,
                   const std::vector<QRectF>& said) {
    const Theme& t = theme();
    const QPointF at = placeBeside(pos, size, room, said);
    const QRectF card(std::round(std::max(6.0, at.x())) + 0.5, std::round(std::max(6.0, at.y())) + 0.5, size.width(),
                      size.height());
    painter.setPen(Qt::NoPen);
    for (int spread = 5; spread > 0; --spread) {
        painter.setBrush(QColor(0, 0, 0, t.isDark() ? 20 : 7));
        painter.drawRoundedRect(card.adjusted(-spread, -spread + 1, spread, spread), 6 + spread, 6 + spread);
    }
    painter.setPen(t.line2);
    painter.setBrush(t.base);
    painter.drawRoundedRect(card, 6, 6);
    return card;
}

void readoutText(QPainter& painter, const QRectF& rect, const QFont& font, const QColor& color, const QString& text,
                 Qt::Alignment align = Qt::AlignLeft) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, align | Qt::AlignVCenter, QFontMetricsF(font).elidedText(text, Qt::ElideLeft, rect.width()));
}

QString clashText(const DropPreview::Clash& clash) {
    const QString bytes = format::exactBytes(clash.bytes()), steps = format::steps(clash.first, clash.last);
    return clash.first == clash.last
        ? Chart::tr("overlaps %1 by %2 at step %3").arg(clash.other->name(), bytes, steps)
        : Chart::tr("overlaps %1 by %2 at steps %3").arg(clash.other->name(), bytes, steps);
}

}  // namespace

void DragPainter::paintReadout(QPainter& painter, const std::vector<QRectF>& said) const {
    const Theme& t = theme();
    const std::vector<PeakChange> changes = peakChanges(scene_, preview_, state_.whatIf().get());
    const ArenaBox& box = *preview_.held.front().box;
    const bool many = preview_.held.size() > 1;
    const auto numbers_of = [](const PeakChange& change) {
        const format::Unit unit = format::unitFor(std::max(change.before, change.after));
        const QString numbers = QStringLiteral("%1 \u2192 %2 %3");
        const QString after = format::in(unit, change.after);
        return numbers.arg(format::in(unit, change.before),
                           change.isAtMost() ? Chart::tr("at most %1").arg(after) : after, unit.name);
    };
    const auto verdict_of = [](const PeakChange& change) {
        if (!change.lane->capacity) return QString();  // without a capacity there is no verdict
        return change.overBy() == 0 ? Chart::tr("arena fits")
                                    : Chart::tr("over %1").arg(format::bytes(change.overBy()));
    };
    constexpr double numbers_left = 80, widest = 480;
    double numbers_width = 122, verdict_width = 84;
    for (const PeakChange& change : changes) {
        numbers_width = std::max(numbers_width, QFontMetricsF(t.mono).horizontalAdvance(numbers_of(change)) + 2);
        verdict_width = std::max(verdict_width, QFontMetricsF(t.body).horizontalAdvance(verdict_of(change)) + 2);
    }
    const DropPreview::Clash* clash = preview_.hardClash();
    const QStringList notes = clash ? QStringList{clashText(*clash)} : this->notes();
    double words = 0;
    for (const QString& note : notes) words = std::max(words, QFontMetricsF(t.body).horizontalAdvance(note) + 26);
    const double verdict_left = numbers_left + numbers_width + 26;
    const double width = std::min(widest, std::max({316.0, verdict_left + verdict_width + 4, words})),
                 height = 52 + 20.0 * static_cast<double>(changes.size() + notes.size());
    const QRectF card = readoutCard(painter, pos_, {width, height}, plot_.rect(), said);
    const auto line = [&](double x, double y, double room) {
        return QRectF(card.left() + x, card.top() + y, room, 18);
    };
    qint64 bytes = 0;
    for (const DropPreview::Held& held : preview_.held) bytes += held.box->bytes;
    readoutText(painter, line(12, 7, 150), t.bodyBold, t.tx,
                many ? Chart::tr("%n tensor(s)", nullptr, static_cast<int>(preview_.held.size())) : box.name());
    readoutText(painter, line(160, 7, width - 172), t.small, t.tx2,
                many ? format::bytes(bytes)
                     : Chart::tr("%1, steps %2").arg(format::bytes(box.bytes), format::steps(box.first, box.last)),
                Qt::AlignRight);
    const QString &from = scene_.lanes[box.lane].name, &to = scene_.lanes[preview_.lane].name;
    const QString way = preview_.lane == box.lane ? to : from + QStringLiteral(" \u2192 ") + to;
    painter.setPen(t.tx2);
    paint::mixedText(painter, line(12, 25, width - 24), Qt::AlignLeft,
                     preview_.pins ? Chart::tr("%1 at %2").arg(way, format::offset(preview_.offset())) : way, t.body);
    double y = 47;
    for (const PeakChange& change : changes) {
        const bool fits = change.overBy() == 0;
        const QColor tone = fits ? t.blue : t.bad;
        readoutText(painter, line(12, y, 66), t.body, t.tx, change.lane->name);
        readoutText(painter, line(numbers_left, y, numbers_width), t.mono, t.tx, numbers_of(change), Qt::AlignRight);
        y += 20;
        if (!change.lane->capacity) continue;
        painter.drawPixmap(
            QPointF(card.left() + verdict_left - 16, card.top() + y - 17),
            themePixmap(fits ? QStringLiteral("check") : QStringLiteral("cross"), tone, 12, plot_.devicePixelRatioF()));
        readoutText(painter, line(verdict_left, y - 20, verdict_width), t.body, tone, verdict_of(change));
    }
    for (const QString& note : notes) {
        readoutText(painter, line(12, y, width - 24), t.body, clash ? t.bad : t.tx2, note);
        y += 20;
    }
}

/// Further effects of the drop: a loaded plan is replaced, and other tensors move.
QStringList DragPainter::notes() const {
    const std::shared_ptr<const WhatIf>& after = state_.whatIf();
    const Plan& now = state_.outcome()->plan();
    const std::string& chosen = state_.tuning()->planner;
    QStringList notes;
    if (after && now.move_ms && after->plan.move_ms && *now.move_ms != *after->plan.move_ms)
        notes.append(Chart::tr("Transfer takes %1 (%2)")
                         .arg(format::moveTime(*after->plan.move_ms),
                              format::moveTimeDelta(*after->plan.move_ms - *now.move_ms)));
    if (!preview_.pins) notes.append(Chart::tr("Shift pins it here"));
    if (after && after->is_settled()) {
        const Planner* planner = find_planner(after->plan.planner);
        if (now.is_loaded() && planner)
            notes.append(Chart::tr("The file's own plan cannot represent this move; %1 replans")
                             .arg(words::engine(planner->title)));
        const int moved = others_moved(now, after->plan, after->held);
        if (moved > 0) notes.append(Chart::tr("%n other tensor(s) move", nullptr, moved));
        return notes;
    }
    if (now.is_loaded() && find_planner(chosen))
        notes.append(Chart::tr("The file's own plan cannot represent this move; %1 replans")
                         .arg(words::engine(find_planner(chosen)->title)));
    if (!preview_.isFree() && preview_.clashes.size() == 1)
        notes.append(Chart::tr("%1 moves out of the way").arg(preview_.clashes.front().other->name()));
    else if (!preview_.isFree())
        notes.append(Chart::tr("%n tensor(s) move out of the way", nullptr, static_cast<int>(preview_.clashes.size())));
    return notes;
}

}  // namespace arenascope

// What is painted while tensors are held: ghosts, taken bytes, snap line, readout.

#include <algorithm>
#include <cmath>

#include "engine/planning/planner.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/step_rows.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_words.h"
#include "widgets/ui/what_if_after.h"

namespace arenascope {
namespace {

QPen dashes(const QColor& color, double width, double on, double off) {
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

}  // namespace

QRectF ArenaChart::paintTaken(QPainter& painter, const DropPreview& preview) const {
    const Theme& t = theme();
    const QCPAxisRect& row = *laneRows_[preview.lane];
    const ArenaBox* largest = nullptr;
    QRectF largest_rect;
    int begin = scene().steps, end = -1;
    for (const DropPreview::Held& held : preview.held)
        begin = std::min(begin, held.box->first), end = std::max(end, held.box->last);
    for (const ArenaBox* other : preview.taken) {
        const int first = std::max(begin, other->first), last = std::min(end, other->last);
        if (last < first) continue;
        const QRectF rect(QPointF(plot().xPixel(first), StepPlot::yPixel(row, static_cast<double>(other->top()))),
                          QPointF(plot().xPixel(last + 1), StepPlot::yPixel(row, static_cast<double>(other->offset))));
        const QRectF seen = rect.intersected(laneRect(preview.lane));
        if (seen.isEmpty()) continue;
        QColor wash = t.bad;
        wash.setAlphaF(0.16f);
        painter.fillRect(seen, wash);
        paint::hatch(painter, seen, mixed(t.bad, t.chart, 0.7), 6);
        if (!largest || seen.height() > largest_rect.height()) largest = other, largest_rect = seen;
    }
    if (!largest) return {};
    const QString text = tr("taken by %1, steps %2").arg(largest->name(), format::steps(largest->first, largest->last));
    const double width = QFontMetricsF(t.label).horizontalAdvance(text) + 10;
    // Beside the columns of what is held, on the side that has the room: the ghost never lies upon it.
    const double behind = plot().xPixel(end + 1) + 6 + width, before = plot().xPixel(begin) - 6;
    const double x = behind <= plot().right() - 4 ? behind
        : before - width >= plot().left()         ? before
                                                  : plot().right() - 4;
    paint::plateLabel(painter, x, largest_rect.bottom() - 10, text, t.bad);
    return {x - width - 4, largest_rect.bottom() - 18, width + 4, 16};
}

QRectF ArenaChart::paintSnap(QPainter& painter, const DropPreview& preview) const {
    const QRectF lane = laneRect(preview.lane);
    const double y =
        std::round(StepPlot::yPixel(*laneRows_[preview.lane], static_cast<double>(preview.offset()))) + 0.5;
    painter.setPen(dashes(theme().blue, 1.2, 6, 3));
    painter.drawLine(QPointF(plot().left(), y), QPointF(plot().right(), y));
    const double label = y + 20 < lane.bottom() + 12 ? y + 10 : y - 10;
    const QString text = tr("snaps to %1, %2").arg(format::offset(preview.offset()), preview.snapText);
    const double width = paint::mixedWidth(text, theme().labelMedium) + 14;
    paint::plateLabel(painter, plot().right() - 10, label, text, theme().blue);
    return {plot().right() - 10 - width, label - 8, width, 16};
}

void ArenaChart::paintGhost(QPainter& painter, const DropPreview::Held& held, bool blocked) const {
    const Theme& t = theme();
    const std::size_t index = drag_->preview->lane;
    const QCPAxisRect& row = *laneRows_[index];
    const QRectF lane = laneRect(index);
    const double bottom = StepPlot::yPixel(row, static_cast<double>(held.offset));
    const double top = StepPlot::yPixel(row, static_cast<double>(held.top()));
    const double left = plot().xPixel(held.box->first), right = plot().xPixel(held.box->last + 1);
    const QRectF ghost(left, top, std::max(2.0, right - left - 1), std::max(3.0, bottom - top - 1));
    painter.save();
    painter.setClipRect(lane.adjusted(-3, -3, 3, 3));
    const QColor solid = blocked ? t.bad : scene().colors(*held.box).solid;
    QColor fill = solid;
    fill.setAlphaF(0.78f);
    painter.setBrush(fill);
    painter.setPen(QPen(t.ink, 2.5));
    painter.drawRoundedRect(ghost, 1.5, 1.5);
    ArenaBox shown = *held.box;
    shown.conflict = false;
    paintBoxLabels(painter, shown, shown.name(), ghost.intersected(lane), solid);
    painter.restore();
}

void ArenaChart::paintHeld(QPainter& painter, const ArenaBox& box) const {
    const QRectF was = plotRect(box).intersected(laneRect(box.lane));
    if (was.isEmpty()) return;
    painter.setBrush(mixed(theme().chart, scene().colors(box).fill, 0.75));
    painter.setPen(dashes(theme().tx2, 1, 4, 3));
    painter.drawRect(was.adjusted(0.5, 0.5, -0.5, -0.5));
}

/// The curve after the drop, upon the one of the plan, which stays dashed where they differ.
void ArenaChart::paintCurveAfter(QPainter& painter) const {
    if (liveAfter_.empty() || !curve_) return;
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    const QRectF room(plot().left(), curve_->top() - 1.0, plot().right() - plot().left(), curve_->height() + 2.0);
    painter.save();
    painter.setClipRect(room);
    painter.fillRect(room, theme().chart);
    paintByteGrid(painter, plot(), *curve_, 2, lane.capacity);
    paintStepGrid(painter, plot(), *curve_);
    paintLiveCurve(painter, plot(), *curve_, liveAfter_);
    paintFormerCurve(painter, plot(), *curve_, lane.live, liveAfter_);
    if (lane.showsCapacity()) {
        const double y = std::round(StepPlot::yPixel(*curve_, static_cast<double>(*lane.capacity))) + 0.5;
        painter.setPen(QPen(theme().bad, 1.2));
        painter.drawLine(QPointF(plot().left(), y), QPointF(plot().right(), y));
    }
    painter.restore();
}

void ArenaChart::paintDrag(QPainter& painter) const {
    const DropPreview& preview = *drag_->preview;
    const Theme& t = theme();
    for (const DropPreview::Held& held : preview.held) paintHeld(painter, *held.box);
    std::vector<QRectF> said{paintTaken(painter, preview)};
    int first = scene().steps, last = -1;
    for (const DropPreview::Held& held : preview.held)
        first = std::min(first, held.box->first), last = std::max(last, held.box->last);
    painter.setPen(dashes(t.tx2, 1, 1, 2));
    for (const int step : {first, last + 1}) {
        const double x = std::round(plot().xPixel(step)) + 0.5;
        const double end = laneRect(laneRows_.size() - 1).bottom();
        if (x >= plot().left() && x <= plot().right()) painter.drawLine(QPointF(x, curve_->top()), QPointF(x, end));
    }
    if (preview.snapped) said.push_back(paintSnap(painter, preview));
    const DropPreview::Clash* clash = preview.hardClash();
    for (auto held = preview.held.rbegin(); held != preview.held.rend(); ++held)
        paintGhost(painter, *held, clash && clash->held == held->box);
    paintReadout(painter, preview, said);
}

namespace {

/// Beside the pointer, on the side where it covers none of what the chart says at that moment, if there is one.
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
        ? ArenaChart::tr("overlaps %1 by %2 at step %3").arg(clash.other->name(), bytes, steps)
        : ArenaChart::tr("overlaps %1 by %2 at steps %3").arg(clash.other->name(), bytes, steps);
}

}  // namespace

void ArenaChart::paintReadout(QPainter& painter, const DropPreview& preview, const std::vector<QRectF>& said) const {
    const Theme& t = theme();
    const std::vector<PeakChange> changes = peakChanges(preview);
    const ArenaBox& box = *preview.held.front().box;
    const bool many = preview.held.size() > 1;
    const auto numbers_of = [](const PeakChange& change) {
        const format::Unit unit = format::unitFor(std::max(change.before, change.after));
        const QString numbers = QStringLiteral("%1 \u2192 %2 %3");
        const QString after = format::in(unit, change.after);
        return numbers.arg(format::in(unit, change.before), change.isAtMost() ? tr("at most %1").arg(after) : after,
                           unit.name);
    };
    const auto verdict_of = [](const PeakChange& change) {
        if (!change.lane->capacity) return QString();  // without a capacity nothing is said to fit
        return change.overBy() == 0 ? tr("fits") : tr("over %1").arg(format::bytes(change.overBy()));
    };
    constexpr double numbers_left = 80, widest = 480;
    double numbers_width = 122, verdict_width = 84;
    for (const PeakChange& change : changes) {
        numbers_width = std::max(numbers_width, QFontMetricsF(t.mono).horizontalAdvance(numbers_of(change)) + 2);
        verdict_width = std::max(verdict_width, QFontMetricsF(t.body).horizontalAdvance(verdict_of(change)) + 2);
    }
    const DropPreview::Clash* clash = preview.hardClash();
    const QStringList notes = clash ? QStringList{clashText(*clash)} : readoutNotes(preview);
    double words = 0;
    for (const QString& note : notes) words = std::max(words, QFontMetricsF(t.body).horizontalAdvance(note) + 26);
    const double verdict_left = numbers_left + numbers_width + 26;
    const double width = std::min(widest, std::max({316.0, verdict_left + verdict_width + 4, words})),
                 height = 52 + 20.0 * static_cast<double>(changes.size() + notes.size());
    const QRectF card = readoutCard(painter, drag_->pos, {width, height}, plot().rect(), said);
    const auto line = [&](double x, double y, double room) {
        return QRectF(card.left() + x, card.top() + y, room, 18);
    };
    qint64 bytes = 0;
    for (const DropPreview::Held& held : preview.held) bytes += held.box->bytes;
    readoutText(painter, line(12, 7, 150), t.bodyBold, t.tx,
                many ? tr("%n tensor(s)", nullptr, static_cast<int>(preview.held.size())) : box.name());
    readoutText(painter, line(160, 7, width - 172), t.small, t.tx2,
                many ? format::bytes(bytes)
                     : tr("%1, steps %2").arg(format::bytes(box.bytes), format::steps(box.first, box.last)),
                Qt::AlignRight);
    const QString &from = scene().lanes[box.lane].name, &to = scene().lanes[preview.lane].name;
    const QString way = preview.lane == box.lane ? to : from + QStringLiteral(" \u2192 ") + to;
    painter.setPen(t.tx2);
    paint::mixedText(painter, line(12, 25, width - 24), Qt::AlignLeft,
                     tr("%1 at %2").arg(way, format::offset(preview.offset())), t.body);
    double y = 47;
    for (const PeakChange& change : changes) {
        const bool fits = change.overBy() == 0;
        const QColor tone = fits ? t.blue : t.bad;
        readoutText(painter, line(12, y, 66), t.body, t.tx, change.lane->name);
        readoutText(painter, line(numbers_left, y, numbers_width), t.mono, t.tx, numbers_of(change), Qt::AlignRight);
        y += 20;
        if (!change.lane->capacity) continue;
        painter.drawPixmap(QPointF(card.left() + verdict_left - 16, card.top() + y - 17),
                           themePixmap(fits ? QStringLiteral("check") : QStringLiteral("cross"), tone, 12,
                                       plot().devicePixelRatioF()));
        readoutText(painter, line(verdict_left, y - 20, verdict_width), t.body, tone, verdict_of(change));
    }
    for (const QString& note : notes) {
        readoutText(painter, line(12, y, width - 24), t.body, clash ? t.bad : t.tx2, note);
        y += 20;
    }
}

/// What else the drop does: a loaded plan gives way to another one, and other tensors move.
QStringList ArenaChart::readoutNotes(const DropPreview& preview) const {
    const std::shared_ptr<const WhatIf>& after = state().whatIf();
    const Plan& now = state().outcome()->plan();
    const std::string& chosen = state().tuning()->planner;
    QStringList notes;
    if (after && isSettled(*after)) {
        const Planner* planner = find_planner(after->plan.planner);
        if (now.is_loaded() && planner)
            notes.append(tr("As in the file cannot hold the move: %1 plans anew").arg(words::engine(planner->title)));
        const int moved = othersMoved(*state().outcome(), *after);
        if (moved > 0) notes.append(tr("%n other tensor(s) move", nullptr, moved));
        return notes;
    }
    if (now.is_loaded() && find_planner(chosen))
        notes.append(
            tr("As in the file cannot hold the move: %1 plans anew").arg(words::engine(find_planner(chosen)->title)));
    if (preview.clashes.size() == 1) notes.append(tr("%1 makes room").arg(preview.clashes.front().other->name()));
    else if (!preview.isFree())
        notes.append(tr("%n tensor(s) make room", nullptr, static_cast<int>(preview.clashes.size())));
    return notes;
}

}  // namespace arenascope

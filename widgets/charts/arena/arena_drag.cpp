// Moving tensors by hand: what is held, what a drop here would give, and the request at the end.

#include <QDrag>
#include <QMimeData>
#include <algorithm>
#include <cmath>

#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"
#include "widgets/ui/tensor_mime.h"
#include "widgets/ui/what_if_after.h"

namespace arenascope {
namespace {

constexpr double snap_pixels = 8;

}  // namespace

bool ArenaChart::beginDrag(const ArenaBox& box, const QPointF& pos) {
    drag_ = Drag{.values = {box.value}, .all = {}, .grip = 0, .pos = pos, .preview = std::nullopt};
    drag_->grip = StepPlot::valueAt(*laneRows_[box.lane], pos.y()) - static_cast<double>(box.offset);
    // A tensor of the selection takes the others along; any other one is alone.
    if (!state().selection().contains(box.value)) state().select({box.value}, box.value);
    for (const ValueId value : state().selection()) {
        if (value != box.value && scene().boxOf(value)) drag_->values.push_back(value);
    }
    drag_->all = {drag_->values.begin(), drag_->values.end()};
    roomForDrag(heldBoxes());
    return true;
}

std::vector<const ArenaBox*> ArenaChart::heldBoxes() const {
    std::vector<const ArenaBox*> held;
    if (!drag_) return held;
    for (const ValueId value : drag_->values) {
        if (const ArenaBox* box = scene().boxOf(value)) held.push_back(box);
    }
    return held;
}

/// While tensors are held, every other pool shows the place above its tensors where they would fit.
void ArenaChart::roomForDrag(const std::vector<const ArenaBox*>& held) {
    qint64 most = 0;
    for (const ArenaBox* box : held) most = std::max(most, box->bytes);
    for (std::size_t i = 0; i < laneRows_.size(); ++i) {
        const ArenaLane& lane = scene().lanes[i];
        double top = lane.top();
        if (laneViews_.contains(lane.memId)) continue;  // the user's own scale stays
        if (!held.empty() && held.front()->lane != i) top = std::max(top, static_cast<double>(lane.bytes + most) * 1.1);
        laneRows_[i]->axis(QCPAxis::atLeft)->setRange(0, top);
    }
    repaintAll();
}

void ArenaChart::dragTo(const QPointF& pos, Qt::KeyboardModifiers modifiers) {
    const std::vector<const ArenaBox*> held = heldBoxes();
    if (held.empty()) return;
    drag_->pos = pos;
    if (!plot().rect().adjusted(-6, -6, 6, 6).contains(pos.toPoint())) return leaveWith(held);
    const std::size_t lane = laneAt(pos.y());
    const QCPAxisRect& row = *laneRows_[lane];
    const double bytes_per_pixel = row.axis(QCPAxis::atLeft)->range().size() / std::max(1, row.height());
    // Another pool has another scale: the pointer holds the tensor where it was grabbed, in proportion.
    const double wanted = StepPlot::valueAt(row, pos.y()) - drag_->grip;
    const bool free = modifiers & (Qt::AltModifier | Qt::ControlModifier);
    const qint64 reach = free ? 0 : static_cast<qint64>(bytes_per_pixel * snap_pixels);
    DropPreview preview = previewDrop(scene(), held, lane, static_cast<qint64>(std::max(0.0, wanted)), reach);
    const std::optional<DropPreview>& before = drag_->preview;
    const bool same = before && before->lane == preview.lane && before->offset() == preview.offset();
    drag_->preview = std::move(preview);
    if (!same) showDrop(*drag_->preview);
    followGhost(*drag_->preview);
    repaintOverlay();
}

/// A tensor held above everything else takes the scale along: it never leaves the picture.
void ArenaChart::followGhost(const DropPreview& preview) {
    qint64 top = 0;
    for (const DropPreview::Held& held : preview.held) top = std::max(top, held.top());
    QCPAxis* axis = laneRows_[preview.lane]->axis(QCPAxis::atLeft);
    if (static_cast<double>(top) <= axis->range().upper || laneViews_.contains(scene().lanes[preview.lane].memId))
        return;
    axis->setRange(0, static_cast<double>(top) * 1.06);
    repaintAll();
}

/// Cards, Plans table, header and status bar say what a drop here would give.
void ArenaChart::showDrop(const DropPreview& preview) {
    if (auto after = whatIf(*state().outcome(), *state().tuning(), dropEdits(preview).edits)) {
        after->memId = scene().lanes[preview.lane].memId;
        state().setWhatIf(std::make_shared<const WhatIf>(std::move(*after)));
    }
    facts().setFacts(dropFacts(preview));
    QList<Swatch> legend = arenaLegend(scene());
    legend.append({.text = tr("where it was"), .look = Swatch::Look::dashed});
    if (!preview.taken.empty()) legend.append({.text = tr("taken at these steps"), .look = Swatch::Look::hatched});
    if (preview.snapped) legend.append({.text = tr("snap line"), .look = Swatch::Look::snap});
    facts().setLegend(legend);
    emit statusChanged(dropEdits(preview).label + QStringLiteral("    ") + tr("Ctrl: no snapping    Esc: cancel"));
}

TensorEdits ArenaChart::dropEdits(const DropPreview& preview) const {
    TensorEdits out;
    const ArenaLane& target = scene().lanes[preview.lane];
    for (const DropPreview::Held& held : preview.held) {
        TensorEdit edit{.tensor = held.box->value, .offset = held.offset};
        if (held.box->lane != preview.lane) edit.memId = target.memId;
        out.edits.push_back(edit);
    }
    const QString at = format::offset(preview.offset());
    out.label = preview.held.size() == 1
        ? tr("Move %1 to %2 at %3").arg(preview.held.front().box->name(), target.name, at)
        : tr("Move %n tensor(s) to %1", nullptr, static_cast<int>(preview.held.size())).arg(target.name);
    return out;
}

std::vector<ArenaChart::PeakChange> ArenaChart::peakChanges(const DropPreview& preview) const {
    std::vector<PeakChange> changes;
    const std::size_t source = preview.held.front().box->lane;
    if (preview.lane != source) changes.push_back({&scene().lanes[source], preview.sourceBefore, preview.sourceAfter});
    changes.push_back({&scene().lanes[preview.lane], preview.targetBefore, preview.targetAfter});
    for (PeakChange& change : changes) {
        const PoolResult* planned = state().whatIf() ? poolOf(state().whatIf()->plan, change.lane->memId) : nullptr;
        if (!planned) continue;
        change.after = planned->bytes;
        change.settled = isSettled(*state().whatIf());
    }
    return changes;
}

QList<Fact> ArenaChart::dropFacts(const DropPreview& preview) const {
    QList<Fact> facts;
    if (const DropPreview::Clash* clash = preview.hardClash()) {
        facts.append({tr("Overlaps %1").arg(clash->other->name()), format::bytes(clash->bytes()),
                      (clash->first == clash->last ? tr("at step %1") : tr("at steps %1"))
                          .arg(format::steps(clash->first, clash->last)),
                      Fact::Tone::bad});
    }
    return facts + peakFacts(peakChanges(preview));
}

QList<Fact> ArenaChart::peakFacts(const std::vector<PeakChange>& changes) {
    QList<Fact> facts;
    for (const PeakChange& change : changes) {
        const std::optional<qint64>& capacity = change.lane->capacity;
        QStringList suffix;
        if (change.isAtMost()) suffix.append(tr("at most"));
        if (capacity) suffix.append(tr("of %1").arg(format::bytes(*capacity)));
        if (change.after != change.before) suffix.append(tr("was %1").arg(format::bytes(change.before)));
        facts.append({tr("%1 peak, after the move").arg(change.lane->name), format::bytes(change.after),
                      suffix.join(QStringLiteral(", ")), change.overBy() == 0 ? Fact::Tone::plain : Fact::Tone::bad});
        if (change.overBy() > 0) facts.append({tr("Over by"), format::bytes(change.overBy()), {}, Fact::Tone::bad});
        else if (capacity)
            facts.append({tr("To spare"), format::bytes(*capacity - change.after), {}, Fact::Tone::good});
    }
    return facts;
}

void ArenaChart::fitCurve() {
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    qint64 most = 1;
    for (const std::vector<qint64>* live : {&lane.live, liveAfter_.empty() ? &lane.live : &liveAfter_})
        most = live->empty() ? most : std::max(most, *std::max_element(live->begin(), live->end()));
    const double capacity = lane.showsCapacity() ? static_cast<double>(*lane.capacity) : 0;
    const QCPRange wanted(0, std::max(static_cast<double>(most), capacity) * 1.12);
    if (std::abs(curve_->axis(QCPAxis::atLeft)->range().upper - wanted.upper) < 1) return;
    curve_->axis(QCPAxis::atLeft)->setRange(wanted);
    repaintAll();
}

/// Held here, the drop's own words and numbers come with it; over a card or a row they are said from here.
void ArenaChart::showWhatIf() {
    liveAfter_.clear();
    const std::shared_ptr<const WhatIf>& after = state().whatIf();
    if (scene().isEmpty() || !curve_) return;
    const ArenaLane& main = scene().lanes[scene().mainLane()];
    if (after) liveAfter_ = liveWith(scene(), after->plan, main.memId);
    if (liveAfter_ == main.live) liveAfter_.clear();
    fitCurve();
    repaintOverlay();
    if (drag_) {
        if (after && drag_->preview) facts().setFacts(dropFacts(*drag_->preview));
        return;
    }
    updateHeader();
    if (!after) return emit statusChanged({});
    std::vector<PeakChange> changes;
    for (std::size_t i = 0; i < scene().lanes.size(); ++i) {
        const ArenaLane& lane = scene().lanes[i];
        const bool takes_part =
            lane.memId == after->memId || std::any_of(after->held.begin(), after->held.end(), [&](ValueId value) {
                const ArenaBox* box = scene().boxOf(value);
                return box && box->lane == i;
            });
        const PoolResult* planned = takes_part ? poolOf(after->plan, lane.memId) : nullptr;
        if (planned) changes.push_back({&lane, lane.bytes, planned->bytes, isSettled(*after)});
    }
    facts().setFacts(peakFacts(changes));
    QList<Swatch> legend = arenaLegend(scene());
    legend.append({.text = tr("where it was"), .look = Swatch::Look::dashed});
    facts().setLegend(legend);
    const auto count = static_cast<int>(after->held.size());
    const ArenaBox* box = count == 1 ? scene().boxOf(after->held.front()) : nullptr;
    for (const ArenaLane& lane : scene().lanes) {
        if (lane.memId != after->memId) continue;
        const QString act = box ? tr("Move %1 to %2").arg(box->name(), lane.name)
                                : tr("Move %n tensor(s) to %1", nullptr, count).arg(lane.name);
        emit statusChanged(act + QStringLiteral("    ") + tr("Esc: cancel"));
    }
}

void ArenaChart::endDrag(bool drop) {
    if (!drag_) return;
    const Drag drag = *std::exchange(drag_, std::nullopt);
    state().setWhatIf(nullptr);
    roomForDrag({});
    updateHeader();
    repaintOverlay();
    emit statusChanged({});
    if (!drop || !drag.preview || drag.preview->held.empty()) return;
    const DropPreview::Held& anchor = drag.preview->held.front();
    if (drag.preview->lane == anchor.box->lane && anchor.offset == anchor.box->offset) return;
    if (const DropPreview::Clash* clash = drag.preview->hardClash()) {
        return emit dropRefused({.held = clash->held->value,
                                 .other = clash->other->value,
                                 .first = clash->first,
                                 .last = clash->last,
                                 .offset = clash->offset,
                                 .end = clash->end});
    }
    emit editRequested(dropEdits(*drag.preview));
}

/// Outside the chart the tensors travel as names, so that pool cards take them.
void ArenaChart::leaveWith(const std::vector<const ArenaBox*>& held) {
    const QRectF from = plotRect(*held.front());
    ArenaBox shown = *held.front();
    QStringList names;
    for (const ArenaBox* box : held) names.append(box->name());
    const QColor fill = scene().colors(shown).solid;
    const QString text = names.size() > 1 ? tr("%n tensor(s)", nullptr, static_cast<int>(names.size())) : shown.name();
    shown.conflict = false;
    endGrab(false);
    state().setHovered(no_value);  // the status bar is the drag's until it ends
    const QSize size(std::clamp(static_cast<int>(from.width()), 60, 160),
                     std::clamp(static_cast<int>(from.height()), 22, 60));
    QPixmap ghost(size * devicePixelRatioF());
    ghost.setDevicePixelRatio(devicePixelRatioF());
    ghost.fill(Qt::transparent);
    QPainter painter(&ghost);
    QColor seen_through = fill;
    seen_through.setAlphaF(0.78F);
    painter.setBrush(seen_through);
    painter.setPen(QPen(theme().ink, 2));
    painter.drawRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1));
    paintBoxLabels(painter, shown, text, QRectF(QPointF(), size), fill);
    painter.end();
    auto* mime = new QMimeData;
    mime->setData(QLatin1String(tensors_mime_type), jsonOfTensors(names));
    mime->setText(names.join(QLatin1Char('\n')));
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(ghost);
    drag->setHotSpot(QPoint(-12, -16));  // the numbers of the card under the pointer stay legible
    drag->exec(Qt::MoveAction);
    state().setWhatIf(nullptr);
}

}  // namespace arenascope

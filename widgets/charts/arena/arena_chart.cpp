#include "widgets/charts/arena/arena_chart.h"

#include <algorithm>
#include <utility>

#include "engine/study/conflict_groups.h"
#include "widgets/charts/arena/arena_facts.h"
#include "widgets/charts/arena/drag_painter.h"
#include "widgets/charts/arena/drop_facts.h"
#include "widgets/charts/arena/preview_veil.h"
#include "widgets/charts/limit_lines.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"

namespace arenascope {

ArenaChart::ArenaChart(ViewState& state, QWidget* parent) : StepChart(state, parent) {
    setObjectName(QStringLiteral("arenaChart"));
    setAccessibleName(tr("Arena"));
    connect(&plot(), &QCustomPlot::beforeReplot, this, [this] { marks_.forgetWash(); });
    connect(&state, &ViewState::selectionChanged, this, [this] {
        if (marks_.forgetWash()) repaintOverlay();
    });
    connect(&state, &ViewState::findingsChanged, this, &ArenaChart::rebuild);
    connect(&state, &ViewState::footprintChanged, this, &ArenaChart::updateHeader);
    connect(&state, &ViewState::whatIfChanged, this, &ArenaChart::showWhatIf);
    veil_ = new PreviewVeil(plot());
    connect(&state, &ViewState::previewChanged, this, [this] { veil_->setShown(isPreviewing()); });
    start();
}

QString ArenaChart::emptyMessage() const {
    if (!state().outcome()) return noPlanText();
    if (isBeingRead()) return tr("Reading the plan…");
    return tr("Nothing is planned: no operator of this method uses an arena");
}

// -- rows ------------------------------------------------------------------------------------------------

void ArenaChart::forgetRows() {
    curve_.clear();
    lanes_.clear();
    marks_.setDamages({});
    regions_ = scratchRow_ = nullptr;
}

void ArenaChart::buildRows() {
    curve_.addRow(low_ ? 24 : tight_ ? 44 : 68);
    addModules();
    if (!isPreviewing()) {  // what ran was the program as it is
        scratch_ = ScratchRow::of(state().run().get(), *state().outcome());
        marks_.setDamages(damageOf(state().findings(), scene(), *state().outcome()));
    }
    std::size_t fullest = 1;
    for (const ArenaLane& each : scene().lanes) fullest = std::max(fullest, each.boxes.size());
    for (std::size_t i = 0; i < scene().lanes.size(); ++i) {
        const double share = static_cast<double>(scene().lanes[i].boxes.size()) / static_cast<double>(fullest);
        addLane(i, scene().lanes[i].boxes.empty() ? 0.7 : 0.8 + 2.2 * share,
                i + 1 == scene().lanes.size() && (tight_ || scratch_.isEmpty()));
    }
    if (low_) return;  // the rectangles need the height
    if (!tight_ && !scratch_.isEmpty()) addScratch();
    addOverview();
}

void ArenaChart::addModules() {
    if (!scene().modules.empty()) {
        QCPAxisRect* band = plot().addRow(16, 0, 5, 0);
        plot().paintOn(QStringLiteral("wash"), band,
                       [this, band](QCPPainter& painter) { paintModules(painter, plot(), *band, scene()); });
    }
    if (scene().regions.empty()) return;
    regions_ = plot().addRow(regionsHeight(scene()), 0, 4, 0);
    plot().paintOn(QStringLiteral("wash"), regions_,
                   [this](QCPPainter& painter) { paintRegions(painter, plot(), *regions_, scene()); });
}

void ArenaChart::addScratch() {
    scratchRow_ = plot().addRow(ScratchRow::height, 0, 8, 22);
    scratch_.fit(*scratchRow_);
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this](QCPPainter& painter) { scratch_.paintAxis(painter, plot(), *scratchRow_); });
    plot().paintOn(QStringLiteral("main"), scratchRow_,
                   [this](QCPPainter& painter) { scratch_.paintSteps(painter, plot(), *scratchRow_); });
}

void ArenaChart::addOverview() {
    QCPAxisRect* overview = plot().addRow(30, 0, 6, 8);
    setOverviewRow(overview);
    plot().paintOn(QStringLiteral("wash"), nullptr, [this, overview](QCPPainter& painter) {
        paintOverview(painter, plot(), *overview, scene().lanes[scene().mainLane()]);
    });
}

void ArenaChart::addLane(std::size_t index, double stretch, bool is_last) {
    lanes_.add(*plot().addRow(0, stretch, 10, is_last ? 22 : 4));
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this, index](QCPPainter& painter) { paintLaneGround(painter, index); });
    lanes_.addBoxes();
    plot().paintOn(QStringLiteral("marks"), nullptr, [this, index](QCPPainter& painter) {
        const ArenaLane& lane = scene().lanes[index];
        if (!lane.boxes.empty() || lane.showsCapacity())
            paintLimits(painter, plot(), lanes_.row(index), lane, &scene());
    });
}

void ArenaChart::paintLaneGround(QPainter& painter, std::size_t index) const {
    const ArenaLane& lane = scene().lanes[index];
    const QCPAxisRect& row = lanes_.row(index);
    const bool in_use = !lane.boxes.empty() || drag_.isActive();
    paintRegionWash(painter, plot(), row, scene());
    if (lane.showsCapacity()) paintOverflow(painter, plot(), row, *lane.capacity);
    paintClosed(painter, plot(), row, lane);
    paintStepGrid(painter, plot(), row);
    if (in_use) paintByteGrid(painter, plot(), row, 6, lane.showsCapacity() ? lane.capacity : std::nullopt);
    const paint::ByteScale scale = paint::byteScale(lanes_.seen(index).second, 6);
    paint::axisTitle(painter, QPointF(18, row.center().y()), lane.name, tr("offset, %1").arg(scale.unit),
                     row.height() + 10.0);
    if (in_use) return;
    painter.setFont(theme().label);
    painter.setPen(theme().tx3);
    painter.drawText(row.rect(), Qt::AlignCenter, tr("no tensors in %1; drop one here").arg(lane.name));
}

void ArenaChart::resizeEvent(QResizeEvent* event) {
    StepChart::resizeEvent(event);
    constexpr int lowest = 420, tight = 520;
    const bool was_low = std::exchange(low_, height() < lowest);
    const bool was_tight = std::exchange(tight_, height() < tight);
    if (was_low != low_ || was_tight != tight_) rebuild();
}

void ArenaChart::updateHeader() {
    if (!shownOutcome() || scene().isEmpty()) {
        facts().setFacts({});
        facts().setLegend({});
        return;
    }
    const RunResult* run = isPreviewing() ? nullptr : state().run().get();
    const auto device = isPreviewing() ? std::nullopt : shownDevice(state());
    QList<Fact> list =
        arenaFacts(scene(), shownOutcome()->plan(), problem_count(*shownOutcome(), run), device ? &*device : nullptr);
    if (isPreviewing()) list = previewFacts(std::move(list), scene(), *state().outcome(), *state().preview());
    if (!scratch_.isEmpty())
        list.append({tr("Scratch"), format::bytes(scratch_.largest()), tr("of host memory"), Fact::Tone::plain});
    facts().setFacts(list);
    QList<Swatch> legend = arenaLegend(scene());
    if (!damages().empty()) legend.append(damageSwatch());
    legend.append(regionSwatches(scene()));
    if (scratchRow_) legend.append(ScratchRow::swatch());
    if (isPreviewing()) legend.append({.text = tr("as it is now"), .look = Swatch::Look::dashed});
    facts().setLegend(legend);
}

void ArenaChart::paintOverlay(QPainter& painter) {
    if (lanes_.isEmpty()) return;
    curve_.paintPreview(painter);
    paintFormer(painter, scene(), lanes_);
    if (!drag_.isActive() && state().whatIf()) {
        for (const ValueId value : state().whatIf()->held) {
            if (const ArenaBox* box = scene().boxOf(value)) paintFormerPlace(painter, scene(), lanes_, *box);
        }
    }
    if (!isPreviewing()) marks_.paint(painter);  // what is selected is a tensor of the program as it is
    paintCursor(painter, scratchRow_ ? *scratchRow_ : lanes_.row(lanes_.size() - 1));
    curve_.paintPill(painter, state().step());
    limit_.paint(painter);
    if (const DropPreview* preview = drag_.preview())
        DragPainter(state(), scene(), plot(), lanes_, *preview, drag_.pos(), curve_.row()->top()).paint(painter);
}

// -- places ----------------------------------------------------------------------------------------------

QString ArenaChart::textAt(const QPointF& pos) const {
    if (curve_.contains(pos)) return liveText(scene(), scene().mainLane(), plot().stepUnder(pos.x()));
    if (regions_ && QRectF(regions_->rect()).contains(pos)) return regionText(plot(), *regions_, scene(), pos);
    const bool inside = scratchRow_ && QRectF(scratchRow_->rect()).contains(pos);
    return inside ? scratch_.text(plot().stepUnder(pos.x())) : QString();
}

/// In the pool in which the frame begins.
QString ArenaChart::bytesBetween(const QPointF& a, const QPointF& b) const {
    if (lanes_.isEmpty()) return {};
    const std::size_t lane = lanes_.at(a.y());
    const QCPAxisRect& row = lanes_.row(lane);
    const auto at = [&](double y) {
        return static_cast<qint64>(
            std::max(0.0, lanes_.offsetAt(lane, std::clamp(y, row.top() + 0.0, row.bottom() + 0.0))));
    };
    return format::offsetRange(at(std::max(a.y(), b.y())), at(std::min(a.y(), b.y())));
}

QRectF ArenaChart::damageRect(const ArenaDamage& damage) const {
    return marks_.damageRect(damage).translated(plot().pos());
}

QRectF ArenaChart::boxRect(const ArenaBox& box) const {
    const QRectF rect = lanes_.rectOf(box);
    if (rect.isEmpty() || !rect.intersects(lanes_.rect(box.lane))) return {};
    return rect.intersected(lanes_.rect(box.lane)).translated(plot().pos());
}

double ArenaChart::offsetPixel(std::size_t lane, qint64 offset) const {
    return lanes_.yPixel(lane, offset) + plot().y();
}

// -- bytes nearer and farther ----------------------------------------------------------------------------

bool ArenaChart::scrollsAt(const QPointF& pos) const {
    if (lanes_.isEmpty()) return false;
    const std::size_t lane = lanes_.at(pos.y());
    return lanes_.rect(lane).contains(pos) && lanes_.isZoomed(lane);
}

void ArenaChart::rowsScrolled(const QPointF& pos, int delta) {
    lanes_.scroll(lanes_.at(pos.y()), delta);
    repaintAll();
}

bool ArenaChart::zoomBytes(const QPointF& pos, double factor) {
    if (lanes_.isEmpty() || drag_.isActive()) return false;
    const std::size_t lane = lanes_.at(pos.y());
    const auto [lower, upper] = lanes_.view(lane);
    // The byte under the pointer stays where it is.
    lanes_.zoom(lane, std::clamp(lanes_.offsetAt(lane, pos.y()), lower, upper), factor);
    repaintAll();
    return true;
}

/// Around the current tensor, or in the middle of the largest pool.
void ArenaChart::zoomBytes(double factor) {
    if (lanes_.isEmpty()) return;
    const ArenaBox* box = scene().boxOf(state().current());
    const std::size_t lane = box ? box->lane : scene().mainLane();
    const auto [lower, upper] = lanes_.view(lane);
    const double at =
        box ? static_cast<double>(box->offset) + static_cast<double>(box->bytes) / 2 : (lower + upper) / 2;
    const double half = (upper - lower) * factor / 2;
    lanes_.setView(lane, at - half, at + half);
    repaintAll();
}

void ArenaChart::fitAll() {
    lanes_.showAll();
    StepChart::fitAll();
    repaintAll();
}

/// Thin tensors are also enlarged in bytes, so that their names and edges are visible.
void ArenaChart::fitSelection() {
    constexpr double thin = 16, share = 0.25;
    StepChart::fitSelection();
    const ArenaBox* box = scene().boxOf(state().current());
    if (!box || box->lane >= lanes_.size() || !state().selection().contains(box->value)) return;
    qint64 bottom = box->offset, top = box->top();
    for (const ValueId value : state().selection()) {
        const ArenaBox* other = scene().boxOf(value);
        if (!other || other->lane != box->lane) continue;
        bottom = std::min(bottom, other->offset), top = std::max(top, other->top());
    }
    const double bytes = static_cast<double>(std::max<qint64>(1, top - bottom));
    const double pixels = lanes_.rect(box->lane).height();
    const auto [lower, upper] = lanes_.view(box->lane);
    const bool outside = static_cast<double>(bottom) < lower || static_cast<double>(top) > upper;
    if (!outside && bytes / (upper - lower) * pixels >= thin) return;
    const double middle = static_cast<double>(bottom) + bytes / 2, half = bytes / share / 2;
    lanes_.setView(box->lane, middle - half, middle + half);
    repaintAll();
}

// -- tensors moved by hand -------------------------------------------------------------------------------

bool ArenaChart::beginDrag(const ArenaBox& box, const QPointF& pos) {
    drag_.begin(box, pos);
    makeRoomForDrag();
    return true;
}

void ArenaChart::makeRoomForDrag() {
    lanes_.makeRoomFor(drag_.boxes());
    repaintAll();
}

void ArenaChart::dragTo(const QPointF& pos, Qt::KeyboardModifiers modifiers) {
    const std::vector<const ArenaBox*> held = drag_.boxes();
    if (held.empty()) return;
    if (!plot().rect().adjusted(-6, -6, 6, 6).contains(pos.toPoint())) return leaveWith(held);
    const bool free = modifiers & (Qt::AltModifier | Qt::ControlModifier);
    if (drag_.moveTo(pos, !free, modifiers & Qt::ShiftModifier)) showDrop(*drag_.preview());
    const DropPreview& preview = *drag_.preview();
    // A tensor dragged above all others extends the scale, so that it stays visible.
    qint64 top = 0;
    for (const DropPreview::Held& each : preview.held) top = std::max(top, each.top());
    if (lanes_.follow(preview.lane, top)) repaintAll();
    repaintOverlay();
}

void ArenaChart::showDrop(const DropPreview& preview) {
    const TensorEdits edits = dropEdits(scene(), preview);
    auto after = what_if(*state().outcome(), *state().tuning(), edits.edits);
    if (after) after->mem_id = scene().lanes[preview.lane].memId;
    state().setWhatIf(after ? std::make_shared<const WhatIf>(std::move(*after)) : nullptr);
    facts().setFacts(dropFacts(scene(), preview, state().whatIf().get()));
    facts().setLegend(dropLegend(scene(), preview));
    emit statusChanged(edits.label + QStringLiteral("    ") +
                       (preview.pins ? tr("Ctrl: no snapping    Esc: cancel") : tr("Shift: pin here    Esc: cancel")));
}

/// In this chart, the drag shows its own texts and numbers; over a card or a row they appear in the status bar from
/// here.
void ArenaChart::showWhatIf() {
    const std::shared_ptr<const WhatIf>& after = state().whatIf();
    const bool rescaled = curve_.setPreview(after.get());
    if (scene().isEmpty() || !curve_.row()) return;
    if (rescaled) repaintAll();
    repaintOverlay();
    if (drag_.isActive()) {
        if (after && drag_.preview()) facts().setFacts(dropFacts(scene(), *drag_.preview(), after.get()));
        return;
    }
    updateHeader();
    if (!after) return emit statusChanged({});
    facts().setFacts(peakFacts(peakChanges(scene(), *after)));
    QList<Swatch> legend = arenaLegend(scene());
    legend.append({.text = tr("previous place"), .look = Swatch::Look::dashed});
    facts().setLegend(legend);
    const QString move = moveText(scene(), *after);
    if (!move.isEmpty()) emit statusChanged(move + QStringLiteral("    ") + tr("Esc: cancel"));
}

void ArenaChart::endDrag(bool drop) {
    if (!drag_.isActive()) return;
    const std::optional<DropPreview> preview = drag_.end();
    state().setWhatIf(nullptr);
    makeRoomForDrag();
    updateHeader();
    repaintOverlay();
    emit statusChanged({});
    if (!drop || !preview || preview->held.empty()) return;
    const DropPreview::Held& anchor = preview->held.front();
    if (preview->lane == anchor.box->lane && anchor.offset == anchor.box->offset) return;  // where it was
    if (const DropPreview::Clash* clash = preview->hardClash()) return emit dropRefused(refusedDrop(*clash));
    emit editRequested(dropEdits(scene(), *preview));
}

void ArenaChart::dragLimit(const QPointF& from, const QPointF& to) {
    limit_.move(from, to);
    if (!limit_.isActive()) return;
    emit statusChanged(tr("Limit %1 to %2").arg(limit_.lane().name, format::bytes(limit_.bytes())) +
                       QStringLiteral("    ") + tr("Esc: cancel"));
    repaintOverlay();
}

void ArenaChart::endLimit(bool take) {
    const auto held = limit_.end();
    emit statusChanged({});
    repaintOverlay();
    if (!take || !held) return;
    const ArenaLane& lane = scene().lanes[held->first];
    if (held->second != lane.capacity) emit limitRequested(lane.name, held->second);
}

void ArenaChart::leaveWith(const std::vector<const ArenaBox*>& held) {
    const QRectF from = lanes_.rectOf(*held.front());
    endGrab(false);
    state().setHovered(no_value);  // the drag owns the status bar until it ends
    dragOut(*this, scene(), held, from);
    state().setWhatIf(nullptr);
}

}  // namespace arenascope

#include "widgets/charts/arena/arena_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"
#include "widgets/ui/conflict_groups.h"

namespace arenascope {

ArenaChart::ArenaChart(ViewState& state, QWidget* parent) : StepChart(state, parent) {
    setObjectName(QStringLiteral("arenaChart"));
    setAccessibleName(tr("Arena"));
    connect(&plot(), &QCustomPlot::beforeReplot, this, [this] { wash_ = {}; });
    connect(&state, &ViewState::selectionChanged, this, [this] {
        if (wash_.isNull()) return;
        wash_ = {};
        repaintOverlay();
    });
    connect(&state, &ViewState::findingsChanged, this, &ArenaChart::rebuild);
    connect(&state, &ViewState::whatIfChanged, this, &ArenaChart::showWhatIf);
    start();
}

QString ArenaChart::emptyMessage() const {
    if (!state().outcome()) return tr("The memory plan appears here: open a program with Ctrl+O");
    if (isBeingRead()) return tr("Reading the plan…");
    return tr("Nothing is planned: no operator of this method runs in an arena");
}

void ArenaChart::forgetRows() {
    laneRows_.clear();
    damages_.clear();
    plottables_.clear();
    curve_ = regions_ = scratchRow_ = nullptr;
}

void ArenaChart::buildRows() {
    const std::size_t main = scene().mainLane();
    curve_ = plot().addRow(low_ ? 24 : tight_ ? 44 : 68, 0, 20, 0);
    fitCurve();
    plot().paintOn(QStringLiteral("wash"), nullptr, [this](QCPPainter& painter) {
        paintByteGrid(painter, plot(), *curve_, 2, scene().lanes[scene().mainLane()].capacity);
        paintStepGrid(painter, plot(), *curve_);
    });
    plot().paintOn(QStringLiteral("main"), curve_, [this, main](QCPPainter& painter) {
        paintLiveCurve(painter, plot(), *curve_, scene().lanes[main].live);
    });
    plot().paintOn(QStringLiteral("marks"), nullptr,
                   [this](QCPPainter& painter) { paintCurveMarks(painter, *curve_); });
    if (!scene().modules.empty()) {
        QCPAxisRect* band = plot().addRow(16, 0, 5, 0);
        plot().paintOn(QStringLiteral("wash"), band,
                       [this, band](QCPPainter& painter) { paintModules(painter, plot(), *band, scene()); });
    }
    if (!scene().regions.empty()) {
        regions_ = plot().addRow(regionsHeight(scene()), 0, 4, 0);
        plot().paintOn(QStringLiteral("wash"), regions_,
                       [this](QCPPainter& painter) { paintRegions(painter, plot(), *regions_, scene()); });
    }
    scratch_ = ScratchRow::of(state().run().get(), *state().outcome());
    damages_ = damageOf(state().findings(), scene(), *state().outcome());
    std::size_t fullest = 1;
    for (const ArenaLane& each : scene().lanes) fullest = std::max(fullest, each.boxes.size());
    for (std::size_t i = 0; i < scene().lanes.size(); ++i) {
        const double share = static_cast<double>(scene().lanes[i].boxes.size()) / static_cast<double>(fullest);
        addLane(i, scene().lanes[i].boxes.empty() ? 0.7 : 0.8 + 2.2 * share,
                i + 1 == scene().lanes.size() && (tight_ || scratch_.isEmpty()));
    }
    if (low_) return;  // the rectangles need the height
    if (!tight_ && !scratch_.isEmpty()) addScratch();
    QCPAxisRect* overview = plot().addRow(30, 0, 6, 8);
    setOverviewRow(overview);
    plot().paintOn(QStringLiteral("wash"), nullptr, [this, overview](QCPPainter& painter) {
        paintOverview(painter, plot(), *overview, scene().lanes[scene().mainLane()]);
    });
}

void ArenaChart::resizeEvent(QResizeEvent* event) {
    StepChart::resizeEvent(event);
    constexpr int lowest = 420, tight = 520;
    const bool was_low = std::exchange(low_, height() < lowest);
    const bool was_tight = std::exchange(tight_, height() < tight);
    if (was_low != low_ || was_tight != tight_) rebuild();
}

void ArenaChart::addScratch() {
    scratchRow_ = plot().addRow(ScratchRow::height, 0, 8, 22);
    scratch_.fit(*scratchRow_);
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this](QCPPainter& painter) { scratch_.paintAxis(painter, plot(), *scratchRow_); });
    plot().paintOn(QStringLiteral("main"), scratchRow_,
                   [this](QCPPainter& painter) { scratch_.paintSteps(painter, plot(), *scratchRow_); });
}

QString ArenaChart::textAt(const QPointF& pos) const {
    if (curve_ && QRectF(curve_->rect()).contains(pos))
        return liveText(scene(), scene().mainLane(), static_cast<int>(plot().stepAt(pos.x())));
    if (regions_ && QRectF(regions_->rect()).contains(pos)) return regionText(plot(), *regions_, scene(), pos);
    const bool inside = scratchRow_ && QRectF(scratchRow_->rect()).contains(pos);
    return inside ? scratch_.text(static_cast<int>(plot().stepAt(pos.x()))) : QString();
}

/// In the pool in which the frame begins.
QString ArenaChart::bytesBetween(const QPointF& a, const QPointF& b) const {
    if (laneRows_.empty()) return {};
    const QCPAxisRect& row = *laneRows_[laneAt(a.y())];
    const auto at = [&](double y) {
        return static_cast<qint64>(
            std::max(0.0, StepPlot::valueAt(row, std::clamp(y, row.top() + 0.0, row.bottom() + 0.0))));
    };
    return format::offsetRange(at(std::max(a.y(), b.y())), at(std::min(a.y(), b.y())));
}

void ArenaChart::addLane(std::size_t index, double stretch, bool is_last) {
    QCPAxisRect* row = plot().addRow(0, stretch, 10, is_last ? 22 : 4);
    laneRows_.push_back(row);
    showLaneView(index);
    plot().paintOn(QStringLiteral("wash"), nullptr, [this, row, index](QCPPainter& painter) {
        const ArenaLane& lane = scene().lanes[index];
        paintRegionWash(painter, plot(), *row, scene());
        if (lane.showsCapacity()) paintOverflow(painter, plot(), *row, *lane.capacity);
        paintClosed(painter, plot(), *row, lane);
        paintStepGrid(painter, plot(), *row);
        if (!lane.boxes.empty() || drag_)
            paintByteGrid(painter, plot(), *row, 6, lane.showsCapacity() ? lane.capacity : std::nullopt);
        const paint::ByteScale scale = paint::byteScale(row->axis(QCPAxis::atLeft)->range().upper, 6);
        paint::axisTitle(painter, QPointF(18, row->center().y()), lane.name, tr("offset, %1").arg(scale.unit),
                         row->height() + 10.0);
        if (!lane.boxes.empty() || drag_) return;
        painter.setFont(theme().label);
        painter.setPen(theme().tx3);
        painter.drawText(row->rect(), Qt::AlignCenter, tr("no tensors in %1: drop one here").arg(lane.name));
    });
    plottables_.push_back(new ArenaPlottable(row->axis(QCPAxis::atBottom), row->axis(QCPAxis::atLeft), scene(), index));
    plot().paintOn(QStringLiteral("marks"), nullptr,
                   [this, index](QCPPainter& painter) { paintLaneMarks(painter, index); });
}

void ArenaChart::updateHeader() {
    if (!state().outcome() || scene().isEmpty()) {
        facts().setFacts({});
        facts().setLegend({});
        return;
    }
    QList<Fact> list =
        arenaFacts(scene(), state().outcome()->plan(), problem_count(*state().outcome(), state().run().get()));
    if (!scratch_.isEmpty())
        list.append({tr("Scratch"), format::bytes(scratch_.largest()), tr("of the host"), Fact::Tone::plain});
    facts().setFacts(list);
    QList<Swatch> legend = arenaLegend(scene());
    if (!damages_.empty()) legend.append(damageSwatch());
    legend.append(regionSwatches(scene()));
    if (scratchRow_) legend.append(ScratchRow::swatch());
    facts().setLegend(legend);
}

void ArenaChart::paintLaneMarks(QPainter& painter, std::size_t index) const {
    if (scene().lanes[index].boxes.empty() && !scene().lanes[index].showsCapacity()) return;
    paintLimits(painter, plot(), *laneRows_[index], scene().lanes[index]);
}

QRectF ArenaChart::damageRect(const ArenaDamage& damage) const {
    constexpr double least = 4;  // a single byte is seen, too
    const QCPAxisRect& row = *laneRows_[damage.lane];
    const double left = plot().xPixel(damage.first), right = plot().xPixel(damage.last + 1);
    const double bottom = StepPlot::yPixel(row, static_cast<double>(damage.offset)),
                 top = StepPlot::yPixel(row, static_cast<double>(damage.end));
    return QRectF(left, std::min(top, bottom - least), std::max(least, right - left), std::max(least, bottom - top))
        .translated(plot().pos());
}

/// Over the outlines of what is selected: a few bytes of a large pool are no higher than they.
void ArenaChart::paintDamages(QPainter& painter) const {
    for (const ArenaDamage& damage : damages_) {
        const QRectF rect = damageRect(damage).translated(-plot().pos()).intersected(laneRect(damage.lane));
        if (!rect.isEmpty()) paintDamage(painter, rect);
    }
}

const ArenaDamage* ArenaChart::namedDamage() const {
    const ArenaDamage* first = nullptr;
    for (const ArenaDamage& damage : damages_) {
        if (damage.last + 1 <= plot().lower() || damage.first >= plot().upper()) continue;
        if (state().selection().contains(damage.victim)) return &damage;
        if (!first) first = &damage;
    }
    return first;
}

void ArenaChart::paintCurveMarks(QPainter& painter, const QCPAxisRect& row) const {
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    painter.setFont(theme().label);
    painter.setPen(theme().tx2);
    painter.drawText(QRectF(plot().left() + 4, row.top() - 17, 400, 15), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("live bytes, %1").arg(lane.name));
    if (lane.showsCapacity()) {
        const double y = std::round(StepPlot::yPixel(row, static_cast<double>(*lane.capacity))) + 0.5;
        painter.setPen(QPen(theme().bad, 1.2));
        painter.drawLine(QPointF(plot().left(), y), QPointF(plot().right(), y));
    }
    if (lane.peakStep < 0 || static_cast<std::size_t>(lane.peakStep) >= lane.live.size()) return;
    const double x = plot().xPixel(lane.peakStep + 0.5);
    if (x < plot().left() || x > plot().right()) return;
    const double y = StepPlot::yPixel(row, static_cast<double>(lane.live[static_cast<std::size_t>(lane.peakStep)]));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().chart, 1.5));
    painter.setBrush(lane.fits() ? theme().role(DataRole::intermediate).solid : theme().bad);
    painter.drawEllipse(QPointF(x, y), 3.5, 3.5);
}

QRectF ArenaChart::plotRect(const ArenaBox& box) const {
    if (box.lane >= plottables_.size()) return {};
    return plottables_[box.lane]->pixelRect(box);
}

std::pair<std::size_t, std::size_t> ArenaChart::frameWork() const {
    std::pair<std::size_t, std::size_t> out{0, 0};
    for (const ArenaPlottable* plottable : plottables_) {
        out.first += plottable->work().looked_at;
        out.second += plottable->work().painted;
    }
    return out;
}

QRectF ArenaChart::laneRect(std::size_t lane) const { return laneRows_[lane]->rect(); }

QRectF ArenaChart::boxRect(const ArenaBox& box) const {
    const QRectF rect = plotRect(box);
    if (rect.isEmpty() || !rect.intersects(laneRect(box.lane))) return {};
    return rect.intersected(laneRect(box.lane)).translated(plot().pos());
}

double ArenaChart::offsetPixel(std::size_t lane, qint64 offset) const {
    return StepPlot::yPixel(*laneRows_[lane], static_cast<double>(offset)) + plot().y();
}

std::size_t ArenaChart::laneAt(double y) const {
    std::size_t best = 0;
    double distance = 1e18;
    for (std::size_t i = 0; i < laneRows_.size(); ++i) {
        const QRectF rect = laneRect(i);
        const double away = y < rect.top() ? rect.top() - y : y > rect.bottom() ? y - rect.bottom() : 0;
        if (away < distance) distance = away, best = i;
    }
    return best;
}

const ArenaBox* ArenaChart::boxAt(const QPointF& pos) const {
    for (std::size_t i = 0; i < laneRows_.size(); ++i) {
        const QRectF rect = laneRect(i);
        if (!rect.contains(pos)) continue;
        const double offset = StepPlot::valueAt(*laneRows_[i], pos.y());
        if (const ArenaBox* exact = scene().boxAt(i, plot().stepAt(pos.x()), offset)) return exact;
        // Tensors of a few bytes are thinner than a pixel: take what is painted there.
        const double step = plot().stepAt(pos.x()), near = 2 / plot().pixelsPerStep();
        for (const std::size_t index : scene().lanes[i].boxes) {
            const ArenaBox& box = scene().boxes[index];
            if (box.first > step + near || box.last + 1 < step - near) continue;
            if (plotRect(box).height() < 4 && plotRect(box).adjusted(0, -2, 0, 2).contains(pos)) return &box;
        }
    }
    return nullptr;
}

void ArenaChart::paintSelection(QPainter& painter) {
    const Theme& t = theme();
    painter.setBrush(Qt::NoBrush);
    if (const ArenaBox* box = scene().boxOf(state().hovered()); box && !drag_) {
        painter.save();
        painter.setClipRect(laneRect(box->lane).adjusted(-2, -2, 2, 2));
        painter.setPen(QPen(t.ink, 1.5));
        painter.drawRoundedRect(plotRect(*box).adjusted(0.25, 0.25, -0.25, -0.25), 1.5, 1.5);
        painter.restore();
    }
    // This is painted anew at every move of the pointer: of thousands a wash is kept instead of their outlines.
    if (!wash_.isNull() && !drag_) return painter.drawImage(QPointF(0, 0), wash_);
    constexpr std::size_t most_outlined = 300;
    std::vector<std::pair<QRectF, std::size_t>> rects;
    for (const ValueId value : state().selection()) {
        const ArenaBox* box = scene().boxOf(value);
        if (!box || box->last + 1 <= plot().lower() || box->first >= plot().upper() || isHeld(value)) continue;
        const QRectF rect = plotRect(*box).adjusted(-0.5, -0.5, 0.5, 0.5);
        if (rect.intersects(laneRect(box->lane))) rects.emplace_back(rect, box->lane);
    }
    if (rects.size() > most_outlined) {
        std::vector<QRectF> seen;
        for (const auto& [rect, lane] : rects) seen.push_back(rect.intersected(laneRect(lane)));
        const QImage wash = paint::washOf(plot().size(), seen);
        if (!drag_) wash_ = wash;
        return painter.drawImage(QPointF(0, 0), wash);
    }
    for (const auto& [rect, lane] : rects) {
        painter.save();
        painter.setClipRect(laneRect(lane).adjusted(-4, -4, 4, 4));
        painter.setPen(QPen(t.chart, 5));
        painter.drawRoundedRect(rect, 2, 2);
        painter.setPen(QPen(t.ink, 2.5));
        painter.drawRoundedRect(rect, 1.5, 1.5);
        painter.restore();
    }
}

bool ArenaChart::isHeld(ValueId value) const {
    if (drag_) return drag_->holds(value);
    const std::shared_ptr<const WhatIf>& after = state().whatIf();
    return after && std::find(after->held.begin(), after->held.end(), value) != after->held.end();
}

/// A place that is told of in words: what, and where and when, beside a line to it.
void ArenaChart::paintNote(QPainter& painter, std::size_t lane, double step, qint64 top_byte, const QString& what,
                           const QString& where) const {
    const Theme& t = theme();
    const QRectF row = laneRect(lane);
    const double x = std::clamp(plot().xPixel(step), row.left() + 1, row.right() - 1);
    const double y = StepPlot::yPixel(*laneRows_[lane], static_cast<double>(top_byte));
    const double width =
        std::max(QFontMetricsF(t.labelMedium).horizontalAdvance(what), paint::mixedWidth(where, t.label)) + 16;
    // Above the place, so that its words leave it free.
    const double right = std::min(x + 20 + width, row.right() - 4), top = std::max(row.top() + 12, y - 36);
    painter.setPen(QPen(t.bad, 1.2));
    painter.drawLine(QPointF(x, std::max(row.top(), y) + 1), QPointF(x, top));
    painter.drawLine(QPointF(x, top), QPointF(right - width, top));
    paint::plateLabel(painter, right, top - 1, what, t.bad);
    paint::plateLabel(painter, right, top + 13, where, t.tx2);
}

/// Of two selected tensors that share bytes: how many, where and when.
void ArenaChart::paintConflictNote(QPainter& painter) const {
    for (const ArenaConflict& conflict : scene().conflicts) {
        if (!state().selection().contains(conflict.a) || !state().selection().contains(conflict.b)) continue;
        const ArenaBox *a = scene().boxOf(conflict.a), *b = scene().boxOf(conflict.b);
        const double step = (conflict.first + conflict.last + 1) / 2.0;
        if (step < plot().lower() || step > plot().upper()) continue;
        const QString what =
            tr("%1 and %2 share %3").arg(a->name(), b->name(), format::exactBytes(conflict.end - conflict.offset));
        const QString where =
            (conflict.first == conflict.last ? tr("%1 at step %2") : tr("%1 at steps %2"))
                .arg(format::offsetRange(conflict.offset, conflict.end), format::steps(conflict.first, conflict.last));
        return paintNote(painter, conflict.lane, step, std::max(a->top(), b->top()), what, where);  // one is enough
    }
}

bool ArenaChart::paintDamageNote(QPainter& painter) const {
    const ArenaDamage* damage = namedDamage();
    if (!damage) return false;
    paintNote(painter, damage->lane, (damage->first + damage->last + 1) / 2.0, damage->end, damage->text(),
              damage->place());
    return true;
}

void ArenaChart::paintOverlay(QPainter& painter) {
    if (laneRows_.empty()) return;
    paintCurveAfter(painter);
    if (!drag_ && state().whatIf()) {
        for (const ValueId value : state().whatIf()->held) {
            if (const ArenaBox* box = scene().boxOf(value)) paintHeld(painter, *box);
        }
    }
    paintSelection(painter);
    paintDamages(painter);
    if (!drag_ && !paintDamageNote(painter)) paintConflictNote(painter);
    paintCursor(painter, scratchRow_ ? *scratchRow_ : *laneRows_.back());
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    const std::vector<qint64>& live = liveAfter_.empty() ? lane.live : liveAfter_;
    const auto step = static_cast<std::size_t>(std::max(0, state().step()));
    const double x = plot().xPixel(state().step() + 0.5);
    if (step < live.size() && x >= plot().left() && x <= plot().right()) {
        // Beside the row's name, also where the cursor is under it.
        const double name = 14 + QFontMetricsF(theme().label).horizontalAdvance(tr("live bytes, %1").arg(lane.name));
        const QRectF room(plot().left() + name, plot().viewport().top(), plot().right() - plot().left() - name, 40);
        paint::pill(painter, QPointF(x, curve_->top() - 10), format::bytes(live[step]), room);
    }
    if (drag_ && drag_->preview) paintDrag(painter);
}

}  // namespace arenascope

#include "widgets/charts/timeline/timeline_chart.h"

#include <algorithm>

#include "engine/study/conflict_groups.h"
#include "widgets/charts/arena/arena_facts.h"
#include "widgets/charts/limit_lines.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr int low_row = 26;  ///< for scratch and traffic, with little height

/// The curve and the lifetimes need the rest.
void keepHeight(QCPAxisRect& row, int height) {
    row.setMaximumSize(QWIDGETSIZE_MAX, height);
    row.setMinimumSize(10, height);
}

}  // namespace

TimelineChart::TimelineChart(ViewState& state, QWidget* parent) : StepChart(state, parent) {
    setObjectName(QStringLiteral("timelineChart"));
    setAccessibleName(tr("Timeline"));
    connect(&plot(), &QCustomPlot::beforeReplot, this, [this] { wash_ = {}; });
    connect(&state, &ViewState::selectionChanged, this, [this] {
        if (!wash_.isNull()) wash_ = {}, repaintOverlay();
    });
    connect(&state, &ViewState::footprintChanged, this, &TimelineChart::updateHeader);
    start();
}

QString TimelineChart::emptyMessage() const {
    if (!state().outcome()) return noPlanText();
    if (isBeingRead()) return tr("Reading the plan…");
    return tr("Nothing is planned: no operator of this method uses an arena");
}

void TimelineChart::forgetRows() {
    curveRows_.clear();
    mainCurve_ = regions_ = gantt_ = last_ = insideRow_ = scratchRow_ = movedRow_ = nullptr;
    times_.clear();
    device_.clear();
}

void TimelineChart::buildRows() {
    orderBars();
    times_.read();
    device_.read();
    inside_ = insideOf(state().run().get(), *state().outcome());
    scratch_ = ScratchRow::of(state().run().get(), *state().outcome());
    moved_ = ScratchRow::moved(state().run().get(), *state().outcome());
    plot().paintOn(QStringLiteral("wash"), nullptr, [this](QCPPainter& painter) {
        paintPeakBand(painter);
        if (last_ && !curveRows_.empty()) times_.paintFailure(painter, curveRows_.front()->top(), last_->bottom());
    });
    for (std::size_t lane = 0; lane < scene().lanes.size(); ++lane) {
        if (!scene().lanes[lane].boxes.empty()) addCurve(lane);
    }
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
    if (!inside_.empty()) {
        insideRow_ = plot().addRow(18, 0, 4, 0);
        plot().paintOn(QStringLiteral("wash"), insideRow_, [this](QCPPainter& painter) { paintInside(painter); });
    }
    gantt_ = last_ = plot().addRow(0, 3, 8, !hasTimes() && (scratch_.isEmpty() || isTight()) ? 22 : 6);
    if (isTight()) gantt_->setMinimumSize(10, 24);
    plot().paintOn(QStringLiteral("wash"), nullptr, [this](QCPPainter& painter) {
        paintRegionWash(painter, plot(), *gantt_, scene());
        paintStepGrid(painter, plot(), *gantt_);
        static_cast<void>(shownBars());
        paint::axisTitle(painter, QPointF(18, gantt_->center().y()), tr("Lifetimes"),
                         groups_.empty() ? tr("in order of execution") : tr("by module"), gantt_->height());
        paintGroups(painter);
    });
    plot().paintOn(QStringLiteral("main"), gantt_, [this](QCPPainter& painter) { paintBars(painter); });
    tight_ = isTight();
    stage_ = stage();
    if (!tight_ && !scratch_.isEmpty()) addScratch();
    if (!tight_ && !moved_.isEmpty()) addMoved();
    if (!times_.isEmpty()) addTimes(times_, device_.isEmpty());
    if (!device_.isEmpty()) addTimes(device_, true);
    if (!tight_ || !hasTimes()) addOverview();
    scroll_ = std::clamp(scroll_, 0.0, scrollEnd());
}

void TimelineChart::addOverview() {
    QCPAxisRect* overview = plot().addRow(30, 0, 6, 8);
    if (isLow()) keepHeight(*overview, 30);
    setOverviewRow(overview);
    plot().paintOn(QStringLiteral("wash"), nullptr, [this, overview](QCPPainter& painter) {
        paintOverview(painter, plot(), *overview, scene().lanes[scene().mainLane()]);
    });
}

void TimelineChart::resizeEvent(QResizeEvent* event) {
    StepChart::resizeEvent(event);
    if (gantt_ && stage_ != stage()) rebuild();
}

int TimelineChart::curveHeight() const { return mainCurve_ ? mainCurve_->height() : 0; }

void TimelineChart::addCurve(std::size_t index) {
    constexpr int least = 90, least_other = 36, below = 2;  // lifetimes scroll if there is no room for both
    const bool is_main = index == scene().mainLane();
    const int above = curveRows_.empty() ? 20 : 8;
    QCPAxisRect* row = plot().addRow(0, is_main ? 2 : 0.9, above, below);
    if (!isLeast()) row->setMinimumSize(10, is_main ? least : least_other);  // of the row without its surroundings
    if (is_main) mainCurve_ = row;
    curveRows_.push_back(row);
    row->axis(QCPAxis::atLeft)->setRange(0, scene().lanes[index].top());
    plot().paintOn(QStringLiteral("wash"), nullptr, [this, row, index](QCPPainter& painter) {
        const ArenaLane& lane = scene().lanes[index];
        if (lane.showsCapacity()) paintOverflow(painter, plot(), *row, *lane.capacity);
        paintStepGrid(painter, plot(), *row);
        paintByteGrid(painter, plot(), *row, 4, lane.showsCapacity() ? lane.capacity : std::nullopt);
        const paint::ByteScale scale = paint::byteScale(lane.top(), 4);
        paint::axisTitle(painter, QPointF(18, row->center().y()), lane.name, tr("live, %1").arg(scale.unit),
                         row->height() + 8.0);
    });
    plot().paintOn(QStringLiteral("main"), row, [this, row, index](QCPPainter& painter) {
        paintLiveCurve(painter, plot(), *row, scene().lanes[index].live);
    });
    plot().paintOn(QStringLiteral("marks"), nullptr, [this, row, index](QCPPainter& painter) {
        paintLimits(painter, plot(), *row, scene().lanes[index], nullptr);
    });
}

void TimelineChart::addScratch() {
    scratchRow_ = last_ = plot().addRow(isLow() ? low_row : 36, 0, 8, hasTimes() ? 6 : 22);
    if (isLow()) keepHeight(*scratchRow_, low_row);
    scratch_.fit(*scratchRow_);
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this](QCPPainter& painter) { scratch_.paintAxis(painter, plot(), *scratchRow_); });
    plot().paintOn(QStringLiteral("main"), scratchRow_,
                   [this](QCPPainter& painter) { scratch_.paintSteps(painter, plot(), *scratchRow_); });
}

void TimelineChart::addMoved() {
    movedRow_ = last_ = plot().addRow(isLow() ? low_row : 36, 0, 8, hasTimes() ? 6 : 22);
    if (isLow()) keepHeight(*movedRow_, low_row);
    moved_.fit(*movedRow_);
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this](QCPPainter& painter) { moved_.paintAxis(painter, plot(), *movedRow_); });
    plot().paintOn(QStringLiteral("main"), movedRow_,
                   [this](QCPPainter& painter) { moved_.paintSteps(painter, plot(), *movedRow_); });
}

void TimelineChart::addTimes(TimesRow& times, bool is_last) {
    constexpr int least_times = 44;
    const bool is_both = !times_.isEmpty() && !device_.isEmpty();
    const bool is_least = isTight() || (isLow() && (!scratch_.isEmpty() || is_both));
    last_ = plot().addRow(is_least ? least_times : 64, 0, 10, is_last ? 22 : 6);
    if (is_least) keepHeight(*last_, least_times);
    times.place(*last_);
}

QRectF TimelineChart::insideRect(const InsideCell& cell) const {
    const double left = plot().xPixel(cell.step.number() + cell.begin),
                 right = plot().xPixel(cell.step.number() + cell.end);
    const double least = cell.error.isEmpty() ? 1.0 : 6.0;  // a failure is visible even if it came early
    return {left, insideRow_->top() + 0.5, std::max(least, right - left - 1), insideRow_->height() - 1.0};
}

/// Each call's own operators, with widths by time; the slowest of a call is solid.
void TimelineChart::paintInside(QPainter& painter) const {
    const Theme& t = theme();
    const RoleColors& colors = t.role(DataRole::delegate);
    painter.setFont(t.label);
    const QFontMetricsF metrics(t.label);
    for (const InsideCell& cell : inside_) {
        const QRectF rect = insideRect(cell).intersected(
            QRectF(plot().left(), insideRow_->top(), plot().right() - plot().left(), insideRow_->height()));
        if (rect.isEmpty()) continue;
        const QColor fill = !cell.error.isEmpty() ? t.bad : cell.slowest ? colors.solid : colors.fill;
        painter.fillRect(rect, fill);
        const QString name = paint::fitted(cell.name, metrics, rect.width() - 6);
        painter.setPen(textOn(fill));
        if (!name.isEmpty()) plot().drawName(painter, rect, Qt::AlignCenter, name);
    }
}

QString TimelineChart::textAt(const QPointF& pos) const {
    std::size_t curve = 0;
    for (std::size_t lane = 0; lane < scene().lanes.size(); ++lane) {
        if (scene().lanes[lane].boxes.empty()) continue;
        if (curve < curveRows_.size() && QRectF(curveRows_[curve]->rect()).contains(pos))
            return liveText(scene(), lane, plot().stepUnder(pos.x()));
        ++curve;
    }
    if (regions_ && QRectF(regions_->rect()).contains(pos)) return regionText(plot(), *regions_, scene(), pos);
    if (scratchRow_ && QRectF(scratchRow_->rect()).contains(pos)) return scratch_.text(plot().stepUnder(pos.x()));
    if (movedRow_ && QRectF(movedRow_->rect()).contains(pos)) return moved_.text(plot().stepUnder(pos.x()));
    const bool has_failed = times_.failedAt(pos);
    if (!has_failed && times_.contains(pos)) return times_.text(pos);
    if (device_.contains(pos)) return device_.text(pos);
    const bool is_inside = insideRow_ && QRectF(insideRow_->rect()).contains(pos);
    for (const InsideCell& cell : inside_) {
        if (is_inside && insideRect(cell).contains(pos)) return cell.text();
    }
    return has_failed ? times_.failure() : QString();
}

void TimelineChart::paintPeakBand(QPainter& painter) const {
    const Step step = scene().lanes[scene().mainLane()].peakStep;
    if (!step.valid() || !last_) return;
    const double left = std::max(plot().left(), plot().xPixel(step)),
                 right = std::min(plot().right(), plot().xPixel(step + 1));
    if (right <= left) return;
    painter.fillRect(QRectF(left, curveRows_.front()->top(), std::max(1.0, right - left),
                            last_->bottom() - curveRows_.front()->top()),
                     mixed(theme().ink, theme().chart, 0.07));
}

void TimelineChart::updateHeader() {
    if (!state().outcome() || scene().isEmpty()) {
        facts().setFacts({});
        facts().setLegend({});
        return;
    }
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    const auto device = shownDevice(state());
    QList<Fact> list = arenaFacts(scene(), state().outcome()->plan(),
                                  problem_count(*state().outcome(), state().run().get()), device ? &*device : nullptr)
                           .mid(0, lane.capacity ? 2 : 1);
    int at_peak = 0;
    for (const BoxIndex index : lane.boxes) at_peak += scene().boxes[index].peak ? 1 : 0;
    list.append({tr("At the peak"), tr("%n tensor(s)", nullptr, at_peak),
                 tr("step %1").arg(format::number(lane.peakStep.number())), Fact::Tone::plain});
    list.append(times_.facts());
    list.append(device_.facts());
    if (const RunResult* run = state().run().get(); run && !run->touched.empty()) {
        const PoolResult* main = nullptr;
        for (const PoolResult& pool : state().outcome()->plan().pools) {
            if (pool.mem_id == lane.memId) main = &pool;
        }
        if (main && static_cast<std::size_t>(main->mem_id) < run->touched.size())
            list.append({tr("Touched"), format::bytes(run->touched[static_cast<std::size_t>(main->mem_id)]),
                         tr("of %1").arg(format::bytes(main->bytes)), Fact::Tone::plain});
    }
    if (!scratch_.isEmpty())
        list.append({tr("Scratch"), format::bytes(scratch_.largest()), tr("of host memory"), Fact::Tone::plain});
    facts().setFacts(list);
    QList<Swatch> legend = arenaLegend(scene());
    const auto plain = [](const QString& text, const QColor& color) {
        return Swatch{.text = text, .colors = {color, color, color}};
    };
    if (!times_.isEmpty()) legend.append(plain(tr("run time"), theme().thumb));
    else if (!device_.isEmpty()) legend.append(plain(tr("device time"), theme().thumb));
    if (hasTimes()) legend.append(plain(tr("slowest two"), theme().ink));
    legend.append(regionSwatches(scene()));
    if (scratchRow_) legend.append(ScratchRow::swatch());
    const int hidden = tight_ ? (scratch_.isEmpty() ? 0 : 1) + (moved_.isEmpty() ? 0 : 1) : 0;
    if (hidden > 0) legend.append({.text = tr("%n row(s) hidden", nullptr, hidden), .look = Swatch::Look::dashed});
    facts().setLegend(legend);
}

void TimelineChart::paintOverlay(QPainter& painter) {
    if (!last_) return;
    const Theme& t = theme();
    painter.save();
    painter.setClipRect(QRectF(gantt_->rect()).adjusted(-3, -3, 3, 3));
    painter.setBrush(Qt::NoBrush);
    const auto outline = [&](const QRectF& bar, double halo, double width) {
        const QRectF rect = bar.adjusted(-0.5, -0.5, 0.5, 0.5);
        if (rect.width() < 2 || !rect.intersects(gantt_->rect())) return;
        if (halo > 0) painter.setPen(QPen(t.chart, halo)), painter.drawRoundedRect(rect, 2, 2);
        painter.setPen(QPen(t.ink, width));
        painter.drawRoundedRect(rect, 1.5, 1.5);
    };
    if (const ArenaBox* box = scene().boxOf(state().hovered())) outline(rectOf(*box), 0, 1.5);
    // As in the arena: for thousands, one cached overlay replaces their outlines.
    constexpr std::size_t most_outlined = 300;
    std::vector<QRectF> rects;
    for (const ValueId value : state().selection()) {
        const ArenaBox* box = wash_.isNull() ? scene().boxOf(value) : nullptr;
        const QRectF rect = box ? rectOf(*box).intersected(QRectF(gantt_->rect())) : QRectF();
        if (!rect.isEmpty()) rects.push_back(rect);
    }
    if (rects.size() > most_outlined) wash_ = paint::washOf(plot().size(), rects);
    else std::for_each(rects.begin(), rects.end(), [&](const QRectF& rect) { outline(rect, 4, 2); });
    if (!wash_.isNull()) painter.drawImage(QPointF(0, 0), wash_);
    painter.restore();
    paintCursor(painter, *last_);
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    const Step step = std::max(Step(0), state().step());
    const double x = plot().xPixel(state().step().number() + 0.5);
    if (!lane.live.has(step) || x < plot().left() || x > plot().right()) return;
    const QRectF room(plot().left(), plot().viewport().top(), plot().right() - plot().left(), 40);
    paint::pill(painter, QPointF(x, curveRows_.front()->top() - 10), format::bytes(lane.live[step]), room);
}

}  // namespace arenascope

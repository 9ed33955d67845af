#include "widgets/charts/timeline/timeline_chart.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "engine/ir/steps.h"
#include "widgets/charts/arena/arena_facts.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"
#include "widgets/ui/conflict_groups.h"
#include "widgets/ui/engine_words.h"
#include "widgets/ui/run_findings.h"

namespace arenascope {
namespace {

constexpr int low_row = 26;  ///< of what was borrowed and moved, where there is little height

/// Not a pixel more: the curve and the lifetimes need what is left.
void keepHeight(QCPAxisRect& row, int height) {
    row.setMaximumSize(QWIDGETSIZE_MAX, height);
    row.setMinimumSize(10, height);
}

/// Milliseconds per step; empty where the run belongs to another program.
std::vector<double> timesOf(const RunResult* run, const Outcome& outcome) {
    if (!run || !outcome.method || outcome.steps <= 0) return {};
    const std::vector<int> step_of = steps_of_instructions(*outcome.method);
    std::vector<double> out(static_cast<std::size_t>(outcome.steps), 0);
    for (const OpTime& time : run->times) {
        if (time.instruction < 0 || static_cast<std::size_t>(time.instruction) >= step_of.size()) continue;
        const int step = step_of[static_cast<std::size_t>(time.instruction)];
        if (step >= 0 && step < outcome.steps) out[static_cast<std::size_t>(step)] += time.milliseconds;
    }
    return out;
}

/// −1 where the run did not fail, or belongs to another program.
int failedStepOf(const RunResult* run, const Outcome& outcome) {
    if (!run || !run->failure || !outcome.method) return -1;
    const std::vector<int> steps = steps_of_instructions(*outcome.method);
    const auto at = static_cast<std::size_t>(run->failure->instruction);
    return run->failure->instruction < 0 || at >= steps.size() || steps[at] >= outcome.steps ? -1 : steps[at];
}

}  // namespace

TimelineChart::TimelineChart(ViewState& state, QWidget* parent) : StepChart(state, parent) {
    setObjectName(QStringLiteral("timelineChart"));
    setAccessibleName(tr("Timeline"));
    connect(&plot(), &QCustomPlot::beforeReplot, this, [this] { wash_ = {}; });
    connect(&state, &ViewState::selectionChanged, this, [this] {
        if (!wash_.isNull()) wash_ = {}, repaintOverlay();
    });
    start();
}

QString TimelineChart::emptyMessage() const {
    if (!state().outcome()) return tr("Live bytes and lifetimes over time appear here: open a program with Ctrl+O");
    if (isBeingRead()) return tr("Reading the plan…");
    return tr("Nothing is planned: no operator of this method runs in an arena");
}

void TimelineChart::forgetRows() {
    curveRows_.clear();
    mainCurve_ = regions_ = gantt_ = last_ = insideRow_ = scratchRow_ = movedRow_ = timesRow_ = nullptr;
}

void TimelineChart::buildRows() {
    orderBars();
    times_ = timesOf(state().run().get(), *state().outcome());
    inside_ = insideOf(state().run().get(), *state().outcome());
    failedStep_ = failedStepOf(state().run().get(), *state().outcome());
    failure_.clear();
    if (failedStep_ >= 0) {
        const Error& error = state().run()->failure->error;
        failure_ = tr("the run failed: %1").arg(words::error(error)) + u'\n' + QString::fromStdString(error.place);
    }
    scratch_ = ScratchRow::of(state().run().get(), *state().outcome());
    moved_ = ScratchRow::moved(state().run().get(), *state().outcome());
    plot().paintOn(QStringLiteral("wash"), nullptr, [this](QCPPainter& painter) {
        paintPeakBand(painter);
        paintFailure(painter);
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
    gantt_ = last_ = plot().addRow(0, 3, 8, times_.empty() && (scratch_.isEmpty() || isTight()) ? 22 : 6);
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
    if (!times_.empty()) addTimes();
    if (!tight_ || times_.empty()) addOverview();
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
    constexpr int least = 90, least_other = 36, below = 2;  // lifetimes scroll where both have no room
    const bool is_main = index == scene().mainLane();
    const int above = curveRows_.empty() ? 20 : 8;
    QCPAxisRect* row = plot().addRow(0, is_main ? 2 : 0.9, above, below);
    if (!isLeast()) row->setMinimumSize(10, is_main ? least : least_other);  // of the row without what is around it
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
        paintLimits(painter, plot(), *row, scene().lanes[index]);
    });
}

void TimelineChart::addScratch() {
    scratchRow_ = last_ = plot().addRow(isLow() ? low_row : 36, 0, 8, times_.empty() ? 22 : 6);
    if (isLow()) keepHeight(*scratchRow_, low_row);
    scratch_.fit(*scratchRow_);
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this](QCPPainter& painter) { scratch_.paintAxis(painter, plot(), *scratchRow_); });
    plot().paintOn(QStringLiteral("main"), scratchRow_,
                   [this](QCPPainter& painter) { scratch_.paintSteps(painter, plot(), *scratchRow_); });
}

void TimelineChart::addMoved() {
    movedRow_ = last_ = plot().addRow(isLow() ? low_row : 36, 0, 8, times_.empty() ? 22 : 6);
    if (isLow()) keepHeight(*movedRow_, low_row);
    moved_.fit(*movedRow_);
    plot().paintOn(QStringLiteral("wash"), nullptr,
                   [this](QCPPainter& painter) { moved_.paintAxis(painter, plot(), *movedRow_); });
    plot().paintOn(QStringLiteral("main"), movedRow_,
                   [this](QCPPainter& painter) { moved_.paintSteps(painter, plot(), *movedRow_); });
}

void TimelineChart::addTimes() {
    constexpr int least_times = 44;
    QCPAxisRect* row = last_ = timesRow_ =
        plot().addRow(isTight() || (isLow() && !scratch_.isEmpty()) ? 44 : 64, 0, 10, 22);
    if (isTight() || (isLow() && !scratch_.isEmpty())) keepHeight(*row, least_times);
    const double most = *std::max_element(times_.begin(), times_.end());
    row->axis(QCPAxis::atLeft)->setRange(0, std::max(1e-6, most * 1.3));
    plot().paintOn(QStringLiteral("wash"), nullptr, [this, row](QCPPainter& painter) {
        paintStepGrid(painter, plot(), *row);
        paint::axisTitle(painter, QPointF(18, row->center().y()), tr("Run time"), tr("ms"), row->height() + 12.0);
        painter.setPen(QPen(theme().axis, 1));
        painter.drawLine(QPointF(plot().left(), row->bottom() + 0.5), QPointF(plot().right(), row->bottom() + 0.5));
        const double top = row->axis(QCPAxis::atLeft)->range().upper;
        // 1, 2 or 5 of a power of ten: two or three lines.
        double tick = std::pow(10.0, std::floor(std::log10(top)));
        tick *= top / tick > 5 ? 2 : top / tick > 2.5 ? 1 : 0.5;
        painter.setFont(theme().tick);
        for (double value = 0; value <= top; value += tick) {
            const double y = StepPlot::yPixel(*row, value);
            painter.setPen(theme().tx2);
            painter.drawText(QRectF(0, y - 8, plot().left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter,
                             QLocale().toString(value, 'g', 3));
            if (value == 0) continue;
            painter.setPen(QPen(theme().grid, 1));
            painter.drawLine(QPointF(plot().left(), std::floor(y) + 0.5), QPointF(plot().right(), std::floor(y) + 0.5));
        }
    });
    plot().paintOn(QStringLiteral("marks"), row, [this, row](QCPPainter& painter) {
        paintTimes(painter, *row);
        paintFailureWords(painter);
    });
}

void TimelineChart::paintTimes(QPainter& painter, const QCPAxisRect& row) const {
    const Theme& t = theme();
    std::vector<std::size_t> order(times_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto slowest = std::min<std::ptrdiff_t>(2, static_cast<std::ptrdiff_t>(order.size()));
    std::partial_sort(order.begin(), order.begin() + slowest, order.end(),
                      [this](std::size_t a, std::size_t b) { return times_[a] > times_[b]; });
    const double width = std::clamp(plot().pixelsPerStep() * 0.5, 1.0, 10.0);
    double drawn = -1, highest = 0;
    std::vector<std::pair<QPointF, std::size_t>> named;  // top of the bar, step
    const auto count = static_cast<double>(times_.size());
    const auto first = static_cast<std::size_t>(std::clamp(std::floor(plot().lower()), 0.0, count));
    const auto end = static_cast<std::size_t>(std::clamp(std::ceil(plot().upper()), 0.0, count));
    for (std::size_t step = first; step < end; ++step) {
        const double x = plot().xPixel(static_cast<double>(step) + 0.5);
        if (x < plot().left() || x > plot().right() || times_[step] <= 0) continue;
        // Of many steps on one pixel only what stands out is painted.
        if (std::exchange(drawn, std::round(x)) == std::round(x) && times_[step] <= highest) continue;
        highest = times_[step];
        const bool slow = std::find(order.begin(), order.begin() + slowest, step) != order.begin() + slowest;
        const double y = StepPlot::yPixel(row, times_[step]);
        painter.fillRect(QRectF(std::round(x - width / 2), y, width, row.bottom() + 1 - y),
                         static_cast<int>(step) == failedStep_ ? t.bad
                             : slow                            ? t.ink
                                                               : t.thumb);
        if (slow) named.emplace_back(QPointF(x, y), step);
    }
    nameTimes(painter, row, named);
}

/// Beside the bar's top, on the side and at the height where no bar and no other name is, and above the base line.
void TimelineChart::nameTimes(QPainter& painter, const QCPAxisRect& row,
                              const std::vector<std::pair<QPointF, std::size_t>>& named) const {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.label);
    constexpr double line = 14, widest = 168, gap = 8;
    std::vector<QRectF> taken;
    for (const auto& [top, step] : named) taken.emplace_back(top.x() - 6, top.y(), 12, row.bottom() - top.y());
    painter.setFont(t.label);
    painter.setPen(t.tx);
    for (const auto& [top, step] : named) {
        const QString took = u' ' + format::milliseconds(times_[step]) + QStringLiteral(" ms");
        const QString text = paint::fitted(nameOf(step), metrics, widest - metrics.horizontalAdvance(took)) + took;
        const double width = metrics.horizontalAdvance(text) + 2;
        const double highest = row.top() - 8.0, lowest = row.bottom() - line - 1;
        for (const double y : {top.y() - 4, top.y() + 9, top.y() - 17, top.y() - 30}) {
            const double at = std::clamp(y, highest, std::max(highest, lowest));
            const QRectF right(top.x() + gap, at, width, line), left(top.x() - gap - width, at, width, line);
            const auto free = [&](const QRectF& rect) {
                return rect.left() >= plot().left() && rect.right() <= plot().right() &&
                    std::none_of(taken.begin(), taken.end(), [&](const QRectF& each) { return each.intersects(rect); });
            };
            const QRectF rect = free(right) ? right : free(left) ? left : QRectF();
            if (rect.isEmpty()) continue;
            taken.push_back(rect);
            painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, text);
            break;
        }
    }
}

QRectF TimelineChart::insideRect(const InsideCell& cell) const {
    const double left = plot().xPixel(cell.step + cell.begin), right = plot().xPixel(cell.step + cell.end);
    const double least = cell.error.isEmpty() ? 1.0 : 6.0;  // a failure is seen however early it came
    return {left, insideRow_->top() + 0.5, std::max(least, right - left - 1), insideRow_->height() - 1.0};
}

/// Each call's own operators, as long as they took; the slowest of a call is solid.
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
        if (!name.isEmpty()) painter.drawText(rect, Qt::AlignCenter, name);
    }
}

QString TimelineChart::textAt(const QPointF& pos) const {
    std::size_t curve = 0;
    for (std::size_t lane = 0; lane < scene().lanes.size(); ++lane) {
        if (scene().lanes[lane].boxes.empty()) continue;
        if (curve < curveRows_.size() && QRectF(curveRows_[curve]->rect()).contains(pos))
            return liveText(scene(), lane, static_cast<int>(plot().stepAt(pos.x())));
        ++curve;
    }
    if (regions_ && QRectF(regions_->rect()).contains(pos)) return regionText(plot(), *regions_, scene(), pos);
    if (scratchRow_ && QRectF(scratchRow_->rect()).contains(pos))
        return scratch_.text(static_cast<int>(plot().stepAt(pos.x())));
    if (movedRow_ && QRectF(movedRow_->rect()).contains(pos))
        return moved_.text(static_cast<int>(plot().stepAt(pos.x())));
    const bool has_failed = failedStep_ >= 0 && static_cast<int>(std::floor(plot().stepAt(pos.x()))) == failedStep_;
    if (!has_failed && !times_.empty() && timesRow_ && QRectF(timesRow_->rect()).contains(pos)) {
        const auto step = static_cast<std::size_t>(std::max(0.0, plot().stepAt(pos.x())));
        if (step >= times_.size()) return {};
        if (failedStep_ >= 0 && static_cast<int>(step) > failedStep_ && times_[step] <= 0)
            return tr("%1 did not run: the run failed at step %2").arg(nameOf(step)).arg(failedStep_);
        return tr("%1 took %2 ms at step %3")
            .arg(nameOf(step), QLocale().toString(times_[step], 'f', 3), format::number(static_cast<qint64>(step)));
    }
    const bool is_inside = insideRow_ && QRectF(insideRow_->rect()).contains(pos);
    for (const InsideCell& cell : inside_) {
        if (is_inside && insideRect(cell).contains(pos)) return cell.text();
    }
    return has_failed ? failure_ : QString();
}

void TimelineChart::paintPeakBand(QPainter& painter) const {
    const int step = scene().lanes[scene().mainLane()].peakStep;
    if (step < 0 || !last_) return;
    const double left = std::max(plot().left(), plot().xPixel(step)),
                 right = std::min(plot().right(), plot().xPixel(step + 1));
    if (right <= left) return;
    painter.fillRect(QRectF(left, curveRows_.front()->top(), std::max(1.0, right - left),
                            last_->bottom() - curveRows_.front()->top()),
                     mixed(theme().ink, theme().chart, 0.07));
}

/// The step at which the run failed, over all rows, and from there on nothing has run.
void TimelineChart::paintFailure(QPainter& painter) const {
    if (failedStep_ < 0 || !last_ || curveRows_.empty()) return;
    const auto part = [&](double from, double to, const QColor& color) {
        const double left = std::max(plot().left(), plot().xPixel(from)),
                     right = std::min(plot().right(), plot().xPixel(to));
        const double top = curveRows_.front()->top();
        if (right > left)
            painter.fillRect(QRectF(left, top, std::max(1.0, right - left), last_->bottom() - top), color);
    };
    part(failedStep_, failedStep_ + 1, mixed(theme().bad, theme().chart, 0.18));
}

/// Beside the last bar there is.
void TimelineChart::paintFailureWords(QPainter& painter) const {
    if (failedStep_ < 0 || !timesRow_) return;
    const QString text = tr("failed: nothing ran from here on");
    const double width = QFontMetricsF(theme().label).horizontalAdvance(text) + 8;
    const double x = std::min(plot().xPixel(failedStep_ + 1) + 4, plot().right() - width);
    const QRectF rect(x, timesRow_->top(), width, 15);
    painter.fillRect(rect, theme().chart);
    painter.setFont(theme().label);
    painter.setPen(theme().bad);
    painter.drawText(rect, Qt::AlignCenter, text);
}

/// As the tables name what the step computes.
QString TimelineChart::nameOf(std::size_t step) const {
    const QString node = scene().stepName(step);
    const std::shared_ptr<const Method>& method = state().outcome()->method;
    const auto steps = method ? steps_of_instructions(*method) : std::vector<std::int32_t>{};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] == static_cast<std::int32_t>(step))
            return calledName(state(), static_cast<std::int32_t>(i), paint::nodeName(node));
    }
    return paint::nodeName(node);
}

void TimelineChart::updateHeader() {
    if (!state().outcome() || scene().isEmpty()) {
        facts().setFacts({});
        facts().setLegend({});
        return;
    }
    const ArenaLane& lane = scene().lanes[scene().mainLane()];
    QList<Fact> list =
        arenaFacts(scene(), state().outcome()->plan(), problem_count(*state().outcome(), state().run().get()))
            .mid(0, lane.capacity ? 2 : 1);
    int at_peak = 0;
    for (const std::size_t index : lane.boxes) at_peak += scene().boxes[index].peak ? 1 : 0;
    list.append({tr("At the peak"), tr("%n tensor(s)", nullptr, at_peak),
                 tr("step %1").arg(format::number(lane.peakStep)), Fact::Tone::plain});
    if (failedStep_ >= 0)
        list.append({tr("The run failed"), tr("step %1").arg(format::number(failedStep_)), QString(), Fact::Tone::bad});
    if (!times_.empty()) {
        const double total = std::accumulate(times_.begin(), times_.end(), 0.0);
        const auto slow = std::max_element(times_.begin(), times_.end());
        const auto step = static_cast<std::size_t>(slow - times_.begin());
        list.append({tr("Run time"), format::milliseconds(state().run()->milliseconds), QStringLiteral("ms"),
                     Fact::Tone::plain});
        if (total > 0 && !scene().stepName(step).isEmpty())
            list.append({tr("Slowest op"), nameOf(step), format::percent(*slow / total), Fact::Tone::plain});
    }
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
        list.append({tr("Scratch"), format::bytes(scratch_.largest()), tr("of the host"), Fact::Tone::plain});
    facts().setFacts(list);
    QList<Swatch> legend = arenaLegend(scene());
    const auto plain = [](const QString& text, const QColor& color) {
        return Swatch{.text = text, .colors = {color, color, color}};
    };
    if (!times_.empty()) legend.append({plain(tr("run time"), theme().thumb), plain(tr("slowest two"), theme().ink)});
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
    // As in the arena: of thousands a wash is kept instead of their outlines.
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
    const auto step = static_cast<std::size_t>(std::max(0, state().step()));
    const double x = plot().xPixel(state().step() + 0.5);
    if (step >= lane.live.size() || x < plot().left() || x > plot().right()) return;
    const QRectF room(plot().left(), plot().viewport().top(), plot().right() - plot().left(), 40);
    paint::pill(painter, QPointF(x, curveRows_.front()->top() - 10), format::bytes(lane.live[step]), room);
}

}  // namespace arenascope

#include "widgets/charts/timeline/times_row.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "engine/ir/steps.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"
#include "widgets/ui/device_record.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/run_findings.h"

namespace arenascope {
namespace {

/// Milliseconds per step; empty where the run belongs to another program.
Table<Step, double> timesOf(const RunResult* run, const Outcome& outcome) {
    if (!run || !outcome.method || outcome.steps <= 0) return {};
    const Table<InstructionIndex, Step> step_of = steps_of_instructions(*outcome.method);
    Table<Step, double> out(static_cast<std::size_t>(outcome.steps), 0);
    for (const OpTime& time : run->times) {
        if (!step_of.has(time.instruction)) continue;
        const Step step = step_of[time.instruction];
        if (out.has(step)) out[step] += time.milliseconds;
    }
    return out;
}

/// Calls `take` for each step that a device has times of.
template <class Take>
void forDeviceCalls(const ViewState& state, const Take& take) {
    const Outcome& outcome = *state.outcome();
    if (!state.device() || !outcome.method || outcome.steps <= 0) return;
    const Table<InstructionIndex, Step> step_of = steps_of_instructions(*outcome.method);
    for (const DeviceCall& call : state.device()->times.calls) {
        if (step_of.has(call.instruction) && step_of[call.instruction].valid()) take(step_of[call.instruction], call);
    }
}

/// None where the run did not fail, or belongs to another program.
Step failedStepOf(const RunResult* run, const Outcome& outcome) {
    if (!run || !run->failure || !outcome.method) return {};
    const Table<InstructionIndex, Step> steps = steps_of_instructions(*outcome.method);
    const InstructionIndex at = run->failure->instruction;
    return steps.has(at) && steps[at] < Step(outcome.steps) ? steps[at] : Step{};
}

}  // namespace

void TimesRow::read() {
    if (of_ == Of::device) {
        times_.clear();
        ranges_.clear();
        if (!state_.device() || state_.device()->times.calls.empty()) return;
        times_.resize(static_cast<std::size_t>(std::max(0, state_.outcome()->steps)), 0);
        ranges_.resize(times_.size(), {0, 0});
        forDeviceCalls(state_, [this](Step step, const DeviceCall& call) {
            if (!times_.has(step)) return;
            times_[step] += static_cast<double>(call.ticks.median);
            ranges_[step].first += static_cast<double>(call.ticks.least);
            ranges_[step].second += static_cast<double>(call.ticks.most);
        });
        return;
    }
    times_ = timesOf(state_.run().get(), *state_.outcome());
    failedStep_ = failedStepOf(state_.run().get(), *state_.outcome());
    failure_.clear();
    if (!failedStep_.valid()) return;
    const Error& error = state_.run()->failure->error;
    failure_ = tr("the run failed: %1").arg(words::error(error)) + u'\n' + words::place(error.place);
}

void TimesRow::place(QCPAxisRect& row) {
    row_ = &row;
    double most = *std::max_element(times_.begin(), times_.end());
    for (const auto& [least, largest] : ranges_) most = std::max(most, largest);
    row.axis(QCPAxis::atLeft)->setRange(0, std::max(1e-6, most * 1.3));
    plot_.paintOn(QStringLiteral("wash"), nullptr, [this](QCPPainter& painter) { paintAxis(painter); });
    plot_.paintOn(QStringLiteral("marks"), row_, [this](QCPPainter& painter) {
        paintTimes(painter);
        paintFailureWords(painter);
    });
}

bool TimesRow::contains(const QPointF& pos) const {
    return !times_.empty() && row_ && QRectF(row_->rect()).contains(pos);
}

bool TimesRow::failedAt(const QPointF& pos) const {
    return failedStep_.valid() && plot_.stepUnder(pos.x()) == failedStep_;
}

QString TimesRow::text(const QPointF& pos) const {
    const Step step = std::max(Step(0), plot_.stepUnder(pos.x()));
    if (!times_.has(step)) return {};
    if (failedStep_.valid() && step > failedStep_ && times_[step] <= 0)
        return tr("%1 did not run; the run failed at step %2").arg(nameOf(step)).arg(failedStep_.number());
    if (of_ == Of::device && ranges_[step].first < ranges_[step].second)
        return tr("%1 took %2 on the device at step %3; from %4 to %5 in its runs")
            .arg(nameOf(step), amount(times_[step]), format::number(step.number()), amount(ranges_[step].first),
                 amount(ranges_[step].second));
    if (of_ == Of::device)
        return tr("%1 took %2 on the device at step %3")
            .arg(nameOf(step), amount(times_[step]), format::number(step.number()));
    return tr("%1 took %2 ms at step %3")
        .arg(nameOf(step), QLocale().toString(times_[step], 'f', 3), format::number(step.number()));
}

QList<Fact> TimesRow::facts() const {
    QList<Fact> list;
    if (failedStep_.valid())
        list.append({tr("The run failed"), tr("step %1").arg(format::number(failedStep_.number())), QString(),
                     Fact::Tone::bad});
    if (times_.empty()) return list;
    const double total = std::accumulate(times_.begin(), times_.end(), 0.0);
    const auto slow = std::max_element(times_.begin(), times_.end());
    const Step step(slow - times_.begin());
    if (of_ == Of::device) {
        const DeviceTimes& device = state_.device()->times;
        list.append({tr("Device"), format::number(static_cast<qint64>(device.whole.median)),
                     tr("ticks, median of %n run(s)", nullptr, static_cast<int>(device.runs)), Fact::Tone::plain});
        return list;
    }
    list.append(
        {tr("Run time"), format::milliseconds(state_.run()->milliseconds), QStringLiteral("ms"), Fact::Tone::plain});
    if (total > 0 && !scene_.stepName(step).isEmpty())
        list.append({tr("Slowest op"), nameOf(step), format::percent(*slow / total), Fact::Tone::plain});
    return list;
}

void TimesRow::paintAxis(QPainter& painter) const {
    paintStepGrid(painter, plot_, *row_);
    paint::axisTitle(painter, QPointF(18, row_->center().y()), of_ == Of::device ? tr("Device") : tr("Run time"),
                     of_ == Of::device ? tr("ticks") : tr("ms"), row_->height() + 12.0);
    painter.setPen(QPen(theme().axis, 1));
    painter.drawLine(QPointF(plot_.left(), row_->bottom() + 0.5), QPointF(plot_.right(), row_->bottom() + 0.5));
    const double top = row_->axis(QCPAxis::atLeft)->range().upper;
    // 1, 2 or 5 of a power of ten: two or three lines.
    double tick = std::pow(10.0, std::floor(std::log10(top)));
    tick *= top / tick > 5 ? 2 : top / tick > 2.5 ? 1 : 0.5;
    constexpr double least_apart = 13;  // pixels, so that numbers stay apart in a low row
    if (row_->height() * tick / top < least_apart) tick *= 2;
    painter.setFont(theme().tick);
    for (double value = 0; value <= top; value += tick) {
        const double y = StepPlot::yPixel(*row_, value);
        painter.setPen(theme().tx2);
        painter.drawText(QRectF(0, y - 8, plot_.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(value, 'g', 3));
        if (value == 0) continue;
        painter.setPen(QPen(theme().grid, 1));
        painter.drawLine(QPointF(plot_.left(), std::floor(y) + 0.5), QPointF(plot_.right(), std::floor(y) + 0.5));
    }
}

void TimesRow::paintTimes(QPainter& painter) const {
    const Theme& t = theme();
    std::vector<Step> order(times_.size());
    std::iota(order.begin(), order.end(), Step(0));
    const auto slowest = std::min<std::ptrdiff_t>(2, static_cast<std::ptrdiff_t>(order.size()));
    std::partial_sort(order.begin(), order.begin() + slowest, order.end(),
                      [this](Step a, Step b) { return times_[a] > times_[b]; });
    const double width = std::clamp(plot_.pixelsPerStep() * 0.5, 1.0, 10.0);
    double drawn = -1, highest = 0;
    std::vector<std::pair<QPointF, Step>> named;  // top of the bar, step
    const auto count = static_cast<double>(times_.size());
    const Step first(static_cast<int>(std::clamp(std::floor(plot_.lower()), 0.0, count)));
    const Step end(static_cast<int>(std::clamp(std::ceil(plot_.upper()), 0.0, count)));
    for (const Step step : IndexRange(first, end)) {
        const double x = plot_.xPixel(step.number() + 0.5);
        if (x < plot_.left() || x > plot_.right() || times_[step] <= 0) continue;
        // If several steps share a pixel, only the longest is painted.
        if (std::exchange(drawn, std::round(x)) == std::round(x) && times_[step] <= highest) continue;
        highest = times_[step];
        const bool slow = std::find(order.begin(), order.begin() + slowest, step) != order.begin() + slowest;
        const double y = StepPlot::yPixel(*row_, times_[step]);
        painter.fillRect(QRectF(std::round(x - width / 2), y, width, row_->bottom() + 1 - y),
                         step == failedStep_ ? t.bad
                             : slow          ? t.ink
                                             : t.thumb);
        paintRange(painter, x, step);
        if (slow) named.emplace_back(QPointF(x, y), step);
    }
    nameTimes(painter, named);
}

/// From the fastest to the slowest of the device's runs.
void TimesRow::paintRange(QPainter& painter, double x, Step step) const {
    if (!ranges_.has(step) || ranges_[step].first >= ranges_[step].second || plot_.pixelsPerStep() < 4) return;
    const double top = StepPlot::yPixel(*row_, ranges_[step].second),
                 end = StepPlot::yPixel(*row_, ranges_[step].first);
    painter.setPen(QPen(theme().tx2, 1));
    for (const double y : {top, end}) painter.drawLine(QPointF(x - 2.5, y), QPointF(x + 2.5, y));
    painter.drawLine(QPointF(x, top), QPointF(x, end));
}

QString TimesRow::amount(double time) const {
    if (of_ == Of::device) return tr("%1 ticks").arg(format::number(static_cast<qint64>(time)));
    return format::milliseconds(time) + QStringLiteral(" ms");
}

/// Beside the bar's top, on the side and at the height where no bar and no other name is, and above the base line.
void TimesRow::nameTimes(QPainter& painter, const std::vector<std::pair<QPointF, Step>>& named) const {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.label);
    constexpr double line = 14, widest = 168, gap = 8;
    std::vector<QRectF> taken;
    taken.reserve(named.size());
    for (const auto& [top, step] : named) taken.emplace_back(top.x() - 6, top.y(), 12, row_->bottom() - top.y());
    painter.setFont(t.label);
    painter.setPen(t.tx);
    for (const auto& [top, step] : named) {
        const QString took = u' ' + amount(times_[step]);
        const QString text = paint::fitted(nameOf(step), metrics, widest - metrics.horizontalAdvance(took)) + took;
        const double width = metrics.horizontalAdvance(text) + 2;
        const double highest = row_->top() - 8.0, lowest = row_->bottom() - line - 1;
        for (const double y : {top.y() - 4, top.y() + 9, top.y() - 17, top.y() - 30}) {
            const double at = std::clamp(y, highest, std::max(highest, lowest));
            const QRectF right(top.x() + gap, at, width, line), left(top.x() - gap - width, at, width, line);
            const auto free = [&](const QRectF& rect) {
                return rect.left() >= plot_.left() && rect.right() <= plot_.right() &&
                    std::none_of(taken.begin(), taken.end(), [&](const QRectF& each) { return each.intersects(rect); });
            };
            const QRectF rect = free(right) ? right : free(left) ? left : QRectF();
            if (rect.isEmpty()) continue;
            taken.push_back(rect);
            plot_.drawName(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, text);
            break;
        }
    }
}

void TimesRow::paintFailure(QPainter& painter, double top, double bottom) const {
    if (!failedStep_.valid()) return;
    const double left = std::max(plot_.left(), plot_.xPixel(failedStep_)),
                 right = std::min(plot_.right(), plot_.xPixel(failedStep_ + 1));
    if (right > left)
        painter.fillRect(QRectF(left, top, std::max(1.0, right - left), bottom - top),
                         mixed(theme().bad, theme().chart, 0.18));
}

/// Next to the last bar.
void TimesRow::paintFailureWords(QPainter& painter) const {
    if (!failedStep_.valid() || !row_) return;
    const QString text = tr("failed: nothing ran from here on");
    const double width = QFontMetricsF(theme().label).horizontalAdvance(text) + 8;
    const double x = std::min(plot_.xPixel(failedStep_ + 1) + 4, plot_.right() - width);
    const QRectF rect(x, row_->top(), width, 15);
    painter.fillRect(rect, theme().chart);
    painter.setFont(theme().label);
    painter.setPen(theme().bad);
    plot_.drawName(painter, rect, Qt::AlignCenter, text);
}

/// As tables name the operator of the step.
QString TimesRow::nameOf(Step step) const {
    const QString node = scene_.stepName(step);
    const std::shared_ptr<const Method>& method = state_.outcome()->method;
    const auto steps = method ? steps_of_instructions(*method) : Table<InstructionIndex, Step>{};
    for (const InstructionIndex i : steps.indices()) {
        if (steps[i] == step) return calledName(state_, i, paint::nodeName(node));
    }
    return paint::nodeName(node);
}

}  // namespace arenascope

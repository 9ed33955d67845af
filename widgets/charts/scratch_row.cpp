#include "widgets/charts/scratch_row.h"

#include <algorithm>
#include <cmath>

#include "engine/ir/steps.h"
#include "widgets/charts/step_rows.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"

namespace arenascope {

template <class BytesOf>
ScratchRow ScratchRow::gather(const RunResult* run, const Outcome& outcome, BytesOf bytes_of) {
    ScratchRow out;
    if (!run || !outcome.method || outcome.steps <= 0) return out;
    const Table<InstructionIndex, Step> step_of = steps_of_instructions(*outcome.method);
    out.bytes_.assign(static_cast<std::size_t>(outcome.steps), 0);
    out.names_.resize(out.bytes_.size());
    for (const OpTime& time : run->times) {
        if (!step_of.has(time.instruction)) continue;
        const Step step = step_of[time.instruction];
        const qint64 bytes = bytes_of(time);
        if (!out.bytes_.has(step) || bytes <= 0) continue;
        out.bytes_[step] = bytes;
        out.names_[step] = paint::nodeName(QString::fromStdString(time.name));
        out.largest_ = std::max<qint64>(out.largest_, bytes);
    }
    return out;
}

ScratchRow ScratchRow::of(const RunResult* run, const Outcome& outcome) {
    return gather(run, outcome, [](const OpTime& time) { return time.scratch_bytes; });
}

ScratchRow ScratchRow::moved(const RunResult* run, const Outcome& outcome) {
    ScratchRow out = gather(run, outcome, [](const OpTime& time) { return time.bytes_read + time.bytes_written; });
    out.moved_ = true;
    return out;
}

qint64 ScratchRow::at(Step step) const { return bytes_.has(step) ? bytes_[step] : 0; }

QString ScratchRow::text(Step step) const {
    if (at(step) <= 0) return {};
    if (moved_)
        return Chart::tr("%1 reads and writes %2 at step %3")
            .arg(names_[step], format::exactBytes(at(step)))
            .arg(step.number());
    return Chart::tr("%1 uses %2 of host scratch memory at step %3")
        .arg(names_[step], format::exactBytes(at(step)))
        .arg(step.number());
}

void ScratchRow::fit(QCPAxisRect& row) const {
    row.axis(QCPAxis::atLeft)->setRange(0, static_cast<double>(std::max<qint64>(1, largest_)) * 1.14);
}

void ScratchRow::paintAxis(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row) const {
    paintStepGrid(painter, plot, row);
    paintByteGrid(painter, plot, row, 2, std::nullopt);
    const paint::ByteScale scale = paint::byteScale(row.axis(QCPAxis::atLeft)->range().upper, 2);
    paint::axisTitle(painter, QPointF(18, row.center().y()), moved_ ? Chart::tr("moved") : Chart::tr("scratch"),
                     scale.unit, row.height() + 14.0);
}

Swatch ScratchRow::swatch() {
    const QColor fill = mixed(theme().tx3, theme().chart, 0.45);
    return {.text = Chart::tr("scratch of a kernel"), .colors = {fill, theme().tx3, fill}, .look = Swatch::Look::solid};
}

/// If steps are narrower than pixels, the maximum of each pixel, so that the width of the view limits the work.
void ScratchRow::paintSteps(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row) const {
    const Theme& t = theme();
    const QColor fill = swatch().colors.solid;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool outlined = plot.pixelsPerStep() >= 6;
    const auto bar = [&](double left, double right, qint64 bytes) {
        if (bytes <= 0) return;
        const double y = std::round(StepPlot::yPixel(row, static_cast<double>(bytes)));
        const QRectF rect(left, y, std::max(1.0, right - left), row.bottom() + 1 - y);
        painter.fillRect(rect, fill);
        if (!outlined) return;
        painter.setPen(QPen(t.tx3, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    };
    const auto count = static_cast<int>(bytes_.size());
    if (plot.pixelsPerStep() >= 1) {
        const Step first(std::max(0, static_cast<int>(plot.lower()))),
            end(std::min(count, static_cast<int>(std::ceil(plot.upper()))));
        for (const Step step : IndexRange(first, end)) {
            const double left = std::max(plot.left(), std::round(plot.xPixel(step))),
                         right = std::min(plot.right(), std::round(plot.xPixel(step + 1)) - 1);
            if (right > left) bar(left, right, at(step));
        }
        return;
    }
    for (double x = plot.left(); x < plot.right(); ++x) {
        const int from = std::clamp(static_cast<int>(plot.stepAt(x)), 0, count),
                  to = std::clamp(static_cast<int>(plot.stepAt(x + 1)), from, count);
        if (from < count)
            bar(x, x + 1, *std::max_element(bytes_.begin() + from, bytes_.begin() + std::max(to, from + 1)));
    }
}

}  // namespace arenascope

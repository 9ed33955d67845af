#include "widgets/charts/arena/arena_curve.h"

#include <algorithm>
#include <cmath>

#include "widgets/charts/step_rows.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"

namespace arenascope {

const ArenaLane& ArenaCurve::lane() const { return scene_.lanes[scene_.mainLane()]; }

void ArenaCurve::addRow(int height) {
    row_ = plot_.addRow(height, 0, 20, 0);
    fit();
    plot_.paintOn(QStringLiteral("wash"), nullptr, [this](QCPPainter& painter) {
        paintByteGrid(painter, plot_, *row_, 2, lane().capacity);
        paintStepGrid(painter, plot_, *row_);
    });
    plot_.paintOn(QStringLiteral("main"), row_,
                  [this](QCPPainter& painter) { paintLiveCurve(painter, plot_, *row_, lane().live); });
    plot_.paintOn(QStringLiteral("marks"), nullptr, [this](QCPPainter& painter) { paintMarks(painter); });
}

bool ArenaCurve::contains(const QPointF& pos) const { return row_ && QRectF(row_->rect()).contains(pos); }

bool ArenaCurve::setPreview(const WhatIf* after) {
    after_.clear();
    if (!row_ || scene_.isEmpty()) return false;
    if (after) after_ = liveWith(scene_, after->plan, lane().memId);
    if (after_ == lane().live) after_.clear();
    return fit();
}

bool ArenaCurve::fit() {
    qint64 most = 1;
    for (const Table<Step, qint64>* live : {&lane().live, after_.empty() ? &lane().live : &after_})
        most = live->empty() ? most : std::max(most, *std::max_element(live->begin(), live->end()));
    const double capacity = lane().showsCapacity() ? static_cast<double>(*lane().capacity) : 0;
    const QCPRange wanted(0, std::max(static_cast<double>(most), capacity) * 1.12);
    if (std::abs(row_->axis(QCPAxis::atLeft)->range().upper - wanted.upper) < 1) return false;
    row_->axis(QCPAxis::atLeft)->setRange(wanted);
    return true;
}

void ArenaCurve::paintCapacity(QPainter& painter) const {
    if (!lane().showsCapacity()) return;
    const double y = std::round(StepPlot::yPixel(*row_, static_cast<double>(*lane().capacity))) + 0.5;
    painter.setPen(QPen(theme().bad, 1.2));
    painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
}

void ArenaCurve::paintMarks(QPainter& painter) const {
    painter.setFont(theme().label);
    painter.setPen(theme().tx2);
    painter.drawText(QRectF(plot_.left() + 4, row_->top() - 17, 400, 15), Qt::AlignLeft | Qt::AlignVCenter,
                     Chart::tr("live bytes, %1").arg(lane().name));
    paintCapacity(painter);
    const Step peak = lane().peakStep;
    if (!lane().live.has(peak)) return;
    const double x = plot_.xPixel(peak.number() + 0.5);
    if (x < plot_.left() || x > plot_.right()) return;
    const double y = StepPlot::yPixel(*row_, static_cast<double>(lane().live[peak]));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().chart, 1.5));
    painter.setBrush(lane().fits() ? theme().role(DataRole::intermediate).solid : theme().bad);
    painter.drawEllipse(QPointF(x, y), 3.5, 3.5);
}

void ArenaCurve::paintPreview(QPainter& painter) const {
    if (after_.empty() || !row_) return;
    const QRectF room(plot_.left(), row_->top() - 1.0, plot_.right() - plot_.left(), row_->height() + 2.0);
    painter.save();
    painter.setClipRect(room);
    painter.fillRect(room, theme().chart);
    paintByteGrid(painter, plot_, *row_, 2, lane().capacity);
    paintStepGrid(painter, plot_, *row_);
    paintLiveCurve(painter, plot_, *row_, after_);
    paintFormerCurve(painter, plot_, *row_, lane().live, after_);
    paintCapacity(painter);
    painter.restore();
}

void ArenaCurve::paintPill(QPainter& painter, Step at) const {
    const Table<Step, qint64>& live = after_.empty() ? lane().live : after_;
    const Step step = std::max(Step(0), at);
    const double x = plot_.xPixel(at.number() + 0.5);
    if (!live.has(step) || x < plot_.left() || x > plot_.right()) return;
    // Next to the row's name, even if the cursor is below it.
    const double name =
        14 + QFontMetricsF(theme().label).horizontalAdvance(Chart::tr("live bytes, %1").arg(lane().name));
    const QRectF room(plot_.left() + name, plot_.viewport().top(), plot_.right() - plot_.left() - name, 40);
    paint::pill(painter, QPointF(x, row_->top() - 10), format::bytes(live[step]), room);
}

}  // namespace arenascope

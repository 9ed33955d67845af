#include "widgets/plot/step_plot.h"

#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"

namespace arenascope {

PaintItem::PaintItem(QCustomPlot* plot, const QString& layer, QCPAxisRect* clip, Paint paint)
    : QCPLayerable(plot, layer), clip_(clip), paint_(std::move(paint)) {}

QRect PaintItem::clipRect() const { return clip_ ? clip_->rect().adjusted(0, -1, 1, 1) : mParentPlot->viewport(); }

void PaintItem::draw(QCPPainter* painter) { paint_(*painter); }

StepPlot::StepPlot(QWidget* parent) : QCustomPlot(parent) {
    plotLayout()->clear();
    plotLayout()->setRowSpacing(0);
    setNotAntialiasedElements(QCP::aeAll);
    setPlottingHint(QCP::phCacheLabels, true);
    setInteractions(QCP::Interactions());
    setBackground(QBrush(theme().chart));
    // Below the plottables: tint and grid. Above them: lines, labels. The overlay has its own buffer, so that hover,
    // cursor, selection and the ghost never repaint the data.
    addLayer(QStringLiteral("wash"), layer(QStringLiteral("background")), limAbove);
    addLayer(QStringLiteral("marks"), layer(QStringLiteral("main")), limAbove);
    setCurrentLayer(QStringLiteral("main"));
    layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmBuffered);
    new PaintItem(this, QStringLiteral("background"), nullptr, [this](QCPPainter&) { names_.clear(); });
    setMouseTracking(true);
    setMinimumSize(200, 160);
}

void StepPlot::drawName(QPainter& painter, const QRectF& rect, int flags, const QString& name) const {
    painter.drawText(rect, flags, name);
    keepClear(painter.boundingRect(rect, flags, name));
}

QCPAxisRect* StepPlot::addRow(int height, double stretch, int above, int below) {
    auto* row = new QCPAxisRect(this, false);
    row->addAxis(QCPAxis::atBottom)->setVisible(false);
    row->addAxis(QCPAxis::atLeft)->setVisible(false);
    row->setAutoMargins(QCP::msNone);
    row->setMargins(QMargins(left_margin, above, right_margin, below));
    row->setRangeDrag(Qt::Orientations());
    row->setRangeZoom(Qt::Orientations());
    const int index = plotLayout()->rowCount();
    plotLayout()->addElement(index, 0, row);
    if (height > 0) {
        row->setMinimumSize(10, height + above + below);
        row->setMaximumSize(QWIDGETSIZE_MAX, height + above + below);
    } else {
        row->setMinimumSize(10, 24 + above + below);
    }
    plotLayout()->setRowStretchFactor(index, height > 0 ? 0.01 : stretch);
    row->axis(QCPAxis::atBottom)->setRange(lower_, upper_);
    rows_.push_back(row);
    return row;
}

void StepPlot::paintOn(const QString& layer, QCPAxisRect* clip, PaintItem::Paint paint) {
    items_.push_back(new PaintItem(this, layer, clip, std::move(paint)));
}

void StepPlot::clearRows() {
    rows_.clear();
    for (PaintItem* item : items_) delete item;
    items_.clear();
    clearPlottables();
    plotLayout()->clear();
}

void StepPlot::setSteps(int steps) {
    steps_ = std::max(0, steps);
    setView(lower_, upper_);
}

void StepPlot::setView(double lower, double upper) {
    const double all = std::max(1, steps_);
    const double span = std::clamp(upper - lower, std::min(4.0, all), all);
    const double middle = (lower + upper) / 2;
    lower_ = std::clamp(middle - span / 2, 0.0, all - span);
    upper_ = lower_ + span;
    for (QCPAxisRect* row : rows_) row->axis(QCPAxis::atBottom)->setRange(lower_, upper_);
}

double StepPlot::left() const { return viewport().left() + left_margin; }

double StepPlot::right() const {
    return std::max(left() + 1, viewport().left() + viewport().width() - double(right_margin));
}

double StepPlot::xPixel(double step) const { return left() + (step - lower_) * pixelsPerStep(); }

double StepPlot::stepAt(double pixel) const { return lower_ + (pixel - left()) / pixelsPerStep(); }

Step StepPlot::stepUnder(double pixel) const { return Step(static_cast<int>(std::floor(stepAt(pixel)))); }

bool StepPlot::shows(Step first, Step last) const { return last.number() + 1 > lower_ && first.number() < upper_; }

double StepPlot::pixelsPerStep() const { return (right() - left()) / std::max(1e-9, upper_ - lower_); }

double StepPlot::yPixel(const QCPAxisRect& row, double value) {
    const QCPRange range = row.axis(QCPAxis::atLeft)->range();
    return row.bottom() + 1 - (value - range.lower) / range.size() * row.height();
}

double StepPlot::valueAt(const QCPAxisRect& row, double pixel) {
    const QCPRange range = row.axis(QCPAxis::atLeft)->range();
    return range.lower + (row.bottom() + 1 - pixel) / std::max(1, row.height()) * range.size();
}

void StepPlot::repaintOverlay() { layer(QStringLiteral("overlay"))->replot(); }

}  // namespace arenascope

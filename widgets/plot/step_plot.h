#pragma once
// A QCustomPlot whose rows share one x axis in steps. Private to the charts: other headers do not include QCustomPlot.

#include <qcustomplot.h>

#include <functional>
#include <vector>

#include "engine/ir/ids.h"

namespace arenascope {

/// A function that paints on a layer, clipped to a row or to the whole plot.
class PaintItem final : public QCPLayerable {
public:
    using Paint = std::function<void(QCPPainter&)>;
    PaintItem(QCustomPlot* plot, const QString& layer, QCPAxisRect* clip, Paint paint);

protected:
    QRect clipRect() const override;
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override;

private:
    QCPAxisRect* clip_;
    Paint paint_;
};

class StepPlot final : public QCustomPlot {
public:
    static constexpr int left_margin = 66, right_margin = 16;
    explicit StepPlot(QWidget* parent);

    /// Adds a row at the bottom: fixed height, or a share of the rest if `height` is 0.
    QCPAxisRect* addRow(int height, double stretch, int above, int below);
    /// Paints on `layer` clipped to `clip` (null: the whole plot), until the rows are cleared.
    void paintOn(const QString& layer, QCPAxisRect* clip, PaintItem::Paint paint);
    void clearRows();
    [[nodiscard]] const std::vector<QCPAxisRect*>& rows() const { return rows_; }

    /// Visible steps [lower, upper); clamped to the existing ones.
    void setSteps(int steps);
    void setView(double lower, double upper);
    [[nodiscard]] double lower() const { return lower_; }
    [[nodiscard]] double upper() const { return upper_; }
    [[nodiscard]] int steps() const { return steps_; }
    /// Left and right pixel of the shared x axis.
    [[nodiscard]] double left() const;
    [[nodiscard]] double right() const;
    [[nodiscard]] double xPixel(double step) const;
    [[nodiscard]] double xPixel(Step step) const { return xPixel(static_cast<double>(step.number())); }  ///< its left
    [[nodiscard]] double stepAt(double pixel) const;
    /// The step at a position; none, or one beyond the last, outside of the axis.
    [[nodiscard]] Step stepUnder(double pixel) const;
    /// Whether an object over these steps, including the last, is visible.
    [[nodiscard]] bool shows(Step first, Step last) const;
    [[nodiscard]] double pixelsPerStep() const;

    /// Pixel of a value on a row's y axis; never NaN, not even before the first layout.
    [[nodiscard]] static double yPixel(const QCPAxisRect& row, double value);
    [[nodiscard]] static double valueAt(const QCPAxisRect& row, double pixel);

    void repaintOverlay();

    /// A text that lines of the overlay do not cross.
    void drawName(QPainter& painter, const QRectF& rect, int flags, const QString& name) const;
    /// Where such a text is.
    void keepClear(const QRectF& name) const { names_.push_back(name); }
    /// Those of the last frame.
    [[nodiscard]] const std::vector<QRectF>& names() const { return names_; }

private:
    std::vector<QCPAxisRect*> rows_;
    std::vector<PaintItem*> items_;
    double lower_ = 0, upper_ = 1;
    int steps_ = 0;
    mutable std::vector<QRectF> names_;  ///< noted by what paints a frame
};

}  // namespace arenascope

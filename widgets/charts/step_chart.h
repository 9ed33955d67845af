#pragma once
// The common part of charts over steps: header, plot with shared x axis, the scene and the view of it. Pointer, keys
// and hover are StepPointer, StepKeys and StepHover. A chart adds its rows, its facts and the meaning of a drag.

#include <memory>
#include <optional>
#include <utility>

#include "widgets/charts/step_surface.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/chart_header.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

class StepCorner;
class StepHover;
class StepKeys;
class StepPointer;

class StepChart : public Chart, protected StepSurface {
    Q_OBJECT
public:
    ~StepChart() override;
    void setTool(Tool tool) override;
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    [[nodiscard]] bool isSettled() const override { return reading_.isSettled(); }

    [[nodiscard]] const ArenaScene& scene() const override { return scene_; }
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const override = 0;
    [[nodiscard]] const ChartHeader& header() const { return *header_; }
    /// Visible steps [first, second).
    [[nodiscard]] std::pair<double, double> view() const;
    void setView(double lower, double upper) override;
    [[nodiscard]] QString tipText() const;

signals:
    /// Requests to show all details of the current tensor.
    void inspectRequested();

protected:
    StepChart(ViewState& state, QWidget* parent);
    /// Called once by the chart's constructor, after its own parts exist.
    void start();

    // Overridden by a chart, in addition to StepSurface.
    virtual void buildRows() = 0;
    virtual void forgetRows() = 0;  ///< before the rows are removed
    virtual void updateHeader() = 0;
    [[nodiscard]] virtual QString emptyMessage() const = 0;
    virtual void paintOverlay(QPainter& painter) = 0;
    /// Whether it shows what is previewed instead of the plan.
    [[nodiscard]] virtual bool previews() const { return false; }

    [[nodiscard]] bool isPreviewing() const { return previews() && state_.preview() != nullptr; }
    /// What the scene is of; null: nothing.
    [[nodiscard]] const std::shared_ptr<const Outcome>& shownOutcome() const {
        return isPreviewing() ? state_.preview() : state_.outcome();
    }

    [[nodiscard]] ViewState& state() const { return state_; }
    [[nodiscard]] StepPlot& plot() const override { return *plot_; }
    [[nodiscard]] const QCPAxisRect* overview() const override { return overview_; }
    [[nodiscard]] bool isBeingRead() const override { return late_; }
    [[nodiscard]] ChartHeader& facts() const { return *header_; }
    void setOverviewRow(QCPAxisRect* row) { overview_ = row; }
    /// Dotted cursor over all rows and its pill on the axis under `axisRow`.
    void paintCursor(QPainter& painter, const QCPAxisRect& axisRow) const;
    void repaintAll();
    void repaintOverlay() override;
    void rebuild();
    void endGrab(bool drop);
    void showStatus(const QString& text) override { emit statusChanged(text); }
    void requestEdits(const TensorEdits& edits) override { emit editRequested(edits); }
    void requestInspector() override { emit inspectRequested(); }

    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void moveCursor(int by) override;
    void pan(int steps) override;
    void clearSelection() override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void outcomeChanged();
    void readOutcome(bool setsStep);
    void readLater();
    void adopt(ArenaScene scene, bool setsStep);
    void catchUp();
    void catchUpNow();
    void selectionChanged();
    void limitChanged();
    void previewChanged();
    void firstView(bool setsStep);
    void layOut(QSize size);

    ViewState& state_;
    ArenaScene scene_;
    ChartHeader* header_;
    StepCorner* corner_;
    StepPlot* plot_;
    std::unique_ptr<StepHover> hover_;
    std::unique_ptr<StepPointer> pointer_;
    std::unique_ptr<StepKeys> keys_;
    QCPAxisRect* overview_ = nullptr;
    bool late_ = false;                                ///< the scene is of a former outcome
    bool stale_ = false;                               ///< the picture is of a former state
    LatestTask reading_;                               ///< where the scene of many tensors is made
    std::optional<std::pair<double, double>> wanted_;  ///< steps that were asked for before the scene is there
    std::optional<std::pair<double, double>> former_;  ///< steps that were seen before a preview
};

}  // namespace arenascope

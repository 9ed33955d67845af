#pragma once
// What every chart over steps has: header, plot with shared x axis, zoom, pan, brush, cursor, hover, selection,
// tooltip, keyboard. A chart adds its rows, its facts and what a drag means.

#include <QTimer>
#include <memory>
#include <optional>
#include <utility>

#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/chart_header.h"
#include "widgets/ui/latest_task.h"

class QCPAxisRect;
class QMenu;
class QToolButton;

namespace arenascope {

class ChartTip;
class StepPlot;

class StepChart : public Chart {
    Q_OBJECT
public:
    ~StepChart() override;
    void setTool(Tool tool) override;
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;

    [[nodiscard]] const ArenaScene& scene() const { return scene_; }
    [[nodiscard]] const ChartHeader& header() const { return *header_; }
    /// Where a tensor is painted, in coordinates of this widget; empty where it is out of sight.
    [[nodiscard]] virtual QRectF boxRect(const ArenaBox& box) const = 0;
    /// Visible steps [first, second).
    [[nodiscard]] std::pair<double, double> view() const;
    void setView(double lower, double upper);
    [[nodiscard]] QString tipText() const;

signals:
    /// Everything about the current tensor is to be read.
    void inspectRequested();

protected:
    StepChart(ViewState& state, QWidget* parent);
    /// To be called once by the chart's constructor, when its own parts exist.
    void start();

    // What a chart adds.
    virtual void buildRows() = 0;
    virtual void forgetRows() = 0;  ///< the rows are about to go
    virtual void updateHeader() = 0;
    [[nodiscard]] virtual QString emptyMessage() const = 0;
    [[nodiscard]] virtual const ArenaBox* boxAt(const QPointF& pos) const = 0;  ///< in plot coordinates
    /// What is to be said of something that is no tensor, in plot coordinates.
    [[nodiscard]] virtual QString textAt(const QPointF&) const { return {}; }
    /// The bytes between two places of a frame, in plot coordinates; empty where height means something else.
    [[nodiscard]] virtual QString bytesBetween(const QPointF&, const QPointF&) const { return {}; }
    virtual void paintOverlay(QPainter& painter) = 0;
    [[nodiscard]] virtual bool scrollsAt(const QPointF&) const { return false; }  ///< the wheel turns rows there
    virtual void rowsScrolled(const QPointF&, int) {}
    /// Bytes nearer (below 1) or farther around what is at `pos`; false where a chart has no axis of bytes.
    virtual bool zoomBytes(const QPointF&, double) { return false; }
    virtual void zoomBytes(double) {}  ///< the same around the current tensor
    virtual bool beginDrag(const ArenaBox&, const QPointF&) { return false; }
    virtual void dragTo(const QPointF&, Qt::KeyboardModifiers) {}
    virtual void endDrag(bool) {}

    [[nodiscard]] ViewState& state() const { return state_; }
    [[nodiscard]] StepPlot& plot() const { return *plot_; }
    /// The scene of a large plan is made in a worker.
    [[nodiscard]] bool isBeingRead() const { return late_; }
    [[nodiscard]] ChartHeader& facts() const { return *header_; }
    void setOverviewRow(QCPAxisRect* row) { overview_ = row; }
    /// Dotted cursor over all rows and its pill on the axis under `axisRow`.
    void paintCursor(QPainter& painter, const QCPAxisRect& axisRow) const;
    void repaintAll();
    void repaintOverlay();
    void rebuild();
    void endGrab(bool drop);

    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void moveCursor(int by) override;
    void pan(int steps) override;
    void clearSelection() override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void openMenu(const QPoint& globalPos);
    void openPools();
    void fillColors(QMenu& menu);
    bool editKey(const QKeyEvent& event);
    enum class Grab : std::uint8_t { none, pan, brush_move, brush_left, brush_right, box, band, pressed };
    void outcomeChanged();
    void readOutcome(bool setsStep);
    void readLater();
    void adopt(ArenaScene scene, bool setsStep);
    void catchUp();
    void catchUpNow();
    void selectionChanged();
    void pressed(QMouseEvent& event);
    void moved(QMouseEvent& event);
    void released(QMouseEvent& event);
    void wheeled(QWheelEvent& event);
    void dragBrush(double dx);
    void paintBand(QPainter& painter) const;
    /// Limits all views to the steps of the selection, or to those in view; a second time takes the limit away.
    void toggleLimit();
    void limitChanged();
    void paintLimit(QPainter& painter) const;
    [[nodiscard]] std::optional<std::pair<int, int>> selectedSteps() const;
    void selectBand(Qt::KeyboardModifiers modifiers);
    void click(const QPointF& pos, Qt::KeyboardModifiers modifiers);
    void hover(const QPointF& pos);
    void updatePointer(const QPointF& pos);
    void showTip();
    void walk(int by);
    bool walkInTime(int by);
    void firstView(bool setsStep);

    ViewState& state_;
    ArenaScene scene_;
    ChartHeader* header_;
    QToolButton *colors_, *limitChip_;
    StepPlot* plot_;
    ChartTip* tip_;
    QTimer tipTimer_;
    QCPAxisRect* overview_ = nullptr;
    bool late_ = false;                                ///< the scene is of a former outcome
    bool stale_ = false;                               ///< the picture is of a former state
    Later reading_;                                    ///< where the scene of many tensors is made
    std::optional<std::pair<double, double>> wanted_;  ///< steps that were asked for before the scene is there
    Tool tool_ = Tool::select;
    bool panning_ = false;  ///< only as long as Space is held
    Grab grab_ = Grab::none;
    QPointF press_, last_;
    std::pair<double, double> pressView_;
    QString said_;          ///< of what is under the pointer and no tensor
    bool picking_ = false;  ///< the selection comes from this chart: do not scroll
};

}  // namespace arenascope

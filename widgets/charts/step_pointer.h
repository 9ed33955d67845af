#pragma once
// The pointer in the plot of a chart over steps: select, frame, drag, pan, brush, zoom.

#include <QObject>
#include <QPointF>

#include "widgets/charts/step_hover.h"
#include "widgets/plot/chart.h"

class QMouseEvent;
class QPainter;
class QWheelEvent;

namespace arenascope {

class StepPointer final : public QObject {
    Q_OBJECT
public:
    /// `parent` is the chart itself; its plot is watched.
    StepPointer(StepSurface& chart, ViewState& state, StepHover& hover, QWidget& parent);
    void setTool(Chart::Tool tool);
    /// Pans as long as a key is pressed; releasePan() is false if none was.
    void holdPan();
    bool releasePan();
    [[nodiscard]] bool isIdle() const { return grab_ == Grab::none; }
    /// Tensors are being dragged.
    [[nodiscard]] bool isDragging() const { return grab_ == Grab::box; }
    /// The selection comes from here: the view must not scroll to it.
    [[nodiscard]] bool isPicking() const { return picking_; }
    /// The same position with other modifiers.
    void dragAgain(Qt::KeyboardModifiers modifiers);
    void endGrab(bool drop);
    /// Cancels a drag or a frame; false if there is none.
    bool cancel();
    /// The frame, while one is drawn.
    void paintBand(QPainter& painter) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Grab : std::uint8_t { none, pan, brush_move, brush_left, brush_right, box, band, limit, pressed };
    void pressed(QMouseEvent& event);
    void grabBrush();
    void moved(QMouseEvent& event);
    void released(QMouseEvent& event);
    void wheeled(QWheelEvent& event);
    void dragBrush(double dx);
    void showBand();
    void selectBand(Qt::KeyboardModifiers modifiers);
    void click(const QPointF& pos, Qt::KeyboardModifiers modifiers);
    void showCursor(const QPointF& pos);
    [[nodiscard]] bool isOnOverview(const QPointF& pos) const;

    StepSurface& chart_;
    ViewState& state_;
    StepHover& hover_;
    QWidget& parent_;
    Chart::Tool tool_ = Chart::Tool::select;
    bool holdsPan_ = false;
    bool picking_ = false;
    Grab grab_ = Grab::none;
    QPointF press_, last_;
    std::pair<double, double> pressView_;
};

}  // namespace arenascope

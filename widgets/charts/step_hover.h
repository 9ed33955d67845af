#pragma once
// The object under the pointer in a chart over steps: its name in the status bar, its tooltip a moment later.

#include <QObject>
#include <QTimer>

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

class ChartTip;

class StepHover final : public QObject {
    Q_OBJECT
public:
    /// `parent` is the chart itself: it gets the tooltip.
    StepHover(StepSurface& chart, ViewState& state, QWidget& parent);
    void moveTo(const QPointF& pos);
    void leave();
    /// The described object has moved.
    void viewMoved();
    void hideTip();
    /// Hides the tooltip until the pointer moves.
    void cancelTip();
    [[nodiscard]] QString tipText() const;  ///< empty while none is shown

private:
    void showTip();

    StepSurface& chart_;
    ViewState& state_;
    QWidget& parent_;
    ChartTip* tip_;
    QTimer timer_;
    QPointF pos_;
    QString text_;  ///< of an object other than a tensor
};

}  // namespace arenascope

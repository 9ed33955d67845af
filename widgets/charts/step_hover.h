#pragma once
// What is under the pointer in a chart over steps: its name in the status bar, its tip a moment later.

#include <QObject>
#include <QTimer>

#include "widgets/charts/step_surface.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

class ChartTip;

class StepHover final : public QObject {
    Q_OBJECT
public:
    /// `parent` is the chart itself: it gets the tip.
    StepHover(StepSurface& chart, ViewState& state, QWidget& parent);
    void moveTo(const QPointF& pos);
    void leave();
    /// What was described is elsewhere now.
    void viewMoved();
    void hideTip();
    /// Hides it, and none follows until the pointer moves.
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
    QString text_;  ///< of what is under the pointer and not a tensor
};

}  // namespace arenascope

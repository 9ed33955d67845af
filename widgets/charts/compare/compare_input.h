#pragma once
// Pointer and wheel in the plots of the Compare chart, and the tooltip.

#include <QObject>
#include <QPointF>
#include <QTimer>

#include "widgets/charts/compare/compare_finder.h"
#include "widgets/plot/chart.h"

class QMouseEvent;
class QWheelEvent;

namespace arenascope {

class ChartTip;
class ComparePane;

class CompareInput final : public QObject {
    Q_OBJECT
public:
    /// All arguments must outlive this; `chart` gets the tooltip.
    CompareInput(ViewState& state, const CompareSides& sides, const CompareScene& scene, const CompareFinder& finder,
                 QWidget* chart);
    /// One more side at the right.
    void watch(ComparePane& pane);
    void setTool(Chart::Tool tool) { tool_ = tool; }
    void hideTip();

signals:
    void pressed(std::size_t pane);
    void viewRequested(std::size_t pane, double lower, double upper);
    void wholeViewRequested();
    /// Null: no tensor is there.
    void picked(const arenascope::CompareRow* tensor, Qt::KeyboardModifiers modifiers);
    void statusChanged(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pointer(std::size_t pane, QMouseEvent& event);
    void wheel(std::size_t pane, QWheelEvent& event);
    /// Shows the object under the pointer, immediately in the status bar and a moment later in a tooltip.
    void hover(std::size_t pane, const QPointF& pos);
    void showTip();

    ViewState& state_;
    const CompareSides& sides_;
    const CompareScene& scene_;
    const CompareFinder& finder_;
    std::vector<ComparePane*> panes_;
    Chart::Tool tool_ = Chart::Tool::select;
    bool panning_ = false;
    QPointF press_;
    std::pair<double, double> pressView_;
    ChartTip* tip_;
    QTimer tipTimer_;
    std::pair<std::size_t, QPointF> pointed_;  ///< pane, and place in its plot, of the pending tooltip
};

}  // namespace arenascope

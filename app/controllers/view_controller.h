#pragma once
// Common functions of all charts: zoom, navigation, colours, selection commands and exports of the view.

#include <QObject>

namespace arenascope {

class Chart;
class CurveChart;
class Shell;
class ViewHistory;

class ViewController : public QObject {
    Q_OBJECT
public:
    explicit ViewController(Shell& shell);

private:
    void connectChart(Chart& chart);
    void connectCurve(CurveChart& curve);
    void showProgram();
    void connectActions();
    void connectHistory();
    void connectColours();
    void connectSelecting();

    Shell& shell_;
    ViewHistory* history_;
    const Chart* speaker_ = nullptr;  ///< whose words are in the status line; null: those of none, compared only
};

}  // namespace arenascope

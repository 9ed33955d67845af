#pragma once
// What all charts have in common: zoom, the way back, colours, what Edit selects and what is asked of the plan.

#include <QObject>

namespace arenascope {

class Chart;
class Shell;
class ViewHistory;

class ViewController : public QObject {
    Q_OBJECT
public:
    explicit ViewController(Shell& shell);

private:
    void connectChart(Chart& chart);
    void showProgram();
    void connectActions();
    void connectHistory();
    void connectColours();
    void connectSelecting();

    Shell& shell_;
    ViewHistory* history_;
};

}  // namespace arenascope

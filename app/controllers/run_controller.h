#pragma once
// Runs the program as the Run panel requests, and manages results and the state between runs.

#include <QObject>
#include <QString>

#include "engine/base/result.h"

namespace arenascope {

struct RunReport;
class RunPanel;
class Shell;

class RunController : public QObject {
    Q_OBJECT
public:
    RunController(Shell& shell, RunPanel& panel);
    void saveState(const QString& path);
    void loadState(const QString& path);

private:
    void connectState();
    void onRan(const RunReport& report);
    void warn(const RunReport& report);
    void showRecorded();
    void showRunning();

    Shell& shell_;
    RunPanel& panel_;
    const QString runTip_;  ///< of the button, while the program runs
};

}  // namespace arenascope

#pragma once
// The status bar: the object under the pointer, the progress of a worker, the issues and the size of the plan.

#include <QObject>
#include <QString>

class QLabel;
class QMainWindow;
class QProgressBar;
class QTimer;
class QToolButton;

namespace arenascope {

class ElidedLabel;
class Shell;
class StatusText;
struct Outcome;

/// Creates the widgets in a window's status bar and keeps them up to date. The message bar shows the issues as well.
class StatusLine : public QObject {
    Q_OBJECT
public:
    explicit StatusLine(Shell& shell);

private:
    void build();
    void connectJobs();
    void cancel();
    void hideIdle();
    void onDocument();
    void onOutcome();
    void showTrouble();
    [[nodiscard]] QString whatHelps(const Outcome& outcome) const;
    void showSelection();

    Shell& shell_;
    QLabel *pointer_, *facts_, *task_;
    ElidedLabel* trouble_;  ///< the issues of the shown plan
    QProgressBar* progress_;
    QToolButton* cancel_;
    QTimer* progressDelay_;
};

}  // namespace arenascope

#pragma once
// The status bar: what the pointer is at, what a worker is doing, what is wrong with the plan and how large it is.

#include <QObject>

class QLabel;
class QMainWindow;
class QProgressBar;
class QTimer;
class QToolButton;

namespace arenascope {

class ElidedLabel;
class Shell;
class StatusText;

/// Makes the widgets in a window's status bar and keeps them up to date. The message bar has what is wrong as well.
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
    void showSelection();

    Shell& shell_;
    QLabel *pointer_, *facts_, *task_;
    ElidedLabel* trouble_;  ///< what is wrong with the plan that is shown
    QProgressBar* progress_;
    QToolButton* cancel_;
    QTimer* progressDelay_;
};

}  // namespace arenascope

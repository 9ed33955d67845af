#pragma once
// The open file and whether it is saved: in the window's title and at the end of the menu bar.

#include <QObject>

class QLabel;

namespace arenascope {

class Shell;

class TitleLine : public QObject {
    Q_OBJECT
public:
    explicit TitleLine(Shell& shell);
    /// A file is being read and is not there yet.
    void showLoading(const QString& path);
    /// What is open, as it is now.
    void showDocument();

private:
    void onDocument();

    Shell& shell_;
    QLabel* label_;
};

}  // namespace arenascope

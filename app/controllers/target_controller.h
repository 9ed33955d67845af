#pragma once
// Target presets: the memories and limits of known devices, and the user's own as files.

#include <QObject>

class QMenu;

namespace arenascope {

class Shell;

class TargetController : public QObject {
    Q_OBJECT
public:
    explicit TargetController(Shell& shell);
    /// The pools and limits of the open document as a preset of the user's own.
    void save(const QString& title);

private:
    void fillMenu();
    void fillCores(QMenu& menu);
    void openFolder();

    Shell& shell_;
};

}  // namespace arenascope

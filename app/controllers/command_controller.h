#pragma once
// "Copy as command": the command line that gives what the window shows.

#include <QObject>

class QString;

namespace arenascope {

class Shell;

class CommandController : public QObject {
    Q_OBJECT
public:
    explicit CommandController(Shell& shell);

private:
    /// Copies `arenascope VERB FILE OPTIONS`; says why where the edits need a session.
    void copy(const QString& verb);

    Shell& shell_;
};

}  // namespace arenascope

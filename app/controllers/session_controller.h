#pragma once
// Saves and closes the open document, and reports what changed in an opened session.

#include <QObject>

namespace arenascope {

class Shell;

class SessionController : public QObject {
    Q_OBJECT
public:
    explicit SessionController(Shell& shell);
    /// False: not saved, because the user cancelled or the file could not be written.
    bool save(bool choose);
    /// Asks about unsaved edits before the document closes. False: it stays open.
    bool mayLeave();
    /// With its page, unless that is the only one.
    void close();

signals:
    /// Before the document is written or read again: commits text that is being typed.
    void finishing();

private:
    void onOpened(bool reloaded);
    void tellOpened();
    void tellReloaded();

    Shell& shell_;
};

}  // namespace arenascope

#pragma once
// Saving and leaving the open document, and what the user has to know of a session that was opened.

#include <QObject>

namespace arenascope {

class Shell;

class SessionController : public QObject {
    Q_OBJECT
public:
    explicit SessionController(Shell& shell);
    /// False: not saved, because the user thought better of it or the file could not be written.
    bool save(bool choose);
    /// Asks what becomes of unsaved edits before the document goes. False: it stays.
    bool mayLeave();

signals:
    /// The document is about to be written or read again: what is still being typed belongs to it.
    void finishing();

private:
    void close();
    void onOpened(bool reloaded);
    void tellOpened();
    void tellReloaded();

    Shell& shell_;
};

}  // namespace arenascope

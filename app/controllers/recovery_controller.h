#pragma once
// Edits that a crash left: offered for the program that is open, or on the start page, and in the File menu always.
// Nothing but "Discard" gives them up, and that is taken back until the program ends.

#include <QObject>
#include <QString>

namespace arenascope {

class Autosave;
class Shell;

class RecoveryController : public QObject {
    Q_OBJECT
public:
    RecoveryController(Shell& shell, Autosave& autosave);

private:
    /// Of the open program its own; on the start page any. What was put off waits in the File menu.
    void offer();
    void offerOne(const QString& session, qsizetype further);
    void recover(const QString& session);
    void discard(const QString& session);
    void fillMenu();

    Shell& shell_;
    Autosave& autosave_;
};

}  // namespace arenascope

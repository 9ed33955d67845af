#pragma once
// Unsaved edits from a crash: offered for the open program, or on the start page, and always in the File menu. Only
// "Discard" deletes them, which can be undone until the program ends.

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
    /// For the open program its own; on the start page any. Postponed ones stay in the File menu.
    void offer();
    /// Whether this page may show its edits: it has that program, or none.
    [[nodiscard]] bool isOfProgram(const QString& session) const;
    void offerOne(const QString& session, qsizetype further);
    /// On this page while it is empty or shows that program, else on a further one.
    void recover(const QString& session);
    void recoverHere(const QString& session);
    void discard(const QString& session);
    void fillMenu();

    Shell& shell_;
    Autosave& autosave_;
};

}  // namespace arenascope

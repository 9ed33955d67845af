#pragma once
// Opens a program in the window and closes the one before: reads first, then asks about unsaved edits, then shows it.

#include <QObject>
#include <QStringList>

#include "engine/base/result.h"

class QMimeData;

namespace arenascope {

class SessionController;
class Shell;

class OpenController : public QObject {
    Q_OBJECT
public:
    OpenController(Shell& shell, SessionController& session);
    void open(const QString& path);
    /// The first is opened, the second is compared with it, each further one gets a window of its own.
    void openAll(const QStringList& paths);
    /// The files that get a window of their own. A drop may contain a whole folder: the rest is ignored.
    [[nodiscard]] static QStringList furtherWindows(const QStringList& paths);
    static constexpr int most_files_at_once = 8;
    /// Files dropped on the window: the first is compared with the open program if `beside`.
    void take(const QMimeData& data, bool beside);
    void chooseFile();
    void chooseSession();
    /// A window with the models of a folder, from which they are opened.
    void chooseFolder();
    void openFolder(const QString& folder);
    /// What is saved is read again; edits that are not are applied to the program as it is now.
    void reload();

    /// Every readable format, and sessions: for a file dialog.
    [[nodiscard]] static QString openedFiles();

signals:
    /// A file is being read. `before`: the name of the open one, which stays until then; empty: none.
    void loading(const QString& path, const QString& before);

private:
    /// Times that a device recorded, for the program that is open.
    void openRecord(const QString& path);
    void announce(const QString& path);
    /// A program was read: asks what to do with unsaved edits of the one that it replaces.
    void askToReplace();
    void onNotOpened(const QString& path, Error error);
    void keepRecent();
    void onOutcome();
    void fillSamples();
    void fillRecent();

    Shell& shell_;
    SessionController& session_;
};

}  // namespace arenascope

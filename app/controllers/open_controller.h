#pragma once
// How a program comes into the window and the one before it goes: read first, then asked about, then shown.

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
    /// The first is opened, the second compared with it once it is there; for each further one a window of its own.
    void openAll(const QStringList& paths);
    /// Those of them that get a window of their own. A drop may hold the files of a whole folder: the rest is left.
    [[nodiscard]] static QStringList furtherWindows(const QStringList& paths);
    static constexpr int most_files_at_once = 8;
    /// Files that were dropped on the window: the first beside the open program where `beside`.
    void take(const QMimeData& data, bool beside);
    void chooseFile();
    void chooseSession();
    /// A window with the models of a folder, from which they are opened.
    void chooseFolder();
    void openFolder(const QString& folder);
    /// What is saved is read again; edits that are not are applied to the program as it is now.
    void reload();

    /// Every format that can be read, and sessions: for a file dialog.
    [[nodiscard]] static QString openedFiles();

signals:
    /// A file is being read. `before`: the name of the one that is open and stays until then; empty: none.
    void loading(const QString& path, const QString& before);

private:
    void announce(const QString& path);
    /// A program has been read: now it is asked what becomes of the one that it replaces.
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

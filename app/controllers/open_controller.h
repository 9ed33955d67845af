#pragma once
// Opens programs: each on a page of its own, or, in a window that shows a single one, in place of the one before. Reads
// first, then asks about unsaved edits, then shows it.

#include <QObject>
#include <QStringList>
#include <functional>
#include <optional>

#include "app/document/given_target.h"
#include "engine/base/result.h"

class QMimeData;

namespace arenascope {

class SessionController;
class Shell;

class OpenController : public QObject {
    Q_OBJECT
public:
    OpenController(Shell& shell, SessionController& session);
    /// A file that another page shows is not read again: that page comes to the front.
    void open(const QString& path);
    /// The same with the target that was chosen for it.
    void openFor(const QString& path, const Target& target);
    /// The first is opened, the second is compared with it, each further one gets a page of its own.
    void openAll(const QStringList& paths);
    /// The files that get a page of their own. A drop may contain a whole folder: the rest is ignored.
    [[nodiscard]] static QStringList furtherPages(const QStringList& paths);
    /// Reads it on this page, whatever is open elsewhere.
    void read(const QString& path, const std::optional<GivenTarget>& target = std::nullopt);
    static constexpr int most_files_at_once = 8;
    /// Files dropped on the window: the first is compared with the open program if `beside`.
    void take(const QMimeData& data, bool beside);
    /// Compares it with the program of this page, or takes what a device recorded of that.
    void takeBeside(const QString& path);
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
    void openGiven(const QString& path, const std::optional<GivenTarget>& target);
    /// Times that a device recorded, for the program that is open.
    void openRecord(const QString& path);
    /// The page for a file, in front: the one that shows it, this one while it is empty, or a further one.
    OpenController& pageFor(const QString& path);
    [[nodiscard]] bool shows(const QString& path) const;
    /// Once the program that is being read is open; never if it cannot be read.
    void onceRead(const std::function<void()>& act);
    void announce(const QString& path);
    /// A program was read: asks what to do with unsaved edits of the one that it replaces.
    void askToReplace();
    void onNotOpened(const QString& path, Error error);
    void tellNotOpened(const QString& path, Error error);
    void keepRecent();
    void onOutcome();
    void fillSamples();
    void fillRecent();

    Shell& shell_;
    SessionController& session_;
};

}  // namespace arenascope

#pragma once
// The model of the window: the open document and the workers that plan it, with a part for each function. No widgets.

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/document/bench.h"
#include "app/document/given_target.h"
#include "app/document/opening.h"
#include "app/document/plugins.h"
#include "app/document/runs.h"
#include "app/document/session_keeper.h"
#include "app/document/studies.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

class Workspace : public QObject {
    Q_OBJECT
public:
    explicit Workspace(QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] ViewState& view() { return *bench_.view; }
    [[nodiscard]] Jobs& jobs() { return *bench_.jobs; }
    [[nodiscard]] const Engine& engine() const { return *bench_.engine; }
    [[nodiscard]] const std::shared_ptr<const Engine>& sharedEngine() const { return bench_.engine; }
    /// Null on the start page.
    [[nodiscard]] Document* document() const { return bench_.document.get(); }
    [[nodiscard]] Plugins& plugins() { return plugins_; }
    [[nodiscard]] Runs& runs() { return runs_; }
    [[nodiscard]] const Runs& runs() const { return runs_; }
    [[nodiscard]] SessionKeeper& session() { return session_; }
    [[nodiscard]] const SessionKeeper& session() const { return session_; }
    [[nodiscard]] Studies& studies() { return studies_; }
    /// The target that the open program got when it was opened, undone or not; nothing: none.
    [[nodiscard]] const std::optional<GivenTarget>& givenTarget() const { return given_; }
    /// Steps of undo since opening, without that target.
    [[nodiscard]] int editCount() const;
    /// Short name for titles: "mobilenet_v2_w035/model.pt2".
    [[nodiscard]] QString title() const;
    /// The session that is open, else its program; needs a document.
    [[nodiscard]] QString path() const;

    /// Opens a program or a session in a worker; the document stays until the new one is ready. One with unsaved edits
    /// stays until takeRead(): see replacementRead(). `target`: for a program; a session has its own.
    void open(const QString& path, const std::optional<GivenTarget>& target = std::nullopt);
    /// Reads the program again in its present version, and applies the edits to it, including unsaved ones.
    void reload();
    /// Opens a session from a crash; it stays unsaved, without a name. `then` runs once it is open.
    void recover(const QString& path, const std::function<void()>& then);
    /// Names, and Python lines where it is an ETRecord, for the .pte that is open.
    void takeNames(const QString& path);
    /// Replaces the document, with its unsaved edits, by the program that was read; or discards that program.
    void takeRead();
    void dropRead();
    void close();
    void edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey = -1);
    /// Plans the current tuning again, and with all planners for comparison.
    void replan();
    /// Opens another program, planned as it comes or with `pools`, to be shown beside this one.
    void compareWith(const QString& path, const std::vector<Pool>& pools = {});
    /// A line of the log.
    void log(const QString& line) { emit logged(line); }

signals:
    void documentChanged();
    /// The shown plan belongs to the tuning (true), or planning is pending (false).
    void upToDateChanged(bool upToDate);
    /// A dimension has no upper bound: nothing can be planned until the user gives one.
    void boundsNeeded();
    void failed(const arenascope::Error& error);
    /// Nothing changed: the file at `path` cannot be read, or the user cancelled.
    void notOpened(const QString& path, const arenascope::Error& error);
    /// Another program was read and would replace the document, which has unsaved edits: call takeRead() or dropRead().
    void replacementRead();
    void logged(const QString& line);
    /// "41 of 44 instructions have names from X".
    void named(const QString& summary);
    /// A session is open, with its plan; or the program was read again, with its edits.
    void sessionOpened(bool reloaded);

private:
    struct Read;  ///< a program that waits for the user's answer about unsaved edits
    void readThen(const QString& path, const std::function<Result<Opened>(Progress&)>& work,
                  const std::function<void(const Opened&)>& then,
                  const std::optional<GivenTarget>& target = std::nullopt);
    /// Takes what it needs out of `opened`.
    void adopt(Opened& opened);
    void clearViews();
    /// The document gets the reloaded program `opened`, and the history stays; false if it was edited meanwhile.
    bool replaceProgram(const Opened& opened);
    std::vector<std::shared_ptr<const void>> leaveDocument();
    void onVersion();
    void onOutcome();
    void onPlugins();
    enum class Ask { first, best, all };
    void startPlanning(Ask ask);
    /// The shown plan is not yet the tuning's own.
    [[nodiscard]] bool isProvisional() const;
    void planningFailed(const Error& error, const std::weak_ptr<Version>& asked);

    Bench bench_;
    Plugins plugins_;
    Runs runs_;
    SessionKeeper session_;
    Studies studies_;
    std::unique_ptr<Read> read_;
    std::optional<GivenTarget> given_;
    LatestTask leaving_;
};

}  // namespace arenascope

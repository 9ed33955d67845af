#pragma once
// What the window works on: the open document, the workers and what all views share. No widgets.

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <vector>

#include "app/document/document.h"
#include "app/document/jobs.h"
#include "engine/engine.h"
#include "engine/open/saved_session.h"
#include "engine/runner/runner.h"
#include "engine/study/delegation_study.h"
#include "widgets/ui/latest_task.h"
#include "widgets/ui/notes.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

/// A plug-in of the settings: what it added, or why it was refused.
struct PluginState {
    QString path, error;
    QStringList adds;
};

class Workspace : public QObject {
    Q_OBJECT
public:
    struct Opened;  ///< what the worker that opens a file hands over
    explicit Workspace(QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] ViewState& view() { return *view_; }
    [[nodiscard]] Jobs& jobs() { return *jobs_; }
    [[nodiscard]] const Engine& engine() const { return *engine_; }
    [[nodiscard]] const std::shared_ptr<const Engine>& sharedEngine() const { return engine_; }
    [[nodiscard]] const QList<PluginState>& plugins() const { return plugins_; }
    [[nodiscard]] QStringList pluginPaths() const;
    /// Loads these and no others, remembers them, and plans again with what they bring.
    void setPlugins(const QStringList& paths);
    /// As setPlugins() for these as well, but for this start of the program only.
    void addPlugins(const QStringList& paths);
    /// Null on the start page.
    [[nodiscard]] Document* document() const { return document_.get(); }
    [[nodiscard]] const std::vector<VectorRun>& recorded() const { return *recorded_; }
    /// Short name for titles: "mobilenet_v2_w035/model.pt2".
    [[nodiscard]] QString title() const;
    [[nodiscard]] const QString& sessionPath() const { return sessionPath_; }
    /// The present state as a session, with the baseline and the edits that do not apply at present. Needs a document.
    [[nodiscard]] Session session() const;
    /// The same for a worker: what it needs is held by the call.
    [[nodiscard]] std::function<Session()> sessionMaker() const;
    /// What became of the edits of the session that was opened, with those that do not apply at present.
    [[nodiscard]] const Reapplied& reapplied() const { return reapplied_; }
    /// What of the opened session is not taken.
    [[nodiscard]] const std::vector<Error>& sessionWarnings() const { return sessionWarnings_; }
    /// The shown plan against the session's baseline; nothing without a baseline or a plan.
    [[nodiscard]] std::optional<BaselineDifference> baselineDifference() const;
    /// The shown plan becomes the baseline of the session that is saved next: one undo step.
    void setBaseline();
    [[nodiscard]] const Notes& notes() const { return *notes_; }
    /// One undo step each; empty takes the note away.
    void noteTensor(const QString& tensor, const QString& text);
    void notePlan(const QString& planner, const QString& text);
    /// Asked for what is in view whenever a session is made.
    void setLook(std::function<SessionView()> look) { look_ = std::move(look); }
    /// What was in view when the session that is open was saved; nothing without one.
    [[nodiscard]] std::optional<SessionView> savedView() const { return session_ ? session_->view : std::nullopt; }
    /// Edits of these tensors and symbols, which the program no longer has, are no longer kept: one undo step.
    void dropOrphans(const QStringList& names);

    /// Opens a program or a session in a worker; the document stays until the new one is there. One with unsaved
    /// edits stays until takeRead(): see replacementRead().
    void open(const QString& path);
    /// Reads the program again, as it is now, and applies the edits to it, unsaved ones too.
    void reload();
    /// Opens a session that a crash left; it stays unsaved, under no name. `then` runs once it is open.
    void recover(const QString& path, const std::function<void()>& then);
    /// Names, and Python lines where it is an ETRecord, for the .pte that is open.
    void takeNames(const QString& path);
    /// What was read replaces the document, with its unsaved edits; or it is given up.
    void takeRead();
    void dropRead();
    void close();
    Result<> saveSession(const QString& path);
    void edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey = -1);
    /// Plans the current tuning again, and with all planners for comparison.
    void replan();
    /// Nothing while a run goes on or the plan is not there yet.
    void run(RunRequest request);
    void stopRun();
    void resetState();
    /// The buffers that outlive a run, as they are now; not while a run goes on.
    void readState(const std::function<void(const std::vector<NamedTensor>&)>& then);
    void writeState(std::vector<NamedTensor> state, const std::function<void()>& then);
    /// Opens another program, planned as it comes, to be shown beside this one.
    void compareWith(const QString& path);
    /// Arena size over that symbol's range, for the current tuning.
    void computeCurve(const QString& symbol);
    /// What the program takes of a device, for the outcome that is shown.
    void computeFootprint();
    /// What delegating comes to, for the shown outcome; nothing where it delegates nothing.
    void studyDelegation();

signals:
    void documentChanged();
    /// The shown plan belongs to the tuning (true), or planning is still to come (false).
    void upToDateChanged(bool upToDate);
    /// A dimension has no upper bound: nothing can be planned until the user gives one.
    void boundsNeeded();
    void ran(const arenascope::RunReport& report);
    /// Beside failed(): why a run, or what was asked of its state, came to nothing.
    void runStopped(const arenascope::Error& error);
    void pluginsChanged();
    /// What this machine's backends can do.
    void backendsKnown(const std::vector<arenascope::BackendFact>& backends);
    void delegationStudied(std::shared_ptr<const arenascope::DelegationStudy> study);
    void failed(const arenascope::Error& error);
    /// Nothing changed: the file at `path` cannot be read as what it was opened as, or the user thought better of it.
    void notOpened(const QString& path, const arenascope::Error& error);
    /// Another program was read and would replace the document, which has unsaved edits: takeRead() or dropRead().
    void replacementRead();
    void logged(const QString& line);
    /// "41 of 44 instructions have names from X".
    void named(const QString& summary);
    /// A session is open, with its plan; or the program was read again, with its edits.
    void sessionOpened(bool reloaded);
    void baselineChanged();
    void orphansChanged();
    /// Runs recorded beside the file, of the method that is shown.
    void recordedChanged();

private:
    struct Read;  ///< a program that waits for the user to give up the present one
    void readThen(const QString& path, const std::function<Result<Opened>(Progress&)>& work,
                  const std::function<void()>& then);
    void adopt(Opened opened);
    /// The document's program is `opened`, and the history stays; false where it was edited while that was read.
    bool replaceProgram(const Opened& opened);
    std::vector<std::shared_ptr<const void>> leaveDocument();
    /// Recorded runs belong to a method: those of the one that is shown now.
    void followMethod();
    void keepBaseline(const std::optional<Baseline>& baseline);
    void keepOrphans(const Tuning& orphans);
    void changeNote(const QString& label, std::map<std::string, std::string> SessionNotes::*of, const std::string& key,
                    const QString& text);
    void onVersion();
    void onOutcome();
    void loadPlugins(const QStringList& paths);
    void changePlugins(const QStringList& paths);
    void askBackends();
    enum class Ask { first, best, all };
    void startPlanning(Ask ask);
    /// What is shown is not yet the tuning's own plan.
    [[nodiscard]] bool isProvisional() const;
    void runFailed(const Error& error);
    /// The loaded plan, made where there is none; whoever takes it hands it back.
    std::shared_ptr<Runner> takeRunner();
    [[nodiscard]] std::shared_ptr<const Session> storedPlan() const;
    void planningFailed(const Error& error, const std::weak_ptr<Version>& asked);

    std::shared_ptr<const Engine> engine_;
    QList<PluginState> plugins_;
    ViewState* view_;
    std::unique_ptr<Document> document_;
    std::string recordedMethod_;  ///< whose runs `recorded_` holds, or will when they are read
    std::shared_ptr<const std::vector<VectorRun>> recorded_ = std::make_shared<const std::vector<VectorRun>>();
    std::shared_ptr<Runner> runner_;            ///< null while a run has it
    std::shared_ptr<SharedState> sharedState_;  ///< of the methods that ran; null: they start from their initial values
    std::string sharedBy_;                      ///< the method that ran last
    QString sessionPath_;
    std::weak_ptr<const Outcome> footprintOf_;  ///< that was asked for last
    std::shared_ptr<const Session> session_;    ///< as opened or saved last; null: none. Its tuning is the shown one's.
    Reapplied reapplied_;
    std::vector<Error> sessionWarnings_;
    Notes* notes_;
    std::function<SessionView()> look_;
    bool plansAnew_ = false;  ///< the user asked for another plan than the stored one
    std::unique_ptr<Read> read_;
    Jobs* jobs_;
    Later leaving_;
};

}  // namespace arenascope

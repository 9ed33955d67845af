#pragma once
// What a session keeps of the open document beside the edits that apply: its baseline, notes, what is in view, and
// edits that wait for their tensors to come back.

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/document/bench.h"
#include "engine/open/saved_session.h"
#include "engine/tuning/reapply.h"
#include "widgets/ui/notes.h"

namespace arenascope {

/// The session that a document was opened with; empty: without one.
struct OpenedSession {
    QString path;
    std::shared_ptr<const Session> session;
    Reapplied reapplied;
    std::vector<Error> warnings;  ///< what of it is not taken
};

class SessionKeeper : public QObject {
    Q_OBJECT
public:
    explicit SessionKeeper(Bench& bench, QObject* parent = nullptr);
    void adopt(OpenedSession opened);

    /// Empty: the document is not saved as a session.
    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] bool hasSession() const { return session_ != nullptr; }
    /// The present state as a session, with the baseline and the edits that do not apply at present. Needs a document.
    [[nodiscard]] Session make() const;
    /// The same for a worker: what it needs is held by the call.
    [[nodiscard]] std::function<Session()> maker() const;
    Result<> save(const QString& path);
    /// What became of the edits of the session that was opened, with those that do not apply at present.
    [[nodiscard]] const Reapplied& reapplied() const { return reapplied_; }
    /// What of the opened session is not taken.
    [[nodiscard]] const std::vector<Error>& warnings() const { return warnings_; }
    /// The session whose plan is shown for the present tuning; null where another plan is wanted.
    [[nodiscard]] std::shared_ptr<const Session> storedPlan() const;
    /// The user asked for another plan than the stored one.
    void planAnew() { plansAnew_ = true; }
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

signals:
    void baselineChanged();
    void orphansChanged();
    void logged(const QString& line);

private:
    void keepBaseline(const std::optional<Baseline>& baseline);
    void keepOrphans(const Tuning& orphans);
    void changeNote(const QString& label, std::map<std::string, std::string> SessionNotes::*of, const std::string& key,
                    const QString& text);

    Bench& bench_;
    QString path_;
    std::shared_ptr<const Session> session_;  ///< as opened or saved last; null: none. Its tuning is the shown one's.
    Reapplied reapplied_;
    std::vector<Error> warnings_;
    Notes* notes_;
    std::function<SessionView()> look_;
    bool plansAnew_ = false;
};

}  // namespace arenascope

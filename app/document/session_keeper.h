#pragma once
// The part of a session that does not affect the plan: its baseline, notes, the state of the views, and orphaned edits.

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
    std::vector<Error> warnings;  ///< parts of it that are not used
};

class SessionKeeper : public QObject {
    Q_OBJECT
public:
    explicit SessionKeeper(Bench& bench, QObject* parent = nullptr);
    void adopt(OpenedSession opened);

    /// Empty: the document is not saved as a session.
    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] bool hasSession() const { return session_ != nullptr; }
    /// The present state as a session, with the baseline and the orphaned edits. Needs a document.
    [[nodiscard]] Session make() const;
    /// The same for a worker: the call owns all data that it needs.
    [[nodiscard]] std::function<Session()> maker() const;
    Result<> save(const QString& path);
    /// Which edits of the opened session apply, with the orphaned ones.
    [[nodiscard]] const Reapplied& reapplied() const { return reapplied_; }
    /// Parts of the opened session that are not used.
    [[nodiscard]] const std::vector<Error>& warnings() const { return warnings_; }
    /// The session whose plan is shown for the present tuning; null if another plan is shown.
    [[nodiscard]] std::shared_ptr<const Session> storedPlan() const;
    /// The user selected another plan than the stored one.
    void planAnew() { plansAnew_ = true; }
    /// The shown plan compared with the session's baseline; nothing without a baseline or a plan.
    [[nodiscard]] std::optional<BaselineDifference> baselineDifference() const;
    /// Makes the shown plan the baseline of the next saved session: one undo step.
    void setBaseline();
    [[nodiscard]] const Notes& notes() const { return *notes_; }
    /// One undo step each; empty removes the note.
    void noteTensor(const QString& tensor, const QString& text);
    void notePlan(const QString& planner, const QString& text);
    /// Called for the state of the views whenever a session is made.
    void setLook(std::function<SessionView()> look) { look_ = std::move(look); }
    /// The state of the views when the open session was saved; nothing without one.
    [[nodiscard]] std::optional<SessionView> savedView() const { return session_ ? session_->view : std::nullopt; }
    /// Deletes orphaned edits of these tensors and symbols: one undo step.
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
    std::shared_ptr<const Session> session_;  ///< as opened or last saved; null: none. Its tuning may be outdated.
    Reapplied reapplied_;
    std::vector<Error> warnings_;
    Notes* notes_;
    std::function<SessionView()> look_;
    bool plansAnew_ = false;
};

}  // namespace arenascope

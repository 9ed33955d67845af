// What a session keeps beside the edits that apply: its baseline, and edits that wait for their tensors to come back.

#include <QDir>
#include <QFileInfo>
#include <QUndoCommand>
#include <algorithm>
#include <utility>

#include "app/document/session_file.h"
#include "app/document/workspace.h"

namespace arenascope {
namespace {

/// An undo step of something that no plan depends on.
class Keep final : public QUndoCommand {
public:
    Keep(const QString& label, std::function<void()> act, std::function<void()> back)
        : QUndoCommand(label), act_(std::move(act)), back_(std::move(back)) {}
    void redo() override { act_(); }
    void undo() override { back_(); }

private:
    std::function<void()> act_, back_;
};

}  // namespace

Session Workspace::session() const { return sessionMaker()(); }

std::function<Session()> Workspace::sessionMaker() const {
    return [tuning = document_->tuning(), outcome = document_->outcome(), before = session_,
            orphans = reapplied_.orphans, beside = document_->beside(), notes = notes_->texts(),
            view = look_ ? std::optional(look_()) : std::nullopt, shown = storedPlan() != nullptr,
            program = QFileInfo(QString::fromStdString(document_->program()->path)).absoluteFilePath().toStdString()] {
        Session session = session_of(*tuning, outcome.get(), before.get(), orphans);
        session.notes = notes;
        if (view) session.view = *view;
        session.program = program;
        if (!shown) session.beside = beside && beside->ok() ? beside->value() : PlansByMethod{};
        return session;
    };
}

Result<> Workspace::saveSession(const QString& path) {
    auto saved = std::make_shared<Session>(session());
    const auto& beside = document_->beside();
    if (beside && !beside->ok() && !storedPlan()) return beside->error();
    // The first plan that is saved is what later ones are measured against.
    const bool first = !saved->baseline && document_->outcome();
    if (first) saved->baseline = baseline_of(*document_->outcome()->method, document_->outcome()->plan());
    CHECKED(writeSession(path, *saved));
    saved->tuning = *document_->tuning();
    session_ = std::move(saved);
    sessionPath_ = path;
    document_->history().setClean();
    emit logged(tr("saved %1").arg(path));
    if (first) emit baselineChanged();
    return done;
}

std::optional<BaselineDifference> Workspace::baselineDifference() const {
    if (!document_ || !document_->outcome() || !session_ || !session_->baseline) return std::nullopt;
    return difference_to(*session_->baseline, *document_->outcome()->method, document_->outcome()->plan());
}

void Workspace::keepBaseline(const std::optional<Baseline>& baseline) {
    auto next = session_ ? std::make_shared<Session>(*session_) : std::make_shared<Session>();
    if (!session_) next->tuning = *document_->tuning();
    next->baseline = baseline;
    session_ = std::move(next);
    emit baselineChanged();
}

void Workspace::setBaseline() {
    if (!document_ || !document_->outcome()) return;
    const std::optional<Baseline> before = session_ ? session_->baseline : std::nullopt;
    const Baseline next = baseline_of(*document_->outcome()->method, document_->outcome()->plan());
    if (before == next) return;
    document_->history().push(new Keep(
        tr("Set the baseline"), [this, next] { keepBaseline(next); }, [this, before] { keepBaseline(before); }));
    emit logged(tr("baseline: %1, %2 B").arg(QString::fromStdString(next.planner)).arg(next.total_bytes()));
}

void Workspace::changeNote(const QString& label, std::map<std::string, std::string> SessionNotes::*of,
                           const std::string& key, const QString& text) {
    if (!document_) return;
    const SessionNotes before = notes_->texts();
    SessionNotes after = before;
    if (text.isEmpty()) (after.*of).erase(key);
    else (after.*of)[key] = text.toStdString();
    if (after == before) return;
    document_->history().push(new Keep(
        label, [this, after] { notes_->set(after); }, [this, before] { notes_->set(before); }));
}

void Workspace::noteTensor(const QString& tensor, const QString& text) {
    changeNote(tr("Note on %1").arg(tensor), &SessionNotes::tensors, tensor.toStdString(), text);
}

void Workspace::notePlan(const QString& planner, const QString& text) {
    changeNote(tr("Note on the plan %1").arg(planner), &SessionNotes::plans, planner.toStdString(), text);
}

void Workspace::keepOrphans(const Tuning& orphans) {
    reapplied_.orphans = orphans;
    emit orphansChanged();
}

void Workspace::dropOrphans(const QStringList& names) {
    if (!document_) return;
    const Tuning before = reapplied_.orphans;
    Tuning after = before;
    for (const QString& each : names) {
        const std::string name = each.toStdString();
        after.assigned.erase(name);
        after.pinned.erase(name);
        after.aligned.erase(name);
        after.unplanned.erase(name);
        after.ranges.erase(name);
    }
    if (after == before) return;
    const QString label = tr("Delete %n edit(s) that do not apply", nullptr, static_cast<int>(names.size()));
    document_->history().push(new Keep(
        label, [this, after] { keepOrphans(after); }, [this, before] { keepOrphans(before); }));
}

}  // namespace arenascope

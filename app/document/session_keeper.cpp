#include "app/document/session_keeper.h"

#include <QDir>
#include <QFileInfo>
#include <QUndoCommand>
#include <algorithm>
#include <utility>

#include "app/document/session_file.h"
#include "widgets/ui/plan_rows.h"

namespace arenascope {
namespace {

/// An undo step for data that does not affect plans.
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

SessionKeeper::SessionKeeper(Bench& bench, QObject* parent) : QObject(parent), bench_(bench), notes_(new Notes(this)) {}

void SessionKeeper::adopt(OpenedSession opened) {
    path_ = opened.path;
    session_ = std::move(opened.session);
    reapplied_ = std::move(opened.reapplied);
    warnings_ = std::move(opened.warnings);
    notes_->set(session_ ? session_->notes : SessionNotes{});
    plansAnew_ = false;
}

std::shared_ptr<const Session> SessionKeeper::storedPlan() const {
    const bool same = session_ && !plansAnew_ && *bench_.document->tuning() == session_->tuning;
    return same ? session_ : nullptr;
}

Session SessionKeeper::make() const { return maker()(); }

std::function<Session()> SessionKeeper::maker() const {
    return [tuning = bench_.document->tuning(), outcome = bench_.document->outcome(), before = session_,
            orphans = reapplied_.orphans, beside = bench_.document->beside(), notes = notes_->texts(),
            view = look_ ? std::optional(look_()) : std::nullopt, shown = storedPlan() != nullptr,
            program =
                QFileInfo(QString::fromStdString(bench_.document->program()->path)).absoluteFilePath().toStdString()] {
        Session session = session_of(*tuning, outcome.get(), before.get(), orphans);
        session.notes = notes;
        if (view) session.view = *view;
        session.program = program;
        if (!shown) session.other_methods = beside && beside->ok() ? beside->value() : PlansByMethod{};
        return session;
    };
}

Result<> SessionKeeper::save(const QString& path) {
    auto saved = std::make_shared<Session>(make());
    const auto& beside = bench_.document->beside();
    if (beside && !beside->ok() && !storedPlan()) return beside->error();
    // The first saved plan becomes the baseline.
    const bool first = !saved->baseline && bench_.document->outcome();
    if (first) saved->baseline = baseline_of(*bench_.document->outcome()->method, bench_.document->outcome()->plan());
    CHECKED(writeSession(path, *saved));
    saved->tuning = *bench_.document->tuning();
    session_ = std::move(saved);
    path_ = path;
    bench_.document->history().setClean();
    emit logged(tr("saved %1").arg(path));
    if (first) emit baselineChanged();
    return done;
}

std::optional<BaselineDifference> SessionKeeper::baselineDifference() const {
    if (!bench_.outcome() || !session_ || !session_->baseline) return std::nullopt;
    return difference_to(*session_->baseline, *bench_.document->outcome()->method, bench_.document->outcome()->plan());
}

void SessionKeeper::keepBaseline(const std::optional<Baseline>& baseline) {
    auto next = session_ ? std::make_shared<Session>(*session_) : std::make_shared<Session>();
    if (!session_) next->tuning = *bench_.document->tuning();
    next->baseline = baseline;
    session_ = std::move(next);
    emit baselineChanged();
}

void SessionKeeper::setBaseline() {
    if (!bench_.outcome()) return;
    const std::optional<Baseline> before = session_ ? session_->baseline : std::nullopt;
    const Baseline next = baseline_of(*bench_.document->outcome()->method, bench_.document->outcome()->plan());
    if (before == next) return;
    bench_.document->history().push(new Keep(
        tr("Set the baseline"), [this, next] { keepBaseline(next); }, [this, before] { keepBaseline(before); }));
    emit logged(tr("baseline: %1, %2 B").arg(QString::fromStdString(next.planner)).arg(next.total_bytes()));
}

void SessionKeeper::changeNote(const QString& label, std::map<std::string, std::string> SessionNotes::*of,
                               const std::string& key, const QString& text) {
    if (!bench_.document) return;
    const SessionNotes before = notes_->texts();
    SessionNotes after = before;
    if (text.isEmpty()) (after.*of).erase(key);
    else (after.*of)[key] = text.toStdString();
    if (after == before) return;
    bench_.document->history().push(new Keep(
        label, [this, after] { notes_->set(after); }, [this, before] { notes_->set(before); }));
}

void SessionKeeper::noteTensor(const QString& tensor, const QString& text) {
    changeNote(tr("Note on %1").arg(tensor), &SessionNotes::tensors, tensor.toStdString(), text);
}

void SessionKeeper::notePlan(const QString& planner, const QString& text) {
    changeNote(tr("Note on the plan %1").arg(planTitle(planner.toStdString())), &SessionNotes::plans,
               planner.toStdString(), text);
}

void SessionKeeper::keepOrphans(const Tuning& orphans) {
    reapplied_.orphans = orphans;
    emit orphansChanged();
}

void SessionKeeper::dropOrphans(const QStringList& names) {
    if (!bench_.document) return;
    const Tuning before = reapplied_.orphans;
    Tuning after = before;
    for (const QString& each : names) {
        const std::string name = each.toStdString();
        after.assigned.erase(name);
        after.pinned.erase(name);
        after.aligned.erase(name);
        after.unplanned.erase(name);
        after.ranges.erase(name);
        after.initial.erase(name);
        std::erase_if(after.edits.operators, [&](const OperatorRule& rule) { return rule.node == name; });
        if (after.method == name) after.method.clear();
    }
    if (after == before) return;
    const QString label = tr("Delete %n edit(s) that do not apply", nullptr, static_cast<int>(names.size()));
    bench_.document->history().push(new Keep(
        label, [this, after] { keepOrphans(after); }, [this, before] { keepOrphans(before); }));
}

}  // namespace arenascope

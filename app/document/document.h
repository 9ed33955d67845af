#pragma once
// One open program with its edits. Undo swaps whole versions: a Tuning together with its Outcome, so undo and redo
// never plan again.

#include <QObject>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/engine.h"
#include "engine/tuning/session.h"

namespace arenascope {

/// A Tuning and its results. The outcome is filled in later, by the requested worker, wherever the version then is:
/// shown, or in the undo stack.
struct Version {
    std::shared_ptr<const Tuning> tuning;
    std::shared_ptr<const Outcome> outcome;
    /// The placements of an external planner in the other methods, or why it failed; null: not requested.
    std::shared_ptr<const Result<PlansByMethod>> beside{};
};

class Document : public QObject {
    Q_OBJECT
public:
    Document(std::shared_ptr<const Program> program, Tuning tuning, std::shared_ptr<const Outcome> outcome,
             QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const std::shared_ptr<const Program>& program() const { return program_; }
    [[nodiscard]] const std::shared_ptr<const Tuning>& tuning() const { return version_->tuning; }
    /// Null while the current tuning has not been planned yet.
    [[nodiscard]] const std::shared_ptr<const Outcome>& outcome() const { return version_->outcome; }
    [[nodiscard]] const std::shared_ptr<const Result<PlansByMethod>>& beside() const { return version_->beside; }
    [[nodiscard]] std::weak_ptr<Version> version() const { return version_; }
    [[nodiscard]] QUndoStack& history() { return *history_; }
    /// All data of the history, so that it can be freed on another thread.
    [[nodiscard]] std::vector<std::shared_ptr<const Outcome>> outcomes() const;
    /// What was planned `steps` edits after opening; null where that was never planned.
    [[nodiscard]] std::shared_ptr<const Outcome> outcomeAfter(int steps) const;
    [[nodiscard]] int editCount() const { return history_->index(); }
    /// Steps between now and the saved version, including undone ones; nothing if no step leads there, for example
    /// after a recovery.
    [[nodiscard]] std::optional<int> unsavedCount() const;

    /// One undo step for one user action. Edits with the same non-negative merge key become one step. An edit that
    /// changes nothing makes no step.
    void edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey = -1);
    /// Undoes the last edit permanently: one that cannot be planned must not be redone.
    void takeBack();
    /// Tunings of all steps, undone or not.
    [[nodiscard]] std::vector<std::shared_ptr<const Tuning>> steps() const;
    /// The reloaded program, with the reapplied present tuning and those of steps(), in order. The history stays; its
    /// versions are planned when they are shown.
    void replace(std::shared_ptr<const Program> program, Tuning now, std::shared_ptr<const Outcome> outcome,
                 const std::vector<Tuning>& steps);
    /// A worker's result for the requested version; dropped if that version no longer exists.
    void deliver(const std::weak_ptr<Version>& asked, std::shared_ptr<const Outcome> outcome,
                 std::shared_ptr<const Result<PlansByMethod>> beside = nullptr);

signals:
    /// Another version is current. Its outcome may be missing: then it needs planning.
    void versionChanged();
    /// The current version got its outcome.
    void outcomeDelivered();

private:
    struct Swap;
    std::shared_ptr<const Program> program_;
    std::shared_ptr<Version> version_;
    QUndoStack* history_;
    bool takingBack_ = false;
};

}  // namespace arenascope

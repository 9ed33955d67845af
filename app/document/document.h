#pragma once
// One open program with its edits. Undo swaps whole versions: a Tuning together with the Outcome that was
// shown for it, so undo and redo never plan anything again.

#include <QObject>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/engine.h"
#include "engine/tuning/session.h"

namespace arenascope {

/// A Tuning and what was computed from it. The outcome is filled in later, by the worker that was asked for it,
/// wherever the version then is: shown, or waiting in the undo stack.
struct Version {
    std::shared_ptr<const Tuning> tuning;
    std::shared_ptr<const Outcome> outcome;
    /// What a program of the user's own placed in the other methods, or why it failed; null: not asked for.
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
    /// All that the history holds, for whoever must free it elsewhere.
    [[nodiscard]] std::vector<std::shared_ptr<const Outcome>> outcomes() const;
    /// What was planned `steps` edits after opening; null where that was never planned.
    [[nodiscard]] std::shared_ptr<const Outcome> outcomeAfter(int steps) const;
    [[nodiscard]] int editCount() const { return history_->index(); }
    /// Steps between now and what was saved, also where they were undone; nothing where no step leads there, as with
    /// edits that were recovered.
    [[nodiscard]] std::optional<int> unsavedCount() const;

    /// One undo step for one intention. Edits of the same non-negative merge key become one step. An edit that
    /// changes nothing makes no step.
    void edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey = -1);
    /// Undoes the last edit for good: one that cannot be planned is no step to redo.
    void takeBack();
    /// Tunings of all steps, whichever way they lead from now.
    [[nodiscard]] std::vector<std::shared_ptr<const Tuning>> steps() const;
    /// The program as it was read again, with what became of the present tuning and of those of steps(), in their
    /// order. The history stays; where it leads is planned when it is gone to.
    void replace(std::shared_ptr<const Program> program, Tuning now, std::shared_ptr<const Outcome> outcome,
                 const std::vector<Tuning>& steps);
    /// A worker's result for the version that it was asked for; dropped where that version is gone.
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

#pragma once
// A measurement of the tuning that is shown, in a worker: once for each tuning, and forgotten with it.

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "engine/base/guarded.h"
#include "engine/base/progress.h"
#include "engine/engine.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

class Workspace;

class TuningStudy : public QObject {
    Q_OBJECT
public:
    /// What is measured; all of it outlives the worker.
    struct Subject {
        std::shared_ptr<const Engine> engine;
        std::shared_ptr<const Program> program;
        std::shared_ptr<const Outcome> outcome;
        std::shared_ptr<const Tuning> tuning;
    };

    TuningStudy(Workspace& workspace, QObject* parent);
    ~TuningStudy() override;
    /// Nothing where there is no outcome, where it is too large, or where this tuning was measured already. `then`:
    /// null where measuring failed.
    template <class T>
    void start(std::function<Result<T>(const Subject&, Progress&)> measure,
               std::function<void(const std::shared_ptr<const T>&)> then) {
        const std::optional<Subject> subject = begin();
        if (!subject) return;
        using Shared = std::shared_ptr<const T>;
        later_.start<Shared>(
            [progress = progress_, subject = *subject, measure = std::move(measure)]() -> Shared {
                auto made = guarded([&] { return measure(subject, *progress); });
                return made.ok() ? std::make_shared<const T>(std::move(made).take()) : nullptr;
            },
            [then = std::move(then)](const Shared& made) { then(made); });
    }

    /// No worker is left, not even of a cancelled one.
    [[nodiscard]] bool isSettled() const { return later_.isSettled(); }

signals:
    /// What was measured belongs to a tuning that is gone.
    void forgotten();

private:
    [[nodiscard]] std::optional<Subject> begin();
    void forget();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the running measurement; null: none
    std::weak_ptr<const Tuning> of_;      ///< the last requested one
    LatestTask later_;
};

}  // namespace arenascope

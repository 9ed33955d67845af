#pragma once
// Long work off the GUI thread: one job of each kind at a time, with progress and cancel. Starting a job ends
// the one before it; what an ended job returns is dropped, as is the result for a receiver that is gone.

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <array>
#include <functional>
#include <memory>

#include "engine/base/guarded.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

class Jobs : public QObject {
    Q_OBJECT
public:
    enum class Kind {
        import,
        planning,
        running,
        exporting,
        pictures,
        beside,
        curve,
        delegation,
        backends,
        footprint,
        vectors,
        report,
        shrinking
    };
    Q_ENUM(Kind)
    static constexpr std::size_t kinds = 13;

    explicit Jobs(QObject* parent = nullptr);
    /// Cancels everything and waits: no job outlives the window.
    ~Jobs() override;

    /// Runs `work` on a worker and `then` on this thread with its result.
    template <class T>
    void start(Kind kind, const QString& title, QObject* receiver, std::function<Result<T>(Progress&)> work,
               std::function<void(Result<T>)> then) {
        const std::shared_ptr<Progress> progress = begin(kind, title);
        pool_.start([this, kind, progress, guard = QPointer<QObject>(receiver), work = std::move(work),
                     then = std::move(then)] {
            auto result = std::make_shared<Result<T>>(guarded([&] { return work(*progress); }));
            post([this, kind, progress, guard, then, result] {
                if (end(kind, progress) && guard) then(std::move(*result));
            });
        });
    }
    /// What nobody waits for: no progress bar.
    [[nodiscard]] static bool isQuiet(Kind kind) {
        return kind == Kind::pictures || kind == Kind::curve || kind == Kind::delegation || kind == Kind::backends ||
            kind == Kind::footprint || kind == Kind::vectors;
    }
    void cancel(Kind kind);
    [[nodiscard]] bool busy(Kind kind) const { return current(kind) != nullptr; }
    [[nodiscard]] bool anyBusy() const;
    /// Workers that are at something, cancelled ones included until they have given up.
    [[nodiscard]] int working() const { return pool_.activeThreadCount(); }
    [[nodiscard]] bool isSettled() const { return !anyBusy() && working() == 0; }

signals:
    void started(Jobs::Kind kind, const QString& title);
    /// At most 20 times a second and once per stage; `fraction` is negative where it is unknown.
    void progressed(Jobs::Kind kind, const arenascope::Stage& stage, double fraction);
    void finished(Jobs::Kind kind);

private:
    std::shared_ptr<Progress> begin(Kind kind, const QString& title);
    /// False where the job was replaced or cancelled meanwhile.
    bool end(Kind kind, const std::shared_ptr<Progress>& progress);
    void post(std::function<void()> call);
    [[nodiscard]] const std::shared_ptr<Progress>& current(Kind kind) const {
        return running_[static_cast<std::size_t>(kind)];
    }

    QThreadPool pool_;
    std::array<std::shared_ptr<Progress>, kinds> running_;
};

}  // namespace arenascope

#pragma once
// Long work off the GUI thread: one job of each kind at a time, with progress and cancellation. Starting a job cancels
// the previous one; results of a cancelled job, or for a destroyed receiver, are dropped.

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
        device,
        shrinking,
        sizeMap,
        check,
        reading
    };
    Q_ENUM(Kind)
    static constexpr std::size_t kinds = 17;

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
    /// Background work without a progress bar.
    [[nodiscard]] static bool isQuiet(Kind kind) {
        return kind == Kind::pictures || kind == Kind::curve || kind == Kind::delegation || kind == Kind::backends ||
            kind == Kind::footprint || kind == Kind::vectors || kind == Kind::device || kind == Kind::sizeMap;
    }
    void cancel(Kind kind);
    void cancelAll();
    [[nodiscard]] bool busy(Kind kind) const { return current(kind) != nullptr; }
    [[nodiscard]] bool anyBusy() const;
    /// Running workers, including cancelled ones until they end.
    [[nodiscard]] int working() const { return pool_.activeThreadCount(); }
    [[nodiscard]] bool isSettled() const { return !anyBusy() && working() == 0; }

signals:
    void started(Jobs::Kind kind, const QString& title);
    /// At most 20 times a second and once per stage; `fraction` is negative if unknown.
    void progressed(Jobs::Kind kind, const arenascope::Stage& stage, double fraction);
    void finished(Jobs::Kind kind);

private:
    std::shared_ptr<Progress> begin(Kind kind, const QString& title);
    /// False if the job was replaced or cancelled meanwhile.
    bool end(Kind kind, const std::shared_ptr<Progress>& progress);
    void post(std::function<void()> call);
    [[nodiscard]] const std::shared_ptr<Progress>& current(Kind kind) const {
        return running_[static_cast<std::size_t>(kind)];
    }

    QThreadPool pool_;
    std::array<std::shared_ptr<Progress>, kinds> running_;
};

}  // namespace arenascope

#pragma once
// Slow work off the window's thread: one task at a time, where a new one replaces the previous, and which can be
// cancelled.

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace arenascope {

/// With more tensors, work between two frames is deferred if possible.
inline constexpr std::size_t many_tensors = 20000;

class LatestTask : public QObject {
    Q_OBJECT
public:
    /// Set when the result is no longer needed: work that checks it may return early with any result.
    using Stop = std::atomic<bool>;

    explicit LatestTask(QObject* parent = nullptr) : QObject(parent) { pool_.setMaxThreadCount(1); }
    /// Waits, so that no work outlives its view.
    ~LatestTask() override {
        if (stop_) stop_->store(true);
        pool_.waitForDone();
    }
    /// `then` is called on this thread with the result of `work`, a function without arguments or with a Stop, run on
    /// another thread, unless it is cancelled before.
    template <class T, class Work>
    void start(Work work, std::function<void(T)> then) {
        const bool was_busy = busy();
        if (stop_) stop_->store(true);
        stop_ = std::make_shared<Stop>(false);
        pool_.start([this, stop = stop_, work = std::move(work), then = std::move(then)]() mutable {
            if (stop->load()) return;
            auto made = std::make_shared<T>([&] {
                if constexpr (std::is_invocable_v<Work&, const Stop&>) return work(*stop);
                else return work();
            }());
            QMetaObject::invokeMethod(
                this,
                [this, stop, made, then] {
                    if (stop_ != stop) return;  // cancelled, or another one is running
                    stop_.reset();
                    emit busyChanged(false);
                    then(std::move(*made));
                },
                Qt::QueuedConnection);
        });
        if (!was_busy) emit busyChanged(true);
    }
    void cancel() {
        if (!stop_) return;
        std::exchange(stop_, nullptr)->store(true);
        emit busyChanged(false);
    }
    /// Frees data on another thread: for 100,000 tensors that takes longer than a frame.
    template <class T>
    void drop(T gone) {
        pool_.start([held = std::make_shared<T>(std::move(gone))]() mutable { held.reset(); });
    }
    [[nodiscard]] bool busy() const { return stop_ != nullptr; }
    /// No work is left, not even cancelled work.
    [[nodiscard]] bool isSettled() const { return !busy() && pool_.activeThreadCount() == 0; }

signals:
    void busyChanged(bool busy);

private:
    QThreadPool pool_;
    std::shared_ptr<Stop> stop_;  ///< of the present task; null: none
};

}  // namespace arenascope

#pragma once
// What takes long, made off the window's thread: one thing at a time, the latest wins, and it can be given up.

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace arenascope {

/// More tensors than this are not gone through between two frames where that can wait.
inline constexpr std::size_t many_tensors = 20000;

class LatestTask : public QObject {
    Q_OBJECT
public:
    /// Set when nobody awaits the result any more: work that looks at it may return early with anything.
    using Stop = std::atomic<bool>;

    explicit LatestTask(QObject* parent = nullptr) : QObject(parent) { pool_.setMaxThreadCount(1); }
    /// Waits: no work outlives its view.
    ~LatestTask() override {
        if (stop_) stop_->store(true);
        pool_.waitForDone();
    }
    /// `then` is called on this thread with what `work`, a function of nothing or of a Stop, made on another, unless it
    /// is given up before.
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
                    if (stop_ != stop) return;  // given up, or another one is awaited
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
    /// Frees what nobody needs any more: of 100 000 tensors that takes longer than a frame.
    template <class T>
    void drop(T gone) {
        pool_.start([held = std::make_shared<T>(std::move(gone))]() mutable { held.reset(); });
    }
    [[nodiscard]] bool busy() const { return stop_ != nullptr; }
    /// No work is left, not even work that was given up.
    [[nodiscard]] bool isSettled() const { return !busy() && pool_.activeThreadCount() == 0; }

signals:
    void busyChanged(bool busy);

private:
    QThreadPool pool_;
    std::shared_ptr<Stop> stop_;  ///< of what is awaited; null: nothing is
};

}  // namespace arenascope

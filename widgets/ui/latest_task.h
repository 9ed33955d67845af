#pragma once
// What takes long, made off the window's thread: one thing at a time, the latest wins, and it can be given up.

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <utility>

namespace arenascope {

/// More tensors than this are not gone through between two frames where that can wait.
inline constexpr std::size_t many_tensors = 20000;

class Later : public QObject {
public:
    explicit Later(QObject* parent = nullptr) : QObject(parent) { pool_.setMaxThreadCount(1); }
    /// Waits: no work outlives its view.
    ~Later() override {
        cancel();
        pool_.waitForDone();
    }
    /// `then` is called on this thread with what `work` made on another, unless it is given up before.
    template <class T>
    void start(std::function<T()> work, std::function<void(T)> then) {
        asked_ = std::make_shared<char>();
        pool_.start([this, asked = std::weak_ptr<char>(asked_), work = std::move(work), then = std::move(then)] {
            if (asked.expired()) return;
            auto made = std::make_shared<T>(work());
            QMetaObject::invokeMethod(
                this,
                [this, asked, made, then] {
                    if (asked.expired()) return;
                    asked_.reset();
                    then(std::move(*made));
                },
                Qt::QueuedConnection);
        });
    }
    void cancel() { asked_.reset(); }
    /// Frees what nobody needs any more: of 100 000 tensors that takes longer than a frame.
    template <class T>
    void drop(T gone) {
        pool_.start([held = std::make_shared<T>(std::move(gone))]() mutable { held.reset(); });
    }
    [[nodiscard]] bool busy() const { return asked_ != nullptr; }
    /// No work is left, not even work that was given up.
    [[nodiscard]] bool isSettled() const { return !busy() && pool_.activeThreadCount() == 0; }

private:
    QThreadPool pool_;
    std::shared_ptr<char> asked_;  ///< what is awaited; null: nothing is
};

}  // namespace arenascope

#pragma once
// Progress and cancellation for long work. Shared between the worker and whoever watches it.

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace arenascope {

class Progress {
public:
    using Listener = std::function<void(std::string_view stage, double fraction)>;

    Progress() = default;
    explicit Progress(Listener listener) : listener_(std::move(listener)) {}

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
    /// Names the stage and how far it is (0..1, negative when unknown). Called on the worker's thread.
    void report(std::string_view stage, double fraction = -1) {
        if (listener_) listener_(stage, fraction);
    }

private:
    std::atomic<bool> cancelled_{false};
    Listener listener_;
};

}  // namespace arenascope

#pragma once
// Progress and cancellation of long work. Shared between the worker and its observers.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace arenascope {

enum class StageKind : std::uint8_t {
    opening,
    reading,  ///< reading one of several models; the subject is its name
    reading_graph,
    reading_methods,
    reading_buffers,
    reading_trace,
    lowering,  ///< subject: the model, where there are several
    pass,      ///< subject: its id
    lifetimes,
    partitioning,  ///< subject: the partitioner
    compiling,     ///< subject: the region
    ordering,
    planning,  ///< subject: the planner's id
    placing,
    loading_plan,
    loading_module,
    running,
    running_sanitizer,
    without_delegates,
    other_order,
    region_by_region,
    sizes,  ///< subject: the symbol
    writing,
    writing_methods,
    writing_data,
    writing_copy,
    reading_back,
    running_copy
};

/// The current stage of long work. The observer has the texts for it.
struct Stage {
    StageKind kind = StageKind::opening;
    std::string subject{};  ///< the current one of several things that a stage processes

    Stage() = default;
    Stage(StageKind of_kind) : kind(of_kind) {}
    Stage(StageKind of_kind, std::string of_subject) : kind(of_kind), subject(std::move(of_subject)) {}
    bool operator==(const Stage&) const = default;
};

class Progress {
public:
    using Listener = std::function<void(const Stage& stage, double fraction)>;

    Progress() = default;
    explicit Progress(Listener listener) : listener_(std::move(listener)) {}

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
    /// Reports the current stage and its progress (0..1, negative when unknown). Called on the worker's thread.
    void report(const Stage& stage, double fraction = -1) {
        if (listener_) listener_(stage, fraction);
    }

private:
    std::atomic<bool> cancelled_{false};
    Listener listener_;
};

}  // namespace arenascope

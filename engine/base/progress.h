#pragma once
// Progress and cancellation for long work. Shared between the worker and whoever watches it.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace arenascope {

enum class StageKind : std::uint8_t {
    opening,
    reading,  ///< of one model of several: its name is the subject
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

/// What long work is at. Whoever shows it has the words for it.
struct Stage {
    StageKind kind = StageKind::opening;
    std::string subject{};  ///< whose turn it is, where a stage goes through several things

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
    /// Says which stage is under way and how far it is (0..1, negative when unknown). Called on the worker's thread.
    void report(const Stage& stage, double fraction = -1) {
        if (listener_) listener_(stage, fraction);
    }

private:
    std::atomic<bool> cancelled_{false};
    Listener listener_;
};

}  // namespace arenascope

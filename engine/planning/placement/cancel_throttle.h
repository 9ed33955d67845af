#pragma once
// How often a planner checks whether it is cancelled.

#include <cstdint>

#include "engine/base/progress.h"

namespace arenascope {

/// Counts placements. Once per `placements_per_look` of them, it reports progress and checks for cancellation.
class CancelThrottle {
public:
    static constexpr std::int64_t placements_per_look = 500;

    explicit CancelThrottle(Progress& progress) : progress_(progress) {}
    /// Called before each placement.
    [[nodiscard]] bool cancelled() {
        if (placements_++ % placements_per_look != 0) return is_cancelled_;
        progress_.report(StageKind::placing);
        return is_cancelled_ = progress_.cancelled();
    }

private:
    Progress& progress_;
    std::int64_t placements_ = 0;
    bool is_cancelled_ = false;
};

}  // namespace arenascope

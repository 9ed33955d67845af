#pragma once
// One time limit for several searches, one after the other.

#include <algorithm>
#include <chrono>

#include "engine/planning/problem.h"

namespace arenascope {

/// Wall-clock time from construction.
class TimeLimit {
public:
    explicit TimeLimit(const PlanOptions& options) : options_(options) {}
    /// The options with the remaining time; unchanged if they have no limit.
    [[nodiscard]] PlanOptions left() const {
        PlanOptions out = options_;
        const std::chrono::duration<double> taken = Clock::now() - begin_;
        if (out.seconds) out.seconds = std::max(0.0, *out.seconds - taken.count());
        return out;
    }

private:
    using Clock = std::chrono::steady_clock;
    PlanOptions options_;
    Clock::time_point begin_ = Clock::now();
};

}  // namespace arenascope

#pragma once
// A measurement that ends when the study around it is given up, or when its time is up.

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/base/progress.h"

namespace arenascope {

class Deadline {
public:
    using Clock = std::chrono::steady_clock;
    Deadline(Progress& outer, Clock::time_point end);
    ~Deadline();
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;
    /// Of the measurement: it is cancelled at the end, and reports to the outer one.
    [[nodiscard]] Progress& progress() { return inner_; }

private:
    void watch(Clock::time_point end);

    Progress& outer_;
    Progress inner_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool is_done_ = false;
    std::thread watch_;  // last: it uses what is above
};

}  // namespace arenascope

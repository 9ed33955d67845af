#include "engine/study/deadline.h"

namespace arenascope {

Deadline::Deadline(Progress& outer, Clock::time_point end)
    : outer_(outer),
      inner_([&outer](const Stage& stage, double fraction) { outer.report(stage, fraction); }),
      watch_([this, end] { watch(end); }) {}

Deadline::~Deadline() {
    {
        const std::lock_guard lock(mutex_);
        is_done_ = true;
    }
    wake_.notify_one();
    watch_.join();
}

void Deadline::watch(Clock::time_point end) {
    std::unique_lock lock(mutex_);
    while (!is_done_) {
        if (outer_.cancelled() || Clock::now() >= end) return inner_.cancel();
        wake_.wait_for(lock, std::chrono::milliseconds(20));
    }
}

}  // namespace arenascope

#include "engine/kernels/workers.h"

#include <omp.h>

#include <chrono>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "engine/base/fault_stack.h"

namespace arenascope {

namespace {

/// Longer than operators are apart in a run, shorter than anybody who needs the core would notice.
constexpr std::chrono::microseconds most_looking{150};
constexpr int between_clocks = 64;  ///< looks

void pause() {
#if defined(__x86_64__)
    _mm_pause();
#endif
}

/// Looks again and again, for a while; false: the time was over first.
template <class IsDone>
bool look(const IsDone& is_done) {
    if (is_done()) return true;
    const auto end = std::chrono::steady_clock::now() + most_looking;
    do {
        for (int i = 0; i < between_clocks; ++i) {
            if (is_done()) return true;
            pause();
        }
    } while (std::chrono::steady_clock::now() < end);
    return false;
}

}  // namespace

Workers::Workers(std::int64_t threads) {
    for (std::int64_t i = 1; i < threads; ++i) helpers_.emplace_back([this] { help(); });
}

Workers::~Workers() {
    {
        const std::scoped_lock lock(mutex_);
        ends_ = true;
        ++changes_;
    }
    wanted_.notify_all();
    for (std::thread& helper : helpers_) helper.join();
}

void Workers::work(std::unique_lock<std::mutex>& lock) {
    while (job_.next < job_.parts) {
        const std::int64_t part = job_.next++;
        const auto [context, call] = std::pair(job_.context, job_.call);
        lock.unlock();
        call(context, part);
        lock.lock();
        if (++job_.finished == job_.parts) {
            ++finished_jobs_;
            finished_.notify_one();
        }
    }
}

void Workers::run_job(const Job& job) {
    std::unique_lock lock(mutex_);
    job_ = job;
    const std::uint64_t before = finished_jobs_;
    ++changes_;
    if (sleeping_ > 0) wanted_.notify_all();
    work(lock);
    if (job_.finished == job_.parts) return;
    lock.unlock();
    look([&] { return finished_jobs_ != before; });
    lock.lock();
    finished_.wait(lock, [this] { return job_.finished == job_.parts; });
}

void Workers::help() {
    give_fault_stack();
    omp_set_num_threads(1);  // for this thread: libraries must not start threads of their own
    std::unique_lock lock(mutex_);
    while (true) {
        const std::uint64_t known = changes_;
        if (!ends_ && job_.next >= job_.parts && known > 0) {
            lock.unlock();
            look([&] { return changes_ != known; });
            lock.lock();
        }
        ++sleeping_;
        wanted_.wait(lock, [this] { return ends_ || job_.next < job_.parts; });
        --sleeping_;
        if (ends_) return;
        work(lock);
    }
}

}  // namespace arenascope

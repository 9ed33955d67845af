#include "engine/kernels/workers.h"

#include <omp.h>

#include "engine/base/fault_stack.h"

namespace arenascope {

Workers::Workers(std::int64_t threads) {
    for (std::int64_t i = 1; i < threads; ++i) helpers_.emplace_back([this] { help(); });
}

Workers::~Workers() {
    {
        const std::scoped_lock lock(mutex_);
        ends_ = true;
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
        if (++job_.finished == job_.parts) finished_.notify_one();
    }
}

void Workers::run_job(const Job& job) {
    std::unique_lock lock(mutex_);
    job_ = job;
    wanted_.notify_all();
    work(lock);
    finished_.wait(lock, [this] { return job_.finished == job_.parts; });
}

void Workers::help() {
    give_fault_stack();
    omp_set_num_threads(1);  // for this thread: libraries must not start threads of their own
    std::unique_lock lock(mutex_);
    while (true) {
        wanted_.wait(lock, [this] { return ends_ || job_.next < job_.parts; });
        if (ends_) return;
        work(lock);
    }
}

}  // namespace arenascope

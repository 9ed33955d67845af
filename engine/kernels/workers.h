#pragma once
// Threads that help with one call (--intra-threads). The operators of a run follow each other within microseconds, and
// to wake a thread takes up to 80 of them: helpers look for the next job for a while, then they sleep. Those of a
// library that look on for milliseconds cost 10 to 80 times as much if other processes need the cores.

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/kernels/parallel_choice.h"

namespace arenascope {

class Workers {
public:
    /// `threads` counts the calling one.
    explicit Workers(std::int64_t threads);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    [[nodiscard]] std::int64_t threads() const { return static_cast<std::int64_t>(helpers_.size()) + 1; }
    [[nodiscard]] ThreadBudget& thread_budget() { return thread_budget_; }

    /// body(part) for every part in [0, parts), each once, on whichever thread comes first; returns when all are done.
    template <class Body>
    void run(std::int64_t parts, const Body& body) {
        run_job({.parts = parts, .context = &body, .call = [](const void* context, std::int64_t part) {
                     (*static_cast<const Body*>(context))(part);
                 }});
    }

private:
    struct Job {
        std::int64_t parts = 0, next = 0, finished = 0;
        const void* context = nullptr;
        void (*call)(const void*, std::int64_t) = nullptr;
    };
    void run_job(const Job& job);
    void help();
    /// Works on parts until none is left; `lock` is held on entry and on return.
    void work(std::unique_lock<std::mutex>& lock);

    std::mutex mutex_;
    std::condition_variable wanted_, finished_;
    Job job_;
    bool ends_ = false;
    int sleeping_ = 0;                        ///< helpers
    std::atomic<std::uint64_t> changes_ = 0;  ///< new jobs, and the end
    std::atomic<std::uint64_t> finished_jobs_ = 0;
    ThreadBudget thread_budget_;  ///< of the thread that asks for help
    std::vector<std::thread> helpers_;
};

}  // namespace arenascope

#pragma once
// Threads that help with one call (--intra-threads). They sleep while there is nothing to do: spinning ones cost 10 to
// 80 times where other processes want the cores.

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace arenascope {

/// What sharing has won and lost lately, over all instructions of an executor. On a busy machine helpers may come too
/// late, and then all of them do: who has lost more than a fiftieth of the work stops sharing until that is made good.
class Ledger {
public:
    [[nodiscard]] bool allows() const { return gained_ >= -worked_ / 50; }
    /// `alone`: what the call would take without help; `gained`: of it, by sharing. Nanoseconds.
    void note(double alone, double gained) {
        worked_ = worked_ * kept + alone;
        gained_ = gained_ * kept + gained;
    }

private:
    static constexpr double kept = 0.998;  ///< of what was known, per call: some 500 calls are remembered
    double worked_ = 0, gained_ = 0;
};

class Workers {
public:
    /// `threads` counts the calling one.
    explicit Workers(std::int64_t threads);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    [[nodiscard]] std::int64_t threads() const { return static_cast<std::int64_t>(helpers_.size()) + 1; }
    [[nodiscard]] Ledger& ledger() { return ledger_; }

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
    Ledger ledger_;  ///< of the thread that asks for help
    std::vector<std::thread> helpers_;
};

/// Whether one instruction's calls are faster alone or shared, learned from their times. Sharing must be worth it on
/// average, late helpers included, against what a call alone usually takes. The other way is tried again from time to
/// time, more and more rarely while it loses. Tries are made only where the ledger can bear them, the first ones
/// included: where one instruction's helpers came late, the next one's would, too.
class Sharing {
public:
    /// So short a call that looking at the clock would cost more than it could win: looked at again once in a while.
    [[nodiscard]] bool rests() { return is_short_ && ++rested_ % 64 != 0; }
    [[nodiscard]] bool shares(const Ledger& ledger);
    void note(std::chrono::nanoseconds time, Ledger& ledger);

private:
    struct Way {
        std::array<double, 8> last{};  ///< nanoseconds of the last calls
        std::size_t calls = 0;         ///< the first one prepares and does not count
        [[nodiscard]] double mean() const;
        [[nodiscard]] double median() const;
    };
    Way ways_[2];
    int way_ = 0;
    bool is_short_ = false;
    unsigned rested_ = 0;
    int since_ = 0, wait_ = 0;  ///< calls since the other way was tried, and until it is tried again
};

/// Calls body(parts): 1, or as many parts as there are threads where that was faster; at most `most`.
template <class Call, class Body>
auto divide_work(Call& call, Sharing& sharing, std::int64_t most, const Body& body) {
    const std::int64_t parts = call.workers() ? std::min(call.workers()->threads(), most) : 1;
    if (parts < 2) return body(std::int64_t{1});
    if (call.measures()) {  // both ways, each from the start of the pool
        static_cast<void>(body(std::int64_t{1}));
        call.scratch().begin();
        return body(parts);
    }
    if (sharing.rests()) return body(std::int64_t{1});
    Ledger& ledger = call.workers()->ledger();
    const bool shares = sharing.shares(ledger);
    const auto start = std::chrono::steady_clock::now();
    auto result = body(shares ? parts : 1);
    sharing.note(std::chrono::steady_clock::now() - start, ledger);
    return result;
}

}  // namespace arenascope

#pragma once
// Which calls of an instruction are shared among threads: learned, as no rule from sizes was as good. Measured on two
// idle cores (ABAB, medians) against "share what takes 40 us alone": MobileNetV2 3.0 against 3.7 ms, SqueezeNet 2.7
// against 2.9, ResNet-18 and a small UNet the same within 3 %.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace arenascope {

/// What sharing has won and lost lately, over all instructions of an executor. On a busy machine helpers may come too
/// late, and then all of them do: who has lost more than a fiftieth of the work stops sharing until that is made good.
class ThreadBudget {
public:
    [[nodiscard]] bool allows() const { return gained_ >= -worked_ / 50; }
    /// `alone`: what the call would take without help; `gained`: of it, by choice. Nanoseconds.
    void note(double alone, double gained) {
        worked_ = worked_ * kept + alone;
        gained_ = gained_ * kept + gained;
    }

private:
    static constexpr double kept = 0.998;  ///< of what was known, per call: some 500 calls are remembered
    double worked_ = 0, gained_ = 0;
};

/// Whether one instruction's calls are faster alone or shared, learned from their times. Sharing must be worth it on
/// average, late helpers included, against what a call alone usually takes. The other way is tried again from time to
/// time, more and more rarely while it loses. Tries are made only where the budget can bear them, the first ones
/// included: where one instruction's helpers came late, the next one's would, too.
class ParallelChoice {
public:
    /// So short a call that looking at the clock would cost more than it could win: looked at again once in a while.
    [[nodiscard]] bool rests() { return is_short_ && ++rested_ % 64 != 0; }
    [[nodiscard]] bool shares(const ThreadBudget& budget);
    void note(std::chrono::nanoseconds time, ThreadBudget& budget);

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
auto divide_work(Call& call, ParallelChoice& choice, std::int64_t most, const Body& body) {
    const std::int64_t parts = call.workers() ? std::min(call.workers()->threads(), most) : 1;
    if (parts < 2) return body(std::int64_t{1});
    if (call.measures()) {  // both ways, each from the start of the pool
        static_cast<void>(body(std::int64_t{1}));
        call.scratch().begin();
        return body(parts);
    }
    if (choice.rests()) return body(std::int64_t{1});
    ThreadBudget& budget = call.workers()->thread_budget();
    const bool shares = choice.shares(budget);
    const auto start = std::chrono::steady_clock::now();
    auto result = body(shares ? parts : 1);
    choice.note(std::chrono::steady_clock::now() - start, budget);
    return result;
}

}  // namespace arenascope

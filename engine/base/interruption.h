#pragma once
// How one long call ends early when its work is cancelled. Loops ask here, not their caller: kernels see arguments, and
// no Progress.
//
// This is a thread_local on purpose, and no global state: it is empty outside of a run, what it holds is the scope
// around on the thread that runs the method, and no result depends on it but through a run that is thrown away. Some 25
// loops in 13 kernels ask, most of them in helpers that see sizes and pointers and no Call; a Progress as an argument
// would stand in the signature of each of these and of all that calls them, and be forgotten by the next kernel. Other
// threads that a kernel gives rows to (--intra-threads) do not see it: they end with their rows.

#include <cstdint>

#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

/// While one lives, outer loops of this thread end once `progress` is cancelled. What they leave is unfinished: whoever
/// made this looks at `progress` afterwards and throws it away.
class Interruptible {
public:
    explicit Interruptible(const Progress& progress) : outer_(current_) { current_ = &progress; }
    ~Interruptible() { current_ = outer_; }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    [[nodiscard]] static bool is_over() { return current_ && current_->cancelled(); }

private:
    static constinit inline thread_local const Progress* current_ = nullptr;
    const Progress* outer_;
};

/// 0 to count - 1, for loops whose body is long: `for (const std::int64_t row : OuterLoop(rows))`.
class OuterLoop {
public:
    class Iterator {
    public:
        explicit Iterator(std::int64_t at) : at_(at) {}
        std::int64_t operator*() const { return at_; }
        Iterator& operator++() { return ++at_, *this; }
        bool operator!=(const Iterator& end) const { return at_ < end.at_ && !Interruptible::is_over(); }

    private:
        std::int64_t at_;
    };
    explicit OuterLoop(std::int64_t count) : count_(count) {}
    [[nodiscard]] static Iterator begin() { return Iterator(0); }
    [[nodiscard]] Iterator end() const { return Iterator(count_); }

private:
    std::int64_t count_;
};

}  // namespace arenascope

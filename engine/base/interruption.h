#pragma once
// How one long call ends early when its work is cancelled. Loops check here instead of their caller: kernels get
// arguments, and no Progress.
//
// This is a thread_local on purpose, and not global state: it is empty outside of a run, refers to the innermost scope
// on the thread that runs the method, and affects only runs whose results are discarded. About 25 loops in 13 kernels
// check it, most of them in helpers that get sizes and pointers and no Call. A Progress argument would have to be added
// to each of these signatures and to all their callers, and the next kernel would forget it. Other threads to which a
// kernel gives rows (--intra-threads) do not see it: they end with their rows.

#include <cstdint>

#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

/// During its lifetime, outer loops of this thread end once `progress` is cancelled. Their results are then incomplete:
/// the owner of this object checks `progress` and discards them.
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

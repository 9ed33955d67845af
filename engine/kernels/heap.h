#pragma once
// Counts heap allocations, and keeps a library's small ones off the heap.
//
// oneDNN allocates a few hundred bytes in every call and frees them before it returns. Within a SmallHeap they come
// from a block of the thread. This replaces malloc and its relatives in every program that runs kernels; builds with a
// sanitizer keep their own and count nothing.

#include <cstdint>
#include <optional>

namespace arenascope {

/// Allocations of this thread so far; nothing where they are not counted.
[[nodiscard]] std::optional<std::int64_t> heap_allocations();

/// Heap allocations of the process so far, and what came from blocks instead.
struct HeapCounts {
    std::int64_t thread = 0;  ///< of this thread
    std::int64_t others = 0;  ///< of all other threads: helpers of kernels and libraries, and any others
    std::int64_t small = 0;   ///< requests of any thread served by a SmallHeap, not included in the other two
    [[nodiscard]] HeapCounts plus(const HeapCounts& more) const {
        return {thread + more.thread, others + more.others, small + more.small};
    }
    friend HeapCounts operator-(const HeapCounts& a, const HeapCounts& b) {
        return {a.thread - b.thread, a.others - b.others, a.small - b.small};
    }
};
/// Nothing where they are not counted.
[[nodiscard]] std::optional<HeapCounts> heap_counts();

/// During its lifetime, small requests of this thread are served from the thread's block. Memory not freed by the end
/// stays allocated.
class SmallHeap {
public:
    SmallHeap();
    ~SmallHeap();
    SmallHeap(const SmallHeap&) = delete;
    SmallHeap& operator=(const SmallHeap&) = delete;
};

}  // namespace arenascope

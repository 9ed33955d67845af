#pragma once
// Counts this thread's heap allocations, and keeps a library's small ones off the heap.
//
// oneDNN takes a few hundred bytes in every call and frees them before it returns. Within a SmallHeap those come from
// a block of the thread. This replaces malloc and its relatives in every program that runs kernels; builds with
// a sanitizer keep their own and count nothing.

#include <cstdint>
#include <optional>

namespace arenascope {

/// Allocations of this thread so far; nothing where they are not counted.
[[nodiscard]] std::optional<std::int64_t> heap_allocations();

/// While it lives, small requests of this thread are served from the thread's block. What is not freed by the end
/// keeps its bytes for good.
class SmallHeap {
public:
    SmallHeap();
    ~SmallHeap();
    SmallHeap(const SmallHeap&) = delete;
    SmallHeap& operator=(const SmallHeap&) = delete;
};

}  // namespace arenascope

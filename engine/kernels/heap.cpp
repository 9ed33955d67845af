#include "engine/kernels/heap.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstring>

#include <sys/mman.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ARENASCOPE_KEEP_MALLOC
#endif
#endif

#if defined(ARENASCOPE_KEEP_MALLOC) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    !defined(__GLIBC__)

namespace arenascope {

std::optional<std::int64_t> heap_allocations() { return std::nullopt; }
std::optional<HeapCounts> heap_counts() { return std::nullopt; }
SmallHeap::SmallHeap() = default;
SmallHeap::~SmallHeap() = default;

}  // namespace arenascope

#else

extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* memory, std::size_t bytes);
void* __libc_memalign(std::size_t align, std::size_t bytes);
void __libc_free(void* memory);
}

namespace {

constexpr std::size_t block_bytes = std::size_t{16} << 20;  // address space: a block grows to its largest call
constexpr std::size_t most_blocks = 64;                     // further threads use the heap
constexpr std::size_t region_bytes = block_bytes * most_blocks;
constexpr std::size_t header_bytes = 16;  // before every piece: its size, and alignment

struct Block {
    std::byte* data = nullptr;
    std::size_t used = 0;
    std::atomic<std::int64_t> live{0};
};

std::atomic<std::byte*> region{nullptr};  // of all blocks, once a thread needs one
std::array<Block, most_blocks> blocks;
std::atomic<std::size_t> taken{0};

/// Requests of one thread; the last entry is shared by all further threads.
struct alignas(64) Counter {
    std::atomic<std::int64_t> heap{0}, small{0};
};
constexpr std::size_t most_counters = 512;
std::array<Counter, most_counters> counters;
std::atomic<std::size_t> counted_threads{0};

thread_local std::int64_t calls = 0;
thread_local Counter* counter = nullptr;
thread_local int depth = 0;  // nesting of SmallHeaps
thread_local Block* own = nullptr;

Counter& own_counter() {
    if (!counter) {
        const std::size_t index = counted_threads.fetch_add(1, std::memory_order_relaxed);
        counter = &counters[index < most_counters ? index : most_counters - 1];
    }
    return *counter;
}

void count_call() {
    ++calls;
    own_counter().heap.fetch_add(1, std::memory_order_relaxed);
}

Block* block_of(const void* memory) {
    const std::byte* start = region.load(std::memory_order_acquire);
    const auto offset = reinterpret_cast<std::uintptr_t>(memory) - reinterpret_cast<std::uintptr_t>(start);
    return start && offset < region_bytes ? &blocks[offset / block_bytes] : nullptr;
}

/// Pages that use no memory until they are written; null if the system has none.
std::byte* reserve_region() {
    if (std::byte* known = region.load(std::memory_order_acquire)) return known;
    void* made =
        mmap(nullptr, region_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (made == MAP_FAILED) return nullptr;
    std::byte* before = nullptr;
    if (region.compare_exchange_strong(before, static_cast<std::byte*>(made), std::memory_order_acq_rel))
        return static_cast<std::byte*>(made);
    munmap(made, region_bytes);  // another thread was faster
    return before;
}

/// Memory at a multiple of `align` (a power of two), its size in front of it.
void* take(std::size_t bytes, std::size_t align = header_bytes) {
    if (depth == 0 || !own || bytes > block_bytes / 2 || align > block_bytes / 4) return nullptr;
    if (align < header_bytes) align = header_bytes;
    const auto base = reinterpret_cast<std::uintptr_t>(own->data);
    const std::size_t start = (base + own->used + header_bytes + align - 1) / align * align - base;
    const std::size_t end = start + (bytes + header_bytes - 1) / header_bytes * header_bytes;
    if (end > block_bytes) return nullptr;
    own->used = end;
    own->live.fetch_add(1, std::memory_order_relaxed);
    own_counter().small.fetch_add(1, std::memory_order_relaxed);
    std::memcpy(own->data + start - header_bytes, &bytes, sizeof bytes);
    return own->data + start;
}

std::size_t size_of(const void* memory) {
    std::size_t bytes = 0;
    std::memcpy(&bytes, static_cast<const std::byte*>(memory) - header_bytes, sizeof bytes);
    return bytes;
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
    if (void* piece = take(bytes)) return piece;
    count_call();
    return __libc_malloc(bytes);
}

void* calloc(std::size_t count, std::size_t bytes) {
    std::size_t total = 0;
    if (!__builtin_mul_overflow(count, bytes, &total)) {
        if (void* piece = take(total)) return std::memset(piece, 0, total);
    }
    count_call();
    return __libc_calloc(count, bytes);
}

void free(void* memory) {
    if (Block* block = block_of(memory)) block->live.fetch_sub(1, std::memory_order_relaxed);
    else __libc_free(memory);
}

void* realloc(void* memory, std::size_t bytes) {
    if (!memory || !block_of(memory)) {
        count_call();
        return __libc_realloc(memory, bytes);
    }
    void* moved = malloc(bytes);
    if (!moved) return nullptr;
    std::memcpy(moved, memory, bytes < size_of(memory) ? bytes : size_of(memory));
    free(memory);
    return moved;
}

void* memalign(std::size_t align, std::size_t bytes) {
    if (align != 0 && (align & (align - 1)) == 0) {
        if (void* piece = take(bytes, align)) return piece;
    }
    count_call();
    return __libc_memalign(align, bytes);
}

void* aligned_alloc(std::size_t align, std::size_t bytes) { return memalign(align, bytes); }

int posix_memalign(void** memory, std::size_t align, std::size_t bytes) {
    if (align < sizeof(void*) || (align & (align - 1)) != 0) return EINVAL;
    void* found = memalign(align, bytes);
    if (!found) return ENOMEM;
    *memory = found;
    return 0;
}

}  // extern "C"

namespace arenascope {

std::optional<std::int64_t> heap_allocations() { return calls; }

std::optional<HeapCounts> heap_counts() {
    HeapCounts out{.thread = calls};
    std::int64_t all = 0;
    for (const Counter& each : counters) {
        all += each.heap.load(std::memory_order_relaxed);
        out.small += each.small.load(std::memory_order_relaxed);
    }
    out.others = all - calls;
    return out;
}

SmallHeap::SmallHeap() {
    if (!own) {
        std::byte* start = reserve_region();
        const std::size_t index = start ? taken.fetch_add(1) : most_blocks;
        if (index < most_blocks) {
            own = &blocks[index];
            own->data = start + index * block_bytes;
        }
    }
    ++depth;
}

SmallHeap::~SmallHeap() {
    --depth;
    if (depth == 0 && own && own->live.load(std::memory_order_relaxed) == 0) own->used = 0;
}

}  // namespace arenascope

#endif

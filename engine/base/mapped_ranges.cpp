#include "engine/base/mapped_ranges.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <mutex>

#include "engine/base/fault_stack.h"

namespace arenascope {
namespace {

/// A signal handler has no other source: the ranges of the whole process, without locks.
struct Range {
    std::atomic<std::uintptr_t> begin{0}, end{0};
    std::atomic<bool> is_taken{false}, was_cut{false};
};
constexpr std::size_t most = 1024;
std::array<Range, most> ranges;
struct sigaction before;
std::uintptr_t page_bytes = 4096;

/// Maps a page of zeros where the file ended. Only functions that are allowed in a signal handler.
void put_zeros(int signal, siginfo_t* info, void*) {
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (Range& range : ranges) {
        if (at < range.begin.load() || at >= range.end.load()) continue;
        void* const page = reinterpret_cast<void*>(at & ~(page_bytes - 1));
        if (::mmap(page, page_bytes, PROT_READ, MAP_FIXED | MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED) break;
        range.was_cut.store(true);
        return;
    }
    ::sigaction(signal, &before, nullptr);  // not in a mapped file: the old handler gets the next fault
}

void install() {
    page_bytes = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    struct sigaction action {};
    action.sa_sigaction = put_zeros;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGBUS, &action, &before);
}

}  // namespace

MappedRange::MappedRange(ByteView bytes) : slot_(most) {
    static std::once_flag once;
    std::call_once(once, install);
    give_fault_stack();
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes.data());
    for (std::size_t i = 0; i < most && slot_ == most; ++i) {
        if (ranges[i].is_taken.exchange(true)) continue;
        slot_ = i;
        ranges[i].was_cut.store(false);
        ranges[i].end.store(begin + bytes.size());
        ranges[i].begin.store(begin);
    }
}

MappedRange::~MappedRange() {
    if (slot_ == most) return;
    ranges[slot_].end.store(0);
    ranges[slot_].begin.store(0);
    ranges[slot_].is_taken.store(false);
}

bool MappedRange::was_cut() const { return slot_ != most && ranges[slot_].was_cut.load(); }

}  // namespace arenascope

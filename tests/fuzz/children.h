#pragma once
// Runs cases in child processes under a watchdog: no crash, no case of more than 10 s of the processor or 60 s of
// waiting, no more memory than 256 MB.

#include <sys/mman.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <new>
#include <string>
#include <string_view>

#include "engine/base/progress.h"

namespace arenascope::fuzz {

/// In memory shared by parent and children.
template <class T>
T& shared_with_children() {
    void* memory = ::mmap(nullptr, sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) std::abort();
    return *new (memory) T;
}

struct Work {
    std::function<void()> begin, end;  ///< in each child, before and after its cases
    /// One case; it is cancelled after a while, as a user would. Returns the bytes that the case itself holds.
    std::function<std::size_t(std::uint64_t number, Progress& progress)> one;
    std::function<void(std::uint64_t number, const std::string& why)> failed;  ///< in the parent
    std::uint64_t per_child = 250;
    std::uint64_t most_failures = 20;  ///< then it ends
};

/// "sanitized" where this program was built with AddressSanitizer, else "plain".
[[nodiscard]] std::string_view build_kind();

struct Ran {
    std::uint64_t failures = 0;
    std::uint64_t end = 0;  ///< the first case that was not run
};
/// Runs cases `first` to `end` - 1, or up to the last failure that is allowed.
Ran run_in_children(const Work& work, std::uint64_t first, std::uint64_t end);

}  // namespace arenascope::fuzz

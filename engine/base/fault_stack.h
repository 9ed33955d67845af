#pragma once
// A stack of its own for the handler of faults in mapped files. oneDNN generates code that uses the stack pointer for
// the addresses of data: a signal on that stack would overwrite the data below, such as packed weights.

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstddef>

namespace arenascope {

class FaultStack {
public:
    FaultStack() {
        stack_t present{};
        if (::sigaltstack(nullptr, &present) != 0 || (present.ss_flags & SS_DISABLE) == 0) return;  // it has one
        constexpr long least = 64 * 1024;
        bytes_ = static_cast<std::size_t>(std::max(least, ::sysconf(_SC_SIGSTKSZ)));
        void* const memory = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) return;
        memory_ = memory;
        const stack_t own{.ss_sp = memory_, .ss_flags = 0, .ss_size = bytes_};
        ::sigaltstack(&own, nullptr);
    }
    ~FaultStack() {
        if (!memory_) return;
        const stack_t none{.ss_sp = nullptr, .ss_flags = SS_DISABLE, .ss_size = 0};
        ::sigaltstack(&none, nullptr);
        ::munmap(memory_, bytes_);
    }
    FaultStack(const FaultStack&) = delete;
    FaultStack& operator=(const FaultStack&) = delete;

private:
    void* memory_ = nullptr;
    std::size_t bytes_ = 0;
};

/// For the calling thread, until it ends: before it runs generated code that reads mapped files.
inline void give_fault_stack() { thread_local const FaultStack stack; }

}  // namespace arenascope

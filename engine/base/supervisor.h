#pragma once
// The process between this one and a program that it starts. Whatever happens to this process, no descendant of the
// program outlives it.

#include <sys/types.h>

#include <csignal>
#include <cstdint>
#include <string_view>

namespace arenascope {

/// The supervisor's report to this process, in shared memory.
struct ProgramEnd {
    int start_error = 0;        ///< errno where the program could not be started, else 0
    int wait_status = -1;       ///< of the program; -1: it was ended
    bool is_too_large = false;  ///< it was ended because of its memory
};

/// How a program starts. The descriptors belong to this process. `control` is the reading end of a pipe that is never
/// written to.
struct ProgramStart {
    const char* program = nullptr;  ///< a path, or a name on PATH
    int in = -1, out = -1, error = -1, control = -1;
    std::uint64_t memory_bytes = 0;    ///< address space of each of its processes
    std::uint64_t resident_bytes = 0;  ///< memory that all its processes may touch together
};

/// Forks a supervisor. It starts the program and ends when the program has ended, when its memory grows beyond the
/// limit (where /proc is mounted), or when the last writing end of `control` is closed for any reason. Before it ends,
/// it kills all descendants of the program, also those in sessions of their own; where /proc is not mounted, all that
/// stayed in the program's process group. -1 with errno if it cannot fork.
pid_t start_supervised(const ProgramStart& start, ProgramEnd& end);

/// Physical bytes of this machine, or fewer where the control group of this process has a limit, as in a container.
[[nodiscard]] std::uint64_t machine_memory();
/// The same from what the kernel says of a control group: bytes, or "max".
[[nodiscard]] std::uint64_t within_group(std::uint64_t physical, std::string_view group_limit);

}  // namespace arenascope

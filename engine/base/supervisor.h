#pragma once
// What stands between this process and a program that it starts: whatever becomes of this process, nothing that the
// program started outlives it.

#include <sys/types.h>

#include <csignal>
#include <cstdint>

namespace arenascope {

/// What the supervisor leaves for the process that started it, in memory that both share.
struct ProgramEnd {
    int start_error = 0;   ///< errno where the program could not be started, else 0
    int wait_status = -1;  ///< of the program; -1: it was ended
};

/// How a program starts. Descriptors are this process's; `control` is the reading end of a pipe that nobody writes to.
struct ProgramStart {
    const char* program = nullptr;  ///< a path, or a name on PATH
    int in = -1, out = -1, error = -1, control = -1;
    std::uint64_t memory_bytes = 0;  ///< address space of each of its processes
};

/// Forks a supervisor, which starts the program and ends when that has ended or when the last writing end of `control`
/// is closed, by whatever closes it. Before it ends it kills all that descends from the program, sessions of their own
/// included; where no /proc is mounted, all that stayed in the program's process group. -1 with errno where it cannot
/// fork.
pid_t start_supervised(const ProgramStart& start, ProgramEnd& end);

}  // namespace arenascope

#pragma once
// Runs a program as a child: bytes in, bytes out, within limits. The child and all its descendants end with the work,
// when the work is cancelled, and with this process.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/base/supervisor.h"

namespace arenascope {

struct ProcessLimits {
    double seconds = 60;                              ///< after that the program is ended
    std::size_t output_bytes = std::size_t{1} << 28;  ///< more than that is an error
    /// Address space of each process, which is more than what it touches; larger allocations fail.
    std::uint64_t memory_bytes = std::max(machine_memory(), std::uint64_t{8} << 30);
    /// Memory that the program and its descendants touch together; after that they are ended. Shared pages count for
    /// each.
    std::uint64_t resident_bytes = std::max(machine_memory() / 4, std::uint64_t{1} << 30);
};

/// Starts `program` (a path, or a name on PATH; no shell), writes `input` to its stdin and returns its stdout. Lines of
/// its stderr are copied to the stderr of this process, without control characters. An error if it cannot start, exits
/// with a status other than 0, writes too much, uses too much memory or takes too long.
Result<std::string> run_process(const std::string& program, std::string_view input, const ProcessLimits& limits,
                                Progress& progress);

}  // namespace arenascope

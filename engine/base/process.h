#pragma once
// Runs a program as a child: bytes in, bytes out, within limits; it and all that it starts end with the work, when that
// is cancelled, and with this process.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

struct ProcessLimits {
    double seconds = 60;                                  ///< then it is ended
    std::size_t output_bytes = std::size_t{1} << 28;      ///< more than that is an error
    std::uint64_t memory_bytes = std::uint64_t{8} << 30;  ///< address space of each process; more is refused to it
};

/// Starts `program` (a path, or a name on PATH; no shell), writes `input` to its stdin and returns its stdout. Lines
/// of its stderr go to this process's, without what would act on a terminal. An error where it cannot start, exits with
/// another status than 0, writes too much or takes too long.
Result<std::string> run_process(const std::string& program, std::string_view input, const ProcessLimits& limits,
                                Progress& progress);

}  // namespace arenascope

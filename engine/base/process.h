#pragma once
// Runs a program as a child: bytes in, bytes out, with a time limit, ended when the work is cancelled.

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

struct ProcessLimits {
    double seconds = 60;                              ///< then it is ended
    std::size_t output_bytes = std::size_t{1} << 28;  ///< more than that is an error
};

/// Starts `program` (a path, or a name on PATH; no shell), writes `input` to its stdin and returns its stdout. An
/// error where it cannot start, exits with another status than 0, writes too much or takes too long.
Result<std::string> run_process(const std::string& program, std::string_view input, const ProcessLimits& limits,
                                Progress& progress);

}  // namespace arenascope

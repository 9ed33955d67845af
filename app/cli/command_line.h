#pragma once
// From a Tuning back to the command line that gives it: the inverse of options.h.

#include <string>
#include <vector>

#include "engine/engine.h"

namespace arenascope::cli {

/// The plan options that give this tuning to the program. They are parsed again, which proves it. Limits and the
/// runtime of the device are no plan options: of them they have those of a target only. The error: some edit has no
/// option, and needs a session.
Result<std::vector<std::string>> options_of(const Engine& engine, const Program& program, const Tuning& tuning);

/// One line for a POSIX shell: words with other characters than letters, digits and "_./=:,+-@%" are quoted.
std::string shell_line(const std::vector<std::string>& words);

}  // namespace arenascope::cli

#pragma once
// The files that a command line reads and writes: no option may overwrite a file that another one reads, and a file
// that is not what its name promises is named as such.

#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace arenascope::cli {

/// A given option with its value.
struct GivenOption {
    std::string_view name;
    std::string value;
};

/// An error if a file to be written is also read, or written twice; links are followed and compared by their targets. A
/// session over the one that it started from, and a state over its own, are allowed.
Result<> check_written_files(std::span<const std::string> operands, std::span<const GivenOption> given);
/// An error that says what a download left in place of a file that an option reads.
Result<> check_read_files(std::span<const GivenOption> given);

}  // namespace arenascope::cli

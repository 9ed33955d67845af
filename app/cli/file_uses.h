#pragma once
// Which files a command line reads and writes: no option may destroy what another one reads.

#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace arenascope::cli {

/// An option that was given, and what was said behind it.
struct GivenOption {
    std::string_view name;
    std::string value;
};

/// An error where a file that would be written is also read, or written twice; links are followed, names compared by
/// what they lead to. A session over the one that it started from and a state over its own are meant so.
Result<> check_written_files(std::span<const std::string> operands, std::span<const GivenOption> given);

}  // namespace arenascope::cli

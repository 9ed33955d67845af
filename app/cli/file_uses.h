#pragma once
// Which files a command line reads and writes: no option may destroy what another one reads.

#include "app/cli/arguments.h"

namespace arenascope::cli {

/// An error where a file that would be written is also read, or written twice; links are followed, names compared by
/// what they lead to. A session over the one that it started from and a state over its own are meant so.
Result<> check_written_files(const Arguments& arguments);

}  // namespace arenascope::cli

#pragma once

#include <string>
#include <vector>

namespace arenascope {

/// Starts the window. `args`: a file to open, and --plugin LIBRARY for each plug-in of this start; the rest belongs to
/// Qt. Unknown options are errors.
int run_gui(int argc, char** argv, const std::vector<std::string>& args);

}  // namespace arenascope

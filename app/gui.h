#pragma once

#include <string>
#include <vector>

namespace arenascope {

/// Starts the window. `args`: a file to open, and --plugin LIBRARY for each plug-in of this start; what is left
/// belongs to Qt. Another option is refused.
int run_gui(int argc, char** argv, const std::vector<std::string>& args);

}  // namespace arenascope

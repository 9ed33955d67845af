#pragma once
// Target presets: the memories of a device as editable JSON. Bundled ones, and those in the user's folder
// (~/.config/arenascope/targets), which win where both have a name.

#include <string>
#include <vector>

#include "engine/tuning/target.h"

namespace arenascope::cli {

/// All that can be read, by id. `problems` gets a line for each that cannot.
std::vector<Target> known_targets(std::vector<std::string>& problems);
/// By id, or by the path of a .json.
Result<Target> find_target(const std::string& name);

}  // namespace arenascope::cli

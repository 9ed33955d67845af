#pragma once
// Target presets: the memories of a device as editable JSON. Bundled ones, and those in the user's folder
// (~/.config/arenascope/targets), which win where both have a name.

#include <string>
#include <vector>

#include "engine/tuning/target.h"

namespace arenascope::cli {

/// All that can be read, by id. `problems` gets a line for each that cannot.
std::vector<Target> known_targets(std::vector<std::string>& problems);
/// The user's own folder of presets; it need not exist.
std::string own_targets();
/// Writes a preset of the user's own, named after its title; gives the path. One of that name is replaced.
Result<std::string> save_target(const Target& target);
/// By id, or by the path of a .json.
Result<Target> find_target(const std::string& name);

}  // namespace arenascope::cli

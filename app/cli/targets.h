#pragma once
// Target presets: the memories of a device as editable JSON. Bundled ones, and those in the user's folder
// (~/.config/arenascope/targets), which override bundled ones of the same name.

#include <string>
#include <vector>

#include "engine/tuning/target.h"

namespace arenascope::cli {

/// All readable presets, by id. `problems` gets the error of each unreadable one.
std::vector<Target> known_targets(std::vector<Error>& problems);
/// The user's own folder of presets; it need not exist.
std::string own_targets();
/// Writes a preset of the user, named after its title; returns the path. An existing one with that name is replaced.
Result<std::string> save_target(const Target& target);
/// By id, or by the path of a .json.
Result<Target> find_target(const std::string& name);

}  // namespace arenascope::cli

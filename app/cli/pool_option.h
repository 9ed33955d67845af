#pragma once
// --pool NAME=ID,size=256K,…: one memory, with all that is said of it.

#include <string_view>

#include "engine/tuning/tuning.h"

namespace arenascope::cli {

/// Adds the pool, or changes the one of that name or id. Each key once, but for those that collect.
Result<> parse_pool(std::string_view text, const Engine& engine, Tuning& tuning);
/// A planner's name, or exec: and a program.
Result<> check_planner(std::string_view name, const Engine& engine);

}  // namespace arenascope::cli

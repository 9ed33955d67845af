#pragma once
// --pool NAME=ID,size=256K,…: one pool with its properties.

#include <string_view>

#include "engine/tuning/tuning.h"

namespace arenascope::cli {

/// Adds the pool, or changes the one with that name or id. Each key may occur once, except for lists.
Result<> parse_pool(std::string_view text, const Engine& engine, Tuning& tuning);
/// A planner's name, or exec: and a program.
Result<> check_planner(std::string_view name, const Engine& engine);

}  // namespace arenascope::cli

#pragma once
// The states of a method for `info`: their initial values, stored bytes, and writers.

#include <nlohmann/json.hpp>

#include "app/cli/verb.h"
#include "engine/tuning/tuning.h"

namespace arenascope::cli {

[[nodiscard]] nlohmann::ordered_json states_json(const Method& method, const Tuning& tuning);
void print_states(const nlohmann::ordered_json& states, Console& console);

}  // namespace arenascope::cli

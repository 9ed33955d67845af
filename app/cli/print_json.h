#pragma once
// How verbs print the documented JSON.

#include <nlohmann/json_fwd.hpp>

#include "app/cli/verb.h"

namespace arenascope::cli {

/// One object and a newline; invalid UTF-8 is replaced, never an error.
void print_json(const nlohmann::ordered_json& json, Console& console);

}  // namespace arenascope::cli

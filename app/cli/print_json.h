#pragma once
// How verbs print the documented JSON.

#include <nlohmann/json_fwd.hpp>

#include "app/cli/verb.h"

namespace arenascope::cli {

/// One object and a newline; bytes that are no UTF-8 are replaced, never an error.
void print_json(const nlohmann::ordered_json& json, Console& console);

}  // namespace arenascope::cli

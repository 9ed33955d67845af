#pragma once
// Turns a script into a method: instructions, values and a node list.

#include "engine/passes/tile/group.h"

namespace arenascope::tile {

Result<Method> to_method(const Graph& graph, Places& places, Script script);

}  // namespace arenascope::tile

#pragma once
// Turns a script into a method: instructions, values and a node list.

#include "engine/passes/tile/group.h"

namespace arenascope::tile {

/// The node that a tile is a part of, by its name: "conv" of "conv.tile2".
[[nodiscard]] std::string_view untiled(std::string_view node);

Result<Method> to_method(const Graph& graph, Places& places, Script script);

}  // namespace arenascope::tile

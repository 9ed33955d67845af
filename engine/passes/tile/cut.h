#pragma once
// A method with some of its operators in tiled groups.

#include "engine/passes/tile/group.h"

namespace arenascope::tile {

/// The calls of a whole method.
struct CutScript {
    Script script;
    Surroundings around;  ///< what is given and returned
};
/// The calls that compute the same in these groups, ascending and apart; what lies in none runs as it is.
Result<CutScript> cut_script(const Graph& graph, const std::vector<GroupSetting>& groups);
/// The method of these calls. Tiles keep the names and sources of what they are parts of.
Result<Method> cut_method(const Graph& graph, const std::vector<GroupSetting>& groups);

/// What calls cost beside their memory.
struct CallCost {
    std::int64_t calls = 0;
    std::int64_t traffic = 0;    ///< bytes read and written, constants among them
    std::int64_t constants = 0;  ///< bytes of constants that the method has not
    CallCost& operator+=(const CallCost& other);
    CallCost& operator-=(const CallCost& other);
};
/// Of an operator as it is.
[[nodiscard]] CallCost cost_of(const Graph& graph, OpIndex at);

/// The most bytes that live at once while one group runs, tile by tile, and what its calls cost.
struct GroupCost {
    std::int64_t peak = 0;
    CallCost cost;
};
[[nodiscard]] std::optional<GroupCost> cost_of(const Graph& graph, const GroupSetting& setting);
/// Bytes that live while operators [begin, end) begin or end, however they are cut.
[[nodiscard]] std::int64_t least_bytes(const Graph& graph, OpIndex begin, OpIndex end);

}  // namespace arenascope::tile

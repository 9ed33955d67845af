#pragma once
// A method with some of its operators in tiled groups.

#include "engine/passes/tile/group.h"

namespace arenascope::tile {

/// The method that computes the same in these groups, ascending and apart; what lies in none runs as it is. Tiles keep
/// the names and sources of what they are parts of.
Result<Method> cut_method(const Graph& graph, const std::vector<GroupSetting>& groups);

/// The most bytes that live at once while one group runs, tile by tile, and how many calls it makes.
struct GroupCost {
    std::int64_t peak = 0;
    std::int64_t calls = 0;
};
[[nodiscard]] std::optional<GroupCost> cost_of(const Graph& graph, const GroupSetting& setting);
/// Bytes that live while operators [begin, end) begin or end, however they are cut.
[[nodiscard]] std::int64_t least_bytes(const Graph& graph, OpIndex begin, OpIndex end);

}  // namespace arenascope::tile

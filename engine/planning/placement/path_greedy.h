#pragma once
// Greedy placement where control flow lets buffers share bytes although their intervals overlap.

#include <string_view>
#include <vector>

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// Whether place_over_paths() supports the planner: built-in ones that place one buffer after the other.
[[nodiscard]] bool places_over_paths(std::string_view planner);

/// Places one pool's items again, in the planner's order and by its rule, each clear of the items that it must not
/// overlap (`apart`: by item, indices of items) instead of those that live at the same time. `start`: by item, the
/// planner's offsets; for searches, their order counts. Returns `start` if nothing ends lower.
std::vector<std::int64_t> place_over_paths(std::string_view planner, const PoolItems& pool,
                                           const std::vector<std::vector<std::uint32_t>>& apart,
                                           const std::vector<std::int64_t>& start);

}  // namespace arenascope

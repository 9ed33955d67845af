#pragma once
// Greedy placement where control flow lets buffers share bytes that intervals keep apart.

#include <string_view>
#include <vector>

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// Whether place_over_paths() knows the planner: those of our own that place one buffer after the other.
[[nodiscard]] bool places_over_paths(std::string_view planner);

/// Places one pool's items again, in the planner's order and by its rule, each clear of what it may not overlap
/// (`apart`: by item, indices of items) instead of what lives at the same time. `start`: by item, where the planner put
/// them; searches keep their order of offsets. Returns `start` where nothing ends lower.
std::vector<std::int64_t> place_over_paths(std::string_view planner, const PoolItems& pool,
                                           const std::vector<std::vector<std::uint32_t>>& apart,
                                           const std::vector<std::int64_t>& start);

}  // namespace arenascope

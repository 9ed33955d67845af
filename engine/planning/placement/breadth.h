#pragma once
// The order of greedy by breadth: sections with the most live bytes first, the largest items of each first.

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// Indices of the items that are not pinned, in placing order.
std::vector<std::size_t> order_by_breadth(const std::vector<Item>& items);

}  // namespace arenascope

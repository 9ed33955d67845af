#pragma once
// The common part of planners that place one item after the other and never move it again.

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/gap_finder.h"

namespace arenascope {

/// `order_of(pool)`: indices of the pool's items, in placing order. `place(gaps, pool, index, placement)` places one.
/// Pinned items are placed before, and the order skips them.
template <class OrderOf, class Place>
Result<Placement> place_one_by_one(const Problem& problem, Progress& progress, const OrderOf& order_of,
                                   const Place& place) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        GapFinder gaps(pool);
        put_pinned(gaps, pool, placement);
        CancelThrottle pace(progress);
        for (const std::size_t index : order_of(pool)) {
            if (pace.cancelled()) return cancelled();
            if (!pool.items[index].pinned) place(gaps, pool, index, placement);
        }
    }
    spread_groups(problem, placement);
    return placement;
}

}  // namespace arenascope

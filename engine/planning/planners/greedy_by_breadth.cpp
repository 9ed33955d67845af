// Greedy by breadth for offsets (arXiv 2001.03288): the fullest moments first, the largest of each first.

#include "engine/planning/planners/breadth.h"
#include "engine/planning/planners/gap_finder.h"
#include "engine/planning/planners/pace.h"
#include "engine/planning/planners/rows.h"

namespace arenascope {

Result<Placement> plan_greedy_by_breadth(const Problem& problem, const PlanOptions&, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        GapFinder gaps(pool);
        put_pinned(gaps, pool, placement);
        Pace pace(progress);
        for (const std::size_t index : order_by_breadth(pool.items)) {
            if (pace.cancelled()) return cancelled();
            place_tightly(gaps, pool, index, placement);
        }
    }
    spread_groups(problem, placement);
    return placement;
}

}  // namespace arenascope

// Best fit in execution order, as IREE lays out slices: tensors as they come, each in the tightest gap.

#include <algorithm>
#include <numeric>

#include "engine/planning/planners/gap_finder.h"
#include "engine/planning/planners/pace.h"
#include "engine/planning/planners/rows.h"

namespace arenascope {

Result<Placement> plan_best_fit_in_order(const Problem& problem, const PlanOptions&, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        GapFinder gaps(pool);
        put_pinned(gaps, pool, placement);
        std::vector<std::size_t> order(pool.items.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return pool.items[a].first < pool.items[b].first; });
        Pace pace(progress);
        for (const std::size_t index : order) {
            if (pace.cancelled()) return cancelled();
            if (!pool.items[index].pinned) place_tightly(gaps, pool, index, placement);
        }
    }
    spread_groups(problem, placement);
    return placement;
}

}  // namespace arenascope

// The two planners of ExecuTorch's Cadence backend, with identical offsets: size descending, equal sizes in graph
// order.

#include <algorithm>

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/pool_items.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

template <class Fit>
Result<Placement> plan(const Problem& problem, Progress& progress, const Fit& fit) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        ItemArena arena(pool);
        std::vector<Item> order = pool.items;
        std::stable_sort(order.begin(), order.end(), [](const Item& a, const Item& b) { return a.size > b.size; });
        CancelThrottle pace(progress);
        for (const Item& item : order) {
            if (pace.cancelled()) return cancelled();
            const std::int64_t offset = fit(arena, item);
            placement.offsets[item.row] = offset;
            arena.put(item, offset);
        }
    }
    return placement;
}

}  // namespace

Result<Placement> plan_cadence_position_greedy(const Problem& problem, const PlanOptions&, Progress& progress) {
    CHECKED(refuse_constraints(problem, "cadence_position_greedy"));
    return plan(problem, progress, [](const ItemArena& arena, const Item& item) { return arena.first_fit(item); });
}

Result<Placement> plan_cadence_greedy_heuristic(const Problem& problem, const PlanOptions&, Progress& progress) {
    CHECKED(refuse_constraints(problem, "cadence_greedy_heuristic"));
    return plan(problem, progress, [](const ItemArena& arena, const Item& item) { return arena.best_fit(item); });
}

}  // namespace arenascope

#include "engine/planning/planners/by_pools.h"

#include <algorithm>

#include "engine/planning/planners/pool_items.h"

namespace arenascope {

Result<Placement> plan_by_pools(const Planner& planner, const Problem& problem, const PlanOptions& options,
                                Progress& progress) {
    const bool plain = std::all_of(problem.pools.begin(), problem.pools.end(), [&](const Pool& pool) {
        return pool.planner.empty() || pool.planner == planner.id;
    });
    if (plain) return planner.plan(problem, options, progress);
    TRY(const auto pools, split_pools(problem));
    Placement out = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        const Pool& limits = problem.pools[pool.pool];
        const Planner* own = limits.planner.empty() ? &planner : find_planner(limits.planner);
        if (!own) {
            return Error{.what = message("pool {mem_id} asks for the planner '{planner}', which there is not", limits.mem_id, limits.planner),
                         .remedy = message("see arenascope list planners")};
        }
        TRY(const Placement part, own->plan(problem_of(problem, pool), options, progress));
        take_over(out, pool, part);
    }
    return out;
}

}  // namespace arenascope

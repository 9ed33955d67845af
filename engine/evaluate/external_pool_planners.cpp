#include "engine/evaluate/external_pool_planners.h"

#include <algorithm>

#include "engine/planning/exec_planner.h"
#include "engine/planning/placement/by_pools.h"
#include "engine/planning/placement/pool_items.h"
#include "engine/planning/placement/time_limit.h"

namespace arenascope {

namespace {

const ExtraPlanner* find_extra(const std::vector<ExtraPlanner>& extra, const std::string& id) {
    const auto found =
        std::find_if(extra.begin(), extra.end(), [&](const ExtraPlanner& each) { return each.id == id; });
    return found == extra.end() ? nullptr : &*found;
}

}  // namespace

Result<Placement> plan_by_users_pools(const Planner& planner, const std::vector<ExtraPlanner>& extra,
                                      const Problem& problem, const PlanOptions& options, Progress& progress) {
    const auto is_users = [&](const Pool& pool) {
        return pool.planner.starts_with(exec_prefix) || find_extra(extra, pool.planner);
    };
    if (std::none_of(problem.pools.begin(), problem.pools.end(), is_users))
        return plan_by_pools(planner, problem, options, progress);
    const TimeLimit limit(options);
    Problem others = problem;
    for (Pool& pool : others.pools) {
        if (is_users(pool)) pool.planner = planner_id::greedy_by_size;  // temporary: it accepts all constraints
    }
    TRY(Placement out, plan_by_pools(planner, others, options, progress));
    TRY(const std::vector<PoolItems> pools, split_pools(problem));
    for (const PoolItems& pool : pools) {
        const std::string& own = problem.pools[pool.pool].planner;
        if (!is_users(problem.pools[pool.pool]) || pool.rows.empty()) continue;
        const Problem part = pool_problem(problem, pool);
        auto placed = own.starts_with(exec_prefix)
            ? plan_with_program(own.substr(exec_prefix.size()), part, limit.left(), progress)
            : find_extra(extra, own)->plan(part);
        if (!placed.ok()) return std::move(placed).error().in(own);
        if (placed.value().offsets.size() != part.buffers.size()) {
            return Error{.what = message("{planner} returned {offsets} offsets for {buffers} buffers", own,
                                         placed.value().offsets.size(), part.buffers.size())};
        }
        take_over(out, pool, placed.value());
    }
    return out;
}

}  // namespace arenascope

// `auto`: per pool the best of the planners that can honour its constraints, in order of cost, until one
// reaches the bytes that live at once; last an exact search from the best of them.

#include <array>

#include "engine/planning/planners/pool_items.h"
#include "engine/planning/planners/rows.h"
#include "engine/planning/planners/search.h"

namespace arenascope {

namespace {

struct Member {
    Result<Placement> (*plan)(const Problem&, const PlanOptions&, Progress&);
    bool honours_constraints;
};

constexpr auto members = std::to_array<Member>({
    {plan_greedy_by_size, true},
    {plan_greedy_by_breadth, true},
    {plan_cadence_position_greedy, false},
    {plan_greedy, false},
    {plan_hill_climb, true},
    {plan_squeaky_wheel, true},
});

Result<Placement> best_of(const Problem& problem, const PlanOptions& options, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    const PoolItems& pool = pools.front();
    const bool constrained = !refuse_constraints(problem, "").ok();
    const std::int64_t bound = live_bound(pool);
    std::optional<Placement> best;
    std::int64_t lowest = 0;
    for (const Member& member : members) {
        if (constrained && !member.honours_constraints) continue;
        TRY(Placement placement, member.plan(problem, options, progress));
        const std::int64_t top = top_of(pool, placement);
        if (!best || top < lowest) {
            best = std::move(placement);
            lowest = top;
        } else {
            best->deterministic = best->deterministic && placement.deterministic;
        }
        // Groups that are not filled may still be pushed into one another, which only the search does.
        if (lowest <= bound && pool.exact) return std::move(*best);
    }
    return improve_by_search(problem, std::move(*best), false, options, progress);
}

}  // namespace

Result<Placement> plan_auto(const Problem& problem, const PlanOptions& options, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Placement out = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        TRY(const Placement part, best_of(problem_of(problem, pool), options, progress));
        take_over(out, pool, part);
    }
    return out;
}

}  // namespace arenascope

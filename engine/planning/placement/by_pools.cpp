#include "engine/planning/placement/by_pools.h"

#include <algorithm>

#include "engine/planning/placement/pool_items.h"
#include "engine/planning/placement/time_limit.h"

namespace arenascope {

namespace {

/// Nothing to decide: every buffer of the pool is pinned, as shared state is.
bool is_settled(const Problem& problem, const PoolItems& pool) {
    const Pool& limits = problem.pools[pool.pool];
    return limits.reserved == 0 && limits.keep_out.empty() && !pool.rows.empty() &&
        std::all_of(pool.rows.begin(), pool.rows.end(), [&](BufferRow row) {
               const Buffer& buffer = problem.buffers[row];
               return buffer.pinned.has_value() && buffer.group < 0;
           });
}

Placement as_pinned(const Problem& part) {
    Placement out = empty_placement(part);
    for (const BufferRow row : part.buffers.indices()) out.offsets[row] = part.buffers[row].pinned.value_or(0);
    return out;
}

}  // namespace

Result<Placement> plan_by_pools(const Planner& planner, const Problem& problem, const PlanOptions& options,
                                Progress& progress) {
    const bool plain = std::all_of(problem.pools.begin(), problem.pools.end(), [&](const Pool& pool) {
        return pool.planner.empty() || pool.planner == planner.id;
    });
    const bool has_pins = std::any_of(problem.buffers.begin(), problem.buffers.end(),
                                      [](const Buffer& b) { return b.pinned.has_value(); });
    if (plain && (planner.supports.pins || !has_pins)) return planner.plan(problem, options, progress);
    TRY(const auto pools, split_pools(problem));
    const bool any_settled =
        std::any_of(pools.begin(), pools.end(), [&](const PoolItems& pool) { return is_settled(problem, pool); });
    if (plain && !any_settled) return planner.plan(problem, options, progress);
    const TimeLimit limit(options);
    Placement out = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        const Pool& limits = problem.pools[pool.pool];
        const Planner* own = limits.planner.empty() ? &planner : find_planner(limits.planner);
        if (!own) {
            return Error{
                .what = message("pool {mem_id} names the unknown planner '{planner}'", limits.mem_id, limits.planner),
                .remedy = message("see arenascope list planners")};
        }
        if (!own->supports.pins && is_settled(problem, pool)) {
            take_over(out, pool, as_pinned(pool_problem(problem, pool)));
            continue;
        }
        TRY(const Placement part, own->plan(pool_problem(problem, pool), limit.left(), progress));
        take_over(out, pool, part);
    }
    return out;
}

}  // namespace arenascope

#include "engine/evaluate/shared_proofs.h"

#include <algorithm>
#include <map>

#include "engine/base/bytes.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"

namespace arenascope {

namespace {

/// A loaded plan was made under rules of its own, which may be those of the problem.
bool is_of_problem(const Plan& plan, const Problem& problem) {
    if (!plan.is_loaded() || !plan.valid()) return plan.valid();
    const Problem& loaded = plan.problem;
    const auto same_pool = [](const Pool& a, const Pool& b) {
        return a.mem_id == b.mem_id && a.reserved == b.reserved && a.keep_out == b.keep_out && a.tail == b.tail;
    };
    if (loaded.buffers.size() != problem.buffers.size() ||
        !std::equal(loaded.pools.begin(), loaded.pools.end(), problem.pools.begin(), problem.pools.end(), same_pool))
        return false;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer &a = loaded.buffers[row], &b = problem.buffers[row];
        const bool same = a.mem_id == b.mem_id && a.group == b.group && a.inside == b.inside &&
            alignment_of(loaded, a) == alignment_of(problem, b) &&
            (!b.pinned || *b.pinned == plan.placement.offsets[row]);
        if (!same) return false;
    }
    return true;
}

}  // namespace

void share_proofs(const Problem& problem, std::vector<Plan>& plans) {
    Table<PoolRow, std::int64_t> proven(problem.pools.size(), 0);
    for (const Plan& plan : plans) {
        if (!is_of_problem(plan, problem)) continue;
        for (const PoolRow row : proven.indices()) {
            if (!plan.pools.has(row)) break;
            const std::int64_t tail = tail_of(problem.pools[row]);
            proven[row] = std::max(proven[row], plan.pools[row].lower_bound - tail);
        }
    }
    for (Plan& plan : plans) {
        Table<PoolRow, std::int64_t> own = proven;
        for (const PoolRow row : own.indices()) own[row] += tail_of(problem.pools[row]);
        if (is_of_problem(plan, problem)) raise_bounds(own, plan);
    }
}

void lower_bounds_to_plans(const Problem& problem, std::vector<Plan>& plans) {
    std::map<std::int32_t, std::int64_t> least;
    for (const Plan& plan : plans) {
        if (!is_of_problem(plan, problem)) continue;
        for (const PoolResult& pool : plan.pools) {
            const auto [found, is_new] = least.emplace(pool.mem_id, pool.bytes);
            if (!is_new) found->second = std::min(found->second, pool.bytes);
        }
    }
    for (Plan& plan : plans) {
        plan.lower_bound = 0;
        for (PoolResult& pool : plan.pools) {
            if (const auto found = least.find(pool.mem_id); found != least.end())
                pool.lower_bound = std::min(pool.lower_bound, found->second);
            plan.lower_bound = checked_add(plan.lower_bound, pool.lower_bound).value_or(plan.lower_bound);
        }
        compare_with_bound(plan);
    }
}

}  // namespace arenascope

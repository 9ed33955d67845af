#include "engine/evaluate/shared_proofs.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/base/bytes.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/planner.h"

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

/// The same buffers in each pool: pools of another split cannot be compared, only their sum.
bool is_split_alike(const Problem& a, const Problem& b) {
    return std::equal(a.buffers.begin(), a.buffers.end(), b.buffers.begin(), b.buffers.end(),
                      [](const Buffer& left, const Buffer& right) { return left.mem_id == right.mem_id; });
}

bool searches(std::string_view id) {
    const Planner* planner = find_planner(id);
    return !planner || planner->traits.searches;
}

/// Whether the same inputs and limits may give another plan or proof on another day.
bool may_vary(const Plan& plan, const PlanOptions& options) {
    if (plan.is_loaded()) return false;
    if (!plan.placement.deterministic) return true;
    const bool has_search = searches(plan.planner) ||
        std::any_of(plan.problem.pools.begin(), plan.problem.pools.end(),
                    [](const Pool& pool) { return !pool.planner.empty() && searches(pool.planner); });
    return options.seconds && has_search;
}

}  // namespace

void share_proofs(const Problem& problem, const PlanOptions& options, const LiveBound& live_bound,
                  std::vector<Plan>& plans) {
    Table<PoolRow, std::int64_t> proven(problem.pools.size(), 0);
    for (const Plan& plan : plans) {
        if (!is_of_problem(plan, problem)) continue;
        for (const PoolRow row : proven.indices()) {
            if (!plan.pools.has(row)) break;
            const std::int64_t tail = tail_of(problem.pools[row]);
            const std::int64_t bound = may_vary(plan, options) ? live_bound(plan, row) : plan.pools[row].lower_bound;
            proven[row] = std::max(proven[row], bound - tail);
        }
    }
    for (Plan& plan : plans) {
        Table<PoolRow, std::int64_t> own = proven;
        for (const PoolRow row : own.indices()) own[row] += tail_of(problem.pools[row]);
        if (is_of_problem(plan, problem)) raise_bounds(own, plan);
    }
}

void lower_bounds_to_plans(const Problem& problem, const PlanOptions& options, const LiveBound& live_bound,
                           std::vector<Plan>& plans) {
    std::map<std::int32_t, std::int64_t> least;
    std::optional<std::int64_t> least_total;
    for (const Plan& plan : plans) {
        if (!is_of_problem(plan, problem)) continue;
        std::int64_t total = 0;
        for (const PoolRow row : plan.pools.indices()) {
            const PoolResult& pool = plan.pools[row];
            const std::int64_t bytes =
                may_vary(plan, options) ? std::min(pool.bytes, live_bound(plan, row)) : pool.bytes;
            const auto [found, is_new] = least.emplace(pool.mem_id, bytes);
            if (!is_new) found->second = std::min(found->second, bytes);
            total = checked_add(total, bytes).value_or(total);
        }
        least_total = least_total ? std::min(*least_total, total) : total;
    }
    for (Plan& plan : plans) {
        const bool is_alike = is_split_alike(plan.problem, problem);
        plan.lower_bound = 0;
        for (PoolResult& pool : plan.pools) {
            if (const auto found = least.find(pool.mem_id); is_alike && found != least.end())
                pool.lower_bound = std::min(pool.lower_bound, found->second);
            plan.lower_bound = checked_add(plan.lower_bound, pool.lower_bound).value_or(plan.lower_bound);
        }
        if (least_total) plan.lower_bound = std::min(plan.lower_bound, *least_total);
        compare_with_bound(plan);
    }
}

void cap_bounds_at_plans(std::vector<Plan>& plans) {
    for (Plan& plan : plans) {
        bool is_capped = false;
        for (const Plan& other : plans) {
            if (&plan == &other || !other.valid() || plan.pools.size() != other.pools.size()) continue;
            for (const PoolRow row : plan.pools.indices()) {
                PoolResult& pool = plan.pools[row];
                const PoolResult& least = other.pools[row];
                if (pool.mem_id != least.mem_id || least.bytes >= pool.lower_bound) continue;
                if (!is_split_alike(plan.problem, other.problem)) break;
                pool.lower_bound = least.bytes;
                is_capped = true;
            }
        }
        if (!is_capped) continue;
        plan.lower_bound = 0;
        bool is_hopeless = false;
        for (const PoolResult& pool : plan.pools) {
            plan.lower_bound = checked_add(plan.lower_bound, pool.lower_bound).value_or(plan.lower_bound);
            is_hopeless = is_hopeless || (pool.capacity && pool.lower_bound > *pool.capacity);
        }
        if (plan.verdict == PlanVerdict::infeasible && !is_hopeless) plan.verdict = PlanVerdict::within;
        compare_with_bound(plan);
    }
}

}  // namespace arenascope

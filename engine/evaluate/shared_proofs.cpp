#include "engine/evaluate/shared_proofs.h"

#include <algorithm>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"

namespace arenascope {

namespace {

/// A loaded plan was made under rules of its own: they may be those of the problem.
bool is_of_problem(const Plan& plan, const Problem& problem) {
    if (!plan.is_loaded() || !plan.valid()) return plan.valid();
    const Problem& loaded = plan.problem;
    const auto same_pool = [](const Pool& a, const Pool& b) {
        return a.mem_id == b.mem_id && a.reserved == b.reserved && a.keep_out == b.keep_out && a.tail == b.tail;
    };
    bool same = loaded.buffers.size() == problem.buffers.size() &&
        std::equal(loaded.pools.begin(), loaded.pools.end(), problem.pools.begin(), problem.pools.end(), same_pool);
    for (std::size_t i = 0; same && i < loaded.buffers.size(); ++i) {
        const Buffer &a = loaded.buffers[i], &b = problem.buffers[i];
        same = a.mem_id == b.mem_id && a.group == b.group && a.inside == b.inside &&
            alignment_of(loaded, a) == alignment_of(problem, b) &&
            (!b.pinned || *b.pinned == plan.placement.offsets[i]);
    }
    return same;
}

}  // namespace

void share_proofs(const Problem& problem, std::vector<Plan>& plans) {
    std::vector<std::int64_t> proven(problem.pools.size(), 0);
    for (const Plan& plan : plans) {
        for (std::size_t i = 0; is_of_problem(plan, problem) && i < proven.size() && i < plan.pools.size(); ++i) {
            const std::int64_t tail = tail_of(plan.planner, problem.pools[i]);
            proven[i] = std::max(proven[i], plan.pools[i].lower_bound - tail);
        }
    }
    for (Plan& plan : plans) {
        std::vector<std::int64_t> own = proven;
        for (std::size_t i = 0; i < own.size(); ++i) own[i] += tail_of(plan.planner, problem.pools[i]);
        if (is_of_problem(plan, problem)) raise_bounds(own, plan);
    }
}

}  // namespace arenascope

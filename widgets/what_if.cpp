#include "widgets/what_if.h"

#include <algorithm>
#include <array>

#include "engine/planning/planners/planner.h"
#include "engine/planning/rejudge.h"

namespace arenascope {
namespace {

/// What makes the next answer quick, one object from question to question: every replanner of a WhatIf is made here.
struct Remembered final : Replanner {
    Rejudge rejudge;
};

const Planner* quickPlanner(const Tuning& tuning) {
    constexpr std::array<std::string_view, 2> quick{"greedy_by_size", "greedy_by_breadth"};
    const bool is_quick = std::find(quick.begin(), quick.end(), tuning.planner) != quick.end();
    return find_planner(is_quick ? std::string_view(tuning.planner) : quick.front());
}

void complete_pools(Problem& problem, const Tuning& tuning) {
    for (const Pool& pool : tuning.pools) {
        const auto known = std::find_if(problem.pools.begin(), problem.pools.end(),
                                        [&](const Pool& other) { return other.mem_id == pool.mem_id; });
        if (known == problem.pools.end()) problem.pools.push_back(pool);
    }
    std::stable_sort(problem.pools.begin(), problem.pools.end(),
                     [](const Pool& a, const Pool& b) { return a.mem_id < b.mem_id; });
}

void apply(Buffer& buffer, const TensorEdit& edit) {
    if (edit.memId && *edit.memId != buffer.mem_id) {
        buffer.mem_id = *edit.memId;
        buffer.pinned.reset();  // an offset means nothing in another pool
    }
    if (edit.unpin) buffer.pinned.reset();
    if (edit.offset) buffer.pinned = *edit.offset;
    if (edit.align) buffer.align = *edit.align;
}

}  // namespace

const PoolResult* poolOf(const Plan& plan, std::int32_t mem_id) {
    const auto found = std::find_if(plan.pools.begin(), plan.pools.end(),
                                    [mem_id](const PoolResult& pool) { return pool.mem_id == mem_id; });
    return found == plan.pools.end() ? nullptr : &*found;
}

std::optional<WhatIf> whatIf(const Outcome& outcome, const Tuning& tuning, const std::vector<TensorEdit>& edits,
                             const std::shared_ptr<const WhatIf>& before) {
    if (outcome.plans.empty() || edits.empty()) return std::nullopt;
    Problem problem = outcome.plan().problem;
    if (problem.buffers.size() > what_if_limit) return std::nullopt;
    complete_pools(problem, tuning);
    WhatIf out;
    for (const TensorEdit& edit : edits) {
        out.held.push_back(edit.tensor);
        if (edit.memId) out.memId = *edit.memId;
        for (Buffer& buffer : problem.buffers) {
            if (buffer.id == edit.tensor) apply(buffer, edit);
        }
    }
    const Planner* planner = quickPlanner(tuning);
    if (!planner) return std::nullopt;
    Progress progress;
    out.replanner = before && before->replanner ? before->replanner : std::make_shared<Remembered>();
    auto placement = planner->id == "greedy_by_size" ? out.replanner->plan(problem, progress)
                                                     : planner->plan(problem, tuning.options, progress);
    if (!placement.ok()) return std::nullopt;
    auto& rejudge = static_cast<Remembered&>(*out.replanner).rejudge;
    auto plan = rejudge.judge(outcome.plan().planner, std::move(problem), std::move(placement).take());
    if (!plan.ok()) return std::nullopt;
    out.plan = std::move(plan).take();
    return out;
}

}  // namespace arenascope

#include "widgets/ui/what_if.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/planning/incremental_assess.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/planner.h"

namespace arenascope {
namespace {

/// What makes the next answer quick, one object from question to question: every replanner of a WhatIf is made here.
struct Remembered final : Replanner {
    Rejudge rejudge;
};

const Planner* quickPlanner(const Tuning& tuning) {
    constexpr std::array<std::string_view, 2> quick{planner_id::greedy_by_size, planner_id::greedy_by_breadth};
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

/// Whether the edits leave everything where it lies.
bool movesNothing(const Plan& plan, const std::vector<TensorEdit>& edits) {
    return std::all_of(edits.begin(), edits.end(), [&](const TensorEdit& edit) {
        for (std::size_t i = 0; i < plan.problem.buffers.size(); ++i) {
            const Buffer& buffer = plan.problem.buffers[i];
            if (buffer.id != edit.tensor) continue;
            return !edit.unpin && !edit.align && edit.memId.value_or(buffer.mem_id) == buffer.mem_id &&
                edit.offset.value_or(plan.placement.offsets[i]) == plan.placement.offsets[i];
        }
        return false;
    });
}

/// The plan in which what is held goes where it shall and everything else stays; nothing where that is no valid plan.
std::optional<Plan> othersStay(const Outcome& outcome, const Problem& problem, const WhatIf& asked) {
    const Plan& now = outcome.plan();
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!now.valid() || !planner) return std::nullopt;
    Problem fixed = problem;
    const std::set<ValueId> held(asked.held.begin(), asked.held.end());
    for (std::size_t i = 0; i < fixed.buffers.size(); ++i) {
        if (!held.contains(fixed.buffers[i].id)) fixed.buffers[i].pinned = now.placement.offsets[i];
    }
    Progress progress;
    auto placement = planner->plan(fixed, {}, progress);
    if (!placement.ok()) return std::nullopt;
    auto plan = judge_on_paths(*outcome.method, now.planner, problem, std::move(placement).take());
    return plan.ok() && plan.value().valid() ? std::optional(std::move(plan).take()) : std::nullopt;
}

/// Of each pool the lower of two plans of the same problem.
Plan betterOf(const Outcome& outcome, Plan a, const Plan& b) {
    bool changed = false;
    for (const PoolResult& pool : b.pools) {
        const PoolResult* other = poolOf(a, pool.mem_id);
        if (!other || pool.bytes >= other->bytes) continue;
        for (std::size_t i = 0; i < a.problem.buffers.size(); ++i) {
            if (a.problem.buffers[i].mem_id == pool.mem_id) a.placement.offsets[i] = b.placement.offsets[i];
        }
        changed = true;
    }
    if (!changed) return a;
    auto plan = judge_on_paths(*outcome.method, a.planner, a.problem, a.placement);
    return plan.ok() && plan.value().valid() ? std::move(plan).take() : b;
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
    if (movesNothing(outcome.plan(), edits)) {
        out.plan = outcome.plan();
        return out;
    }
    const Planner* planner = quickPlanner(tuning);
    if (!planner) return std::nullopt;
    Progress progress;
    out.replanner = before && before->replanner ? before->replanner : std::make_shared<Remembered>();
    auto placement = planner->id == planner_id::greedy_by_size ? out.replanner->plan(problem, progress)
                                                               : planner->plan(problem, tuning.options, progress);
    if (!placement.ok()) return std::nullopt;
    auto& rejudge = static_cast<Remembered&>(*out.replanner).rejudge;
    auto plan = rejudge.judge(outcome.plan().planner, std::move(problem), std::move(placement).take());
    if (!plan.ok()) return std::nullopt;
    out.plan = std::move(plan).take();
    // A planner that the user chose may do worse than leaving the others alone; any search does at least that well.
    if (planner->id == tuning.planner) return out;
    if (const auto stay = othersStay(outcome, out.plan.problem, out))
        out.plan = betterOf(outcome, std::move(out.plan), *stay);
    return out;
}

}  // namespace arenascope

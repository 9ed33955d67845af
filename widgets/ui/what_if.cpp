#include "widgets/ui/what_if.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/base/bytes.h"
#include "engine/planning/assess.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/planner.h"

namespace arenascope {
namespace {

const Planner* quickPlanner(const Tuning& tuning) {
    constexpr std::array<std::string_view, 2> quick{planner_id::greedy_by_size, planner_id::greedy_by_breadth};
    const bool is_quick = std::find(quick.begin(), quick.end(), tuning.planner) != quick.end();
    return find_planner(is_quick ? std::string_view(tuning.planner) : quick.front());
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

/// Pools, by mem_id, in which `b` ends lower than `a` does; both place the same problem.
std::set<std::int32_t> lowerPools(const Problem& problem, const Placement& a, const Placement& b) {
    std::map<std::int32_t, std::pair<std::int64_t, std::int64_t>> ends;
    for (const Pool& pool : problem.pools) ends[pool.mem_id] = {pool.reserved, pool.reserved};
    for (std::size_t i = 0; i < problem.buffers.size(); ++i) {
        const std::int64_t size = padded_size(problem, problem.buffers[i]).value_or(0);
        auto& [endOfA, endOfB] = ends[problem.buffers[i].mem_id];
        endOfA = std::max(endOfA, checked_add(a.offsets[i], size).value_or(0));
        endOfB = std::max(endOfB, checked_add(b.offsets[i], size).value_or(0));
    }
    std::set<std::int32_t> lower;
    for (const auto& [memId, end] : ends) {
        if (end.second < end.first) lower.insert(memId);
    }
    return lower;
}

/// The plan in which what is held goes where it shall and everything else stays, except in pools that `quick` makes no
/// higher; nothing where staying lowers no pool or is no valid plan.
std::optional<Plan> othersStay(const Outcome& outcome, const Problem& problem, const std::vector<ValueId>& moved,
                               const Placement& quick) {
    const Plan& now = outcome.plan();
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!now.valid() || !planner) return std::nullopt;
    Problem fixed = problem;
    const std::set<ValueId> held(moved.begin(), moved.end());
    for (std::size_t i = 0; i < fixed.buffers.size(); ++i) {
        if (!held.contains(fixed.buffers[i].id)) fixed.buffers[i].pinned = now.placement.offsets[i];
    }
    Progress progress;
    const auto stays = planner->plan(fixed, {}, progress);
    if (!stays.ok()) return std::nullopt;
    const std::set<std::int32_t> lower = lowerPools(problem, quick, stays.value());
    if (lower.empty()) return std::nullopt;
    auto plan = assess_on_paths(*outcome.method, now.planner, problem, stays.value());
    if (!plan.ok() || !plan.value().valid()) return std::nullopt;
    Placement lowest = quick;
    for (std::size_t i = 0; i < problem.buffers.size(); ++i) {
        if (lower.contains(problem.buffers[i].mem_id)) lowest.offsets[i] = stays.value().offsets[i];
    }
    if (lowest.offsets == stays.value().offsets) return std::move(plan).take();
    auto mixed = assess_on_paths(*outcome.method, now.planner, problem, std::move(lowest));
    return mixed.ok() && mixed.value().valid() ? std::move(mixed).take() : std::move(plan).take();
}

}  // namespace

const PoolResult* poolOf(const Plan& plan, std::int32_t mem_id) {
    const auto found = std::find_if(plan.pools.begin(), plan.pools.end(),
                                    [mem_id](const PoolResult& pool) { return pool.mem_id == mem_id; });
    return found == plan.pools.end() ? nullptr : &*found;
}

std::optional<WhatIf> whatIf(const Outcome& outcome, const Tuning& tuning, const std::vector<TensorEdit>& edits) {
    if (outcome.plans.empty() || edits.empty()) return std::nullopt;
    Problem problem = outcome.plan().problem;
    if (problem.buffers.size() > what_if_limit) return std::nullopt;
    for (const Pool& pool : tuning.pools) {
        if (!find_pool(problem, pool.mem_id)) problem.pools.push_back(pool);
    }
    sort_by_id(problem.pools);
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
    out.isQuick = true;
    auto placement = planner->plan(problem, tuning.options, progress);
    if (!placement.ok()) return std::nullopt;
    // A planner that the user chose may do worse than leaving the others alone; any search does at least that well.
    if (planner->id != tuning.planner) {
        if (auto stays = othersStay(outcome, problem, out.held, placement.value())) {
            out.plan = std::move(*stays);
            return out;
        }
    }
    auto plan = assess(outcome.plan().planner, std::move(problem), std::move(placement).take());
    if (!plan.ok()) return std::nullopt;
    out.plan = std::move(plan).take();
    return out;
}

}  // namespace arenascope

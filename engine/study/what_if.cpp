#include "engine/study/what_if.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>

#include "engine/base/bytes.h"
#include "engine/planning/assess.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/planner.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

namespace {

const TensorRow* row_of(const Outcome& outcome, ValueId value) {
    const auto found = std::find_if(outcome.tensors.begin(), outcome.tensors.end(),
                                    [value](const TensorRow& row) { return row.value == value; });
    return found == outcome.tensors.end() ? nullptr : &*found;
}

/// A planner that is fast enough while the pointer moves: the tuning's own if possible.
const Planner* quick_planner(const Tuning& tuning) {
    constexpr std::array<std::string_view, 2> quick{planner_id::greedy_by_size, planner_id::greedy_by_breadth};
    const bool is_quick = std::find(quick.begin(), quick.end(), tuning.planner) != quick.end();
    return find_planner(is_quick ? std::string_view(tuning.planner) : quick.front());
}

/// With the pools that rules gave to tensors not placed by hand, as the evaluation will.
Tuning with_rules(Tuning tuning, const Outcome& outcome) {
    const Tuning& resolved = outcome.report.tuning;
    for (const std::string& name : resolved.unplanned) {
        if (!tuning.assigned.contains(name)) tuning.unplanned.insert(name);
    }
    tuning.assigned.insert(resolved.assigned.begin(), resolved.assigned.end());
    return tuning;
}

void complete_pools(Problem& problem, const Tuning& tuning) {
    for (const Pool& pool : tuning.pools) {
        if (!find_pool(problem, pool.mem_id)) problem.pools.push_back(pool);
    }
    sort_by_id(problem.pools.rows());
}

/// All offsets in `problem`, which has the buffers of `plan` in their order; empty: some are missing.
Table<BufferRow, std::int64_t> offsets_in(const Problem& problem, const Plan& plan) {
    const Table<BufferRow, Buffer>& buffers = plan.problem.buffers;
    const bool same = std::equal(problem.buffers.begin(), problem.buffers.end(), buffers.begin(), buffers.end(),
                                 [](const Buffer& a, const Buffer& b) { return a.id == b.id; });
    return same ? plan.placement.offsets : Table<BufferRow, std::int64_t>();
}

/// The problem that the drop will plan: that of the shown plan, with the edited tensors where `tuning` now has them. A
/// new one of the method if the file's own plan is shown, which has pools and alignments of its own, or if a tensor
/// bound by the caller becomes planned.
Result<Problem> problem_after(const Outcome& outcome, const Tuning& tuning, const std::vector<TensorEdit>& edits) {
    const Plan& now = outcome.plan();
    const auto is_planned = [&](const TensorEdit& edit) {
        return std::any_of(now.problem.buffers.begin(), now.problem.buffers.end(),
                           [&](const Buffer& buffer) { return buffer.id == edit.tensor; });
    };
    if (now.is_loaded() || !std::all_of(edits.begin(), edits.end(), is_planned))
        return make_problem(*outcome.method, tuning);
    Problem problem = now.problem;
    complete_pools(problem, tuning);
    for (Buffer& buffer : problem.buffers) {
        const bool is_edited =
            std::any_of(edits.begin(), edits.end(), [&](const TensorEdit& edit) { return edit.tensor == buffer.id; });
        if (!is_edited) continue;
        const Value& value = outcome.method->values[buffer.id];
        const bool is_free = tuning.place_auto && !tuning.assigned.contains(value.name);
        const std::int32_t chosen = buffer.mem_id;
        CHECKED(place_by_tuning(value, tuning, problem, buffer));
        if (is_free) buffer.mem_id = chosen;
    }
    return problem;
}

/// Whether the edits leave everything at its place.
bool moves_nothing(const Plan& plan, const std::vector<TensorEdit>& edits) {
    return std::all_of(edits.begin(), edits.end(), [&](const TensorEdit& edit) {
        for (const BufferRow row : plan.problem.buffers.indices()) {
            const Buffer& buffer = plan.problem.buffers[row];
            if (buffer.id != edit.tensor) continue;
            return !edit.unpin && !edit.align && edit.mem_id.value_or(buffer.mem_id) == buffer.mem_id &&
                edit.offset.value_or(plan.placement.offsets[row]) == plan.placement.offsets[row];
        }
        return false;
    });
}

/// Pools, by mem_id, in which `b` ends lower than `a`; both place the same problem.
std::set<std::int32_t> lower_pools(const Problem& problem, const Placement& a, const Placement& b) {
    std::map<std::int32_t, std::pair<std::int64_t, std::int64_t>> ends;
    for (const Pool& pool : problem.pools) ends[pool.mem_id] = {pool.reserved, pool.reserved};
    for (const BufferRow row : problem.buffers.indices()) {
        const std::int64_t size = padded_size(problem, problem.buffers[row]).value_or(0);
        auto& [end_of_a, end_of_b] = ends[problem.buffers[row].mem_id];
        end_of_a = std::max(end_of_a, checked_add(a.offsets[row], size).value_or(0));
        end_of_b = std::max(end_of_b, checked_add(b.offsets[row], size).value_or(0));
    }
    std::set<std::int32_t> lower;
    for (const auto& [mem_id, end] : ends) {
        if (end.second < end.first) lower.insert(mem_id);
    }
    return lower;
}

/// The plan in which edited tensors go to their target and all others stay, except in pools that `quick` does not make
/// higher; nothing if staying lowers no pool or gives an invalid plan.
std::optional<Plan> others_stay(const Outcome& outcome, const Problem& problem, const std::vector<ValueId>& moved,
                                const Placement& quick) {
    const Plan& now = outcome.plan();
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    const Table<BufferRow, std::int64_t> here = offsets_in(problem, now);
    if (!now.valid() || !planner || here.empty()) return std::nullopt;
    Problem fixed = problem;
    const std::set<ValueId> held(moved.begin(), moved.end());
    for (const BufferRow row : fixed.buffers.indices()) {
        if (!held.contains(fixed.buffers[row].id)) fixed.buffers[row].pinned = here[row];
    }
    Progress progress;
    const auto stays = planner->plan(fixed, {}, progress);
    if (!stays.ok()) return std::nullopt;
    const std::set<std::int32_t> lower = lower_pools(problem, quick, stays.value());
    if (lower.empty()) return std::nullopt;
    auto plan = assess_on_paths(*outcome.method, now.planner, problem, stays.value());
    if (!plan.ok() || !plan.value().valid()) return std::nullopt;
    Placement lowest = quick;
    for (const BufferRow row : problem.buffers.indices()) {
        if (lower.contains(problem.buffers[row].mem_id)) lowest.offsets[row] = stays.value().offsets[row];
    }
    if (lowest.offsets == stays.value().offsets) return std::move(plan).take();
    auto mixed = assess_on_paths(*outcome.method, now.planner, problem, std::move(lowest));
    return mixed.ok() && mixed.value().valid() ? std::move(mixed).take() : std::move(plan).take();
}

}  // namespace

Tuning with_edits(Tuning tuning, const Outcome& outcome, const std::vector<TensorEdit>& edits) {
    for (const TensorEdit& each : edits) {
        const TensorRow* row = row_of(outcome, each.tensor);
        if (!row) continue;
        const std::string& name = row->name;
        if (each.mem_id)
            tuning = edit::assign(edit::set_unplanned(std::move(tuning), name, false), {name}, *each.mem_id);
        if (each.unpin) tuning = edit::pin(std::move(tuning), name, std::nullopt);
        if (each.align)
            tuning = edit::set_tensor_align(std::move(tuning), name, *each.align > 0 ? each.align : std::nullopt);
        if (!each.offset) continue;
        // With automatic pools, it is not assigned to its pool yet.
        if (tuning.place_auto && !tuning.assigned.contains(name)) tuning.assigned[name] = row->mem_id;
        tuning = edit::pin(std::move(tuning), name, *each.offset);
    }
    const Planner* planner = find_planner(tuning.planner);
    const bool drops_pins = !tuning.pinned.empty() && planner && !planner->supports.pins;
    return drops_pins ? edit::set_planner(std::move(tuning), std::string(planner_id::automatic)) : tuning;
}

std::optional<WhatIf> what_if(const Outcome& outcome, const Tuning& tuning, const std::vector<TensorEdit>& edits) {
    if (outcome.plans.empty() || edits.empty()) return std::nullopt;
    if (outcome.plan().problem.buffers.size() > what_if_limit) return std::nullopt;
    WhatIf out{.edits = edits};
    for (const TensorEdit& edit : edits) {
        out.held.push_back(edit.tensor);
        if (edit.mem_id) out.mem_id = *edit.mem_id;
    }
    if (moves_nothing(outcome.plan(), edits)) {
        out.plan = outcome.plan();
        return out;
    }
    const Tuning after = with_rules(with_edits(tuning, outcome, edits), outcome);
    const Planner* planner = quick_planner(after);
    auto problem = problem_after(outcome, after, edits);
    if (!planner || !problem.ok()) return std::nullopt;
    Progress progress;
    out.is_quick = true;
    auto placement = planner->plan(problem.value(), after.options, progress);
    if (!placement.ok()) return std::nullopt;
    // The chosen planner may be worse than leaving the others unchanged; a search never is.
    if (planner->id != after.planner) {
        if (auto stays = others_stay(outcome, problem.value(), out.held, placement.value())) {
            out.plan = std::move(*stays);
            return out;
        }
    }
    auto plan = assess_on_paths(*outcome.method, outcome.plan().planner, std::move(problem).take(),
                                std::move(placement).take());
    if (!plan.ok()) return std::nullopt;
    out.plan = std::move(plan).take();
    return out;
}

Result<WhatIf> settled(const Evaluator& engine, const Program& program, const Tuning& tuning, const Outcome& outcome,
                       const WhatIf& quick, Progress& progress) {
    TRY(const Outcome after, engine.evaluate(program, with_edits(tuning, outcome, quick.edits), {}, progress));
    return WhatIf{.edits = quick.edits, .held = quick.held, .mem_id = quick.mem_id, .plan = after.plan()};
}

int others_moved(const Plan& before, const Plan& after, const std::vector<ValueId>& held) {
    const std::set<ValueId> meant(held.begin(), held.end());
    std::unordered_map<ValueId, std::pair<std::int32_t, std::int64_t>> places;
    for (const BufferRow row : before.problem.buffers.indices()) {
        const Buffer& buffer = before.problem.buffers[row];
        if (buffer.bytes > 0) places[buffer.id] = {buffer.mem_id, before.placement.offsets[row]};
    }
    int count = 0;
    for (const BufferRow row : after.problem.buffers.indices()) {
        const Buffer& buffer = after.problem.buffers[row];
        const auto place = places.find(buffer.id);
        if (place == places.end() || meant.contains(buffer.id)) continue;
        if (place->second != std::pair(buffer.mem_id, after.placement.offsets[row])) ++count;
    }
    return count;
}

}  // namespace arenascope

#include "engine/evaluate/loaded_plan.h"

#include <algorithm>
#include <set>

#include "engine/evaluate/nested_plan.h"
#include "engine/ir/dependences.h"

namespace arenascope {

namespace {

/// Results of write-backs are not values of a file, although its planner placed them.
void forget_unplaced(const Method& method, Problem& problem) {
    std::set<ValueId> mentioned(method.outputs.begin(), method.outputs.end());
    mentioned.insert(method.inputs.begin(), method.inputs.end());
    for (const Instruction& instruction : method.instructions) {
        mentioned.insert(instruction.outs.begin(), instruction.outs.end());
        for (const ValueId arg : instruction.args) each_value(method, arg, [&](ValueId id) { mentioned.insert(id); });
    }
    std::erase_if(problem.buffers.rows(), [&](const Buffer& buffer) {
        return !method.values[buffer.id].tensor()->loaded && !mentioned.contains(buffer.id);
    });
}

}  // namespace

std::optional<std::pair<Problem, Placement>> loaded_placement(const Method& method, Problem problem) {
    if (method.loaded_arena_bytes.empty()) return std::nullopt;
    forget_unplaced(method, problem);
    Placement placement;
    for (Buffer& buffer : problem.buffers) {
        const auto& loaded = method.values[buffer.id].tensor()->loaded;
        if (!loaded || loaded->mem_id < 1) return std::nullopt;
        buffer.mem_id = loaded->mem_id;
        buffer.pinned.reset();
        placement.offsets.push_back(loaded->offset);
        if (!find_pool(problem, buffer.mem_id))
            problem.pools.push_back({.mem_id = buffer.mem_id, .name = "memory " + std::to_string(buffer.mem_id)});
    }
    sort_by_id(problem.pools.rows());
    // The alignment of the original plan is unknown: the largest that all its offsets are multiples of.
    for (const std::int64_t offset : placement.offsets) {
        while (problem.align > 1 && offset % problem.align != 0)
            problem.align = std::max<std::int64_t>(1, problem.align / 2);
    }
    for (Pool& pool : problem.pools) pool.align = 0;
    return std::pair{std::move(problem), std::move(placement)};
}

void size_as_loaded(const Method& method, Plan& plan) {
    Table<PoolRow, std::int64_t> bytes(plan.pools.size(), -1);  // -1: not in the file
    for (const PoolRow row : plan.pools.indices()) {
        const auto mem_id = static_cast<std::size_t>(plan.pools[row].mem_id);
        if (plan.pools[row].mem_id >= 1 && mem_id < method.loaded_arena_bytes.size())
            bytes[row] = method.loaded_arena_bytes[mem_id];
    }
    set_pool_bytes(bytes, plan);
}

bool shows_loaded(const Tuning& tuning, const Tuning& start) {
    const bool pools_kept = std::all_of(tuning.pools.begin(), tuning.pools.end(), [](const Pool& pool) {
        return pool.align == 0 && pool.reserved == 0 && pool.keep_out.empty() && pool.allow.empty() &&
            pool.prefer.empty() && pool.planner.empty();
    });
    return tuning.keep_loaded_plan && !tuning.place_auto && tuning.schedule == ScheduleMode::off &&
        tuning.planner == start.planner && pools_kept && tuning.assigned.empty() && tuning.pinned == start.pinned &&
        tuning.aligned.empty() && tuning.unplanned == start.unplanned && tuning.align == start.align &&
        tuning.plan_inputs == start.plan_inputs && tuning.plan_outputs == start.plan_outputs &&
        tuning.plan_state == start.plan_state;
}

}  // namespace arenascope

#include "engine/study/scratch_in_arena.h"

#include <algorithm>

#include "engine/backends/vela_stream.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

std::int64_t stated_scratch(const Method& method, const Instruction& in) {
    if (in.kind != Instruction::Kind::delegate || !method.delegates.has(in.delegate)) return 0;
    const auto blocks = vela_blocks(method.delegates[in.delegate].payload.bytes);
    return blocks ? vela_scratch_bytes(*blocks).value_or(0) : 0;
}

/// Bytes of a pool in a placement.
std::int64_t height_of(const Problem& problem, const Placement& placement, std::int32_t mem_id) {
    std::int64_t out = 0;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        if (buffer.mem_id == mem_id && placement.offsets.has(row))
            out = std::max(out, placement.offsets[row] + padded_size(problem, buffer).value_or(0));
    }
    return out;
}

}  // namespace

std::optional<ScratchInArena> scratch_in_arena(const Outcome& outcome) {
    const Method& method = *outcome.method;
    const Plan& plan = outcome.plan();
    if (plan.pools.empty()) return std::nullopt;
    const PoolResult& pool = plan.pools.front();
    ScratchInArena out;
    Problem problem = plan.problem;
    for (const Position at : method.node_list.indices()) {
        const ListedNode& row = method.node_list[at];
        if (!method.instructions.has(row.instruction)) continue;
        const std::int64_t bytes = stated_scratch(method, method.instructions[row.instruction]);
        if (bytes <= 0 || row.kind != ListedNode::Kind::call) continue;
        out.scratch += bytes;
        problem.buffers.push_back({.id = no_value,
                                   .bytes = bytes,
                                   .first = static_cast<std::int32_t>(at.number()),
                                   .last = static_cast<std::int32_t>(at.number()),
                                   .mem_id = pool.mem_id});
    }
    if (out.scratch == 0) return std::nullopt;
    std::optional<std::int64_t> least;
    for (const std::string_view id : {planner_id::greedy_by_size, planner_id::greedy_by_breadth}) {
        const Planner* planner = find_planner(id);
        Progress progress;
        const auto placed = planner ? planner->plan(problem, {}, progress) : Result<Placement>(cancelled());
        if (!placed.ok()) continue;
        const std::int64_t height = height_of(problem, placed.value(), pool.mem_id);
        least = std::min(height, least.value_or(height));
    }
    if (!least) return std::nullopt;
    out.arena = *least;
    out.saves = pool.bytes + out.scratch - *least;
    return out.saves > 0 ? std::optional(out) : std::nullopt;
}

}  // namespace arenascope

#pragma once
// Outcomes made by hand: small ones to reason about, large ones to fill a chart.

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "engine/planning/assess.h"

namespace arenascope::testing {

struct Made {
    int id;  ///< of the value
    std::string name;
    std::int64_t bytes;
    int first, last;
    std::int32_t mem_id;
    std::int64_t offset;
    Role role = Role::intermediate;
};

/// An outcome of one plan, from boxes written by hand; positions are steps.
inline std::shared_ptr<const Outcome> outcomeOf(const std::vector<Made>& made, int steps,
                                                const std::vector<Pool>& pools) {
    auto method = std::make_shared<Method>();
    for (int step = 0; step < steps; ++step) {
        Instruction instruction;
        instruction.op = "aten::relu.out";
        instruction.name = "relu_" + std::to_string(step);
        instruction.module_path = "features." + std::to_string(step / 4) + ".act";
        method->instructions.push_back(instruction);
        ListedNode listed;
        listed.name = instruction.name;
        listed.instruction = InstructionIndex(step);
        method->node_list.push_back(listed);
    }
    for (const Made& each : made) {
        const ValueId id(each.id);
        if (!method->values.has(id)) method->values.resize(id.row() + 1);
        Tensor tensor;
        tensor.upper = {1, each.bytes / 4};
        tensor.sizes = {sym::Expr(1), sym::Expr(each.bytes / 4)};
        method->values[id] = {.name = each.name, .data = std::move(tensor)};
    }
    Problem problem;
    problem.pools = Table<PoolRow, Pool>(pools);
    Placement placement;
    auto outcome = std::make_shared<Outcome>();
    for (const Made& each : made) {
        Buffer buffer;
        buffer.id = ValueId(each.id);
        buffer.bytes = each.bytes;
        buffer.first = each.first;
        buffer.last = each.last;
        buffer.mem_id = each.mem_id;
        TensorRow row;
        row.value = ValueId(each.id);
        row.name = each.name;
        row.op = "aten::relu.out";
        row.shape_text = "1 x 8";
        row.role = each.role;
        row.bytes = each.bytes;
        row.first = Position(each.first);
        row.last = Position(each.last);
        row.first_step = Step(each.first);
        row.last_step = Step(each.last);
        row.planned = true;
        row.buffer = problem.buffers.next();
        row.mem_id = each.mem_id;
        problem.buffers.push_back(buffer);
        placement.offsets.push_back(each.offset);
        outcome->tensors.push_back(row);
    }
    auto plan = assess("greedy", problem, placement);
    if (!plan.ok()) return nullptr;
    outcome->method = method;
    outcome->steps = steps;
    outcome->plans.push_back(std::move(plan).take());
    return outcome;
}

inline std::vector<Pool> twoPools() {
    Pool sram, psram;
    sram.name = "SRAM";
    sram.capacity = 48 * 1024;
    psram.mem_id = 2;
    psram.name = "PSRAM";
    return {sram, psram};
}

/// The values of smallOutcome().
inline constexpr ValueId value_x{1}, value_a{2}, value_b{3}, value_c{4}, value_d{5}, value_far{6};

/// Six tensors, two pools; `b` and `c` are live together at the peak.
inline std::shared_ptr<const Outcome> smallOutcome() {
    return outcomeOf({{1, "x", 8192, 0, 1, 1, 0, Role::input},
                      {2, "a", 16384, 1, 3, 1, 8192, Role::intermediate},
                      {3, "b", 32768, 3, 6, 1, 24576, Role::intermediate},
                      {4, "c", 24576, 5, 8, 1, 0, Role::intermediate},
                      {5, "d", 8192, 8, 11, 1, 24576, Role::output},
                      {6, "far", 65536, 4, 9, 2, 0, Role::state}},
                     12, twoPools());
}

/// `count` tensors, each live for a few steps, stacked so that none overlap.
inline std::shared_ptr<const Outcome> largeOutcome(int count) {
    std::mt19937 random(7);
    std::vector<Made> made;
    std::vector<std::pair<int, std::int64_t>> lanes;  // last step, offset
    for (int i = 0; i < count; ++i) {
        const int first = i, last = i + static_cast<int>(random() % 6);
        std::size_t lane = 0;
        while (lane < lanes.size() && lanes[lane].first >= first) ++lane;
        if (lane == lanes.size()) lanes.emplace_back(0, static_cast<std::int64_t>(lane) * 4096);
        lanes[lane].first = last;
        made.push_back({i, "t" + std::to_string(i), 64 + static_cast<std::int64_t>(random() % 4000), first,
                        std::min(last, count - 1), 1, lanes[lane].second, Role::intermediate});
    }
    Pool pool;
    pool.name = "SRAM";
    return outcomeOf(made, count, {pool});
}

}  // namespace arenascope::testing

#include "widgets/ui/what_if_after.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "engine/planning/planner.h"

namespace arenascope {
namespace {

const TensorRow* rowOf(const Outcome& outcome, ValueId value) {
    const auto found = std::find_if(outcome.tensors.begin(), outcome.tensors.end(),
                                    [value](const TensorRow& row) { return row.value == value; });
    return found == outcome.tensors.end() ? nullptr : &*found;
}

const Buffer* bufferOf(const Plan& plan, ValueId value) {
    const std::vector<Buffer>& all = plan.problem.buffers;
    const auto found = std::find_if(all.begin(), all.end(), [value](const Buffer& each) { return each.id == value; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

Tuning tuned(Tuning tuning, const Outcome& outcome, const std::vector<TensorEdit>& edits) {
    for (const TensorEdit& each : edits) {
        const TensorRow* row = rowOf(outcome, each.tensor);
        if (!row) continue;
        const std::string& name = row->name;
        if (each.memId) tuning = edit::assign(edit::set_unplanned(std::move(tuning), name, false), {name}, *each.memId);
        if (each.unpin) tuning = edit::pin(std::move(tuning), name, std::nullopt);
        if (each.align)
            tuning = edit::set_tensor_align(std::move(tuning), name, *each.align > 0 ? each.align : std::nullopt);
        if (each.offset) tuning = edit::pin(std::move(tuning), name, *each.offset);
    }
    const Planner* planner = find_planner(tuning.planner);
    const bool drops_pins = !tuning.pinned.empty() && planner && !planner->supports.pins;
    return drops_pins ? edit::set_planner(std::move(tuning), std::string(planner_id::automatic)) : tuning;
}

std::vector<TensorEdit> editsOf(const Outcome& outcome, const WhatIf& after) {
    std::vector<TensorEdit> out;
    for (const ValueId held : after.held) {
        const Buffer *was = bufferOf(outcome.plan(), held), *is = bufferOf(after.plan, held);
        if (!was || !is) continue;
        TensorEdit edit{.tensor = held, .offset = is->pinned};
        if (was->mem_id != is->mem_id) edit.memId = is->mem_id;
        out.push_back(edit);
    }
    return out;
}

int othersMoved(const Plan& before, const Plan& after, const std::vector<ValueId>& held) {
    const std::set<ValueId> meant(held.begin(), held.end());
    std::unordered_map<std::int32_t, std::pair<std::int32_t, std::int64_t>> places;
    for (std::size_t i = 0; i < before.problem.buffers.size(); ++i) {
        const Buffer& buffer = before.problem.buffers[i];
        if (buffer.bytes > 0) places[buffer.id] = {buffer.mem_id, before.placement.offsets[i]};
    }
    int count = 0;
    for (std::size_t i = 0; i < after.problem.buffers.size(); ++i) {
        const Buffer& buffer = after.problem.buffers[i];
        const auto place = places.find(buffer.id);
        if (place == places.end() || meant.contains(buffer.id)) continue;
        if (place->second != std::pair(buffer.mem_id, after.placement.offsets[i])) ++count;
    }
    return count;
}

int othersMoved(const Outcome& outcome, const WhatIf& after) {
    return othersMoved(outcome.plan(), after.plan, after.held);
}

}  // namespace arenascope

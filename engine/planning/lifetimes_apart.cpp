#include "engine/planning/lifetimes_apart.h"

#include <algorithm>

#include "engine/base/bytes.h"

namespace arenascope {

namespace {

bool jumps(const Instruction& instruction) { return instruction.kind == Instruction::Kind::jump_false; }

// `if` as ExecuTorch emits it: jump to the second arm, whose start follows an always-taken jump to the end.
// Both jumps go forward, and a loop around the branch could carry a value from one arm to the other.
bool is_in_loop(const Method& method, std::int32_t at) {
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const Instruction& jump = method.instructions[i];
        if (jumps(jump) && jump.jump_to <= at && at <= static_cast<std::int32_t>(i)) return true;
    }
    return false;
}

}  // namespace

BranchArms::BranchArms(const Method& method) : spans_(method.values.size(), {INT32_MAX, -1}) {
    const auto count = static_cast<std::int32_t>(method.instructions.size());
    // What a move fills is read after the branch on behalf of the arm that ran: no mention of the other's bytes.
    std::vector<bool> filled(method.values.size(), false);
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::move || instruction.args.size() < 2) continue;
        const ValueId to = instruction.args[1];
        if (to >= 0 && static_cast<std::size_t>(to) < filled.size()) filled[static_cast<std::size_t>(to)] = true;
    }
    for (std::int32_t i = 0; i < count; ++i) {
        const Instruction& instruction = method.instructions[static_cast<std::size_t>(i)];
        const auto mention = [&](ValueId id) {
            if (id < 0 || static_cast<std::size_t>(id) >= method.values.size() || filled[static_cast<std::size_t>(id)]) return;
            const Tensor* tensor = method.values[static_cast<std::size_t>(id)].tensor();
            if (tensor && tensor->alias_of != no_value) id = tensor->alias_of;
            if (id < 0 || static_cast<std::size_t>(id) >= spans_.size()) return;
            Span& span = spans_[static_cast<std::size_t>(id)];
            span = {std::min(span.first, i), std::max(span.last, i)};
        };
        for (const ValueId arg : instruction.args) {
            mention(arg);
            if (arg < 0 || static_cast<std::size_t>(arg) >= method.values.size()) continue;
            const auto& data = method.values[static_cast<std::size_t>(arg)].data;
            if (const auto* list = std::get_if<TensorList>(&data)) std::for_each(list->items.begin(), list->items.end(), mention);
            if (const auto* list = std::get_if<OptionalTensorList>(&data)) {
                std::for_each(list->items.begin(), list->items.end(), mention);
            }
        }
        std::for_each(instruction.outs.begin(), instruction.outs.end(), mention);
        const std::int32_t middle = instruction.jump_to;
        if (!jumps(instruction) || middle <= i + 1 || middle > count) continue;
        const Instruction& skip = method.instructions[static_cast<std::size_t>(middle - 1)];
        if (!jumps(skip) || skip.jump_to < middle || skip.jump_to > count || skip.args.empty()) continue;
        if (skip.args[0] < 0 || static_cast<std::size_t>(skip.args[0]) >= method.values.size()) continue;
        const auto* always = std::get_if<bool>(&method.values[static_cast<std::size_t>(skip.args[0])].data);
        if (always && !*always && !is_in_loop(method, i)) branches_.push_back({i, middle, skip.jump_to});
    }
    // What lives before or after all instructions is in no arm.
    for (const auto* ids : {&method.inputs, &method.outputs}) {
        for (const ValueId id : *ids) {
            if (id >= 0 && static_cast<std::size_t>(id) < spans_.size()) spans_[static_cast<std::size_t>(id)] = {-1, count};
        }
    }
}

bool BranchArms::apart(ValueId a, ValueId b) const {
    Span one = spans_[static_cast<std::size_t>(a)], two = spans_[static_cast<std::size_t>(b)];
    if (one.first > two.first) std::swap(one, two);
    return std::any_of(branches_.begin(), branches_.end(), [&](const Branch& branch) {
        return one.first > branch.begin && one.last < branch.middle && two.first >= branch.middle && two.last < branch.end;
    });
}

std::vector<PlanProblem> overlaps_beyond_branches(const BranchArms& arms, const Problem& problem,
                                                  const Placement& placement) {
    std::vector<PlanProblem> found;
    for (std::size_t i = 0; i < problem.buffers.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Buffer &a = problem.buffers[j], &b = problem.buffers[i];
            if (a.mem_id != b.mem_id || a.first > b.last || b.first > a.last || arms.apart(a.id, b.id)) continue;
            const auto end = [&](const Buffer& buffer, std::size_t row) {
                return placement.offsets[row] + aligned_bytes(problem, buffer).value();
            };
            const std::int64_t shared = std::min(end(a, j), end(b, i)) - std::max(placement.offsets[j], placement.offsets[i]);
            if (shared <= 0 || a.bytes == 0 || b.bytes == 0) continue;
            const std::int32_t time = std::max(a.first, b.first);
            found.push_back({.code = "overlap",
                             .text = "buffers " + std::to_string(a.id) + " and " + std::to_string(b.id) + " share " +
                                     std::to_string(shared) + " bytes while both live, first at position " +
                                     std::to_string(time),
                             .buffers = {a.id, b.id},
                             .bytes = shared,
                             .step = time});
            if (found.size() >= 100) return found;
        }
    }
    return found;
}

}  // namespace arenascope

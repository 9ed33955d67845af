#include "engine/runtime/kernel_choice.h"

#include <algorithm>
#include <functional>
#include <unordered_set>

namespace arenascope {

namespace {

bool takes(const Kernel& kernel, std::span<const Tensor* const> args) {
    return !kernel.accepts || kernel.accepts(args);
}

/// Whether a plan has a place for a value.
using IsPlanned = std::function<bool(ValueId)>;

/// Empty if the tensor is at its planned place.
std::string reason_of(const Method& method, const IsPlanned& is_planned, ValueId id) {
    const Tensor* tensor = method.values[id].tensor();
    if (!tensor) return "no tensor";
    const ValueId root = tensor->alias_of == no_value ? id : tensor->alias_of;
    for (const ValueId output : method.outputs) {
        const Tensor* out = method.values[output].tensor();
        if (output == root || (out && out->alias_of == root)) return "aliases output " + method.values[output].name;
    }
    if (root != id) return "view";
    return is_planned(id) ? "" : "unplanned";
}

}  // namespace

std::string_view name_of(KernelChoice::Kind kind) {
    switch (kind) {
        case KernelChoice::Kind::out: return "out";
        case KernelChoice::Kind::native: return "native";
        case KernelChoice::Kind::fallback: return "fallback";
        case KernelChoice::Kind::missing: return "missing";
        case KernelChoice::Kind::delegate: return "delegate";
        case KernelChoice::Kind::control: return "control";
    }
    return "";
}

KernelChoice choose_kernel(const Method& method, const Instruction& instruction, std::span<const Kernel> more,
                           Fallback fallback) {
    using Kind = KernelChoice::Kind;
    if (instruction.kind == Instruction::Kind::delegate) return {.kind = Kind::delegate};
    if (instruction.kind != Instruction::Kind::kernel) return {.kind = Kind::control};
    std::vector<const Tensor*> args;
    for (const ValueId id : instruction.args) {
        args.push_back(method.values.has(id) ? method.values[id].tensor() : nullptr);
    }
    // Only a format's reader knows what such a call writes, so programs of other formats may not contain it.
    if (instruction.op.starts_with("tflite::") && instruction.outs.empty()) return {.kind = Kind::missing};
    const Kind own = is_native(instruction.op) ? Kind::native : Kind::out;
    if (const Kernel* kernel = find_kernel(instruction.op); kernel && takes(*kernel, args)) return {own, kernel};
    for (const Kernel& kernel : more) {
        if (kernel.op == instruction.op && takes(kernel, args)) return {Kind::out, &kernel};
    }
    const Kernel* slow = fallback == Fallback::reference ? find_reference(instruction.op) : nullptr;
    if (slow && takes(*slow, args)) return {Kind::fallback, slow};
    return {.kind = Kind::missing};
}

namespace {

std::optional<NodeKernel> row_of(const Method& method, const IsPlanned& is_planned, Fallback fallback,
                                 InstructionIndex at, const std::vector<ExtraKernel>& extra) {
    const Instruction& instruction = method.instructions[at];
    NodeKernel row{.instruction = at,
                   .kind = choose_kernel(method, instruction, {}, fallback).kind,
                   .managed = false,
                   .reason = {}};
    const auto is_its = [&](const ExtraKernel& kernel) { return kernel.op == instruction.op; };
    if (row.kind == KernelChoice::Kind::missing && std::any_of(extra.begin(), extra.end(), is_its))
        row.kind = KernelChoice::Kind::out;
    if (row.kind == KernelChoice::Kind::control) return std::nullopt;
    if (row.kind == KernelChoice::Kind::native) row.reason = instruction.outs.empty() ? "no tensor" : "view";
    else if (row.kind == KernelChoice::Kind::missing) row.reason = "no out variant";
    else if (instruction.outs.empty()) row.reason = "no tensor";
    for (const ValueId id : instruction.outs) {
        if (row.reason.empty()) row.reason = reason_of(method, is_planned, id);
    }
    row.managed = row.reason.empty();
    return row;
}

}  // namespace

void each_node_kernel(const Method& method, const Plan& plan, Fallback fallback, const std::vector<ExtraKernel>& extra,
                      const std::function<void(const NodeKernel& row)>& use) {
    std::unordered_set<ValueId> planned;
    for (const Buffer& buffer : plan.problem.buffers) planned.insert(buffer.id);
    const auto is_planned = [&](ValueId id) { return planned.contains(id); };
    for (const InstructionIndex at : method.instructions.indices()) {
        if (const auto row = row_of(method, is_planned, fallback, at, extra)) use(*row);
    }
}

std::vector<NodeKernel> node_kernels(const Method& method, const Plan& plan, Fallback fallback,
                                     const std::vector<ExtraKernel>& extra) {
    std::vector<NodeKernel> rows;
    each_node_kernel(method, plan, fallback, extra, [&](const NodeKernel& row) { rows.push_back(row); });
    return rows;
}

std::optional<NodeKernel> node_kernel(const Method& method, const Plan& plan, Fallback fallback,
                                      InstructionIndex instruction, const std::vector<ExtraKernel>& extra) {
    if (!method.instructions.has(instruction)) return std::nullopt;
    const auto& buffers = plan.problem.buffers;
    const auto is_planned = [&](ValueId id) {
        return std::any_of(buffers.begin(), buffers.end(), [id](const Buffer& buffer) { return buffer.id == id; });
    };
    return row_of(method, is_planned, fallback, instruction, extra);
}

}  // namespace arenascope

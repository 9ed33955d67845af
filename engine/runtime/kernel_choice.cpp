#include "engine/runtime/kernel_choice.h"

#include <algorithm>

namespace arenascope {

namespace {

bool takes(const Kernel& kernel, std::span<const Tensor* const> args) {
    return !kernel.accepts || kernel.accepts(args);
}

bool is_planned(const Plan& plan, ValueId id) {
    return std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                       [&](const Buffer& buffer) { return buffer.id == id; });
}

/// Empty where the tensor lies in its planned place.
std::string reason_of(const Method& method, const Plan& plan, ValueId id) {
    const Tensor* tensor = method.values[static_cast<std::size_t>(id)].tensor();
    if (!tensor) return "no tensor";
    const ValueId root = tensor->alias_of == no_value ? id : tensor->alias_of;
    if (root != id) {
        for (const ValueId output : method.outputs) {
            const Tensor* out = method.values[static_cast<std::size_t>(output)].tensor();
            if (output == root || (out && out->alias_of == root)) {
                return "aliases output " + method.values[static_cast<std::size_t>(output)].name;
            }
        }
        return "view";
    }
    return is_planned(plan, id) ? "" : "unplanned";
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
        const bool exists = id >= 0 && static_cast<std::size_t>(id) < method.values.size();
        args.push_back(exists ? method.values[static_cast<std::size_t>(id)].tensor() : nullptr);
    }
    const Kind own = is_native(instruction.op) ? Kind::native : Kind::out;
    if (const Kernel* kernel = find_kernel(instruction.op); kernel && takes(*kernel, args)) return {own, kernel};
    for (const Kernel& kernel : more) {
        if (kernel.op == instruction.op && takes(kernel, args)) return {Kind::out, &kernel};
    }
    const Kernel* slow = fallback == Fallback::reference ? find_reference(instruction.op) : nullptr;
    if (slow && takes(*slow, args)) return {Kind::fallback, slow};
    return {.kind = Kind::missing};
}

std::vector<NodeKernel> node_kernels(const Method& method, const Plan& plan, Fallback fallback) {
    std::vector<NodeKernel> rows;
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const Instruction& instruction = method.instructions[i];
        NodeKernel row{.instruction = static_cast<std::int32_t>(i),
                       .kind = choose_kernel(method, instruction, {}, fallback).kind,
                       .managed = false,
                       .reason = {}};
        if (row.kind == KernelChoice::Kind::control) continue;
        if (row.kind == KernelChoice::Kind::native) row.reason = instruction.outs.empty() ? "no tensor" : "view";
        else if (row.kind == KernelChoice::Kind::missing) row.reason = "no out variant";
        else if (instruction.outs.empty()) row.reason = "no tensor";
        for (const ValueId id : instruction.outs) {
            if (row.reason.empty()) row.reason = reason_of(method, plan, id);
        }
        row.managed = row.reason.empty();
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace arenascope

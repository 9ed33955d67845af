#include "engine/runtime/resolved_instruction.h"

#include <algorithm>
#include <map>
#include <span>

#include "engine/base/text.h"
#include "engine/ir/source_line.h"
#include "engine/runtime/alike_calls.h"

namespace arenascope {

std::string place_of(const Instruction& instruction) {
    if (instruction.name.empty()) return instruction.op;
    return instruction.name + " (" + instruction.op + ")";
}

namespace {

/// Checks ids and jump targets of an instruction, so that running never leaves the method.
Result<> check_instruction(const Method& method, const Instruction& instruction) {
    for (const auto* ids : {&instruction.args, &instruction.outs}) {
        for (const ValueId id : *ids) {
            if (!method.values.has(id)) return Error{.what = message("value {id} does not exist", id.number())};
        }
    }
    const std::size_t least = instruction.kind == Instruction::Kind::move                                  ? 2
        : instruction.kind == Instruction::Kind::jump_false || instruction.kind == Instruction::Kind::free ? 1
                                                                                                           : 0;
    if (instruction.args.size() < least) return Error{.what = message("the instruction has too few values")};
    if (instruction.kind == Instruction::Kind::jump_false && !instruction.jump_to.valid()) {
        return Error{.what = message("the instruction jumps to {instruction}, which does not exist",
                                     instruction.jump_to.number())};
    }
    return done;
}

const ExtraKernel* extra_kernel(const std::string& op, std::span<const ExtraKernel> extra) {
    const auto found =
        std::find_if(extra.begin(), extra.end(), [&](const ExtraKernel& kernel) { return kernel.op == op; });
    return found == extra.end() ? nullptr : &*found;
}

}  // namespace

Result<ResolvedInstructions> resolve_instructions(const Method& method, const Backends& backends,
                                                  const LoadOptions& options) {
    ResolvedInstructions all(method.instructions.size());
    const auto alike = first_alike(method);
    std::map<std::string, const Instruction*> missing;  // operator -> first instruction that needs it
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        ResolvedInstruction& resolved = all[at];
        CHECKED(check_instruction(method, instruction).in(place_of(instruction)));
        if (instruction.kind == Instruction::Kind::delegate) {
            if (!backends.find(instruction.op)) missing.emplace("backend " + instruction.op, &instruction);
        } else if (instruction.kind == Instruction::Kind::kernel) {
            const KernelChoice choice = choose_kernel(method, instruction, options.kernels, options.fallback);
            const Kernel* kernel = choice.kernel;
            resolved.is_fallback = choice.kind == KernelChoice::Kind::fallback;
            resolved.extra = kernel ? nullptr : extra_kernel(instruction.op, options.extra_kernels);
            const std::size_t needed = kernel ? kernel->arguments : resolved.extra ? resolved.extra->arguments : 0;
            if (!kernel && !resolved.extra) missing.emplace(instruction.op, &instruction);
            else if (instruction.args.size() < needed) {
                return Error{.what = message("the instruction has {arguments} arguments", instruction.args.size()),
                             .place = place_of(instruction),
                             .expected = Message::verbatim(std::to_string(needed))};
            }
            resolved.kernel = kernel;
            resolved.state_at = kernel && all[alike[at]].kernel == kernel ? alike[at] : at;
        }
    }
    if (missing.empty()) return all;
    std::string names;
    for (const auto& [op, node] : missing) {
        const std::string line = source_line(node->stack_trace);
        const std::string where = node->name + (node->name.empty() || line.empty() ? "" : ", ") + line;
        append_item(names, ", ", op + (where.empty() ? "" : " (" + where + ")"));
    }
    return Error{.what = message("no kernel for {names}", names),
                 .remedy = message("plan or export the program; these need no kernels")};
}

std::vector<OpTime> times_of(const Method& method, const ResolvedInstructions& resolved) {
    std::vector<OpTime> times;
    for (const InstructionIndex at : resolved.indices()) {
        const ResolvedInstruction& called = resolved[at];
        if (called.calls == 0) continue;
        const Instruction& instruction = method.instructions[at];
        times.push_back({.instruction = at,
                         .op = instruction.op,
                         .name = instruction.name,
                         .kernel = std::string(called.implementation),
                         .milliseconds = called.milliseconds,
                         .calls = called.calls,
                         .scratch_bytes = called.scratch_bytes});
    }
    return times;
}

}  // namespace arenascope

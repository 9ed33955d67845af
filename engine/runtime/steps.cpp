#include "engine/runtime/steps.h"

#include <algorithm>
#include <map>
#include <span>

#include "engine/base/text.h"
#include "engine/ir/source_line.h"

namespace arenascope {

std::string place_of(const Instruction& instruction) {
    if (instruction.name.empty()) return instruction.op;
    return instruction.name + " (" + instruction.op + ")";
}

namespace {

/// Ids and jumps of an instruction exist, so that running never leaves the method.
Result<> check_instruction(const Method& method, const Instruction& instruction) {
    for (const auto* ids : {&instruction.args, &instruction.outs}) {
        for (const ValueId id : *ids) {
            if (id < 0 || static_cast<std::size_t>(id) >= method.values.size()) {
                return Error{.what = message("value {id} does not exist", id)};
            }
        }
    }
    const std::size_t least = instruction.kind == Instruction::Kind::move                                  ? 2
        : instruction.kind == Instruction::Kind::jump_false || instruction.kind == Instruction::Kind::free ? 1
                                                                                                           : 0;
    if (instruction.args.size() < least) return Error{.what = message("an instruction without its values")};
    if (instruction.kind == Instruction::Kind::jump_false && instruction.jump_to < 0) {
        return Error{.what = message("jumps to instruction {instruction}", instruction.jump_to)};
    }
    return done;
}

const ExtraKernel* extra_kernel(const std::string& op, std::span<const ExtraKernel> extra) {
    const auto found =
        std::find_if(extra.begin(), extra.end(), [&](const ExtraKernel& kernel) { return kernel.op == op; });
    return found == extra.end() ? nullptr : &*found;
}

}  // namespace

Result<std::vector<Step>> resolve_steps(const Method& method, const Backends& backends, const LoadOptions& options) {
    std::vector<Step> steps(method.instructions.size());
    std::map<std::string, const Instruction*> missing;  // operator -> first instruction that needs it
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const Instruction& instruction = method.instructions[i];
        CHECKED(check_instruction(method, instruction).in(place_of(instruction)));
        if (instruction.kind == Instruction::Kind::delegate) {
            if (!backends.find(instruction.op)) missing.emplace("backend " + instruction.op, &instruction);
        } else if (instruction.kind == Instruction::Kind::kernel) {
            const KernelChoice choice = choose_kernel(method, instruction, options.kernels, options.fallback);
            const Kernel* kernel = choice.kernel;
            steps[i].is_fallback = choice.kind == KernelChoice::Kind::fallback;
            steps[i].extra = kernel ? nullptr : extra_kernel(instruction.op, options.extra_kernels);
            const std::size_t needed = kernel ? kernel->arguments : steps[i].extra ? steps[i].extra->arguments : 0;
            if (!kernel && !steps[i].extra) missing.emplace(instruction.op, &instruction);
            else if (instruction.args.size() < needed) {
                return Error{.what = message("{instructions} arguments", instruction.args.size()),
                             .place = place_of(instruction),
                             .expected = Message::verbatim(std::to_string(needed))};
            }
            steps[i].kernel = kernel;
        }
    }
    if (missing.empty()) return steps;
    std::string names;
    for (const auto& [op, node] : missing) {
        const std::string line = source_line(node->stack_trace);
        const std::string where = node->name + (node->name.empty() || line.empty() ? "" : ", ") + line;
        append_item(names, ", ", op + (where.empty() ? "" : " (" + where + ")"));
    }
    return Error{.what = message("no kernel for {names}", names),
                 .remedy = message("planning and export work without")};
}

std::vector<OpTime> times_of(const Method& method, const std::vector<Step>& steps) {
    std::vector<OpTime> times;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].calls == 0) continue;
        const Instruction& instruction = method.instructions[i];
        times.push_back({.instruction = static_cast<std::int32_t>(i),
                         .op = instruction.op,
                         .name = instruction.name,
                         .kernel = std::string(steps[i].implementation),
                         .milliseconds = steps[i].milliseconds,
                         .calls = steps[i].calls,
                         .scratch_bytes = steps[i].scratch_bytes});
    }
    return times;
}

}  // namespace arenascope

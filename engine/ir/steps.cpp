#include "engine/ir/steps.h"

namespace arenascope {
namespace {

/// Rows of the listing that take a step; where there is no listing the instructions are one.
template <typename Visit>
void each_step(const Method& method, Visit visit) {
    if (method.listing.empty()) {
        for (std::size_t i = 0; i < method.instructions.size(); ++i) {
            if (takes_step(method.instructions[i])) visit(i);
        }
        return;
    }
    for (const Listing& row : method.listing) {
        const auto at = static_cast<std::size_t>(row.instruction);
        const bool known = row.kind == Listing::Kind::call && row.instruction >= 0 && at < method.instructions.size();
        if (known && takes_step(method.instructions[at])) visit(at);
    }
}

}  // namespace

bool takes_step(const Instruction& instruction) {
    if (instruction.kind == Instruction::Kind::delegate) return true;
    if (instruction.kind != Instruction::Kind::kernel) return false;
    return !instruction.op.starts_with("executorch_prim::");
}

std::int32_t step_count(const Method& method) {
    std::int32_t count = 0;
    each_step(method, [&](std::size_t) { ++count; });
    return count;
}

std::vector<std::int32_t> steps_of_instructions(const Method& method) {
    std::vector<std::int32_t> steps(method.instructions.size(), -1);
    std::int32_t count = 0;
    each_step(method, [&](std::size_t instruction) { steps[instruction] = count++; });
    return steps;
}

}  // namespace arenascope

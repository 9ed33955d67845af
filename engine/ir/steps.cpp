#include "engine/ir/steps.h"

namespace arenascope {
namespace {

/// Rows of the node list that take a step; without a node list, the instructions.
template <typename Visit>
void each_step(const Method& method, Visit visit) {
    if (method.node_list.empty()) {
        for (const InstructionIndex at : method.instructions.indices()) {
            if (takes_step(method.instructions[at])) visit(at);
        }
        return;
    }
    for (const ListedNode& row : method.node_list) {
        const bool known = row.kind == ListedNode::Kind::call && method.instructions.has(row.instruction);
        if (known && takes_step(method.instructions[row.instruction])) visit(row.instruction);
    }
}

}  // namespace

bool takes_step(const Instruction& instruction) {
    if (instruction.kind == Instruction::Kind::delegate) return true;
    if (instruction.kind != Instruction::Kind::kernel) return false;
    return !instruction.op.starts_with("executorch_prim::") && !instruction.op.starts_with("tflite::flow_");
}

std::int32_t step_count(const Method& method) {
    std::int32_t count = 0;
    each_step(method, [&](InstructionIndex) { ++count; });
    return count;
}

Table<InstructionIndex, Step> steps_of_instructions(const Method& method) {
    Table<InstructionIndex, Step> steps(method.instructions.size());
    std::int32_t count = 0;
    each_step(method, [&](InstructionIndex instruction) { steps[instruction] = Step(count++); });
    return steps;
}

InstructionIndex instruction_after(const Method& method, Step operators) {
    std::int32_t before = operators.number();
    for (const InstructionIndex at : method.instructions.indices()) {
        if (takes_step(method.instructions[at]) && before-- == 0) return at;
    }
    return {};
}

}  // namespace arenascope

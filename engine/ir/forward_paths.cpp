#include "engine/ir/forward_paths.h"

#include <algorithm>
#include <map>
#include <optional>

namespace arenascope {

namespace {

void meet(PathState& into, const PathState& from) {
    if (!from.is_reached) return;
    if (!into.is_reached) {
        into = from;
        return;
    }
    for (const ValueId id : into.on_every_path.indices()) {
        into.on_every_path[id] = into.on_every_path[id] && from.on_every_path[id];
        into.on_some_path[id] = into.on_some_path[id] || from.on_some_path[id];
    }
}

/// Truth values that no instruction sets: a jump on one of them is always taken, or never.
std::optional<bool> literal_condition(const Method& method, const Instruction& jump, const ValueSet& is_set) {
    const ValueId id = jump.args.front();
    const bool* truth = std::get_if<bool>(&method.values[id].data);
    return truth && !is_set[id] ? std::optional(*truth) : std::nullopt;
}

/// Values that an instruction may set: those at any argument that operators of numbers write to.
ValueSet set_by_instructions(const Method& method) {
    ValueSet is_set(method.values.size(), false);
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind == Instruction::Kind::jump_false || instruction.args.empty()) continue;
        is_set[instruction.args.back()] = true;
    }
    return is_set;
}

}  // namespace

PathState follow_paths(const Method& method, PathState start,
                       const std::function<void(InstructionIndex instruction, PathState& state)>& visit) {
    const ValueSet is_set = set_by_instructions(method);
    std::map<InstructionIndex, PathState> landing;  // states that jumps bring to a target
    PathState state = std::move(start);
    state.is_reached = true;
    for (const InstructionIndex at : method.instructions.indices()) {
        if (const auto found = landing.find(at); found != landing.end()) {
            meet(state, found->second);
            landing.erase(found);
        }
        if (!state.is_reached) continue;
        visit(at, state);
        const Instruction& instruction = method.instructions[at];
        if (instruction.kind != Instruction::Kind::jump_false) continue;
        const auto literal = literal_condition(method, instruction, is_set);
        if (literal != true && instruction.jump_to > at) meet(landing[instruction.jump_to], state);
        if (literal == false) state.is_reached = false;
    }
    if (const auto found = landing.find(method.instructions.next()); found != landing.end()) meet(state, found->second);
    return state;
}

}  // namespace arenascope

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
    for (std::size_t i = 0; i < into.on_every_path.size(); ++i) {
        into.on_every_path[i] = into.on_every_path[i] && from.on_every_path[i];
        into.on_some_path[i] = into.on_some_path[i] || from.on_some_path[i];
    }
}

/// Truth values that no instruction sets: a jump on one of them is taken always, or never.
std::optional<bool> literal_condition(const Method& method, const Instruction& jump, const ValueSet& is_set) {
    const auto id = static_cast<std::size_t>(jump.args.front());
    const bool* truth = std::get_if<bool>(&method.values[id].data);
    return truth && !is_set[id] ? std::optional(*truth) : std::nullopt;
}

/// Values that may be set by an instruction: those it names in any place that operators of numbers write to.
ValueSet set_by_instructions(const Method& method) {
    ValueSet is_set(method.values.size(), false);
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind == Instruction::Kind::jump_false || instruction.args.empty()) continue;
        is_set[static_cast<std::size_t>(instruction.args.back())] = true;
    }
    return is_set;
}

}  // namespace

PathState follow_paths(const Method& method, PathState start,
                       const std::function<void(std::size_t instruction, PathState& state)>& visit) {
    const ValueSet is_set = set_by_instructions(method);
    std::map<std::size_t, PathState> landing;  // by target: what jumps bring there
    PathState state = std::move(start);
    state.is_reached = true;
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        if (const auto found = landing.find(i); found != landing.end()) {
            meet(state, found->second);
            landing.erase(found);
        }
        if (!state.is_reached) continue;
        visit(i, state);
        const Instruction& instruction = method.instructions[i];
        if (instruction.kind != Instruction::Kind::jump_false) continue;
        const auto literal = literal_condition(method, instruction, is_set);
        const auto target = static_cast<std::size_t>(instruction.jump_to);
        if (literal != true && target > i) meet(landing[target], state);
        if (literal == false) state.is_reached = false;
    }
    if (const auto found = landing.find(method.instructions.size()); found != landing.end()) meet(state, found->second);
    return state;
}

}  // namespace arenascope

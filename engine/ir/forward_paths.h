#pragma once
// Which values have been written when an instruction runs, along forward jumps. Backward jumps add nothing: whatever
// was written before a loop is still written in its next iteration.

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

using ValueSet = Table<ValueId, bool>;

struct PathState {
    bool is_reached = false;
    ValueSet on_every_path, on_some_path;
};

/// Visits the instructions in order with the values written before each; `visit` adds those that the instruction
/// writes. Unreachable instructions are not visited. Returns the state at the end. Jumps must be in range.
PathState follow_paths(const Method& method, PathState start,
                       const std::function<void(InstructionIndex instruction, PathState& state)>& visit);

}  // namespace arenascope

#pragma once
// What has been written when an instruction runs, along the jumps that lead forwards. A jump back brings nothing new:
// whatever was written before a loop is still there in its next round.

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

/// Visits the instructions in their order with what was written before each: `visit` adds what it writes itself.
/// Instructions that no path reaches are not visited. Returns the state at the end. Jumps must be in range.
PathState follow_paths(const Method& method, PathState start,
                       const std::function<void(InstructionIndex instruction, PathState& state)>& visit);

}  // namespace arenascope

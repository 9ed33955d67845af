#pragma once
// The tensors and steps of a selection in a scene, and their neighbours. Pure: no widget, no state.

#include <optional>
#include <set>
#include <utility>

#include "widgets/plot/arena_scene.h"

namespace arenascope {

/// First and last step (inclusive) in which any of `values` lives.
[[nodiscard]] std::optional<std::pair<Step, Step>> stepsOf(const ArenaScene& scene, const std::set<ValueId>& values);
/// Next or previous of the tensors live at `step`, by pool and address, in a circle; no_value if there is none.
[[nodiscard]] ValueId nextAlive(const ArenaScene& scene, Step step, ValueId current, int by);
/// The tensor after (`by` > 0) or before `current` in time; null at either end.
[[nodiscard]] const ArenaBox* nextInTime(const ArenaScene& scene, const ArenaBox& current, int by);

}  // namespace arenascope

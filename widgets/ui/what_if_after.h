#pragma once
// What a preview says of itself, and the tuning that it is a preview of.

#include "widgets/ui/what_if.h"

namespace arenascope {

/// Whether the chosen planner itself made it, as it will on the drop. Before, its figures are a quick planner's.
[[nodiscard]] inline bool isSettled(const WhatIf& after) { return !after.isQuick; }
/// What the edits make of a tuning. A pin needs a planner that honours pins.
[[nodiscard]] Tuning tuned(Tuning tuning, const Outcome& outcome, const std::vector<TensorEdit>& edits);
/// The edits that a preview is of.
[[nodiscard]] std::vector<TensorEdit> editsOf(const Outcome& outcome, const WhatIf& after);
/// How many tensors that are not held lie elsewhere afterwards.
[[nodiscard]] int othersMoved(const Outcome& outcome, const WhatIf& after);
/// The same between two plans of one program, without the tensors that were meant to move.
[[nodiscard]] int othersMoved(const Plan& before, const Plan& after, const std::vector<ValueId>& held);

}  // namespace arenascope

#pragma once
// The methods of a program beside the one that is shown, planned as that one is.

#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// What was asked of the shown method, as it applies to another one: edits of names that it lacks are left out, and so
/// is what the shown method came with (places in its file).
Tuning asked_of(const Program& program, const Method& method, const Tuning& asked);

/// Methods of a program stay together: the others are planned as the shown one was, or, where one method was chosen, as
/// if nothing was asked. Those of a .pte that keep their plan are left out: they are written as they were.
Result<std::vector<Outcome>> planned_beside(const Evaluator& engine, const Program& program, const Outcome& outcome,
                                            Progress& progress);

}  // namespace arenascope

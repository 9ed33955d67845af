#pragma once
// The plan "as run": the method that `--layout best` makes, planned for itself.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The outcome for the rewritten method (see engine/passes/best_layout.h), with one plan called "as run", in the
/// pools of `outcome`'s tuning; what that assigns or leaves to the caller by name stays there.
Result<Outcome> plan_best_layout(const Outcome& outcome, Progress& progress);

}  // namespace arenascope

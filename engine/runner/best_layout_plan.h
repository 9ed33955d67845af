#pragma once
// The plan "as run": the method that `--layout best` makes, planned for itself.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The outcome of the rewritten method (see engine/passes/best_layout.h), with one plan called "as run", in the pools
/// of `outcome`'s tuning; its assignments and caller-bound tensors are kept by name.
Result<Outcome> as_run(const Outcome& outcome, Progress& progress);

}  // namespace arenascope

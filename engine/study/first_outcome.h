#pragma once
// The first plan that is shown while a slow planner runs.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The outcome of a tuning. If `auto` takes too long for a first view, the plan of greedy by size, which `auto`
/// improves on. The tuning's own plan is requested next.
Result<Outcome> first_outcome(const Evaluator& engine, const Program& program, const Tuning& tuning,
                              Progress& progress);
/// Whether the tuning's own plan is still to come.
[[nodiscard]] bool is_provisional(const Outcome& outcome, const Tuning& tuning);

}  // namespace arenascope

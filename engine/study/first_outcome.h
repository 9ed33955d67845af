#pragma once
// What people see first of a plan that takes long.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The outcome of a tuning. Where `auto` takes longer than people wait for a first picture: what greedy by size makes
/// of it, on which `auto` only improves and which is asked for next.
Result<Outcome> first_outcome(const Evaluator& engine, const Program& program, const Tuning& tuning,
                              Progress& progress);
/// Whether the tuning's own plan is still to come.
[[nodiscard]] bool is_provisional(const Outcome& outcome, const Tuning& tuning);

}  // namespace arenascope

#pragma once
// What choosing the pools automatically would give, where the shown plan does not fit.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// Whether it is worth asking: there are several pools, chosen by hand, and the plan of that tuning, not one for now
/// (first_outcome.h), does not fit them.
[[nodiscard]] bool could_choose_pools(const Outcome& shown, const Tuning& tuning);
/// The tuning with the pools chosen.
Result<Outcome> choose_pools(const Evaluator& engine, const Program& program, const Tuning& tuning, Progress& progress);

}  // namespace arenascope

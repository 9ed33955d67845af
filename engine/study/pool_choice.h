#pragma once
// The result of choosing pools automatically, if the shown plan does not fit.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// Whether to try it: there are several pools, assigned by hand, and the tuning's own plan (not a first one, see
/// first_outcome.h) does not fit them.
[[nodiscard]] bool could_choose_pools(const Outcome& shown, const Tuning& tuning);
/// The tuning with the pools chosen.
Result<Outcome> choose_pools(const Evaluator& engine, const Program& program, const Tuning& tuning, Progress& progress);

}  // namespace arenascope

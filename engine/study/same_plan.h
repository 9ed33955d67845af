#pragma once
// Whether two outcomes show one plan: what was measured with the one holds for the other.

#include "engine/evaluate/outcome.h"

namespace arenascope {

/// The same calls with the same delegates, and every tensor at the same place. A comparison with other planners, for
/// one, makes a new outcome around the plan that is shown already.
[[nodiscard]] bool same_plan(const Outcome& a, const Outcome& b);

}  // namespace arenascope

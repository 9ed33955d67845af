#pragma once
// Whether two outcomes show the same plan, so that measurements of one apply to the other.

#include "engine/evaluate/outcome.h"

namespace arenascope {

/// The same calls with the same delegates, and every tensor at the same place. For example, a comparison of planners
/// makes a new outcome that contains the shown plan.
[[nodiscard]] bool same_plan(const Outcome& a, const Outcome& b);

}  // namespace arenascope

#pragma once

#include "engine/planning/plan.h"

namespace arenascope {

/// A pool that is too small: said in its card and by one row of Problems. Everything else is a conflict of tensors.
[[nodiscard]] inline bool is_about_capacity(const PlanProblem& problem) {
    return problem.code == "over_capacity" || problem.code == "infeasible";
}

}  // namespace arenascope

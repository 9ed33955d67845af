#pragma once
// Turns the checker's findings (verify.h) into issues of a plan.

#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// The findings of the independent checker as issues. Empty means valid.
std::vector<PlanIssue> verify(const Problem& problem, const Placement& placement);

}  // namespace arenascope

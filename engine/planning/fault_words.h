#pragma once
// What the checker finds (verify.h), said in the sentences of plan problems.

#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// What the independent checker finds, in words. Empty means valid.
std::vector<PlanIssue> verify(const Problem& problem, const Placement& placement);

}  // namespace arenascope

#pragma once
// The faults that the verifier finds (verify.h) as issues of a plan, with their sentences.

#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// What the independent checker finds, in words. Empty means valid.
std::vector<PlanIssue> verify(const Problem& problem, const Placement& placement);

}  // namespace arenascope

#pragma once
// The stage that replaces operators as the tuning requests.

#include "engine/ir/method.h"
#include "engine/planning/issue.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Replaces operators by node name, or by operator and pool; `resolved` has the pool of each tensor. It is an error if
/// the operator's schema does not suit a call (kinds, element types and sizes of its arguments, which of them it
/// writes), or if the node does not exist. An operator that no node calls in its pool is one of `issues`.
Result<> replace_operators(Method& method, const Tuning& tuning, const Tuning& resolved,
                           std::vector<PlanIssue>& issues);

}  // namespace arenascope

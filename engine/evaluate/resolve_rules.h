#pragma once
// The stage that resolves the tuning's rules to tensors.

#include "engine/evaluate/method_report.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Fills report.tuning: `tuning` with every rule resolved to the tensors that it matches. A rule that matches nothing
/// in any method of the program is an issue of the report.
Result<> resolve_rules(const Method& method, const Program& program, const Tuning& tuning, MethodReport& report);

}  // namespace arenascope

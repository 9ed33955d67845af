#pragma once
// The stage that turns the tuning's rules into tensors.

#include "engine/evaluate/method_report.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Fills report.tuning: `tuning` with every rule resolved to the tensors that it matches. A rule that matches nothing,
/// in no method of the program, is a problem of the report.
Result<> resolve_rules(const Method& method, const Program& program, const Tuning& tuning, MethodReport& report);

}  // namespace arenascope

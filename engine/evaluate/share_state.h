#pragma once
// States that methods share, and the cost of ExecuTorch's rules where a method writes a state back.

#include <memory>

#include "engine/evaluate/method_report.h"
#include "engine/ir/method.h"

namespace arenascope {

/// One slot for each state name of the program, at the same offset in every method and never used by other tensors.
/// Edits report.tuning, whose rules are resolved.
Result<> share_state(const Method& method, const Program& program, MethodReport& report);
/// States of other methods with the same name, type and shape as one here: without sharing they are different buffers.
void report_unshared_states(const Method& method, const Program& program, MethodReport& report);
/// Under ExecuTorch's rules, the write-backs of states have results with memory of their own at the last step, which
/// nothing reads: the method with them; null if there are none.
Result<std::shared_ptr<const Method>> with_state_copies(const Method& method, const Tuning& tuning,
                                                        MethodReport& report);

}  // namespace arenascope

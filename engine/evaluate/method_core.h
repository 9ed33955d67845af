#pragma once
// The core that a method of cortex_m operators is for, and what of the method is not for it.

#include <optional>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// The core that is asked for; else the one that scratch sizes and kernel sums fit; else the default. Nothing where no
/// operator is a core's own.
[[nodiscard]] std::optional<Core> choose_core(const Method& method, std::optional<Core> asked);

/// Calls that the kernels of the method's core refuse or compute wrongly, and operators of different releases.
[[nodiscard]] std::vector<PlanIssue> core_issues(const Method& method);

/// Delegates whose backend has no library for a microcontroller: on this core the program does not load.
[[nodiscard]] std::vector<PlanIssue> delegate_issues(const Method& method, Core core);

/// "1.4": the newest release that has all of the method's operators; empty: none has.
[[nodiscard]] std::string_view release_of(const Method& method);

}  // namespace arenascope

#pragma once
// The core that a method of cortex_m operators is for, and the operators that do not suit it.

#include <optional>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// The requested core; otherwise the one that scratch sizes and kernel sums fit; otherwise the default. Nothing if no
/// operator is specific to a core.
[[nodiscard]] std::optional<Core> choose_core(const Method& method, std::optional<Core> asked);

/// Calls that the kernels of the method's core refuse or compute wrongly, and operators of different releases.
[[nodiscard]] std::vector<PlanIssue> core_issues(const Method& method);

/// Delegates whose backend has no library for a microcontroller: the program does not load on this core.
[[nodiscard]] std::vector<PlanIssue> delegate_issues(const Method& method, Core core);

/// Whether no issue says that the core refuses the method, or computes it wrongly.
[[nodiscard]] bool suits_core(const std::vector<PlanIssue>& issues);

/// "1.4": the newest release that has all operators of the method; empty: none has.
[[nodiscard]] std::string_view release_of(const Method& method);

}  // namespace arenascope

#pragma once
// Groups the conflicts of a plan by cause: one pinned tensor may share bytes with many others.

#include <optional>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

struct ConflictGroup {
    ValueId cause = no_value;               ///< the pinned buffer that most of them share bytes with
    std::vector<const PlanIssue*> members;  ///< at least one, in the plan's order
};

/// All conflicts except those about capacity. Overlaps with one pinned buffer form a group, every other conflict is
/// separate.
[[nodiscard]] std::vector<ConflictGroup> conflict_groups(const Plan& plan);

/// What is wrong by its causes, as the rows of Problems count it.
struct CauseCount {
    int all = 0;
    int overlaps = 0;  ///< those that are overlaps
};
/// Of one pool, including its size.
[[nodiscard]] CauseCount causes_in(const Plan& plan, std::int32_t mem_id);
/// Of the plan, of the tuning, and of a failed run.
[[nodiscard]] int problem_count(const Outcome& outcome, const RunResult* run);

/// The issue of a pool that is too small: which tensors need it, and at which step. Null if there is none.
[[nodiscard]] const PlanIssue* capacity_issue_of(const Plan& plan, std::int32_t mem_id);
/// The nearest free offset that the buffer's alignment allows; of two equally near, the lower one. Nothing if the
/// buffer is not in the plan.
[[nodiscard]] std::optional<std::int64_t> nearest_free_offset(const Plan& plan, ValueId buffer);

}  // namespace arenascope

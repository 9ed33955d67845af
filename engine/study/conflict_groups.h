#pragma once
// Conflicts of a plan by what causes them: one tensor that is kept where it is may share bytes with many.

#include <optional>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

struct ConflictGroup {
    ValueId cause = no_value;               ///< the pinned buffer that most of them share bytes with
    std::vector<const PlanIssue*> members;  ///< at least one, in the plan's order
};

/// All but those about capacity. Overlaps of one pinned buffer are together, everything else is by itself.
[[nodiscard]] std::vector<ConflictGroup> conflict_groups(const Plan& plan);

/// What is wrong by its causes, as the rows of Problems count it.
struct CauseCount {
    int all = 0;
    int overlaps = 0;  ///< of them
};
/// Of one pool, its own size included.
[[nodiscard]] CauseCount causes_in(const Plan& plan, std::int32_t mem_id);
/// Of the plan, of what was asked for it, and of a run that failed.
[[nodiscard]] int problem_count(const Outcome& outcome, const RunResult* run);

/// What is said of a pool that is too small: which tensors need it, and at which step. Null where nothing is.
[[nodiscard]] const PlanIssue* capacity_issue_of(const Plan& plan, std::int32_t mem_id);
/// The free offset nearest to where the buffer is, of those that its alignment allows; of two as near the lower one.
/// Nothing where the buffer is not of the plan.
[[nodiscard]] std::optional<std::int64_t> nearest_free_offset(const Plan& plan, ValueId buffer);

}  // namespace arenascope

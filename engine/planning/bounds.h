#pragma once
// Where a pool is fullest, whatever the placement: what no plan can beat.

#include "engine/planning/problem.h"

namespace arenascope {

struct Plan;

struct Peak {
    std::int64_t bytes = 0;      ///< live bytes, each buffer rounded up to its alignment
    std::int64_t padding = 0;    ///< of these, bytes that only alignment costs
    std::int32_t position = -1;  ///< the first position with that many; -1: the pool is empty
};

/// Saturates at the largest number instead of wrapping.
[[nodiscard]] Peak peak_of(const Problem& problem, const Pool& pool);
/// The lower bound of plan.h, for a peak that is known.
[[nodiscard]] std::int64_t lower_bound(const Problem& problem, const Pool& pool, const Peak& peak);
/// A pool's keep-out ranges, ascending and apart.
[[nodiscard]] std::vector<ByteRange> merged_keep_outs(const Pool& pool);
/// Bytes that a planner's plans have behind what a pool holds.
[[nodiscard]] std::int64_t tail_of(std::string_view planner, const Pool& pool);
/// Takes over what is proven of each pool, where it is more than the plan's bound says. A plan that is too large for a
/// capacity may be found to be so for good.
void raise_bounds(const std::vector<std::int64_t>& proven, Plan& plan);

}  // namespace arenascope

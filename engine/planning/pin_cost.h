#pragma once
// How many bytes pins add to a plan. A plan's own bound includes its pins, so it does not show what the plan could be
// without them.

#include <optional>
#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// The lower bound of the pool without pins; the pool's own bound if nothing in it is pinned.
[[nodiscard]] std::int64_t bound_without_pins(const Plan& plan, const PoolResult& pool);
/// Sum over the pools.
[[nodiscard]] std::int64_t total_without_pins(const Plan& plan);

/// The buffer that ends highest in a pool, and the pin that keeps it there: its own, or that of a buffer below it,
/// possibly with others between.
struct PoolTop {
    ValueId buffer{};
    std::int64_t end = 0;
    std::optional<ValueId> pin{};  ///< the pinned one
};
[[nodiscard]] std::optional<PoolTop> top_of(const Plan& plan, std::int32_t mem_id);

}  // namespace arenascope

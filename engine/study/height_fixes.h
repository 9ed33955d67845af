#pragma once
// What would make a pool lower: each fix is planned and assessed before it is offered.

#include <optional>
#include <vector>

#include "engine/planning/pin_cost.h"
#include "engine/study/what_if.h"

namespace arenascope {

struct HeightFix {
    TensorEdit edit;
    std::int64_t height = 0;  ///< of the pool, at most
};

/// Fixes of one tensor each that lower the pool and overfill no other: first to unpin what holds up the tensor that
/// ends highest, then moves to other pools, the best first.
[[nodiscard]] std::vector<HeightFix> height_fixes(const Outcome& outcome, const Tuning& tuning, std::int32_t mem_id,
                                                  std::size_t most);

/// A pool that only pins make as high as it is.
struct PinnedHeight {
    std::int64_t cost = 0;  ///< bytes
    PoolTop top{};          ///< the tensor that ends highest
};
/// Nothing where pins cost nothing.
[[nodiscard]] std::optional<PinnedHeight> pinned_height(const Plan& plan, const PoolResult& pool);

}  // namespace arenascope

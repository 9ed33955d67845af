#pragma once
// Edits that lower a pool: each is planned and checked before it is offered.

#include <optional>
#include <vector>

#include "engine/planning/pin_cost.h"
#include "engine/study/what_if.h"

namespace arenascope {

struct HeightFix {
    TensorEdit edit;
    std::int64_t height = 0;  ///< of the pool, at most
};

/// Edits of one tensor each that lower the pool and overfill no other: first to unpin the tensor that holds up the
/// highest one, then moves to other pools, the best first.
[[nodiscard]] std::vector<HeightFix> height_fixes(const Outcome& outcome, const Tuning& tuning, std::int32_t mem_id,
                                                  std::size_t most);

/// A pool whose height is caused by pins alone.
struct PinnedHeight {
    std::int64_t cost = 0;  ///< bytes
    PoolTop top{};          ///< the tensor that ends highest
};
/// Nothing if pins add no bytes.
[[nodiscard]] std::optional<PinnedHeight> pinned_height(const Plan& plan, const PoolResult& pool);

}  // namespace arenascope

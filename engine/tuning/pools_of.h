#pragma once
// A tuning with the pools of another, to compare plans of two programs on the same device.

#include "engine/tuning/tuning.h"

namespace arenascope {

/// `pools` replace those of `tuning` with the same mem_id, and the others are added. Pools that only `tuning` has stay,
/// because tensors may be pinned there.
[[nodiscard]] Tuning with_pools(Tuning tuning, const std::vector<Pool>& pools);

}  // namespace arenascope

#pragma once
// One tuning with the memories of another, for plans of two programs that are to be compared on the same device.

#include "engine/tuning/tuning.h"

namespace arenascope {

/// `pools` take the place of those of `tuning` with the same mem_id, and the others of them come along. What `tuning`
/// alone has stays: tensors may be fixed there.
[[nodiscard]] Tuning with_pools(Tuning tuning, const std::vector<Pool>& pools);

}  // namespace arenascope

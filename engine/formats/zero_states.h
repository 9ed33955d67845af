#pragma once
// States with the initial value zero: no file stores them, so their memory must be zeroed when the program is loaded.

#include <cstdint>
#include <set>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

struct ZeroState {
    ValueId value = no_value;
    std::int32_t mem_id = 1;
};

/// In the order of the plan's buffers. ExecuTorch's runtime zeroes nothing.
[[nodiscard]] std::vector<ZeroState> zero_states(const Method& method, const Plan& plan);
/// Memories that must be zero at load: because they contain such a state, or because their pool requires it.
[[nodiscard]] std::set<std::int32_t> zeroed_memories(const Method& method, const Plan& plan);

}  // namespace arenascope

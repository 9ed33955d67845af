#pragma once
// States that begin at zero: no file stores them, so the memory that they lie in must hold zeros when the program is
// loaded.

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
/// Memories that must be zero at load: because they hold such a state, or because their pool says so.
[[nodiscard]] std::set<std::int32_t> zeroed_memories(const Method& method, const Plan& plan);

}  // namespace arenascope

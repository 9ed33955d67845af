#include "engine/formats/zero_states.h"

#include <algorithm>

namespace arenascope {

std::vector<ZeroState> zero_states(const Method& method, const Plan& plan) {
    std::vector<ZeroState> out;
    for (const Buffer& buffer : plan.problem.buffers) {
        const Tensor* tensor = method.values.has(buffer.id) ? method.values[buffer.id].tensor() : nullptr;
        if (!tensor || !tensor->is_state || tensor->alias_of != no_value) continue;
        const auto is_zero = [](std::byte byte) { return byte == std::byte{0}; };
        const bool is_stored =
            tensor->data && !std::all_of(tensor->data->bytes.begin(), tensor->data->bytes.end(), is_zero);
        if (!is_stored) out.push_back({.value = buffer.id, .mem_id = buffer.mem_id});
    }
    return out;
}

std::set<std::int32_t> zeroed_memories(const Method& method, const Plan& plan) {
    std::set<std::int32_t> out;
    for (const ZeroState& state : zero_states(method, plan)) out.insert(state.mem_id);
    for (const Pool& pool : plan.problem.pools) {
        if (pool.zeroed) out.insert(pool.mem_id);
    }
    return out;
}

}  // namespace arenascope

#include "engine/runtime/shared_state.h"

#include <set>

namespace arenascope {

std::map<std::string, SharedState::Place> SharedState::shareable(const Method& method, const Plan& plan) {
    std::set<std::int32_t> mixed;  // pools that also contain other tensors
    const auto tensor_of = [&](const Buffer& buffer) { return method.values[buffer.id].tensor(); };
    for (const Buffer& buffer : plan.problem.buffers) {
        if (!tensor_of(buffer) || !tensor_of(buffer)->is_state) mixed.insert(buffer.mem_id);
    }
    std::map<std::string, Place> places;
    for (const BufferRow row : plan.problem.buffers.indices()) {
        const Buffer& buffer = plan.problem.buffers[row];
        if (mixed.contains(buffer.mem_id)) continue;
        const std::string& qualified = tensor_of(buffer)->qualified_name;
        const std::string& name = qualified.empty() ? method.values[buffer.id].name : qualified;
        places.emplace(name, Place{name, buffer.mem_id, plan.placement.offsets[row]});
    }
    return places;
}

Result<> SharedState::enter(const Method& method, const Plan& plan, Executor& executor) const {
    std::vector<NamedTensor> state;
    for (const auto& [name, place] : shareable(method, plan)) {
        if (const auto found = values_.find(place); found != values_.end()) state.push_back({name, found->second});
    }
    return state.empty() ? Result<>(done) : executor.set_state(state);
}

Result<> SharedState::leave(const Method& method, const Plan& plan, const Executor& executor) {
    const auto places = shareable(method, plan);
    if (places.empty()) return done;
    TRY(std::vector<NamedTensor> state, executor.state());
    for (NamedTensor& item : state) {
        if (const auto found = places.find(item.name); found != places.end())
            values_[found->second] = std::move(item.tensor);
    }
    return done;
}

}  // namespace arenascope

#include "engine/device_pools.h"

#include <algorithm>
#include <set>

namespace arenascope {

namespace {

/// Tensors that calls of `backend` read and write, by the values that own their memory; no constants and no state.
std::set<ValueId> arguments_of(const Method& method, std::string_view backend) {
    std::set<ValueId> found;
    for (const Instruction& call : method.instructions) {
        if (call.kind != Instruction::Kind::delegate || call.op != backend) continue;
        for (const ValueId id : call.args) {
            if (id < 0 || static_cast<std::size_t>(id) >= method.values.size()) continue;
            const Tensor* tensor = method.values[static_cast<std::size_t>(id)].tensor();
            if (!tensor) continue;
            const ValueId root = tensor->alias_of == no_value ? id : tensor->alias_of;
            if (root < 0 || static_cast<std::size_t>(root) >= method.values.size()) continue;
            tensor = method.values[static_cast<std::size_t>(root)].tensor();
            if (tensor && !tensor->is_constant && !tensor->is_state) found.insert(root);
        }
    }
    return found;
}

bool is_planned(const Tuning& tuning, const Method& method, ValueId id) {
    const Value& value = method.values[static_cast<std::size_t>(id)];
    const auto among = [id](const std::vector<ValueId>& ids) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    return value.tensor()->dynamism != Dynamism::unbounded && !tuning.unplanned.contains(value.name) &&
           (tuning.plan_inputs || !among(method.inputs)) && (tuning.plan_outputs || !among(method.outputs));
}

void mark(Pool& pool, const DeviceKind& device) {
    pool.device = true;
    pool.copy_function = device.id;
    if (pool.name.empty()) pool.name = device.id;
}

/// The pool, other than the first, that a loaded plan keeps all of them in.
void mark_loaded(Tuning& tuning, const Method& method, const std::set<ValueId>& arguments, const DeviceKind& device) {
    std::set<std::int32_t> pools;
    for (const ValueId id : arguments) {
        const auto& place = method.values[static_cast<std::size_t>(id)].tensor()->loaded;
        if (place && place->mem_id > 0) pools.insert(place->mem_id);
    }
    if (pools.size() != 1 || *pools.begin() == 1) return;
    const auto known = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                    [&pools](const Pool& pool) { return pool.mem_id == *pools.begin(); });
    if (known == tuning.pools.end())
        mark(tuning.pools.emplace_back(Pool{.mem_id = *pools.begin()}), device);
    else if (known->copy_function.empty())
        mark(*known, device);
}

/// Pools of a device whose alignment nobody chose keep the device's.
void align_pools(Tuning& tuning, const Backends& backends, const std::vector<DeviceKind>& others) {
    std::vector<DeviceKind> devices = others;
    for (const auto& backend : backends.all()) {
        if (auto device = backend->device()) devices.push_back(*std::move(device));
    }
    for (Pool& pool : tuning.pools) {
        const auto found = std::find_if(devices.begin(), devices.end(),
                                        [&pool](const DeviceKind& one) { return one.id == pool.copy_function; });
        if (found != devices.end() && pool.align == 0) pool.align = std::max(found->align, tuning.align);
    }
}

}  // namespace

void add_device_pools(Tuning& tuning, const Method& method, const Backends& backends,
                      const std::vector<DeviceKind>& others) {
    for (const auto& backend : backends.all()) {
        const auto device = backend->device();
        const std::set<ValueId> arguments = device ? arguments_of(method, backend->id()) : std::set<ValueId>();
        if (arguments.empty()) continue;
        if (!method.loaded_arena_bytes.empty()) {
            mark_loaded(tuning, method, arguments, *device);
            continue;
        }
        auto pool = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                 [&device](const Pool& one) { return one.copy_function == device->id; });
        if (pool == tuning.pools.end()) {
            Pool made{.mem_id = free_mem_id(tuning), .align = device->align};
            mark(made, *device);
            pool = tuning.pools.insert(pool, std::move(made));
        }
        for (const ValueId id : arguments) {
            const std::string& name = method.values[static_cast<std::size_t>(id)].name;
            if (is_planned(tuning, method, id) && !tuning.pinned.contains(name))
                tuning.assigned.try_emplace(name, pool->mem_id);
        }
    }
    if (method.loaded_arena_bytes.empty()) align_pools(tuning, backends, others);
}

}  // namespace arenascope

#include "engine/evaluate/device_pools.h"
#include "engine/base/text.h"

#include <algorithm>
#include <set>

namespace arenascope {

namespace {

/// Tensors that calls of `backend` read and write, by the values that own their memory, without constants and states.
std::set<ValueId> arguments_of(const Method& method, std::string_view backend) {
    std::set<ValueId> found;
    for (const Instruction& call : method.instructions) {
        if (call.kind != Instruction::Kind::delegate || call.op != backend) continue;
        for (const ValueId id : call.args) {
            if (!method.values.has(id)) continue;
            const Tensor* tensor = method.values[id].tensor();
            if (!tensor) continue;
            const ValueId root = tensor->alias_of == no_value ? id : tensor->alias_of;
            if (!method.values.has(root)) continue;
            tensor = method.values[root].tensor();
            if (tensor && !tensor->is_constant && !tensor->is_state) found.insert(root);
        }
    }
    return found;
}

bool is_planned(const Tuning& tuning, const Method& method, ValueId id) {
    const Value& value = method.values[id];
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

/// Whether all offsets that a loaded plan has in a pool are multiples of `align`.
bool lies_on(const Method& method, std::int32_t mem_id, std::int64_t align) {
    return std::all_of(method.values.begin(), method.values.end(), [mem_id, align](const Value& value) {
        const Tensor* tensor = value.tensor();
        return !tensor || !tensor->loaded || tensor->loaded->mem_id != mem_id || tensor->loaded->offset % align == 0;
    });
}

/// The pool, other than the first, that contains all of them in a loaded plan.
void mark_loaded(Tuning& tuning, const Method& method, const std::set<ValueId>& arguments, const DeviceKind& device) {
    std::set<std::int32_t> pools;
    for (const ValueId id : arguments) {
        const auto& place = method.values[id].tensor()->loaded;
        if (place && place->mem_id > 0) pools.insert(place->mem_id);
    }
    if (pools.size() != 1 || *pools.begin() == 1) return;
    const auto known = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                    [&pools](const Pool& pool) { return pool.mem_id == *pools.begin(); });
    Pool& pool = known == tuning.pools.end() ? tuning.pools.emplace_back(Pool{.mem_id = *pools.begin()}) : *known;
    if (pool.copy_function.empty()) mark(pool, device);
    if (pool.align == 0 && pool.copy_function == device.id && lies_on(method, pool.mem_id, device.align))
        pool.align = std::max(device.align, tuning.align);
}

std::vector<DeviceKind> all_devices(const Backends& backends, const std::vector<DeviceKind>& others) {
    std::vector<DeviceKind> devices = others;
    for (const auto& backend : backends.all()) {
        if (auto device = backend->device()) devices.push_back(*std::move(device));
    }
    return devices;
}

/// Pools of a device without an alignment of their own use the device's.
void align_pools(Tuning& tuning, const Backends& backends, const std::vector<DeviceKind>& others) {
    const std::vector<DeviceKind> devices = all_devices(backends, others);
    for (Pool& pool : tuning.pools) {
        const auto found = std::find_if(devices.begin(), devices.end(),
                                        [&pool](const DeviceKind& one) { return one.id == pool.copy_function; });
        if (found != devices.end() && pool.align == 0) pool.align = std::max(found->align, tuning.align);
    }
}

}  // namespace

Result<> check_devices(const std::vector<Pool>& pools, const Backends& backends,
                       const std::vector<DeviceKind>& others) {
    std::string known;
    std::set<std::string> ids;
    for (const DeviceKind& device : all_devices(backends, others)) {
        if (ids.insert(device.id).second) append_item(known, ", ", device.id);
    }
    for (const Pool& pool : pools) {
        if (pool.copy_function.empty() || ids.contains(pool.copy_function)) continue;
        return Error{.what = message("unknown device '{name}'", pool.copy_function),
                     .place = pool.name.empty() ? message("pool {pool}", pool.mem_id)
                                                : message("pool {pool}", "'" + pool.name + "'"),
                     .expected = known.empty() ? message("a device of a plug-in") : Message::verbatim(known),
                     .remedy = message("load the plug-in that provides it, or remove the pool's copy function")};
    }
    return done;
}

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
            const std::string& name = method.values[id].name;
            if (is_planned(tuning, method, id) && !tuning.pinned.contains(name))
                tuning.assigned.try_emplace(name, pool->mem_id);
        }
    }
    if (method.loaded_arena_bytes.empty()) align_pools(tuning, backends, others);
}

}  // namespace arenascope

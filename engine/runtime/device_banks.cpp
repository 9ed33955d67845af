#include "engine/runtime/device_banks.h"

#include <algorithm>

#include "engine/runtime/delegates.h"
#include "engine/runtime/resolved_instruction.h"

namespace arenascope {

namespace {

std::optional<DeviceKind> find_device(std::string_view id, const Backends& backends,
                                      std::span<const DeviceKind> devices) {
    const auto found =
        std::find_if(devices.begin(), devices.end(), [id](const DeviceKind& one) { return one.id == id; });
    if (found != devices.end()) return *found;
    for (const auto& backend : backends.all()) {
        auto device = backend->device();
        if (device && device->id == id) return device;
    }
    return std::nullopt;
}

/// The error, with the first call of a backend that uses that device's memory.
Error for_call(Error error, const Method& method, const Backends& backends, const std::string& device) {
    for (const Instruction& node : method.instructions) {
        if (node.kind != Instruction::Kind::delegate || !method.delegates.has(node.delegate)) continue;
        const auto backend = backends.find(node.op);
        const auto own = backend ? backend->device() : std::nullopt;
        if (own && own->id == device)
            return std::move(error).in(title_of(method.delegates[node.delegate], node.delegate)).in(place_of(node));
    }
    return error;
}

}  // namespace

Result<std::vector<Bank>> device_banks(const Method& method, const Plan& plan, const Backends& backends,
                                       std::span<const DeviceKind> devices, std::vector<Bank> banks) {
    for (const PoolResult& pool : plan.pools) {
        const Pool* wanted = find_pool(plan.problem, pool.mem_id);
        const bool given =
            std::any_of(banks.begin(), banks.end(), [&pool](const Bank& bank) { return bank.mem_id == pool.mem_id; });
        if (!wanted || wanted->copy_function.empty() || pool.bytes == 0 || given) continue;
        const auto device = find_device(wanted->copy_function, backends, devices);
        if (!device) continue;
        auto allocated = device->allocate(pool.bytes).in(message("pool {pool}", pool.mem_id));
        if (!allocated.ok()) return for_call(std::move(allocated).error(), method, backends, device->id);
        DeviceMemory memory = std::move(allocated).take();
        banks.push_back({.mem_id = pool.mem_id,
                         .data = memory.data,
                         .bytes = pool.bytes,
                         .write = std::move(memory.write),
                         .read = std::move(memory.read),
                         .device = device->id,
                         .owner = std::move(memory.owner)});
    }
    return banks;
}

}  // namespace arenascope

#include "engine/formats/arenas.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "engine/formats/placed_tensors.h"
#include "engine/formats/zero_states.h"

namespace arenascope {

namespace {

using Planned = std::pair<const Method*, const Plan*>;

/// Bytes of a plan in one memory.
struct UsedBytes {
    std::int64_t begin = 0, end = 0;
    std::string state;  ///< the state at these bytes; empty: something else
};

std::vector<UsedBytes> used_bytes(const Planned& planned, std::int32_t mem_id) {
    std::vector<UsedBytes> out;
    const Problem& problem = planned.second->problem;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        if (buffer.mem_id != mem_id || buffer.bytes == 0) continue;
        const std::int64_t begin = planned.second->placement.offsets[row];
        UsedBytes bytes{.begin = begin, .end = begin + buffer.bytes, .state = {}};
        const Value& value = planned.first->values[buffer.id];
        if (const Tensor* tensor = value.tensor(); tensor && tensor->is_state)
            bytes.state = tensor->qualified_name.empty() ? value.name : tensor->qualified_name;
        out.push_back(std::move(bytes));
    }
    return out;
}

/// Whether a state of `one` lies where `other` has something else. States of one name are one where their memory is
/// for states alone; elsewhere it is chance that they meet.
bool disturbs(const std::vector<UsedBytes>& one, const std::vector<UsedBytes>& other, bool is_for_states) {
    return std::any_of(one.begin(), one.end(), [&](const UsedBytes& state) {
        return !state.state.empty() && std::any_of(other.begin(), other.end(), [&](const UsedBytes& bytes) {
            const bool meets = bytes.begin < state.end && state.begin < bytes.end;
            const bool is_same = is_for_states && bytes.state == state.state && bytes.begin == state.begin;
            return meets && !is_same;
        });
    });
}

/// Whether no method of `planned` overwrites the state of another in this memory.
bool can_share(const std::vector<Planned>& planned, std::int32_t mem_id) {
    std::vector<std::vector<UsedBytes>> bytes;
    bool is_for_states = true;
    for (const Planned& each : planned) {
        bytes.push_back(used_bytes(each, mem_id));
        for (const UsedBytes& one : bytes.back()) is_for_states = is_for_states && !one.state.empty();
    }
    for (std::size_t a = 0; a < bytes.size(); ++a) {
        for (std::size_t b = 0; b < bytes.size(); ++b) {
            if (a != b && disturbs(bytes[a], bytes[b], is_for_states)) return false;
        }
    }
    return true;
}

void add_pool(const Planned& planned, const PoolResult& pool, Arena& arena) {
    const Plan& plan = *planned.second;
    arena.is_zeroed = arena.is_zeroed || zeroed_memories(*planned.first, plan).contains(pool.mem_id);
    arena.bytes = std::max(arena.bytes, pool.bytes);
    arena.align = std::max(arena.align, pool.align);
    if (pool.capacity) arena.capacity = pool.capacity;
    const Pool* asked = find_pool(plan.problem, pool.mem_id);
    if (!asked) return;
    if (asked->base_address) arena.base = asked->base_address;
    arena.copy_function = asked->copy_function;
}

}  // namespace

std::string hex_text(std::int64_t address) {
    std::array<char, 20> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::uint64_t>(address), 16);
    return "0x" + std::string(digits.data(), end.ptr);
}

std::vector<Planned> methods_of(const Artifact& artifact) {
    std::vector<Planned> out{{&artifact.method, &artifact.plan}};
    out.insert(out.end(), artifact.others.begin(), artifact.others.end());
    return out;
}

std::vector<Arena> arenas_of(const Artifact& artifact) {
    const std::vector<Planned> planned = methods_of(artifact);
    std::map<std::int32_t, PoolResult> pools;  // a memory has one name in all methods
    for (const auto& [method, plan] : planned) {
        for (const PoolResult& pool : plan->pools) pools.try_emplace(pool.mem_id, pool);
    }
    Table<PoolRow, PoolResult> named;
    for (const auto& [mem_id, pool] : pools) named.push_back(pool);
    const Table<PoolRow, std::string> names = pool_identifiers(named);
    std::vector<Arena> out;
    for (const PoolRow row : named.indices()) {
        const std::int32_t mem_id = named[row].mem_id;
        const Arena first{.mem_id = mem_id, .name = names[row], .region = names[row], .align = 1};
        const bool is_shared = can_share(planned, mem_id);
        Arena whole = first;
        for (const Planned& each : planned) {
            const PoolResult* pool = each.second->pool(mem_id);
            if (!pool) continue;
            if (is_shared) {
                add_pool(each, *pool, whole);
                continue;
            }
            Arena own = first;
            own.method = each.first->name;
            own.name = identifier(own.method) + "_" + names[row];
            add_pool(each, *pool, own);
            own.base.reset();  // the linker decides the address
            out.push_back(std::move(own));
        }
        if (is_shared) out.push_back(std::move(whole));
    }
    return out;
}

const Arena* arena_of(const std::vector<Arena>& arenas, const Method& method, std::int32_t mem_id) {
    const auto found = std::find_if(arenas.begin(), arenas.end(), [&](const Arena& arena) {
        return arena.mem_id == mem_id && (arena.method.empty() || arena.method == method.name);
    });
    return found == arenas.end() ? nullptr : &*found;
}

}  // namespace arenascope

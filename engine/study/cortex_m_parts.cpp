#include "engine/study/cortex_m_parts.h"

#include <algorithm>
#include <map>

#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/cortex_m_temporary.h"

namespace arenascope {

namespace {

using Kind = FootprintPart::Kind;

/// After the last row of that kind and memory; nothing if there is none.
void insert_behind(std::vector<FootprintPart>& parts, Kind kind, FootprintPart part) {
    const auto is_it = [&](const FootprintPart& each) { return each.kind == kind && each.memory == part.memory; };
    const auto found = std::find_if(parts.rbegin(), parts.rend(), is_it);
    if (found != parts.rend()) parts.insert(found.base(), std::move(part));
}

/// The maximum of one call, by memory.
std::map<std::int32_t, std::int64_t> scratch_by_memory(const Outcome& outcome) {
    std::map<ValueId, std::int32_t> places;
    for (const TensorRow& row : outcome.tensors)
        if (row.planned) places.emplace(row.value, row.mem_id);
    std::map<std::int32_t, std::int64_t> most;
    for (const Instruction& in : outcome.method->instructions) {
        std::map<std::int32_t, std::int64_t> here;
        for (const ValueId id : ops::scratch_of(in))
            if (const auto place = places.find(id); place != places.end())
                here[place->second] += outcome.method->values[id].tensor()->bytes().value_or(0);
        for (const auto& [mem_id, bytes] : here) most[mem_id] = std::max(most[mem_id], bytes);
    }
    return most;
}

/// Multipliers and shifts, one for each channel; those of linear layers are single numbers.
std::int64_t factor_bytes(const Method& method) {
    std::map<const std::byte*, std::int64_t> once;
    for (const Instruction& in : method.instructions) {
        if (!ops::is_cortex_m(in.op)) continue;
        for (const std::size_t arg : ops::cortex_m_factor_arguments(in.op)) {
            const Tensor* tensor = arg < in.args.size() ? method.values[in.args[arg]].tensor() : nullptr;
            if (tensor && tensor->data)
                once[tensor->data->bytes.data()] = static_cast<std::int64_t>(tensor->data->bytes.size());
        }
    }
    std::int64_t all = 0;
    for (const auto& [data, bytes] : once) all += bytes;
    return all;
}

}  // namespace

std::int64_t cortex_m_temporary(const Method& method) {
    if (!method.core) return 0;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    std::int64_t most = 0;
    for (const Instruction& in : method.instructions) {
        if (!ops::is_cortex_m(in.op)) continue;
        const auto taken = ops::temporary_needed(ops::call_of(method, in, computed), unit_of(*method.core));
        most = std::max(most, taken.value_or(0));
    }
    return most;
}

void add_cortex_m_parts(const Outcome& outcome, std::vector<FootprintPart>& parts) {
    for (const auto& [mem_id, bytes] : scratch_by_memory(outcome)) {
        const PoolResult* pool = outcome.plan().pool(mem_id);
        if (!pool || bytes == 0) continue;
        insert_behind(parts, Kind::arena,
                      {.kind = Kind::scratch,
                       .memory = pool->name,
                       .name = message("Scratch in {pool}", pool->name),
                       .from = message("the largest of one kernel, part of the arena"),
                       .bytes = bytes,
                       .is_within = true});
    }
    if (const std::int64_t bytes = factor_bytes(*outcome.method); bytes > 0)
        insert_behind(parts, Kind::constants,
                      {.kind = Kind::factors,
                       .memory = "flash",
                       .name = message("Multipliers and shifts"),
                       .from = message("part of the constants"),
                       .bytes = bytes,
                       .is_within = true});
}

}  // namespace arenascope

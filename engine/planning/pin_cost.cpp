#include "engine/planning/pin_cost.h"

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/planning/bounds.h"

namespace arenascope {

namespace {

struct Placed {
    const Buffer* buffer = nullptr;
    std::int64_t begin = 0, end = 0;
    bool seen = false;
};

std::vector<Placed> placed_in(const Plan& plan, std::int32_t mem_id) {
    std::vector<Placed> out;
    for (const BufferRow row : plan.problem.buffers.indices()) {
        if (!plan.placement.offsets.has(row)) break;
        const Buffer& buffer = plan.problem.buffers[row];
        const auto size = padded_size(plan.problem, buffer);
        const auto end = size ? checked_add(plan.placement.offsets[row], *size) : std::nullopt;
        if (buffer.mem_id != mem_id || buffer.bytes <= 0 || !end) continue;
        out.push_back({&buffer, plan.placement.offsets[row], *end});
    }
    return out;
}

// Follows the buffers directly below each other from `top`, down to a pinned one.
std::optional<ValueId> pin_below(std::vector<Placed>& all, Placed& top) {
    if (std::none_of(all.begin(), all.end(), [](const Placed& each) { return each.buffer->pinned.has_value(); }))
        return std::nullopt;
    std::vector<Placed*> waiting{&top};
    top.seen = true;
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        const Placed& above = *waiting[next];
        if (above.buffer->pinned) return above.buffer->id;
        for (Placed& below : all) {
            const bool meets = below.buffer->first <= above.buffer->last && above.buffer->first <= below.buffer->last;
            if (below.seen || !meets || below.end != above.begin) continue;
            below.seen = true;
            waiting.push_back(&below);
        }
    }
    return std::nullopt;
}

}  // namespace

std::int64_t bound_without_pins(const Plan& plan, const PoolResult& pool) {
    const Pool* own = find_pool(plan.problem, pool.mem_id);
    const bool has_pins =
        std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                    [&](const Buffer& buffer) { return buffer.mem_id == pool.mem_id && buffer.pinned; });
    if (!own || !has_pins) return pool.lower_bound;
    Problem free{.buffers = {}, .pools = {}, .align = plan.problem.align};
    for (const Buffer& buffer : plan.problem.buffers) {
        if (buffer.mem_id != pool.mem_id) continue;
        free.buffers.push_back(buffer);
        free.buffers.back().pinned.reset();
    }
    free.pools.push_back(*own);
    const auto bound = checked_add(lower_bound(free, *own), tail_of(*own));
    return bound ? std::min(pool.lower_bound, *bound) : pool.lower_bound;
}

std::int64_t total_without_pins(const Plan& plan) {
    std::int64_t total = plan.lower_bound;
    for (const PoolResult& pool : plan.pools) total -= pool.lower_bound - bound_without_pins(plan, pool);
    return total;
}

std::optional<PoolTop> top_of(const Plan& plan, std::int32_t mem_id) {
    std::vector<Placed> all = placed_in(plan, mem_id);
    const auto top =
        std::max_element(all.begin(), all.end(), [](const Placed& a, const Placed& b) { return a.end < b.end; });
    if (top == all.end()) return std::nullopt;
    return PoolTop{.buffer = top->buffer->id, .end = top->end, .pin = pin_below(all, *top)};
}

}  // namespace arenascope

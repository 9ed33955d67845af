#include "engine/study/height_fixes.h"

#include <algorithm>

namespace arenascope {

namespace {

/// The buffer that ends highest and those live at the peak, the largest first.
std::vector<ValueId> candidates(const Plan& plan, const PoolResult& pool, std::size_t most) {
    const std::int32_t peak = pool.peak_position.number();
    std::vector<const Buffer*> live;
    for (const Buffer& buffer : plan.problem.buffers) {
        const bool lives = buffer.first <= peak && peak <= buffer.last;
        if (buffer.mem_id == pool.mem_id && lives && buffer.bytes > 0) live.push_back(&buffer);
    }
    std::stable_sort(live.begin(), live.end(), [](const Buffer* a, const Buffer* b) { return a->bytes > b->bytes; });
    std::vector<ValueId> out;
    if (const auto top = top_of(plan, pool.mem_id)) out.push_back(top->buffer);
    for (const Buffer* each : live) {
        if (std::find(out.begin(), out.end(), each->id) == out.end()) out.push_back(each->id);
    }
    if (out.size() > most) out.resize(most);
    return out;
}

/// The pool's height after the edit; nothing if it is not lower, or if another pool would no longer fit.
std::optional<std::int64_t> height_after(const Outcome& outcome, const Tuning& tuning, const PoolResult& pool,
                                         const TensorEdit& edit) {
    const auto after = what_if(outcome, tuning, {edit});
    if (!after || !after->plan.valid()) return std::nullopt;
    const PoolResult* lower = after->plan.pool(pool.mem_id);
    if (!lower || lower->bytes >= pool.bytes) return std::nullopt;
    for (const PoolResult& other : after->plan.pools) {
        if (other.mem_id != pool.mem_id && !other.fits()) return std::nullopt;
    }
    return lower->bytes;
}

bool is_listed(const Outcome& outcome, ValueId value) {
    return std::any_of(outcome.tensors.begin(), outcome.tensors.end(),
                       [&](const TensorRow& row) { return row.value == value && !row.name.empty(); });
}

}  // namespace

std::vector<HeightFix> height_fixes(const Outcome& outcome, const Tuning& tuning, std::int32_t mem_id,
                                    std::size_t most) {
    std::vector<HeightFix> fixes;
    const Plan& plan = outcome.plan();
    const PoolResult* pool = plan.pool(mem_id);
    if (!pool) return fixes;
    const auto offer = [&](const TensorEdit& edit) {
        if (!is_listed(outcome, edit.tensor)) return;
        if (const auto height = height_after(outcome, tuning, *pool, edit)) fixes.push_back({edit, *height});
    };
    const auto top = top_of(plan, mem_id);
    if (top && top->pin) offer({.tensor = *top->pin, .unpin = true});
    const auto unpins = static_cast<std::ptrdiff_t>(fixes.size());
    // Each candidate is planned: with very many tensors only one can be tried without a noticeable delay.
    const std::size_t tried = plan.problem.buffers.size() > 5000 ? 1 : 4;
    for (const ValueId value : candidates(plan, *pool, tried)) {
        for (const Pool& other : tuning.pools) {
            if (other.mem_id != mem_id) offer({.tensor = value, .mem_id = other.mem_id});
        }
    }
    std::stable_sort(fixes.begin() + unpins, fixes.end(),
                     [](const HeightFix& a, const HeightFix& b) { return a.height < b.height; });
    if (fixes.size() > most) fixes.resize(most);
    return fixes;
}

std::optional<PinnedHeight> pinned_height(const Plan& plan, const PoolResult& pool) {
    const std::int64_t cost = pool.lower_bound - bound_without_pins(plan, pool);
    const auto top = cost > 0 ? top_of(plan, pool.mem_id) : std::nullopt;
    if (!top) return std::nullopt;
    return PinnedHeight{cost, *top};
}

}  // namespace arenascope

// Greedy by size for offsets (arXiv 2001.03288, 5.2) in TFLite's order: what lives the whole time first, then
// size descending, then start; each in the tightest gap.

#include <algorithm>

#include "engine/planning/planners/pool_items.h"
#include "engine/planning/planners/rows.h"

namespace arenascope {

namespace {

struct Span {
    std::int32_t first = 0, last = 0;
    [[nodiscard]] bool covered_by(const Item& item) const { return item.first <= first && item.last >= last; }
};

Span span_of(const Problem& problem) {
    Span span{std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::min()};
    for (const Buffer& buffer : problem.buffers) {
        span.first = std::min(span.first, buffer.first);
        span.last = std::max(span.last, buffer.last);
    }
    return span;
}

}  // namespace

Result<Placement> plan_greedy_by_size(const Problem& problem, const PlanOptions&, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    const Span whole = span_of(problem);
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        Arena arena(pool.base);
        arena.reserve(pool.items.size());
        std::vector<Item> order = put_pinned(arena, pool.items, placement);
        std::stable_sort(order.begin(), order.end(), [&](const Item& a, const Item& b) {
            const bool a_whole = whole.covered_by(a), b_whole = whole.covered_by(b);
            if (a_whole != b_whole) return a_whole;
            if (a_whole) return false;  // graph order
            return a.size != b.size ? a.size > b.size : a.first < b.first;
        });
        for (const Item& item : order) {
            if (progress.cancelled()) return cancelled();
            if (item.size == 0) {
                placement.offsets[static_cast<std::size_t>(item.row)] = rounded(pool.base, item.align);
                continue;
            }
            const std::int64_t offset = arena.best_fit(item);
            placement.offsets[static_cast<std::size_t>(item.row)] = offset;
            arena.put(item, offset);
        }
    }
    return placement;
}

}  // namespace arenascope

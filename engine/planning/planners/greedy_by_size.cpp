// Greedy by size for offsets (arXiv 2001.03288, 5.2) in TFLite's order: what lives the whole time first, then
// size descending, then start; each in the tightest gap.

#include <algorithm>

#include "engine/planning/planners/gap_finder.h"
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

// Placing order of the items that are not pinned, as indices.
std::vector<std::uint32_t> order_of(const std::vector<Item>& items, const Span& whole) {
    struct Key {
        std::int64_t size = 0;  ///< beyond all sizes where the item lives the whole time
        std::int32_t first = 0;
        std::uint32_t index = 0;
    };
    std::vector<Key> keys;
    keys.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].pinned) continue;
        const auto index = static_cast<std::uint32_t>(i);
        if (whole.covered_by(items[i])) {
            keys.push_back({std::numeric_limits<std::int64_t>::max(), 0, index});  // in graph order
        } else {
            keys.push_back({items[i].size, items[i].first, index});
        }
    }
    std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) {
        if (a.size != b.size) return a.size > b.size;
        return a.first != b.first ? a.first < b.first : a.index < b.index;
    });
    std::vector<std::uint32_t> order;
    order.reserve(keys.size());
    for (const Key& key : keys) order.push_back(key.index);
    return order;
}

}  // namespace

Result<Placement> plan_greedy_by_size(const Problem& problem, const PlanOptions&, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    const Span whole = span_of(problem);
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        GapFinder gaps(pool);
        put_pinned(gaps, pool, placement);
        const std::vector<std::uint32_t> order = order_of(pool.items, whole);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (progress.cancelled()) return cancelled();
            if (i + 16 < order.size()) gaps.prefetch_item(order[i + 16]);
            if (i + 6 < order.size()) gaps.prefetch_block(order[i + 6]);
            place_tightly(gaps, pool, order[i], placement);
        }
    }
    spread_groups(problem, placement);
    return placement;
}

}  // namespace arenascope

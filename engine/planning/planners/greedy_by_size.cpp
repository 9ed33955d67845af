// Greedy by size for offsets (arXiv 2001.03288, 5.2) in TFLite's order: tensors that live the whole time first, then
// size descending, then start; each in the tightest gap.

#include <algorithm>

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/gap_finder.h"
#include "engine/planning/planners/planners.h"

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

struct Key {
    std::int64_t size = 0;
    std::int32_t first = 0;
    std::uint32_t index = 0;
    bool operator<(const Key& other) const {
        if (size != other.size) return size > other.size;
        return first != other.first ? first < other.first : index < other.index;
    }
};

// Placing order of the items that are not pinned, as indices. An item's place depends only on items that live at the
// same time and come before it. So the order goes through windows of time, for locality in memory: an item comes with
// its window, unless an item of a later window, or a postponed one, might have to come before it.
class Order {
public:
    Order(const std::vector<Item>& items, const Span& whole, bool in_windows) : items_(items) {
        order_.reserve(items.size());
        for (std::uint32_t i = 0; i < items.size(); ++i) {
            if (items[i].pinned) continue;
            if (whole.covered_by(items[i])) {
                order_.push_back(i);  // in graph order
            } else {
                coming_.push_back({items[i].size, items[i].first, i});
            }
        }
        const auto earlier = [](const Key& a, const Key& b) { return a.first < b.first; };
        if (in_windows && !std::is_sorted(coming_.begin(), coming_.end(), earlier)) {
            std::sort(coming_.begin(), coming_.end(), earlier);
        }
        for (std::size_t from = 0; from < coming_.size();) {
            const std::size_t window = in_windows ? std::max(least_in_window, put_off_.size()) : coming_.size();
            from = take_window(from, std::min(coming_.size(), from + window));
        }
    }
    [[nodiscard]] std::vector<std::uint32_t> take() && { return std::move(order_); }

private:
    static constexpr std::size_t least_in_window = 4096;

    std::size_t take_window(std::size_t from, std::size_t to) {
        std::int64_t open = to < coming_.size() ? coming_[to].first : std::numeric_limits<std::int64_t>::max();
        window_.swap(put_off_);
        put_off_.clear();
        window_.insert(window_.end(), coming_.begin() + static_cast<std::ptrdiff_t>(from),
                       coming_.begin() + static_cast<std::ptrdiff_t>(to));
        std::sort(window_.begin(), window_.end());
        for (const Key& key : window_) {
            if (items_[key.index].last < open) {
                order_.push_back(key.index);
            } else {
                open = std::min<std::int64_t>(open, key.first);
                put_off_.push_back(key);
            }
        }
        return to;
    }

    const std::vector<Item>& items_;
    std::vector<Key> coming_, window_, put_off_;
    std::vector<std::uint32_t> order_;
};

}  // namespace

Result<Placement> plan_greedy_by_size(const Problem& problem, const PlanOptions&, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    const Span whole = span_of(problem);
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        GapFinder gaps(pool);
        put_pinned(gaps, pool, placement);
        const std::vector<std::uint32_t> order = Order(pool.items, whole, gaps.is_local()).take();
        CancelThrottle pace(progress);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (pace.cancelled()) return cancelled();
            if (i + 16 < order.size()) gaps.prefetch_item(order[i + 16]);
            if (i + 6 < order.size()) gaps.prefetch_block(order[i + 6]);
            place_tightly(gaps, pool, order[i], placement);
        }
    }
    spread_groups(problem, placement);
    return placement;
}

}  // namespace arenascope

// Greedy by conflicts, the order of TVM's USMP: tensors that live at the same time as most others first, of these the
// largest, then in the problem's order; each at the lowest free place (USMP itself fills no gaps).

#include <algorithm>

#include "engine/planning/placement/one_by_one.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

struct Ranked {
    std::size_t index = 0;  ///< into the pool's items
    std::int64_t size = 0;
    std::size_t conflicts = 0;  ///< items that live at the same time, including itself
};

// All items except those that start after an item's end or end before its start: counted without comparing pairs.
std::vector<std::size_t> order_by_conflicts(const std::vector<Item>& items) {
    std::vector<std::int32_t> firsts, lasts;
    for (const Item& item : items) {
        if (item.size == 0) continue;
        firsts.push_back(item.first);
        lasts.push_back(item.last);
    }
    std::sort(firsts.begin(), firsts.end());
    std::sort(lasts.begin(), lasts.end());
    std::vector<Ranked> ranked;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].pinned) continue;
        const auto begun = std::upper_bound(firsts.begin(), firsts.end(), items[i].last) - firsts.begin();
        const auto ended = std::lower_bound(lasts.begin(), lasts.end(), items[i].first) - lasts.begin();
        ranked.push_back({i, items[i].size, static_cast<std::size_t>(begun - ended)});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return a.conflicts != b.conflicts ? a.conflicts > b.conflicts : a.size > b.size;
    });
    std::vector<std::size_t> order;
    order.reserve(ranked.size());
    for (const Ranked& next : ranked) order.push_back(next.index);
    return order;
}

}  // namespace

Result<Placement> plan_greedy_by_conflicts(const Problem& problem, const PlanOptions&, Progress& progress) {
    const auto order_of = [](const PoolItems& pool) { return order_by_conflicts(pool.items); };
    const auto place = [](GapFinder& gaps, const PoolItems& pool, std::size_t index, Placement& placement) {
        const Item& item = pool.items[index];
        const std::int64_t offset = item.size > 0 ? gaps.first_fit(index) : rounded(pool.base, item.align);
        placement.offsets[item.row] = offset;
        if (item.size > 0) gaps.put(index, offset);
    };
    return place_one_by_one(problem, progress, order_of, place);
}

}  // namespace arenascope

// Greedy as ExecuTorch's documentation describes it: in graph order, of the buffers that are free over the
// lifetime the one closest in size (it grows where needed), else a new one; all laid end to end.

#include <algorithm>

#include "engine/planning/planners/pool_items.h"
#include "engine/planning/planners/rows.h"

namespace arenascope {

namespace {

struct Shared {
    std::int64_t size = 0;
    std::vector<std::pair<std::int32_t, std::int32_t>> lifetimes;

    [[nodiscard]] bool is_free_for(const Item& item) const {
        return std::none_of(lifetimes.begin(), lifetimes.end(),
                            [&](const auto& l) { return l.first <= item.last && item.first <= l.second; });
    }
};

std::size_t closest(std::vector<Shared>& shared, const Item& item, std::int64_t size) {
    std::size_t best = shared.size();
    std::int64_t distance = 0;
    for (std::size_t i = 0; i < shared.size(); ++i) {
        const std::int64_t off = std::max(shared[i].size, size) - std::min(shared[i].size, size);
        if ((best < shared.size() && off >= distance) || !shared[i].is_free_for(item)) continue;
        best = i;
        distance = off;
    }
    if (best == shared.size()) shared.push_back({});
    return best;
}

}  // namespace

Result<Placement> plan_greedy_best_fit(const Problem& problem, const PlanOptions&, Progress& progress) {
    CHECKED(refuse_pins(problem, "greedy_best_fit"));
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    placement.objects.assign(problem.buffers.size(), 0);
    for (const PoolItems& pool : pools) {
        TRY(const std::int64_t unit, common_alignment(pool.items));
        std::vector<Shared> shared;
        for (const Item& item : pool.items) {
            if (progress.cancelled()) return cancelled();
            const std::int64_t size = rounded(item.size, unit);
            const std::size_t index = closest(shared, item, size);
            shared[index].size = std::max(shared[index].size, size);
            shared[index].lifetimes.emplace_back(item.first, item.last);
            placement.objects[static_cast<std::size_t>(item.row)] = static_cast<std::int32_t>(index);
        }
        std::vector<std::int64_t> starts;
        std::int64_t top = rounded(pool.base, unit);
        for (const Shared& one : shared) {
            starts.push_back(top);
            top += one.size;
        }
        for (const Item& item : pool.items) {
            const auto row = static_cast<std::size_t>(item.row);
            placement.offsets[row] = starts[static_cast<std::size_t>(placement.objects[row])];
        }
    }
    return placement;
}

}  // namespace arenascope

// Best fit in execution order, as in IREE's layout of slices: tensors in graph order, each in the tightest gap.

#include <algorithm>
#include <numeric>

#include "engine/planning/placement/one_by_one.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

Result<Placement> plan_best_fit_in_order(const Problem& problem, const PlanOptions&, Progress& progress) {
    const auto order_of = [](const PoolItems& pool) {
        std::vector<std::size_t> order(pool.items.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return pool.items[a].first < pool.items[b].first; });
        return order;
    };
    return place_one_by_one(problem, progress, order_of, place_tightly);
}

}  // namespace arenascope

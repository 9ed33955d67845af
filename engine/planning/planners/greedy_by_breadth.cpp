// Greedy by breadth for offsets (arXiv 2001.03288): steps with the most live bytes first, the largest tensor of each
// first.

#include "engine/planning/placement/breadth.h"
#include "engine/planning/placement/one_by_one.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

Result<Placement> plan_greedy_by_breadth(const Problem& problem, const PlanOptions&, Progress& progress) {
    const auto order_of = [](const PoolItems& pool) { return order_by_breadth(pool.items); };
    return place_one_by_one(problem, progress, order_of, place_tightly);
}

}  // namespace arenascope

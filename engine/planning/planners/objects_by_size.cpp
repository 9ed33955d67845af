// Greedy by size for shared objects (arXiv 2001.03288): largest first, each into the smallest object that is free
// over its lifetime; objects never grow.

#include <algorithm>

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/shared_objects.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

Result<> place(const PoolItems& pool, SharedObjects& objects, Progress& progress) {
    std::vector<Item> order = in_execution_order(pool);
    std::stable_sort(order.begin(), order.end(), [](const Item& a, const Item& b) { return a.size > b.size; });
    CancelThrottle pace(progress);
    for (const Item& item : order) {
        if (pace.cancelled()) return cancelled();
        // Objects are created largest first: the last free one is the smallest.
        objects.put(objects.previous_free(objects.count(), item), item);
    }
    return done;
}

}  // namespace

Result<Placement> plan_objects_by_size(const Problem& problem, const PlanOptions&, Progress& progress) {
    return plan_objects(problem, "objects_by_size", progress, place);
}

}  // namespace arenascope

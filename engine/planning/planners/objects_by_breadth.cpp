// Greedy by breadth for shared objects (arXiv 2001.03288): steps with the most live bytes first, their largest tensors
// first; each into the smallest free object with room, else into the largest free one, which grows.

#include "engine/planning/placement/breadth.h"
#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/shared_objects.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

std::size_t choose(const SharedObjects& objects, const Item& item) {
    const std::int64_t size = objects.size_of(item);
    std::size_t best = SharedObjects::none;
    for (std::size_t object = objects.next_free(0, item); object != SharedObjects::none;
         object = objects.next_free(object + 1, item)) {
        const std::int64_t here = objects.size_of(object);
        const std::int64_t there = best == SharedObjects::none ? -1 : objects.size_of(best);
        const bool better = there >= size ? here >= size && here < there : here > there;
        if (best == SharedObjects::none || better) best = object;
    }
    return best;
}

Result<> place(const PoolItems& pool, SharedObjects& objects, Progress& progress) {
    if (pool.items.empty()) return done;
    CancelThrottle pace(progress);
    for (const std::size_t index : order_by_breadth(pool.items)) {
        if (pace.cancelled()) return cancelled();
        objects.put(choose(objects, pool.items[index]), pool.items[index]);
    }
    return done;
}

}  // namespace

Result<Placement> plan_objects_by_breadth(const Problem& problem, const PlanOptions&, Progress& progress) {
    return plan_objects(problem, "objects_by_breadth", progress, place);
}

}  // namespace arenascope

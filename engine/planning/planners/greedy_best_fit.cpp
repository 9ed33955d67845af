// Greedy as ExecuTorch's documentation describes it: in graph order, each tensor gets the free buffer of the closest
// size, which grows if required, or else a new one; all are laid end to end.

#include <algorithm>

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/shared_objects.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

std::size_t closest(const SharedObjects& objects, const Item& item) {
    const std::int64_t size = objects.size_of(item);
    std::size_t best = SharedObjects::none;
    std::int64_t distance = 0;
    for (std::size_t i = objects.next_free(0, item); i != SharedObjects::none; i = objects.next_free(i + 1, item)) {
        const std::int64_t off = std::max(objects.size_of(i), size) - std::min(objects.size_of(i), size);
        if (best != SharedObjects::none && off >= distance) continue;
        best = i;
        distance = off;
    }
    return best;
}

Result<> place(const PoolItems& pool, SharedObjects& objects, Progress& progress) {
    CancelThrottle pace(progress);
    for (const Item& item : pool.items) {
        if (pace.cancelled()) return cancelled();
        objects.put(closest(objects, item), item);
    }
    return done;
}

}  // namespace

Result<Placement> plan_greedy_best_fit(const Problem& problem, const PlanOptions&, Progress& progress) {
    return plan_objects(problem, "greedy_best_fit", progress, place);
}

}  // namespace arenascope

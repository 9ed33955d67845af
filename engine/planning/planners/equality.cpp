// Equality: in execution order a tensor reuses a free object only if the sizes are equal, as GPU textures require.

#include <map>
#include <set>
#include <utility>

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/shared_objects.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

using Held = std::pair<std::int32_t, std::size_t>;  ///< end of use, and the object

Result<> place(const PoolItems& pool, SharedObjects& objects, Progress& progress) {
    std::map<std::int64_t, std::set<Held>> by_size;
    CancelThrottle pace(progress);
    for (const Item& item : in_execution_order(pool)) {
        if (pace.cancelled()) return cancelled();
        // The one that became free first; objects are numbered in order of creation, so of equals it is the oldest.
        std::set<Held>& same = by_size[objects.size_of(item)];
        std::size_t object = SharedObjects::none;
        if (!same.empty() && same.begin()->first < item.first) {
            object = same.begin()->second;
            same.erase(same.begin());
        }
        same.emplace(item.last, objects.put(object, item));
    }
    return done;
}

}  // namespace

Result<Placement> plan_equality(const Problem& problem, const PlanOptions&, Progress& progress) {
    return plan_objects(problem, "equality", progress, place);
}

}  // namespace arenascope

// PyTorch Static Runtime's storage groups: in execution order each tensor takes the group that became free last,
// whatever its size; a group is as large as its largest tensor.

#include <queue>

#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/shared_objects.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

struct Tenant {
    std::int32_t last = 0;
    std::size_t order = 0, object = 0;  ///< of equal ends, the first placed is freed first
    bool operator>(const Tenant& o) const { return last != o.last ? last > o.last : order > o.order; }
};

Result<> place(const PoolItems& pool, SharedObjects& objects, Progress& progress) {
    std::priority_queue<Tenant, std::vector<Tenant>, std::greater<>> live;
    std::vector<std::size_t> freed;
    std::size_t order = 0;
    CancelThrottle pace(progress);
    for (const Item& item : in_execution_order(pool)) {
        if (pace.cancelled()) return cancelled();
        for (; !live.empty() && live.top().last < item.first; live.pop()) freed.push_back(live.top().object);
        std::size_t object = SharedObjects::none;
        if (!freed.empty()) {
            object = freed.back();
            freed.pop_back();
        }
        live.push({item.last, order++, objects.put(object, item)});
    }
    return done;
}

}  // namespace

Result<Placement> plan_storage_groups(const Problem& problem, const PlanOptions&, Progress& progress) {
    return plan_objects(problem, "storage_groups", progress, place);
}

}  // namespace arenascope

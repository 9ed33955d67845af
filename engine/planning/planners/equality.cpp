// Equality: in execution order a tensor reuses a free object only where the sizes are equal, as GPU textures need it.

#include <map>

#include "engine/planning/planners/pace.h"
#include "engine/planning/planners/rows.h"
#include "engine/planning/planners/shared_objects.h"

namespace arenascope {

namespace {

struct Held {
    std::int32_t last = 0;
    std::size_t object = 0;
};

Result<> place(const PoolItems& pool, SharedObjects& objects, Progress& progress) {
    std::map<std::int64_t, std::vector<Held>> by_size;
    Pace pace(progress);
    for (const Item& item : in_execution_order(pool)) {
        if (pace.cancelled()) return cancelled();
        std::vector<Held>& same = by_size[objects.size_of(item)];
        Held* found = nullptr;
        for (Held& held : same) {
            if (held.last < item.first && (!found || held.last < found->last)) found = &held;
        }
        if (!found) {
            same.push_back({item.last, SharedObjects::none});
            found = &same.back();
        }
        found->object = objects.put(found->object, item);
        found->last = item.last;
    }
    return done;
}

}  // namespace

Result<Placement> plan_equality(const Problem& problem, const PlanOptions&, Progress& progress) {
    return plan_objects(problem, "equality", progress, place);
}

}  // namespace arenascope

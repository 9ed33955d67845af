// ExecuTorch's greedy, to the offset and object id: largest first into shared objects that never grow.

#include <algorithm>

#include "engine/planning/planners/pace.h"
#include "engine/planning/planners/pool_items.h"
#include "engine/planning/planners/rows.h"

namespace arenascope {

namespace {

constexpr std::int64_t sort_alignment = 16;  // sizes are compared as they were before the plan's alignment

struct Member {
    std::int32_t first = 0, last = 0;
    std::int64_t end = 0;  ///< within the object
};

struct Object {
    std::int64_t size = 0;
    std::vector<Member> members;

    /// End of the highest member that lives at the same time; 0 where none does.
    [[nodiscard]] std::int64_t floor_for(const Item& item) const {
        std::int64_t floor = 0;
        for (const Member& m : members) {
            if (m.first <= item.last && item.first <= m.last) floor = std::max(floor, m.end);
        }
        return floor;
    }
    [[nodiscard]] bool is_free_for(const Item& item) const {
        return std::none_of(members.begin(), members.end(),
                            [&](const Member& m) { return m.first <= item.last && item.first <= m.last; });
    }
};

struct Slot {
    std::size_t object = 0;
    std::int64_t inner = 0;
};

// The first object that is free for the whole lifetime, else the first with room above its live members, else a new
// one.
Slot choose(std::vector<Object>& objects, const Item& item, std::int64_t size, bool sub_pack) {
    for (std::size_t i = 0; i < objects.size(); ++i) {
        // Below an alignment of 16 equal keys hide different sizes; ExecuTorch fails an assertion there.
        if (size <= objects[i].size && objects[i].is_free_for(item)) return {i, 0};
    }
    for (std::size_t i = 0; sub_pack && i < objects.size(); ++i) {
        const std::int64_t floor = objects[i].floor_for(item);
        // Only above bytes in use: a member without bytes does not open its object again.
        if (floor > 0 && floor + size <= objects[i].size) return {i, floor};
    }
    objects.push_back({.size = size, .members = {}});
    return {objects.size() - 1, 0};
}

Result<Placement> plan(const Problem& problem, bool sub_pack, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    placement.objects.assign(problem.buffers.size(), 0);
    for (const PoolItems& pool : pools) {
        TRY(const std::int64_t unit, common_alignment(pool.items));
        const auto key = [&](const Item& item) {
            return rounded(problem.buffers[static_cast<std::size_t>(item.row)].bytes, sort_alignment);
        };
        std::vector<Item> order = pool.items;
        // Ascending and stable, then reversed: equal sizes end up in reverse graph order.
        std::stable_sort(order.begin(), order.end(), [&](const Item& a, const Item& b) { return key(a) < key(b); });
        std::reverse(order.begin(), order.end());
        std::vector<Object> objects;
        Pace pace(progress);
        for (const Item& item : order) {
            if (pace.cancelled()) return cancelled();
            const std::int64_t size = rounded(item.size, unit);
            const Slot slot = choose(objects, item, size, sub_pack);
            objects[slot.object].members.push_back({item.first, item.last, slot.inner + size});
            placement.objects[static_cast<std::size_t>(item.row)] = static_cast<std::int32_t>(slot.object);
            placement.offsets[static_cast<std::size_t>(item.row)] = slot.inner;
        }
        std::vector<std::int64_t> starts;
        std::int64_t top = rounded(pool.base, unit);
        for (const Object& object : objects) {
            starts.push_back(top);
            top += object.size;
        }
        for (const Item& item : order) {
            const auto row = static_cast<std::size_t>(item.row);
            placement.offsets[row] += starts[static_cast<std::size_t>(placement.objects[row])];
        }
    }
    return placement;
}

}  // namespace

Result<Placement> plan_greedy(const Problem& problem, const PlanOptions&, Progress& progress) {
    CHECKED(refuse_constraints(problem, "greedy"));
    return plan(problem, true, progress);
}

Result<Placement> plan_greedy_no_overlap(const Problem& problem, const PlanOptions&, Progress& progress) {
    CHECKED(refuse_constraints(problem, "greedy_no_overlap"));
    return plan(problem, false, progress);
}

}  // namespace arenascope

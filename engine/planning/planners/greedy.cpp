// ExecuTorch's greedy, with identical offsets and object ids: largest first into shared objects that never grow.

#include <algorithm>

#include "engine/planning/placement/busy_index.h"
#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/pool_items.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

constexpr std::int64_t sort_alignment = 16;  // sizes are compared before the plan's alignment applies

struct Member {
    std::int32_t first = 0, last = 0;
    std::int64_t end = 0;  ///< within the object
};

struct Object {
    std::int64_t size = 0;
    std::vector<Member> members;

    /// End of the highest member that lives at the same time; 0 if none does.
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

// The objects of a pool, and an index of those that an item can skip.
class Objects {
public:
    explicit Objects(const std::vector<Item>& items) : busy_(items), full_(items) {}

    // The first object that is free for the whole lifetime; otherwise the first with room above its live members;
    // otherwise a new one.
    Slot choose(const Item& item, std::int64_t size, bool sub_pack) {
        const BusyIndex::Spans spans = busy_.touched(item.first, item.last);
        for (std::size_t i = busy_.next(0, spans); i != BusyIndex::none; i = busy_.next(i + 1, spans)) {
            // Below an alignment of 16, equal keys may have different sizes; ExecuTorch fails an assertion in that
            // case.
            if (size <= objects_[i].size && objects_[i].is_free_for(item)) return {i, 0};
        }
        const BusyIndex::Spans full = size > 0 ? spans : 0;  // an item without bytes also fits above the last byte
        for (std::size_t i = sub_pack ? full_.next(0, full) : BusyIndex::none; i != BusyIndex::none;
             i = full_.next(i + 1, full)) {
            if (objects_[i].size == 0) break;  // and so are all after it
            const std::int64_t floor = objects_[i].floor_for(item);
            // Only above bytes in use: a member without bytes does not make room in its object.
            if (floor > 0 && floor + size <= objects_[i].size) return {i, floor};
        }
        objects_.push_back({.size = size, .members = {}});
        return {objects_.size() - 1, 0};
    }

    void put(const Slot& slot, const Item& item, std::int64_t size) {
        Object& object = objects_[slot.object];
        object.members.push_back({item.first, item.last, slot.inner + size});
        busy_.occupy(slot.object, item.first, item.last);
        const bool fills = slot.inner + size == object.size;
        full_.occupy(slot.object, item.first, fills ? item.last : item.first - 1);
    }

    [[nodiscard]] const std::vector<Object>& all() const { return objects_; }

private:
    std::vector<Object> objects_;
    BusyIndex busy_;  ///< where a member is live
    BusyIndex full_;  ///< where a member is live that ends at its object's end
};

Result<Placement> plan(const Problem& problem, bool sub_pack, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    placement.objects.assign(problem.buffers.size(), 0);
    for (const PoolItems& pool : pools) {
        TRY(const std::int64_t unit, common_alignment(pool.items));
        const auto key = [&](const Item& item) { return rounded(problem.buffers[item.row].bytes, sort_alignment); };
        std::vector<Item> order = pool.items;
        // Ascending and stable, then reversed: equal sizes end up in reverse graph order.
        std::stable_sort(order.begin(), order.end(), [&](const Item& a, const Item& b) { return key(a) < key(b); });
        std::reverse(order.begin(), order.end());
        Objects objects(order);
        CancelThrottle pace(progress);
        for (const Item& item : order) {
            if (pace.cancelled()) return cancelled();
            const std::int64_t size = rounded(item.size, unit);
            const Slot slot = objects.choose(item, size, sub_pack);
            objects.put(slot, item, size);
            placement.objects[item.row] = static_cast<std::int32_t>(slot.object);
            placement.offsets[item.row] = slot.inner;
        }
        std::vector<std::int64_t> starts;
        std::int64_t top = rounded(pool.base, unit);
        for (const Object& object : objects.all()) {
            starts.push_back(top);
            top += object.size;
        }
        for (const Item& item : order) {
            placement.offsets[item.row] += starts[static_cast<std::size_t>(placement.objects[item.row])];
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

#pragma once
// Shared objects: blocks that contain one tensor at a time, laid end to end. The common part of equality,
// objects_by_size, objects_by_breadth, storage_groups and greedy_best_fit.

#include "engine/planning/placement/busy_index.h"
#include "engine/planning/placement/pool_items.h"

namespace arenascope {

class SharedObjects {
public:
    static constexpr std::size_t none = ~std::size_t{0};

    /// Sizes are rounded to a unit at which every item of the pool may start.
    static Result<SharedObjects> make(const PoolItems& pool);

    [[nodiscard]] std::size_t count() const { return objects_.size(); }
    [[nodiscard]] std::int64_t size_of(const Item& item) const { return rounded(item.size, unit_); }
    [[nodiscard]] std::int64_t size_of(std::size_t object) const { return objects_[object].size; }
    [[nodiscard]] bool is_free_for(std::size_t object, const Item& item) const;
    /// The first object at or after `from` that is free for the item, the last before `end`; `none` if there is none.
    [[nodiscard]] std::size_t next_free(std::size_t from, const Item& item) const;
    [[nodiscard]] std::size_t previous_free(std::size_t end, const Item& item) const;
    /// Puts the item into an object, which grows if required; `none`: into a new one. Returns the object.
    std::size_t put(std::size_t object, const Item& item);
    /// Offsets and object numbers of all added items.
    void lay_out(Placement& placement) const;

private:
    struct Object {
        std::int64_t size = 0;
        std::vector<std::pair<std::int32_t, std::int32_t>> lifetimes;
    };
    SharedObjects(std::int64_t base, std::int64_t unit, const std::vector<Item>& items)
        : base_(base), unit_(unit), busy_(items) {}

    std::int64_t base_ = 0, unit_ = 1;
    std::vector<Object> objects_;
    BusyIndex busy_;
    std::vector<std::pair<BufferRow, std::size_t>> put_;  // and the object
};

/// A pool's items by start, equal ones in the problem's order.
std::vector<Item> in_execution_order(const PoolItems& pool);

/// Plans each pool with `place`, which puts all its items into shared objects.
Result<Placement> plan_objects(const Problem& problem, std::string_view planner, Progress& progress,
                               Result<> (*place)(const PoolItems&, SharedObjects&, Progress&));

}  // namespace arenascope

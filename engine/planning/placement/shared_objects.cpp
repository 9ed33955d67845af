#include "engine/planning/placement/shared_objects.h"

#include <algorithm>

namespace arenascope {

Result<SharedObjects> SharedObjects::make(const PoolItems& pool) {
    TRY(const std::int64_t unit, common_alignment(pool.items));
    return SharedObjects(rounded(pool.base, unit), unit, pool.items);
}

bool SharedObjects::is_free_for(std::size_t object, const Item& item) const {
    const auto& lifetimes = objects_[object].lifetimes;
    return std::none_of(lifetimes.begin(), lifetimes.end(),
                        [&](const auto& l) { return l.first <= item.last && item.first <= l.second; });
}

std::size_t SharedObjects::next_free(std::size_t from, const Item& item) const {
    const BusyIndex::Spans spans = busy_.touched(item.first, item.last);
    std::size_t at = busy_.next(from, spans);
    while (at != none && !is_free_for(at, item)) at = busy_.next(at + 1, spans);
    return at;
}

std::size_t SharedObjects::previous_free(std::size_t end, const Item& item) const {
    const BusyIndex::Spans spans = busy_.touched(item.first, item.last);
    std::size_t at = busy_.previous(end, spans);
    while (at != none && !is_free_for(at, item)) at = busy_.previous(at, spans);
    return at;
}

std::size_t SharedObjects::put(std::size_t object, const Item& item) {
    if (object == none) {
        object = objects_.size();
        objects_.emplace_back();
    }
    objects_[object].size = std::max(objects_[object].size, size_of(item));
    objects_[object].lifetimes.emplace_back(item.first, item.last);
    busy_.occupy(object, item.first, item.last);
    put_.emplace_back(item.row, object);
    return object;
}

void SharedObjects::lay_out(Placement& placement) const {
    std::vector<std::int64_t> starts;
    std::int64_t top = base_;
    for (const Object& object : objects_) {
        starts.push_back(top);
        top += object.size;
    }
    for (const auto& [row, object] : put_) {
        placement.objects[row] = static_cast<std::int32_t>(object);
        placement.offsets[row] = starts[object];
    }
}

std::vector<Item> in_execution_order(const PoolItems& pool) {
    std::vector<Item> items = pool.items;
    std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.first < b.first; });
    return items;
}

Result<Placement> plan_objects(const Problem& problem, std::string_view planner, Progress& progress,
                               Result<> (*place)(const PoolItems&, SharedObjects&, Progress&)) {
    CHECKED(refuse_constraints(problem, planner));
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    placement.objects.assign(problem.buffers.size(), 0);
    for (const PoolItems& pool : pools) {
        TRY(SharedObjects objects, SharedObjects::make(pool));
        CHECKED(place(pool, objects, progress));
        objects.lay_out(placement);
    }
    return placement;
}

}  // namespace arenascope

// Greedy by breadth for offsets (arXiv 2001.03288): the fullest moments first, the largest of each first.

#include <algorithm>
#include <map>

#include "engine/planning/planners/pool_items.h"
#include "engine/planning/planners/rows.h"

namespace arenascope {

namespace {

// Live bytes over time, constant between `times[i]` and `times[i + 1]`, with the widest moment of any range.
class Profile {
public:
    explicit Profile(const std::vector<Item>& items) {
        std::map<std::int64_t, std::int64_t> changes;
        for (const Item& item : items) {
            changes[item.first] += item.size;
            changes[std::int64_t{item.last} + 1] -= item.size;
        }
        std::int64_t live = 0;
        std::vector<std::size_t> level;
        std::vector<std::int64_t> bytes;
        for (const auto& [time, change] : changes) {
            times_.push_back(time);
            bytes_.push_back(live += change);
            level.push_back(level.size());
        }
        widest_.push_back(level);
        for (std::size_t width = 1; 2 * width <= times_.size(); width *= 2) {
            std::vector<std::size_t> next;
            for (std::size_t i = 0; i + 2 * width <= times_.size(); ++i) {
                next.push_back(wider(widest_.back()[i], widest_.back()[i + width]));
            }
            widest_.push_back(std::move(next));
        }
    }

    /// Index of the first widest moment within the item's lifetime.
    [[nodiscard]] std::size_t widest(const Item& item) const {
        const auto begin = index_of(item.first), end = index_of(std::int64_t{item.last} + 1);
        std::size_t level = 0;
        while ((std::size_t{2} << level) <= end - begin) ++level;
        return wider(widest_[level][begin], widest_[level][end - (std::size_t{1} << level)]);
    }
    [[nodiscard]] std::int64_t bytes(std::size_t moment) const { return bytes_[moment]; }

private:
    [[nodiscard]] std::size_t wider(std::size_t a, std::size_t b) const { return bytes_[b] > bytes_[a] ? b : a; }
    [[nodiscard]] std::size_t index_of(std::int64_t time) const {
        return static_cast<std::size_t>(std::lower_bound(times_.begin(), times_.end(), time) - times_.begin());
    }

    std::vector<std::int64_t> times_, bytes_;
    std::vector<std::vector<std::size_t>> widest_;  // [k][i]: among the 2^k moments from i
};

struct Ranked {
    Item item;
    std::size_t moment = 0;  ///< where the walk over moments, widest first, meets the item
    std::int64_t breadth = 0;
};

std::vector<Ranked> rank(const std::vector<Item>& all, const std::vector<Item>& free) {
    const Profile profile(all);
    std::vector<Ranked> out;
    for (const Item& item : free) {
        const std::size_t moment = profile.widest(item);
        out.push_back({item, moment, profile.bytes(moment)});
    }
    std::stable_sort(out.begin(), out.end(), [](const Ranked& a, const Ranked& b) {
        if (a.breadth != b.breadth) return a.breadth > b.breadth;
        if (a.moment != b.moment) return a.moment < b.moment;
        return a.item.size > b.item.size;
    });
    return out;
}

}  // namespace

Result<Placement> plan_greedy_by_breadth(const Problem& problem, const PlanOptions&, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        if (pool.items.empty()) continue;
        Arena arena(pool.base);
        arena.reserve(pool.items.size());
        for (const Ranked& ranked : rank(pool.items, put_pinned(arena, pool.items, placement))) {
            if (progress.cancelled()) return cancelled();
            const Item& item = ranked.item;
            const std::int64_t offset = item.size > 0 ? arena.best_fit(item) : rounded(pool.base, item.align);
            placement.offsets[static_cast<std::size_t>(item.row)] = offset;
            if (item.size > 0) arena.put(item, offset);
        }
    }
    return placement;
}

}  // namespace arenascope

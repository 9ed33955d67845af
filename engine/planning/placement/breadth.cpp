#include "engine/planning/placement/breadth.h"

#include <algorithm>
#include <map>

namespace arenascope {

namespace {

// Live bytes over time, constant between `times[i]` and `times[i + 1]`, with the widest section of any range.
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

    /// Index of the first widest section within the item's lifetime.
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
    std::vector<std::vector<std::size_t>> widest_;  // [k][i]: among the 2^k sections from i
};

struct Ranked {
    std::size_t index = 0;  ///< into the pool's items
    std::int64_t size = 0;
    std::size_t moment = 0;  ///< the section, widest first, that reaches the item
    std::int64_t breadth = 0;
};

}  // namespace

std::vector<std::size_t> order_by_breadth(const std::vector<Item>& items) {
    if (items.empty()) return {};
    const Profile profile(items);
    std::vector<Ranked> ranked;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].pinned) continue;
        const std::size_t moment = profile.widest(items[i]);
        ranked.push_back({i, items[i].size, moment, profile.bytes(moment)});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        if (a.breadth != b.breadth) return a.breadth > b.breadth;
        if (a.moment != b.moment) return a.moment < b.moment;
        return a.size > b.size;
    });
    std::vector<std::size_t> order;
    order.reserve(ranked.size());
    for (const Ranked& one : ranked) order.push_back(one.index);
    return order;
}

}  // namespace arenascope

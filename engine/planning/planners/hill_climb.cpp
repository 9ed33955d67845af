// Hill climbing over placing orders: an item that reaches the top is moved before one that it rests on, and the new
// order is kept if the arena does not grow. After Arm Vela's and TVM's; seeded, with a budget of work.

#include <algorithm>
#include <chrono>

#include "engine/base/random.h"
#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/pool_items.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

constexpr std::size_t most_neighbours = 4'000'000;  // above that, the neighbour lists cost more than they gain
constexpr std::int64_t work_per_node = 64;          // neighbours compared per node of the budget

class Climber {
public:
    Climber(const PoolItems& pool, const std::vector<std::int64_t>& start, const PlanOptions& options,
            Progress& progress)
        : pool_(pool),
          items_(pool.items),
          progress_(progress),
          offsets_(start),
          random_(options.seed),
          budget_(std::clamp<std::int64_t>(options.nodes, 0, std::int64_t{1} << 40) * work_per_node) {
        if (options.seconds) {
            deadline_ = Clock::now() +
                std::chrono::duration_cast<Clock::duration>(
                            std::chrono::duration<double>(std::min(*options.seconds, 1e6)));
        }
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (items_[i].size > 0) order_.push_back(i);
        }
        // Placing the lowest first at the lowest place makes nothing end higher than before.
        std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            if (items_[a].pinned.has_value() != items_[b].pinned.has_value()) return items_[a].pinned.has_value();
            return offsets_[a] < offsets_[b];
        });
        while (pins_ < order_.size() && items_[order_[pins_]].pinned) ++pins_;
    }

    /// False: too many pairs live at the same time.
    bool link() {
        neighbours_.assign(items_.size(), {});
        std::vector<std::size_t> by_start = order_, live;
        std::stable_sort(by_start.begin(), by_start.end(),
                         [&](std::size_t a, std::size_t b) { return items_[a].first < items_[b].first; });
        std::size_t pairs = 0;
        for (const std::size_t item : by_start) {
            std::erase_if(live, [&](std::size_t other) { return items_[other].last < items_[item].first; });
            pairs += live.size();
            if (pairs > most_neighbours) return false;
            for (const std::size_t other : live) {
                neighbours_[item].push_back(other);
                neighbours_[other].push_back(item);
            }
            live.push_back(item);
        }
        return true;
    }

    Result<bool> climb() {
        place_.assign(items_.size(), 0);
        for (std::size_t i = 0; i < order_.size(); ++i) place_[order_[i]] = i;
        std::int64_t best = place_from(pins_, std::numeric_limits<std::int64_t>::max());
        if (progress_.cancelled()) return cancelled();
        best_offsets_ = offsets_;
        const std::int64_t bound = live_bound(pool_);
        while (best > bound && budget_ > 0 && order_.size() > pins_ + 1) {
            if (progress_.cancelled()) return cancelled();
            if (deadline_ && Clock::now() > *deadline_) return false;
            const std::size_t from = change_order(best);
            if (from >= order_.size()) break;
            const std::int64_t top = place_from(from, best);
            if (top <= best) {
                best = top;
                best_offsets_ = offsets_;
                best_order_ = order_;
            } else {
                restore(from);
            }
        }
        return true;
    }

    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return best_offsets_; }

private:
    using Clock = std::chrono::steady_clock;

    // Places order_[from..] again; stops (and returns more than `limit`) if an item ends above it, or if the work is
    // cancelled.
    std::int64_t place_from(std::size_t from, std::int64_t limit) {
        std::int64_t top = pool_.base;
        for (std::size_t i = 0; i < from; ++i) top = std::max(top, offsets_[order_[i]] + items_[order_[i]].size);
        for (std::size_t i = from; i < order_.size(); ++i) {
            const std::size_t item = order_[i];
            offsets_[item] = lowest_place(item, i);
            top = std::max(top, offsets_[item] + items_[item].size);
            if (pace_.cancelled()) return std::numeric_limits<std::int64_t>::max();
            if (top > limit) return top;
        }
        return top;
    }

    std::int64_t lowest_place(std::size_t item, std::size_t place) {
        below_.clear();
        for (const ByteRange& range : pool_.keep_out) below_.emplace_back(range.begin, range.end);
        budget_ -= static_cast<std::int64_t>(neighbours_[item].size()) + 1;
        for (const std::size_t other : neighbours_[item]) {
            if (place_[other] < place) below_.emplace_back(offsets_[other], offsets_[other] + items_[other].size);
        }
        std::sort(below_.begin(), below_.end());
        std::int64_t start = rounded(pool_.base, items_[item].align);
        for (const auto& [offset, end] : below_) {
            if (start + items_[item].size <= offset) break;
            if (end > start) start = rounded(end, items_[item].align);
        }
        return start;
    }

    // Moves an item that reaches the top before one that lives with it (or, sometimes, before any other), and
    // returns the first changed place.
    std::size_t change_order(std::int64_t best) {
        if (best_order_.empty()) best_order_ = order_;
        tops_.clear();
        for (std::size_t i = pins_; i < order_.size(); ++i) {
            if (offsets_[order_[i]] + items_[order_[i]].size == best) tops_.push_back(i);
        }
        if (tops_.empty()) return order_.size();  // a pin reaches the top
        std::size_t from = tops_[random_.below(tops_.size())];
        const std::vector<std::size_t>& near = neighbours_[order_[from]];
        std::size_t to = pins_ + random_.below(order_.size() - pins_);
        if (!near.empty() && random_.below(10) < 7) to = place_[near[random_.below(near.size())]];
        if (to < pins_ || to == from) to = pins_ + random_.below(order_.size() - pins_);
        if (random_.below(2) == 0) {
            swap_places(from, to);
        } else {
            move_place(from, to);
        }
        return std::min(from, to);
    }

    void swap_places(std::size_t a, std::size_t b) {
        std::swap(order_[a], order_[b]);
        place_[order_[a]] = a;
        place_[order_[b]] = b;
    }

    void move_place(std::size_t from, std::size_t to) {
        const auto begin = order_.begin();
        const auto at = [&](std::size_t i) { return begin + static_cast<std::ptrdiff_t>(i); };
        if (to < from) {
            std::rotate(at(to), at(from), at(from + 1));
        } else {
            std::rotate(at(from), at(from + 1), at(to + 1));
        }
        for (std::size_t i = std::min(from, to); i <= std::max(from, to); ++i) place_[order_[i]] = i;
    }

    void restore(std::size_t from) {
        for (std::size_t i = from; i < order_.size(); ++i) {
            order_[i] = best_order_[i];
            place_[order_[i]] = i;
            offsets_[order_[i]] = best_offsets_[order_[i]];
        }
    }

    const PoolItems& pool_;
    const std::vector<Item>& items_;
    Progress& progress_;
    CancelThrottle pace_{progress_};
    std::vector<std::int64_t> offsets_, best_offsets_;  // by item
    std::vector<std::size_t> order_, best_order_, place_;
    std::vector<std::vector<std::size_t>> neighbours_;
    std::vector<std::pair<std::int64_t, std::int64_t>> below_;
    std::vector<std::size_t> tops_;
    std::size_t pins_ = 0;
    Xorshift random_;
    std::int64_t budget_ = 0;
    std::optional<Clock::time_point> deadline_;
};

}  // namespace

Result<Placement> plan_hill_climb(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(Placement placement, plan_greedy_by_size(problem, options, progress));
    TRY(const auto pools, split_pools(problem));
    for (const PoolItems& pool : pools) {
        std::vector<std::int64_t> start;
        for (const Item& item : pool.items) start.push_back(placement.offsets[item.row]);
        Climber climber(pool, start, limit.left(), progress);
        if (top_of(pool, placement) <= live_bound(pool) || !climber.link()) continue;
        TRY(const bool complete, climber.climb());
        placement.deterministic = placement.deterministic && complete;
        for (std::size_t i = 0; i < pool.items.size(); ++i) {
            placement.offsets[pool.items[i].row] = climber.offsets()[i];
        }
    }
    spread_groups(problem, placement);
    return placement;
}

}  // namespace arenascope

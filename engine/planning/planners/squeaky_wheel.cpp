// Squeaky wheel optimisation (Joslin and Clements, 1999): place all items in an order, move those that end too high
// towards the front, and repeat. For problems that are too large for a search; seeded.

#include "engine/planning/planners/squeaky_wheel.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "engine/base/random.h"
#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/gap_finder.h"
#include "engine/planning/placement/search.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

constexpr std::int64_t placements_per_node = 5;  // of the budget

class Wheel {
public:
    Wheel(const PoolItems& pool, const PlanOptions& options)
        : pool_(pool),
          gaps_(pool),
          random_(options.seed),
          nodes_(std::clamp<std::int64_t>(options.nodes, 0, std::int64_t{1} << 50) * placements_per_node),
          bound_(live_bound(pool)) {
        using Seconds = std::chrono::duration<double>;
        if (options.seconds) {
            deadline_ = Clock::now() +
                std::chrono::duration_cast<Clock::duration>(Seconds(std::clamp(*options.seconds, 0.0, 1e6)));
        }
        for (std::size_t i = 0; i < pool.items.size(); ++i) {
            if (!pool.items[i].pinned && pool.items[i].size > 0) items_.push_back(static_cast<std::uint32_t>(i));
        }
        offsets_.assign(pool.items.size(), pool.base);
        for (std::size_t i = 0; i < pool.items.size(); ++i) {
            offsets_[i] = pool.items[i].pinned.value_or(rounded(pool.base, pool.items[i].align));
        }
    }

    Result<> run(std::vector<std::int64_t> start, std::int64_t top, Progress& progress) {
        best_ = std::move(start);
        best_top_ = top;
        CHECKED(try_orders(progress));
        std::vector<std::uint32_t> order = best_order_;
        bool best_fit = best_fits_;
        while (goes_on()) {
            blame(order);
            TRY(const std::int64_t reached, place(order, best_fit, progress));
            // Far from the best: continue from the best again.
            if (reached - bound_ > (best_top_ - bound_) * 2) order = best_order_;
        }
        return done;
    }

    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return best_; }
    [[nodiscard]] bool timed_out() const { return timed_out_; }
    [[nodiscard]] std::int64_t placed() const { return placed_; }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] double duration(std::uint32_t i) const {
        return static_cast<double>(std::int64_t{pool_.items[i].last} - pool_.items[i].first + 1);
    }
    [[nodiscard]] bool goes_on() {
        timed_out_ = timed_out_ || (deadline_ && Clock::now() > *deadline_);
        return best_top_ > bound_ && nodes_ > 0 && !timed_out_ && !items_.empty();
    }

    // By size, by duration and by area, each into the tightest gap and into the lowest.
    Result<> try_orders(Progress& progress) {
        best_order_ = items_;
        std::int64_t lowest = std::numeric_limits<std::int64_t>::max();
        for (int key = 0; key < 3; ++key) {
            std::vector<std::uint32_t> order = items_;
            const auto value = [&](std::uint32_t i) {
                const auto size = static_cast<double>(pool_.items[i].size);
                return key == 0 ? size : key == 1 ? duration(i) : size * duration(i);
            };
            std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
                return value(a) != value(b) ? value(a) > value(b) : pool_.items[a].size > pool_.items[b].size;
            });
            for (const bool best_fit : {true, false}) {
                if (!goes_on()) return done;
                TRY(const std::int64_t top, place(order, best_fit, progress));
                if (top >= lowest) continue;
                lowest = top;
                best_order_ = order;
                best_fits_ = best_fit;
            }
        }
        return done;
    }

    Result<std::int64_t> place(const std::vector<std::uint32_t>& order, bool best_fit, Progress& progress) {
        gaps_.clear();
        std::int64_t top = pool_.base;
        for (std::size_t i = 0; i < pool_.items.size(); ++i) {
            if (!pool_.items[i].pinned || pool_.items[i].size == 0) continue;
            gaps_.put(i, offsets_[i]);
            top = std::max(top, offsets_[i] + pool_.items[i].size);
        }
        CancelThrottle pace(progress);
        for (const std::uint32_t i : order) {
            if (pace.cancelled()) return cancelled();
            offsets_[i] = best_fit ? gaps_.best_fit(i) : gaps_.first_fit(i);
            gaps_.put(i, offsets_[i]);
            top = std::max(top, offsets_[i] + pool_.items[i].size);
        }
        nodes_ -= static_cast<std::int64_t>(order.size());
        placed_ += static_cast<std::int64_t>(order.size());
        if (top < best_top_) {
            best_top_ = top;
            best_ = offsets_;
            best_order_ = order;
            best_fits_ = best_fit;
        }
        return top;
    }

    // Items that end above the bound move towards the front, by a random distance.
    void blame(std::vector<std::uint32_t>& order) {
        std::vector<std::pair<double, std::uint32_t>> keys;
        keys.reserve(order.size());
        for (std::size_t at = 0; at < order.size(); ++at) {
            const std::uint32_t i = order[at];
            auto key = static_cast<double>(at);
            if (offsets_[i] + pool_.items[i].size > bound_) key *= static_cast<double>(random_.below(1000)) / 1000.0;
            keys.emplace_back(key, i);
        }
        std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t at = 0; at < order.size(); ++at) order[at] = keys[at].second;
    }

    const PoolItems& pool_;
    GapFinder gaps_;
    Xorshift random_;
    std::int64_t nodes_ = 0, placed_ = 0, bound_ = 0, best_top_ = 0;
    std::optional<Clock::time_point> deadline_;
    bool timed_out_ = false, best_fits_ = true;
    std::vector<std::uint32_t> items_, best_order_;
    std::vector<std::int64_t> offsets_, best_;  // by item
};

}  // namespace

Result<Placement> improve_by_blame(const Problem& problem, Placement placement, const PlanOptions& options,
                                   Progress& progress) {
    const TimeLimit limit(options);
    TRY(const auto pools, split_pools(problem));
    for (const PoolItems& pool : pools) {
        std::vector<std::int64_t> start;
        for (const Item& item : pool.items) start.push_back(placement.offsets[item.row]);
        const std::int64_t top = top_of(pool, placement);
        if (top <= live_bound(pool)) continue;
        Wheel wheel(pool, limit.left());
        CHECKED(wheel.run(std::move(start), top, progress));
        placement.deterministic = placement.deterministic && !wheel.timed_out();
        placement.nodes += wheel.placed();
        for (std::size_t i = 0; i < pool.items.size(); ++i) {
            placement.offsets[pool.items[i].row] = wheel.offsets()[i];
        }
    }
    placement.objects.clear();
    spread_groups(problem, placement);
    return placement;
}

Result<Placement> plan_squeaky_wheel(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(Placement start, plan_greedy_by_size(problem, options, progress));
    return improve_by_blame(problem, std::move(start), limit.left(), progress);
}

}  // namespace arenascope

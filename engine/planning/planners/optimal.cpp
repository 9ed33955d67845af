// Exact and anytime: the lowest height at which the search finds a placement, or the best one found when the budget of
// nodes ended, with the proven bound.

#include "engine/planning/planners/optimal.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "engine/planning/placement/group_search.h"
#include "engine/planning/placement/search.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/planners/planners.h"
#include "engine/planning/planners/squeaky_wheel.h"

namespace arenascope {

namespace {

constexpr std::int64_t first_round = 2000;  // nodes per order, doubled each round
constexpr std::int64_t best_share = 4, lucky_share = 16;
constexpr std::int64_t first_lucky = 1000;  // nodes of every second one; the others get twice as many
constexpr int most_doubled = 1;
constexpr std::int64_t steps_per_node = 5;   // of the budget: a step of this search takes about a microsecond
constexpr std::size_t most_searched = 2000;  // buffers; above that, repeated placing finds more

constexpr std::int64_t quick_share = 3000, first_share = 500000;  // steps for one height

// Every end of every gravity solution is a multiple of this.
std::int64_t granule_of(const PoolItems& pool) {
    std::int64_t granule = pool.base;
    for (const Item& item : pool.items) {
        granule = std::gcd(std::gcd(granule, item.size), item.align);
        if (item.pinned) granule = std::gcd(granule, *item.pinned);
    }
    for (const ByteRange& range : pool.keep_out) granule = std::gcd(granule, range.end);
    return std::max<std::int64_t>(granule, 1);
}

class Minimiser {
public:
    Minimiser(const PoolItems& pool, std::vector<std::int64_t> start, std::int64_t top, const PlanOptions& options)
        : search_(pool),
          granule_(granule_of(pool)),
          best_(std::move(start)),
          top_(top),
          lower_((live_bound(pool) + granule_ - 1) / granule_ * granule_),
          nodes_(std::clamp<std::int64_t>(options.nodes, 0, std::int64_t{1} << 50) * steps_per_node) {
        if (!options.seconds) return;
        const std::chrono::duration<double> limit(std::clamp(*options.seconds, 0.0, 1e6));
        deadline_ = FitSearch::Clock::now() + std::chrono::duration_cast<FitSearch::Clock::duration>(limit);
    }

    /// `enough`: a height that is low enough (a capacity), or 0 for the lowest. First a quick search at heights from
    /// the bound up, for a good plan soon; then with many nodes for each height, and with four times as many while the
    /// budget lasts, alternating the direction of time: a problem that is hard in one direction may be easy in the
    /// other.
    Result<> run(const PoolItems& pool, std::int64_t enough, Progress& progress) {
        if (search_.is_too_large()) return done;
        CHECKED(halve(pool, enough, std::min(quick_share, nodes_ / 32 + 1), progress));
        for (std::int64_t share = first_share; is_worth_it(enough); share *= 4) {
            const std::int64_t before = nodes_;
            CHECKED(halve(pool, enough, share, progress));
            if (nodes_ == before || share > nodes_) break;
            is_backward_ = !is_backward_;
            if (is_backward_ && !backward_) {
                mirrored_ = mirrored(pool);
                backward_.emplace(mirrored_);
            }
        }
        return done;
    }

    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return best_; }
    [[nodiscard]] std::int64_t proven() const { return std::min(lower_, top_); }
    [[nodiscard]] bool timed_out() const { return search_.timed_out() || (backward_ && backward_->timed_out()); }
    [[nodiscard]] std::int64_t visited() const { return visited_; }

private:
    static PoolItems mirrored(const PoolItems& pool) {
        PoolItems out = pool;
        for (Item& item : out.items) {
            const std::int32_t first = item.first;
            item.first = -1 - item.last;
            item.last = -1 - first;
        }
        return out;
    }

    [[nodiscard]] FitSearch& search() { return is_backward_ ? *backward_ : search_; }
    [[nodiscard]] bool is_worth_it(std::int64_t enough) const {
        return top_ > std::max(lower_, enough) && nodes_ > 0 && !timed_out();
    }

    /// Halves the distance between the greatest height at which `share` nodes were too few and the best height so far.
    Result<> halve(const PoolItems& pool, std::int64_t enough, std::int64_t share, Progress& progress) {
        std::int64_t hard = -1;
        std::int64_t target = std::max(lower_, std::min(enough, top_));
        while (is_worth_it(enough)) {
            const Found found = search_at(target, std::min(share, nodes_ / 2 + 1), progress);
            if (progress.cancelled()) return cancelled();
            if (found == Found::yes) {
                best_ = search().offsets();
                top_ = pool.base;
                for (std::size_t i = 0; i < best_.size(); ++i) top_ = std::max(top_, best_[i] + pool.items[i].size);
            } else if (found == Found::no) {
                lower_ = target / granule_ * granule_ + granule_;
            } else {
                hard = std::max(hard, target);
            }
            // Between the height that was too hard and the best one; if none was too hard, directly at the bound.
            target = hard < lower_ ? lower_ : hard + (top_ - hard) / 2 / granule_ * granule_;
            if (hard >= lower_ && (target <= hard || target >= top_)) break;
        }
        return done;
    }

    // The search times of orders differ widely. The best order gets many nodes, the others a few; then all get twice as
    // many. In between, the best order is tried with random changes: a lucky one succeeds within a few thousand nodes,
    // or almost never. All share the record of failed parts.
    Found search_at(std::int64_t height, std::int64_t budget, Progress& progress) {
        const auto tried = [&](std::size_t order, std::int64_t nodes) {
            const std::int64_t given = std::min(nodes, budget);
            std::int64_t left = given;
            const Found found = search().fit(height, order, left, deadline_, progress);
            const std::int64_t taken = std::max<std::int64_t>(given - left, 1);
            budget -= taken;
            nodes_ -= taken;
            visited_ += given - left;
            return found;
        };
        const auto is_over = [&](Found found) {
            return found != Found::cut || budget <= 0 || timed_out() || progress.cancelled();
        };
        std::size_t lucky = FitSearch::order_count;
        for (std::int64_t round = first_round;; round *= 2) {
            for (std::size_t order = 0; order < FitSearch::order_count; ++order) {
                const Found found = tried(order, order == 0 ? round * best_share : round);
                if (is_over(found)) return found;
            }
            for (std::int64_t left = round * lucky_share; left > 0; ++lucky) {
                const std::int64_t nodes = first_lucky << std::min(std::countr_zero(lucky), most_doubled);
                const Found found = tried(lucky, nodes);
                if (is_over(found)) return found;
                left -= nodes;
            }
        }
    }

    FitSearch search_;
    PoolItems mirrored_;  // the pool with time running backward
    std::optional<FitSearch> backward_;
    bool is_backward_ = false;
    std::int64_t granule_ = 1;
    std::vector<std::int64_t> best_;
    std::int64_t top_ = 0, lower_ = 0, nodes_ = 0, visited_ = 0;
    std::optional<FitSearch::Clock::time_point> deadline_;
};

}  // namespace

namespace {

// If every pool has a capacity, a plan that fits is enough, unless better ones are requested.
bool stops_at_capacity(const Problem& problem, const PlanOptions& options) {
    return !options.improve && std::all_of(problem.pools.begin(), problem.pools.end(), [](const Pool& pool) {
        return pool.capacity.has_value();
    });
}

bool fits(const Problem& problem, const std::vector<PoolItems>& pools, const Placement& placement) {
    return std::all_of(pools.begin(), pools.end(), [&](const PoolItems& pool) {
        const Pool& limits = problem.pools[pool.pool];
        return limits.capacity && top_of(pool, placement) <= *limits.capacity - limits.tail;
    });
}

}  // namespace

namespace {

// Groups with bytes that are unused at times are not exactly the rectangles that were placed.
Result<> improve_groups(const Problem& problem, const PoolItems& pool, std::int64_t enough, const PlanOptions& options,
                        Placement& placement, Progress& progress) {
    if (pool.exact || pool.items.size() > GroupSearch::most_items) return done;
    std::vector<std::int64_t> start;
    for (const Item& item : pool.items) start.push_back(placement.offsets[item.row]);
    const std::int64_t top = top_of(pool, placement);
    if (top <= enough) return done;
    std::int64_t nodes = std::clamp<std::int64_t>(options.nodes, 0, std::int64_t{1} << 50);
    const std::int64_t given = nodes;
    std::optional<GroupSearch::Clock::time_point> deadline;
    if (options.seconds) {
        const std::chrono::duration<double> limit(std::clamp(*options.seconds, 0.0, 1e6));
        deadline = GroupSearch::Clock::now() + std::chrono::duration_cast<GroupSearch::Clock::duration>(limit);
    }
    GroupSearch search(problem, pool);
    CHECKED(search.run(std::move(start), top, nodes, deadline, progress));
    for (std::size_t i = 0; i < pool.items.size(); ++i) {
        placement.offsets[pool.items[i].row] = search.offsets()[i];
    }
    placement.nodes += given - nodes;
    placement.proven[pool.pool] = search.proven();
    placement.deterministic = placement.deterministic && !search.timed_out();
    return done;
}

}  // namespace

Result<Placement> improve_by_search(const Problem& problem, Placement placement, bool stop_at_capacity,
                                    const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(const auto pools, split_pools(problem));
    placement.proven.assign(pools.size(), 0);
    placement.objects.clear();
    const bool capped = stop_at_capacity && stops_at_capacity(problem, options);
    for (const PoolItems& pool : pools) {
        std::vector<std::int64_t> start;
        for (const Item& item : pool.items) start.push_back(placement.offsets[item.row]);
        const std::int64_t top = top_of(pool, placement);
        const Pool& limits = problem.pools[pool.pool];
        const std::int64_t enough = capped ? std::max<std::int64_t>(*limits.capacity - limits.tail, 0) : 0;
        Minimiser minimiser(pool, std::move(start), top, limit.left());
        CHECKED(minimiser.run(pool, enough, progress));
        placement.proven[pool.pool] = pool.exact ? minimiser.proven() : 0;
        placement.deterministic = placement.deterministic && !minimiser.timed_out();
        placement.nodes += minimiser.visited();
        for (std::size_t i = 0; i < pool.items.size(); ++i) {
            placement.offsets[pool.items[i].row] = minimiser.offsets()[i];
        }
        CHECKED(improve_groups(problem, pool, enough, limit.left(), placement, progress));
    }
    spread_groups(problem, placement);
    return placement;
}

Result<Placement> plan_optimal(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(Placement start, plan_greedy_by_size(problem, options, progress));
    TRY(const auto pools, split_pools(problem));
    if (problem.buffers.size() > most_searched &&
        !(stops_at_capacity(problem, options) && fits(problem, pools, start))) {
        TRY(start, improve_by_blame(problem, std::move(start), limit.left(), progress));
    }
    return improve_by_search(problem, std::move(start), true, limit.left(), progress);
}

}  // namespace arenascope

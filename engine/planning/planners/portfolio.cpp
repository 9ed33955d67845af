// `auto`: per pool the best of the planners that can honour its constraints, in order of cost, until one
// reaches the bytes that live at once; last an exact search from the best of them. Where time is limited, the
// search comes right after those that take no time, and the others get what it leaves.

#include <algorithm>
#include <array>

#include "engine/planning/planners/pool_items.h"
#include "engine/planning/planners/rows.h"
#include "engine/planning/planners/search.h"
#include "engine/planning/planners/time_limit.h"

namespace arenascope {

namespace {

using Plans = Result<Placement>(const Problem&, const PlanOptions&, Progress&);

struct Member {
    Plans* plan;
    bool honours_constraints = true, searches = false;
};

constexpr auto members = std::to_array<Member>({
    {plan_greedy_by_size},
    {plan_greedy_by_breadth},
    {plan_cadence_position_greedy, false},
    {plan_greedy, false},
    {plan_hill_climb, true, true},
    {plan_squeaky_wheel, true, true},
});

/// The best placement of one pool so far, and what is proven of it.
class Best {
public:
    explicit Best(const PoolItems& pool) : pool_(pool), bound_(live_bound(pool)) {}

    void take(Placement placement) {
        const std::int64_t top = top_of(pool_, placement);
        if (!best_) {
            best_ = std::move(placement);
            top_ = top;
            return;
        }
        const bool deterministic = best_->deterministic && placement.deterministic;
        const std::int64_t proven = std::max(proven_of(*best_), proven_of(placement));
        if (top < top_) {
            best_ = std::move(placement);
            top_ = top;
        }
        best_->deterministic = deterministic;
        if (proven > 0) best_->proven = {proven};
    }

    /// Groups that are not filled may still be pushed into one another, which only the search does.
    [[nodiscard]] bool is_least() const { return pool_.exact && top_ <= std::max(bound_, proven_of(*best_)); }
    Placement give() { return std::move(*best_); }

private:
    static std::int64_t proven_of(const Placement& placement) {
        return placement.proven.empty() ? 0 : placement.proven.front();
    }
    const PoolItems& pool_;
    std::int64_t bound_ = 0, top_ = 0;
    std::optional<Placement> best_;
};

Result<Placement> best_of(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(const auto pools, split_pools(problem));
    const bool constrained = !refuse_constraints(problem, "").ok();
    Best best(pools.front());
    // False: the least there can be is found.
    const auto run = [&](bool searches) -> Result<bool> {
        for (const Member& member : members) {
            if (member.searches != searches || (constrained && !member.honours_constraints)) continue;
            TRY(Placement placement, member.plan(problem, limit.left(), progress));
            best.take(std::move(placement));
            if (best.is_least()) return false;
        }
        return true;
    };
    TRY(const bool is_open, run(false));
    if (!is_open) return best.give();
    if (options.seconds) {
        // As it would be alone, so that more planners never give a worse plan.
        PlanOptions rest = limit.left();
        rest.improve = true;
        TRY(Placement searched, plan_optimal(problem, rest, progress));
        best.take(std::move(searched));
        if (!best.is_least() && *limit.left().seconds > 0) CHECKED(run(true));
        return best.give();
    }
    TRY(const bool is_still_open, run(true));
    if (!is_still_open) return best.give();
    return improve_by_search(problem, best.give(), false, options, progress);
}

}  // namespace

Result<Placement> plan_auto(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(const auto pools, split_pools(problem));
    Placement out = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        TRY(const Placement part, best_of(problem_of(problem, pool), limit.left(), progress));
        take_over(out, pool, part);
    }
    return out;
}

}  // namespace arenascope

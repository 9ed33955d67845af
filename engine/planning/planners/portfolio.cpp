// `auto`: per pool, the best of the planners that support its constraints, in order of cost, until one reaches the
// lower bound; last an exact search from the best of them. With a time limit, the search comes directly after the fast
// ones, and the others get the remaining time.

#include <algorithm>
#include <array>

#include "engine/planning/placement/pool_items.h"
#include "engine/planning/placement/search.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/planners/optimal.h"
#include "engine/planning/planners/planners.h"

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

/// The best placement of one pool so far, and its proven bound.
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

    /// Groups with unused bytes may still overlap each other, which only the search tries.
    [[nodiscard]] bool is_least() const { return best_ && pool_.exact && top_ <= std::max(bound_, proven_of(*best_)); }
    /// another machine might have had the time
    void is_cut() { best_->deterministic = false; }
    Placement give() { return std::move(*best_); }

private:
    static std::int64_t proven_of(const Placement& placement) {
        return placement.proven.empty() ? 0 : placement.proven.front();
    }
    const PoolItems& pool_;
    std::int64_t bound_ = 0, top_ = 0;
    std::optional<Placement> best_;
};

/// Runs the members that search, or those that do not, while a lower result is possible.
Result<> run_members(const Problem& problem, const PlanOptions& options, bool search, Best& best, Progress& progress) {
    const TimeLimit limit(options);
    const bool constrained = !refuse_constraints(problem, "").ok();
    for (const Member& member : members) {
        if (member.searches != search || (constrained && !member.honours_constraints)) continue;
        if (best.is_least()) return done;
        TRY(Placement placement, member.plan(problem, limit.left(), progress));
        best.take(std::move(placement));
    }
    return done;
}

/// The same with a time limit: a member that has not finished by then is ignored.
Result<> run_members_in(double seconds, const Problem& problem, PlanOptions options, bool search, Best& best,
                        Progress& progress) {
    options.seconds = seconds;
    const TimeLimit limit(options);
    Progress* self = nullptr;
    Progress limited([&](const Stage& stage, double fraction) {
        progress.report(stage, fraction);
        if (progress.cancelled() || *limit.left().seconds <= 0) self->cancel();
    });
    self = &limited;
    auto ran = run_members(problem, options, search, best, limited);
    if (ran.ok() || progress.cancelled() || !ran.error().is_cancelled) return ran;
    best.is_cut();
    return done;
}

/// First the fast ones, then the search as it would run alone, so that more planners never give a worse plan; the
/// others get the remaining time.
Result<Placement> best_in_time(const Problem& problem, const PlanOptions& options, Best best, Progress& progress) {
    constexpr double quick_share = 0.05;
    const TimeLimit limit(options);
    TRY(Placement first, plan_greedy_by_size(problem, options, progress));
    best.take(std::move(first));
    CHECKED(run_members_in(quick_share * *options.seconds, problem, options, false, best, progress));
    if (best.is_least()) return best.give();
    PlanOptions rest = limit.left();
    rest.improve = true;
    TRY(Placement searched, plan_optimal(problem, rest, progress));
    best.take(std::move(searched));
    CHECKED(run_members_in(*limit.left().seconds, problem, options, true, best, progress));
    return best.give();
}

/// Tensors with pieces, which only one member supports.
bool has_pieces(const Problem& problem) {
    return std::any_of(problem.buffers.begin(), problem.buffers.end(),
                       [](const Buffer& buffer) { return !buffer.pieces.empty(); });
}

Result<Placement> best_of(const Problem& problem, const PlanOptions& options, Progress& progress) {
    TRY(const auto pools, split_pools(problem));
    Best best(pools.front());
    if (has_pieces(problem)) {  // the others use whole lifetimes, which can still end lower
        TRY(Placement pieces, plan_piecewise(problem, options, progress));
        best.take(std::move(pieces));
        CHECKED(run_members(problem, options, false, best, progress));
        return best.give();
    }
    if (options.seconds) return best_in_time(problem, options, std::move(best), progress);
    CHECKED(run_members(problem, options, false, best, progress));
    CHECKED(run_members(problem, options, true, best, progress));
    if (best.is_least()) return best.give();
    return improve_by_search(problem, best.give(), false, options, progress);
}

}  // namespace

Result<Placement> plan_auto(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(const auto pools, split_pools(problem));
    Placement out = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        TRY(const Placement part, best_of(pool_problem(problem, pool), limit.left(), progress));
        take_over(out, pool, part);
    }
    return out;
}

}  // namespace arenascope

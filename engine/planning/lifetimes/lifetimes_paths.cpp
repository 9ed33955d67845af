#include "engine/planning/lifetimes/lifetimes_paths.h"

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/issue.h"
#include "engine/planning/lifetimes/live_bytes.h"
#include "engine/planning/placement/path_greedy.h"
#include "engine/planning/placement/path_search.h"

namespace arenascope {

Conflicts conflicts_of(const FlowLiveness& liveness, const Problem& problem) {
    Conflicts out(problem.buffers.size());
    for (const BufferRow i : problem.buffers.indices()) {
        const Buffer& a = problem.buffers[i];
        for (const BufferRow j : IndexRange<BufferRow>(BufferRow(0), i)) {
            const Buffer& b = problem.buffers[j];
            if (a.mem_id != b.mem_id || a.bytes == 0 || b.bytes == 0) continue;
            if (!liveness.clash(a.id, b.id)) continue;
            out[i].push_back(j);
            out[j].push_back(i);
        }
    }
    return out;
}

void excuse_branches(const Method& method, Plan& plan) {
    constexpr std::size_t most_pairs_of = 10000;
    if (plan.valid() || !has_jumps(method) || plan.problem.buffers.size() > most_pairs_of) return;
    std::erase_if(plan.issues, [](const PlanIssue& issue) { return issue.code == IssueCode::overlap; });
    for (PlanIssue& issue : plan.issues) weaken_infeasible(issue);
    const auto overlaps = overlaps_in_flow(method, plan.problem, plan.placement);
    plan.issues.insert(plan.issues.begin(), overlaps.begin(), overlaps.end());
    const bool sound = std::all_of(plan.issues.begin(), plan.issues.end(),
                                   [](const PlanIssue& issue) { return issue.code == IssueCode::over_capacity; });
    if (!sound) return;
    plan.verdict = PlanVerdict::within;
}

void bound_over_paths(const Method& method, const FlowLiveness& liveness, const Table<PoolRow, std::int64_t>& proven,
                      Plan& plan) {
    for (const PoolRow row : plan.pools.indices()) {
        if (!plan.problem.pools.has(row)) break;
        PoolResult& pool = plan.pools[row];
        pool.lower_bound =
            std::min(pool.lower_bound, flow_bound(method, liveness, plan.problem, plan.problem.pools[row]));
        const LiveBytes live = live_bytes(&method, plan, pool.mem_id);
        if (!live.peak.valid()) continue;
        pool.peak_position = live.peak;
        pool.padding_bytes = live.most() - live_bytes(&method, plan, pool.mem_id, false).at[live.peak];
    }
    raise_bounds(proven, plan);
    const bool may_fit = std::all_of(plan.pools.begin(), plan.pools.end(), [](const PoolResult& pool) {
        return !pool.capacity || pool.lower_bound <= *pool.capacity;
    });
    if (plan.verdict != PlanVerdict::infeasible || !may_fit) return;
    plan.verdict = PlanVerdict::within;
    for (PlanIssue& issue : plan.issues) weaken_infeasible(issue);
}

Result<Plan> assess_on_paths(const Method& method, std::string planner, Problem problem, Placement placement) {
    TRY(Plan plan, assess(std::move(planner), std::move(problem), std::move(placement)));
    if (!has_jumps(method)) return plan;
    excuse_branches(method, plan);
    bound_over_paths(method, FlowLiveness(method), {}, plan);
    return plan;
}

namespace {

constexpr std::size_t most_searched = 3000, most_placed = 1000;  // buffers: the work grows with pairs of them
constexpr std::uint32_t none = ~std::uint32_t{0};

bool searches(std::string_view planner) {
    const Planner* known = find_planner(planner);
    return known && known->traits.is_exact;
}

std::size_t most_buffers(std::string_view planner) {
    if (searches(planner)) return most_searched;
    return places_over_paths(planner) ? most_placed : 0;
}

std::string_view planner_of(const Pool& pool, const Planner& planner) {
    return pool.planner.empty() ? planner.id : std::string_view(pool.planner);
}

/// Whether the exact ranges are never wider than the intervals; otherwise the intervals are kept.
bool within_intervals(const Conflicts& conflicts, const Problem& problem) {
    for (const BufferRow i : conflicts.indices()) {
        for (const BufferRow j : conflicts[i]) {
            const Buffer &a = problem.buffers[i], &b = problem.buffers[j];
            if (a.first > b.last || b.first > a.last) return false;
        }
    }
    return true;
}

/// Between the items of a pool: none of them is a group.
std::vector<std::vector<std::uint32_t>> between_items(const PoolItems& pool, const Conflicts& conflicts) {
    Table<BufferRow, std::uint32_t> item_of(conflicts.size(), none);
    for (std::uint32_t i = 0; i < pool.items.size(); ++i) item_of[pool.items[i].row] = i;
    std::vector<std::vector<std::uint32_t>> apart(pool.items.size());
    for (std::uint32_t i = 0; i < pool.items.size(); ++i) {
        if (pool.items[i].size == 0) continue;
        for (const BufferRow row : conflicts[pool.items[i].row]) {
            if (item_of[row] != none) apart[i].push_back(item_of[row]);
        }
        std::sort(apart[i].begin(), apart[i].end());
    }
    return apart;
}

}  // namespace

Result<Table<PoolRow, std::int64_t>> improve_over_paths(const Method& method, const FlowLiveness& liveness,
                                                        const Planner& planner, const Problem& problem,
                                                        const PlanOptions& options, Placement& placement,
                                                        Progress& progress) {
    const bool has_groups = std::any_of(problem.buffers.begin(), problem.buffers.end(),
                                        [](const Buffer& buffer) { return buffer.group >= 0; });
    const bool any = std::any_of(problem.pools.begin(), problem.pools.end(), [&](const Pool& pool) {
        return problem.buffers.size() <= most_buffers(planner_of(pool, planner));
    });
    if (!has_jumps(method) || has_groups || !any) return Table<PoolRow, std::int64_t>{};
    TRY(const auto pools, split_pools(problem));
    const Conflicts conflicts = conflicts_of(liveness, problem);
    const bool stops_at_capacity = planner.traits.stops_at_capacity && !options.improve &&
        std::all_of(problem.pools.begin(), problem.pools.end(), [](const Pool& pool) { return pool.capacity; });
    if (!within_intervals(conflicts, problem)) return Table<PoolRow, std::int64_t>{};
    Table<PoolRow, std::int64_t> proven(problem.pools.size(), 0);
    for (const PoolItems& pool : pools) {
        const Pool& limits = problem.pools[pool.pool];
        const std::string_view id = planner_of(limits, planner);
        if (problem.buffers.size() > most_buffers(id)) continue;
        std::vector<std::int64_t> start;
        for (const Item& item : pool.items) start.push_back(placement.offsets[item.row]);
        const auto apart = between_items(pool, conflicts);
        if (!searches(id)) {
            const std::vector<std::int64_t> placed = place_over_paths(id, pool, apart, start);
            for (std::size_t i = 0; i < pool.items.size(); ++i) placement.offsets[pool.items[i].row] = placed[i];
            continue;
        }
        std::int64_t enough = flow_bound(method, liveness, problem, limits);
        if (stops_at_capacity) enough = std::max(enough, *limits.capacity);
        PathSearch search(pool, apart, options);
        CHECKED(search.run(std::move(start), enough, progress));
        for (std::size_t i = 0; i < pool.items.size(); ++i) placement.offsets[pool.items[i].row] = search.offsets()[i];
        placement.deterministic = placement.deterministic && !search.timed_out();
        placement.nodes += search.nodes();
        proven[pool.pool] = search.proven();
    }
    placement.objects.clear();
    return proven;
}

}  // namespace arenascope

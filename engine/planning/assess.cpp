#include "engine/planning/assess.h"

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/planning/bounds.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/issue.h"
#include "engine/planning/move_time.h"
#include "engine/planning/pin_cost.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

constexpr std::int64_t most_bytes = std::numeric_limits<std::int64_t>::max();

Message name_of_pool(const Pool& pool) {
    return pool.name.empty() ? message("memory {memory}", pool.mem_id) : message("pool {pool}", pool.name);
}

// `proven`: a lower bound that a search proved. It is at least the one from live bytes.
Result<PoolResult> measure(const Plan& plan, const Pool& pool, std::int64_t proven) {
    const Problem& problem = plan.problem;
    const Peak peak = peak_of(problem, pool);
    PoolResult out{.mem_id = pool.mem_id,
                   .name = pool.name,
                   .bytes = pool.reserved,
                   .lower_bound = lower_bound(problem, pool, peak),
                   .padding_bytes = peak.padding,
                   .capacity = pool.capacity,
                   .align = pool.align > 0 ? pool.align : problem.align,
                   .peak_position = peak.position};
    bool used = false;
    for (const BufferRow row : problem.buffers.indices()) {
        if (!plan.placement.offsets.has(row)) break;
        const Buffer& buffer = problem.buffers[row];
        if (buffer.mem_id != pool.mem_id) continue;
        const auto size = padded_size(problem, buffer);
        if (!size) return checked_padded_size(problem, buffer).error();
        out.traffic += pool.cost * static_cast<double>(buffer.traffic);
        out.moved_bytes = checked_add(out.moved_bytes, buffer.traffic).value_or(most_bytes);
        const auto end = checked_add(plan.placement.offsets[row], *size);
        used = true;
        if (end) out.bytes = std::max(out.bytes, *end);
    }
    out.move_ms = move_ms(pool, out.moved_bytes);
    out.lower_bound = std::max(out.lower_bound, std::min(proven, out.bytes));
    if (const std::int64_t tail = tail_of(pool); used && tail > 0) {
        const auto bytes = checked_add(out.bytes, tail), bound = checked_add(out.lower_bound, tail);
        if (!bytes || !bound) {
            return Error{.what = message("{pool} needs more bytes than 64 bits can count", name_of_pool(pool))};
        }
        out.bytes = *bytes;
        out.lower_bound = *bound;
    }
    return out;
}

// Buffers that are live at the peak.
std::vector<const Buffer*> live_at_peak(const Problem& problem, const Pool& pool, const PoolResult& result) {
    const std::int32_t peak = result.peak_position.number();
    std::vector<const Buffer*> out;
    for (const Buffer& buffer : problem.buffers) {
        const bool lives = buffer.first <= peak && peak <= buffer.last;
        if (buffer.mem_id == pool.mem_id && lives && buffer.bytes > 0) out.push_back(&buffer);
    }
    return out;
}

// Buffers that end above the capacity; if only padding after the last buffer does, the buffer that ends last.
std::vector<const Buffer*> beyond_capacity(const Plan& plan, const Pool& pool) {
    std::vector<std::pair<std::int64_t, const Buffer*>> ends;
    std::int64_t last = 0;
    for (const BufferRow row : plan.problem.buffers.indices()) {
        if (!plan.placement.offsets.has(row)) break;
        const Buffer& buffer = plan.problem.buffers[row];
        const auto size = padded_size(plan.problem, buffer);
        const auto end = size ? checked_add(plan.placement.offsets[row], *size) : std::nullopt;
        if (buffer.mem_id != pool.mem_id || buffer.bytes <= 0 || !end) continue;
        ends.emplace_back(*end, &buffer);
        last = std::max(last, *end);
    }
    std::vector<const Buffer*> out;
    for (const auto& [end, buffer] : ends) {
        if (end > *pool.capacity || end == last) out.push_back(buffer);
    }
    return out;
}

PlanIssue over_capacity(const Plan& plan, const Pool& pool, const PoolResult& result) {
    const Problem& problem = plan.problem;
    const bool hopeless = result.lower_bound > *pool.capacity;
    const std::int64_t needed = hopeless ? result.lower_bound : result.bytes, over = needed - *pool.capacity;
    const std::int64_t live = lower_bound(problem, pool);
    const bool is_live = needed >= live && needed - live <= pool.tail;
    // A pin may need more than the peak of live bytes: then the buffer that ends highest counts.
    const bool is_pinned_high = hopeless && bound_without_pins(plan, result) < result.lower_bound;
    const std::vector<const Buffer*> named =
        hopeless && !is_pinned_high ? live_at_peak(problem, pool, result) : beyond_capacity(plan, pool);
    const Position at =
        (hopeless && !is_pinned_high) || named.empty() ? result.peak_position : Position(named.front()->first);
    const Shortage shortage{.pool = name_of_pool(pool),
                            .needed = needed,
                            .over = over,
                            .capacity = *pool.capacity,
                            .position = at,
                            .largest = largest_of(named)};
    PlanIssue out = !hopeless || is_pinned_high ? over_capacity_issue(shortage) : infeasible_issue(shortage, !is_live);
    for (const Buffer* buffer : named) out.buffers.push_back(buffer->id);
    return out;
}

PlanVerdict verdict_of(const Plan& plan, bool invalid, bool infeasible) {
    if (invalid) return PlanVerdict::invalid;
    if (infeasible) return PlanVerdict::infeasible;
    if (plan.total_bytes <= plan.lower_bound) return PlanVerdict::optimal;
    return plan.lower_bound > 0 ? PlanVerdict::within : PlanVerdict::unknown;
}

}  // namespace

void compare_with_bound(Plan& plan) {
    const std::int64_t above = plan.total_bytes - plan.lower_bound;
    plan.gap = plan.lower_bound > 0 ? static_cast<double>(above) / static_cast<double>(plan.lower_bound) : 0;
    if (plan.verdict == PlanVerdict::optimal && above > 0) plan.verdict = PlanVerdict::within;
    if (plan.verdict == PlanVerdict::within && above <= 0) plan.verdict = PlanVerdict::optimal;
}

void raise_bounds(const Table<PoolRow, std::int64_t>& proven, Plan& plan) {
    plan.lower_bound = 0;
    bool infeasible = false;
    for (const PoolRow row : plan.pools.indices()) {
        PoolResult& pool = plan.pools[row];
        if (proven.has(row)) pool.lower_bound = std::max(pool.lower_bound, std::min(proven[row], pool.bytes));
        plan.lower_bound = checked_add(plan.lower_bound, pool.lower_bound).value_or(plan.lower_bound);
        infeasible = infeasible || (pool.capacity && pool.lower_bound > *pool.capacity);
    }
    compare_with_bound(plan);
    if (!infeasible || plan.verdict == PlanVerdict::infeasible || !plan.valid()) return;
    plan.verdict = PlanVerdict::infeasible;
    std::erase_if(plan.issues, [](const PlanIssue& issue) { return is_about_capacity(issue.code); });
    for (const PoolRow row : plan.pools.indices()) {
        if (!plan.problem.pools.has(row)) break;
        const PoolResult& pool = plan.pools[row];
        if (!pool.fits()) plan.issues.push_back(over_capacity(plan, plan.problem.pools[row], pool));
    }
}

Result<Plan> assess(std::string planner, Problem problem, Placement placement) {
    Plan plan;
    plan.origin = origin_of(planner);
    plan.planner = std::move(planner);
    plan.problem = std::move(problem);
    plan.placement = std::move(placement);
    plan.issues = verify(plan.problem, plan.placement);
    const bool invalid = !plan.issues.empty();
    bool infeasible = false, knows_time = has_bandwidth(plan.problem);
    double milliseconds = 0;
    for (const PoolRow row : plan.problem.pools.indices()) {
        const Pool& pool = plan.problem.pools[row];
        const std::int64_t proven = plan.placement.proven.has(row) ? plan.placement.proven[row] : 0;
        TRY(PoolResult result, measure(plan, pool, proven));
        const auto total = checked_add(plan.total_bytes, result.bytes);
        const auto bound = checked_add(plan.lower_bound, result.lower_bound);
        if (!total || !bound)
            return Error{.what = message("the pools together need more bytes than 64 bits can count")};
        plan.total_bytes = *total;
        plan.lower_bound = *bound;
        plan.traffic += result.traffic;
        knows_time = knows_time && (result.move_ms || result.moved_bytes == 0);
        milliseconds += result.move_ms.value_or(0);
        if (!result.fits()) {
            plan.issues.push_back(over_capacity(plan, pool, result));
            infeasible = infeasible || result.lower_bound > *pool.capacity;
        }
        plan.pools.push_back(std::move(result));
    }
    if (knows_time) plan.move_ms = milliseconds;
    plan.verdict = verdict_of(plan, invalid, infeasible);
    compare_with_bound(plan);
    return plan;
}

}  // namespace arenascope

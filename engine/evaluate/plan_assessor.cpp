#include "engine/evaluate/plan_assessor.h"

#include <algorithm>

#include "engine/evaluate/loaded_plan.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

PlanAssessor::PlanAssessor(const Method& method) : method_(&method), has_jumps_(arenascope::has_jumps(method)) {}

Result<PlanAssessor> PlanAssessor::make(const Method& method, const Tuning& tuning) {
    PlanAssessor assessor(method);
    if (tuning.lifetimes == LifetimeRules::executorch) {
        Tuning safe = tuning;
        safe.lifetimes = LifetimeRules::safe;
        TRY(assessor.safe_problem_, make_problem(method, safe));
    }
    return assessor;
}

const FlowLiveness& PlanAssessor::flow() {
    if (!flow_) flow_.emplace(*method_);
    return *flow_;
}

Result<Plan> PlanAssessor::plan(std::string planner, Problem problem, Placement placement, double seconds,
                                const Table<PoolRow, std::int64_t>& proven) {
    TRY(Plan plan, assess(std::move(planner), std::move(problem), std::move(placement)));
    plan.seconds = seconds;
    const bool is_loaded = plan.is_loaded();
    if (is_loaded || !proven.empty()) excuse_branches(*method_, plan);
    if (is_loaded) size_as_loaded(*method_, plan);
    if (has_jumps_) bound_over_paths(*method_, flow(), proven, plan);
    check_safe_lifetimes(plan);
    return plan;
}

std::int64_t PlanAssessor::live_bound(const Plan& plan, PoolRow row) {
    if (!plan.problem.pools.has(row)) return 0;
    const Pool& pool = plan.problem.pools[row];
    std::int64_t bound = lower_bound(plan.problem, pool) + tail_of(pool);
    if (has_jumps_) bound = std::min(bound, flow_bound(*method_, flow(), plan.problem, pool));
    return std::min(bound, plan.pools[row].lower_bound);
}

void PlanAssessor::check_safe_lifetimes(Plan& plan) const {
    if (!safe_problem_ || !plan.valid()) return;
    Problem safe = plan.problem;
    for (const BufferRow row : safe.buffers.indices()) {
        if (!safe_problem_->buffers.has(row)) break;
        safe.buffers[row].first = safe_problem_->buffers[row].first;
        safe.buffers[row].last = safe_problem_->buffers[row].last;
    }
    for (PlanIssue& found :
         has_jumps_ ? overlaps_in_flow(*method_, safe, plan.placement) : verify(safe, plan.placement)) {
        plan.issues.push_back(std::move(found));
        plan.verdict = PlanVerdict::invalid;
    }
}

}  // namespace arenascope

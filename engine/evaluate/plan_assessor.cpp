#include "engine/evaluate/plan_assessor.h"

#include "engine/evaluate/loaded_plan.h"
#include "engine/planning/assess.h"
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

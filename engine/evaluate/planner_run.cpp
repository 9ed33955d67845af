#include "engine/evaluate/planner_run.h"

#include <algorithm>
#include <ctime>

#include "engine/base/text.h"
#include "engine/evaluate/external_pool_planners.h"
#include "engine/evaluate/nested_plan.h"
#include "engine/planning/exec_planner.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/placement/time_limit.h"

namespace arenascope {

namespace {

double seconds_of(clockid_t clock) {
    std::timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double cpu_seconds() { return seconds_of(CLOCK_THREAD_CPUTIME_ID); }
double wall_seconds() { return seconds_of(CLOCK_MONOTONIC); }

PlannerAnswer refused(Error error) { return {.refusal = std::move(error)}; }

Error no_planner(const std::string& id, const Extensions& extensions) {
    std::string known;
    for (const Planner& p : builtin_planners()) append_item(known, ", ", p.id);
    for (const ExtraPlanner& p : extensions.planners) append_item(known, ", ", p.id);
    return Error{.what = message("unknown planner '{id}'", id),
                 .expected = Message::verbatim(known),
                 .remedy = message("choose another planner, or load the plug-in that provides this one")};
}

Result<PlannerAnswer> run_program(const std::string& id, const PlannerTask& task) {
    const double begin = wall_seconds();  // wall time: an external program's time is not this thread's
    auto placed = plan_with_program(id.substr(exec_prefix.size()), task.problem, task.tuning.options, task.progress);
    if (!placed.ok()) return refused(std::move(placed).error());
    TRY(Plan plan, task.assessor.plan(id, task.problem, std::move(placed).take(), wall_seconds() - begin));
    return PlannerAnswer{.plan = std::move(plan)};
}

/// ExecuTorch plans each graph of control flow on its own.
PlannerAnswer run_by_graph(const Planner& planner, const PlannerTask& task) {
    const double start = cpu_seconds();
    auto planned = plan_nested(task.method, task.tuning, planner, task.problem, task.progress);
    if (!planned.ok()) return refused(std::move(planned).error());
    Plan plan = std::move(planned).take();
    plan.seconds = cpu_seconds() - start;
    excuse_branches(task.method, plan);
    return {.plan = std::move(plan)};
}

/// ExecuTorch's naive and the Cadence planners leave no room for XNNPACK's reads behind a tensor: under its rules they
/// are as they are there, under ours no plan is without it.
Problem task_problem(const Planner& planner, const PlannerTask& task) {
    Problem problem = task.problem;
    if (planner.traits.keeps_tail || task.tuning.lifetimes != LifetimeRules::executorch) return problem;
    for (Pool& pool : problem.pools) pool.tail = 0;
    return problem;
}

Result<PlannerAnswer> run_builtin(const Planner& planner, const PlannerTask& task) {
    if (task.tuning.lifetimes == LifetimeRules::executorch && task.method.graphs.size() > 1)
        return run_by_graph(planner, task);
    const double start = cpu_seconds();
    const TimeLimit limit(task.tuning.options);
    const Problem problem = task_problem(planner, task);
    auto placement =
        plan_by_users_pools(planner, task.extensions.planners, problem, task.tuning.options, task.progress);
    if (!placement.ok()) return refused(std::move(placement).error());
    Table<PoolRow, std::int64_t> proven;
    if (task.assessor.has_jumps() && task.tuning.lifetimes == LifetimeRules::safe) {
        TRY(proven,
            improve_over_paths(task.method, task.assessor.flow(), planner, problem, limit.left(), placement.value(),
                               task.progress));
    }
    TRY(Plan plan,
        task.assessor.plan(std::string(planner.id), problem, std::move(placement).take(), cpu_seconds() - start,
                           proven));
    return PlannerAnswer{.plan = std::move(plan)};
}

Result<PlannerAnswer> run_extra(const ExtraPlanner& planner, const PlannerTask& task) {
    const double start = cpu_seconds();
    auto placement = planner.plan(task.problem);
    if (!placement.ok()) return refused(std::move(placement).error());
    TRY(Plan plan, task.assessor.plan(planner.id, task.problem, std::move(placement).take(), cpu_seconds() - start));
    return PlannerAnswer{.plan = std::move(plan)};
}

}  // namespace

Result<PlannerAnswer> run_planner(const std::string& id, const PlannerTask& task) {
    if (id.starts_with(exec_prefix)) return run_program(id, task);
    if (const Planner* planner = find_planner(id)) return run_builtin(*planner, task);
    const auto& extra = task.extensions.planners;
    const auto own = std::find_if(extra.begin(), extra.end(), [&](const ExtraPlanner& each) { return each.id == id; });
    if (own == extra.end()) return no_planner(id, task.extensions);
    return run_extra(*own, task);
}

}  // namespace arenascope

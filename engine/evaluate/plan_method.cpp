#include "engine/evaluate/plan_method.h"

#include <algorithm>
#include <set>

#include "engine/evaluate/loaded_plan.h"
#include "engine/evaluate/planner_run.h"
#include "engine/evaluate/shared_proofs.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/ir/dependences.h"
#include "engine/ir/steps.h"
#include "engine/planning/issue.h"
#include "engine/planning/place_pools.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

namespace {

/// Buffers whose pool the user has chosen.
Table<BufferRow, bool> fixed_buffers(const Problem& problem, const Method& method, const Tuning& tuning) {
    Table<BufferRow, bool> fixed;
    for (const Buffer& buffer : problem.buffers) {
        const std::string& name = method.values[buffer.id].name;
        fixed.push_back(buffer.pinned.has_value() || tuning.assigned.contains(name));
    }
    return fixed;
}

Result<Problem> problem_for(const Method& method, const Tuning& tuning, Progress& progress) {
    TRY(Problem problem, make_problem(method, tuning));
    if (!tuning.place_auto) return problem;
    const Table<BufferRow, bool> fixed = fixed_buffers(problem, method, tuning);
    return place_over_pools(std::move(problem), fixed, tuning.options, progress);
}

/// The tuning's planner and the requested ones, each once. The loaded plan exists already.
std::vector<std::string> planner_ids(const std::string& own, const std::vector<std::string>& asked,
                                     const Extensions& extensions) {
    std::vector<std::string> wanted{own}, ids;
    for (const std::string& id : asked) {
        if (id != planner_id::all) {
            wanted.push_back(id);
            continue;
        }
        for (const Planner& planner : builtin_planners()) wanted.emplace_back(planner.id);
        for (const ExtraPlanner& planner : extensions.planners) wanted.push_back(planner.id);
    }
    for (const std::string& id : wanted) {
        if (id != planner_id::loaded && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    return ids;
}

Error no_loaded_plan(const Method& method) {
    return Error{.what = message("the file has no plan"),
                 .place = method.name,
                 .expected = message("a .pte with an offset for every planned tensor"),
                 .remedy = message("choose another planner")};
}

/// Runs one planner. If the tuning's own planner refuses, that is an error; if another one refuses, that is a row of
/// the outcome.
Result<> add_plan(const std::string& id, bool is_shown, const PlannerTask& task, Outcome& outcome) {
    TRY(PlannerAnswer answer, run_planner(id, task));
    if (answer.plan) {
        outcome.plans.push_back(*std::move(answer.plan));
        if (is_shown) outcome.shown = outcome.plans.size() - 1;
        return done;
    }
    Error& why = *answer.refusal;
    why.what = with_names(task.method, why.what);
    why.expected = with_names(task.method, why.expected);
    if (id == task.tuning.planner || why.is_cancelled) return std::move(why).in(id);
    outcome.refusals.push_back({id, std::move(why)});
    return done;
}

Result<> add_plans(const std::vector<std::string>& asked, const Tuning& start, const PlannerTask& task,
                   Outcome& outcome) {
    const bool has_loaded = !outcome.plans.empty();
    const std::string& own = task.tuning.planner;
    if (own == planner_id::loaded && !has_loaded) return no_loaded_plan(task.method);
    const bool show_loaded = has_loaded && (own == planner_id::loaded || shows_loaded(task.tuning, start));
    std::vector<std::string> ids = planner_ids(own, asked, task.extensions);
    const auto is_asked = [&](std::string_view id) { return std::find(asked.begin(), asked.end(), id) != asked.end(); };
    if (show_loaded && is_asked(planner_id::loaded) && !is_asked(own) && !is_asked(planner_id::all))
        std::erase(ids, own);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (task.progress.cancelled()) return cancelled();
        task.progress.report({StageKind::planning, ids[i]}, static_cast<double>(i) / static_cast<double>(ids.size()));
        CHECKED(add_plan(ids[i], !show_loaded && ids[i] == own, task, outcome));
    }
    return done;
}

/// Tensors whose memory does not depend on the plan: constants, empty or unbounded tensors, and tensors bound by the
/// caller.
std::set<ValueId> tensors_with_memory(const Method& method) {
    std::set<ValueId> out(method.inputs.begin(), method.inputs.end());
    out.insert(method.outputs.begin(), method.outputs.end());
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        const bool is_placed = !tensor || tensor->is_constant || tensor->is_state;
        if (is_placed || tensor->dynamism == Dynamism::unbounded || tensor->bytes().value_or(0) == 0) out.insert(id);
    }
    return out;
}

}  // namespace

void refuse_unplaced(const Method& method, Plan& plan) {
    std::set<ValueId> placed = tensors_with_memory(method);
    for (const Buffer& buffer : plan.problem.buffers) placed.insert(buffer.id);
    for (const Position at : method.node_list.indices()) {
        const InstructionIndex index = method.node_list[at].instruction;
        if (!method.instructions.has(index)) continue;
        for (const ValueId out : method.instructions[index].outs) {
            const ValueId root = memory_root(method, out);
            if (root == no_value || !placed.insert(root).second) continue;
            plan.issues.push_back(
                {.code = IssueCode::incomplete,
                 .message = message("{tensor} has no memory: it is written at {step}, and neither the plan nor the "
                                    "caller gives it a place",
                                    buffer_words(root), position_words(at)),
                 .buffers = {root},
                 .bytes = method.values[root].tensor()->bytes().value_or(0),
                 .position = at});
            plan.verdict = PlanVerdict::invalid;
        }
    }
}

Result<> plan_method(const Program& program, const Tuning& tuning, const Extensions& extensions,
                     const std::vector<std::string>& planners, Outcome& outcome, Progress& progress) {
    const Method& method = *outcome.method;
    progress.report(StageKind::lifetimes);
    TRY(const Problem problem, problem_for(method, tuning, progress));
    TRY(PlanAssessor assessor, PlanAssessor::make(method, tuning));
    outcome.tensors = tensor_rows(method, lifetimes(method, tuning.lifetimes), problem);
    outcome.steps = step_count(method);
    if (auto loaded = loaded_placement(method, problem)) {
        TRY(Plan plan,
            assessor.plan(std::string(planner_id::loaded), std::move(loaded->first), std::move(loaded->second), 0));
        outcome.plans.push_back(std::move(plan));
    }
    const PlannerTask task{.method = method,
                           .tuning = tuning,
                           .problem = problem,
                           .extensions = extensions,
                           .assessor = assessor,
                           .progress = progress};
    CHECKED(add_plans(planners, starting_tuning(program, method.name), task, outcome));
    for (Plan& plan : outcome.plans) refuse_unplaced(method, plan);
    const auto live_bound = [&](const Plan& plan, PoolRow row) { return assessor.live_bound(plan, row); };
    if (tuning.lifetimes == LifetimeRules::safe) share_proofs(problem, tuning.options, live_bound, outcome.plans);
    // ExecuTorch's rules differ between planners, and the file's own plan may follow any rules.
    const bool differ = tuning.lifetimes == LifetimeRules::executorch ||
        std::any_of(outcome.plans.begin(), outcome.plans.end(), [](const Plan& plan) { return plan.is_loaded(); });
    if (differ) lower_bounds_to_plans(problem, tuning.options, live_bound, outcome.plans);
    cap_bounds_at_plans(outcome.plans);
    for (Plan& plan : outcome.plans) name_issues(method, plan);
    return done;
}

}  // namespace arenascope

#include "engine/runner/best_layout_plan.h"

#include <algorithm>

#include "engine/evaluate/fold_values.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/ir/steps.h"
#include "engine/kernels/kernel.h"
#include "engine/passes/best_layout.h"
#include "engine/passes/in_place.h"
#include "engine/passes/passes.h"
#include "engine/planning/assess.h"
#include "engine/planning/planner.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

namespace {

/// Pools, assignments and caller-bound tensors of the user. Pinned offsets belong to another plan. Names of removed
/// tensors, and of tensors that became views, are ignored.
Tuning tuning_for(const Method& method, const Tuning& asked) {
    Tuning tuning;
    tuning.pools = asked.pools;
    tuning.align = asked.align;
    tuning.plan_inputs = asked.plan_inputs;
    tuning.plan_outputs = asked.plan_outputs;
    tuning.plan_state = asked.plan_state;
    tuning.options = asked.options;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || tensor->is_constant || tensor->alias_of != no_value) continue;
        if (const auto it = asked.assigned.find(value.name); it != asked.assigned.end()) tuning.assigned.insert(*it);
        if (const auto it = asked.aligned.find(value.name); it != asked.aligned.end()) tuning.aligned.insert(*it);
        if (asked.unplanned.contains(value.name)) tuning.unplanned.insert(value.name);
    }
    return tuning;
}

/// Constants are computed in at most four times the memory of those that are stored, or 256 MiB.
lowering::PassTools folding(const Method& method, Progress& progress) {
    std::int64_t stored = 0;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && tensor->is_constant && tensor->data)
            stored += static_cast<std::int64_t>(tensor->data->bytes.size());
    }
    const std::int64_t most = std::max(std::int64_t{256} << 20, 4 * stored);
    return {.evaluate = [most, &progress](const Method& part) { return evaluate_constants(part, most, progress); },
            .can_run = [](std::string_view op) { return find_kernel(op) != nullptr; },
            .progress = progress};
}

}  // namespace

Result<Outcome> plan_best_layout(const Outcome& outcome, Progress& progress) {
    Outcome run;
    run.report = outcome.report;
    Method method = *outcome.method;
    CHECKED(lowering::update_state_in_place(method, {.evaluate = {}, .can_run = {}, .progress = progress}));
    run.method = std::make_shared<const Method>(best_layout(method, folding(method, progress)));
    const Tuning tuning = tuning_for(*run.method, outcome.report.tuning);
    TRY(const Problem problem, make_problem(*run.method, tuning));
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!planner) return Error{.what = message("the planner 'greedy_by_size' is missing")};
    TRY(Placement placement, planner->plan(problem, tuning.options, progress));
    run.tensors = tensor_rows(*run.method, lifetimes(*run.method, tuning.lifetimes), problem);
    run.steps = step_count(*run.method);
    TRY(Plan plan, assess("as run", problem, std::move(placement)));
    run.plans.push_back(std::move(plan));
    return run;
}

}  // namespace arenascope

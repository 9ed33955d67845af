#include "engine/as_run.h"

#include <algorithm>

#include "engine/ir/steps.h"
#include "engine/lowering/optional.h"
#include "engine/planning/planners/planner.h"
#include "engine/runtime/best/best_layout.h"
#include "engine/tensor_rows.h"

namespace arenascope {

Result<Outcome> as_run(const Outcome& outcome, Progress& progress) {
    Outcome run;
    Method method = *outcome.method;
    CHECKED(lowering::update_state_in_place(method, {.evaluate = {}, .can_run = {}, .progress = progress}));
    run.method = std::make_shared<const Method>(best_layout(method));
    const Tuning tuning;
    TRY(const Problem problem, make_problem(*run.method, tuning));
    const Planner* planner = find_planner("greedy_by_size");
    if (!planner) return Error{.what = message("there is no planner 'greedy_by_size'")};
    TRY(Placement placement, planner->plan(problem, tuning.options, progress));
    run.tensors = tensor_rows(*run.method, lifetimes(*run.method, tuning.lifetimes), problem);
    run.steps = step_count(*run.method);
    TRY(Plan plan, judge("as run", problem, std::move(placement)));
    run.plans.push_back(std::move(plan));
    return run;
}

}  // namespace arenascope

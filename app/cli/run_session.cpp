#include "app/cli/run_session.h"

#include <algorithm>

namespace arenascope::cli {

namespace {

/// Overlaps of a loaded plan stay inside its arenas: running it shows what it does. Any other invalid plan is refused.
Result<> refuse_unless_loaded(const Plan& plan) {
    const bool only_overlaps = std::all_of(plan.problems.begin(), plan.problems.end(),
                                           [](const PlanProblem& problem) { return problem.code == "overlap"; });
    if (plan.planner == "loaded" && only_overlaps && !plan.problems.empty()) return done;
    return Error{.what = "plan '" + plan.planner + "' is invalid" +
                         (plan.problems.empty() ? std::string() : ": " + plan.problems.front().text),
                 .expected = "a plan in which no live tensors share bytes",
                 .remedy = "choose another planner (--planner auto) and --lifetimes safe"};
}

}  // namespace

Result<RunSession::Loaded*> RunSession::method(const std::string& name) {
    const std::string& wanted = name.empty() ? prepared_.tuning.method : name;
    if (const auto it = loaded_.find(wanted); it != loaded_.end()) return &it->second;
    Tuning tuning = prepared_.tuning;
    tuning.method = wanted;
    Progress progress;
    TRY(Outcome outcome, engine_.evaluate(*prepared_.program, tuning, {}, progress));
    const Plan& plan = outcome.plan();
    if (!plan.valid()) {
        CHECKED(refuse_unless_loaded(plan));
        warnings_.push_back("the plan that the file came with is invalid: " + plan.problems.front().text +
                            "; --planner auto makes a valid one");
    }
    TRY(auto executor, Executor::load(prepared_.program, *outcome.method, plan));
    return &loaded_.emplace(wanted, Loaded{std::move(outcome), std::move(executor), {}, {}}).first->second;
}

Result<RunResult> RunSession::run(Loaded& loaded, const std::vector<HostTensor>& inputs) {
    Progress progress;
    TRY(RunResult result, loaded.executor->run(inputs, RunOptions{}, progress));
    milliseconds_.push_back(result.milliseconds);
    loaded.op_times.resize(std::max(loaded.op_times.size(), result.times.size()));
    for (std::size_t i = 0; i < result.times.size(); ++i) loaded.op_times[i].push_back(result.times[i].milliseconds);
    loaded.ops = result.times;
    return result;
}

void RunSession::reset_state() {
    for (auto& [name, loaded] : loaded_) loaded.executor->reset_state();
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace arenascope::cli

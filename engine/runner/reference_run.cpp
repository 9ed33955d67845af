#include "engine/runner/reference_run.h"

#include "engine/planning/assess.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

/// The method as delegated to `backend` ("cpu": none), with a plan of its own.
Result<Outcome> by_backend(const Evaluator& engine, const Program& program, Tuning tuning, const std::string& backend) {
    tuning.delegation = {};
    if (backend != "cpu") tuning.delegation.backends = {backend};
    tuning.planner = planner_id::naive;
    tuning.keep_loaded_plan = false;
    tuning.pinned.clear();
    Progress progress;
    return engine.evaluate(program, tuning, {}, progress);
}

Result<Plan> by_planner(const Planner& planner, const Outcome& outcome) {
    Problem problem = outcome.plan().problem;
    for (Buffer& buffer : problem.buffers) buffer.pinned.reset();
    Progress progress;
    TRY(Placement placement, planner.plan(problem, PlanOptions{}, progress));
    return assess(std::string(planner.id), std::move(problem), std::move(placement));
}

}  // namespace

Result<std::unique_ptr<ReferenceRun>> ReferenceRun::load(const Evaluator& engine,
                                                         std::shared_ptr<const Program> program, const Outcome& outcome,
                                                         const std::string& against, const LoadOptions& options) {
    const Backends builtin = Backends::builtin();
    const Backends& backends = options.backends ? *options.backends : builtin;
    std::string name = against;
    if (name.empty()) name = outcome.report.asked.delegation.backends.empty() ? planner_id::naive : "cpu";
    auto apart = std::make_unique<ReferenceRun>();
    apart->method_ = outcome.method;
    LoadOptions alone = options;
    alone.log = nullptr;
    alone.use_devices = false;
    const Planner* planner = find_planner(name);
    if (planner) {
        TRY(const Plan plan, by_planner(*planner, outcome));
        apart->other_ = outcome.method;
        apart->against_ = "plan '" + name + "'";
        TRY(apart->executor_, Executor::load(std::move(program), *outcome.method, plan, alone));
        return apart;
    }
    if (name != "cpu" && !backends.find(name)) {
        return Error{
            .what = message("unknown planner or backend '{name}'", name),
            .expected = message("cpu, a backend ({names}) or a planner (see `list planners`)", backends.names())};
    }
    TRY(const Outcome other, by_backend(engine, *program, outcome.report.asked, name));
    apart->other_ = other.method;
    apart->against_ = name == "cpu" ? "the CPU" : "backend '" + name + "'";
    TRY(apart->executor_, Executor::load(std::move(program), *other.method, other.plan(), alone));
    return apart;
}

Result<std::optional<ValueDifference>> ReferenceRun::check(const std::vector<HostTensor>& inputs,
                                                           std::span<const TensorStats> got, bool feed_back,
                                                           Progress& progress) {
    TRY(const RunResult ran,
        executor_->run(inputs, RunOptions{.stats = true, .times = false, .feed_back = feed_back}, progress));
    checked_ =
        other_ == method_ ? check_values(*method_, got, ran.stats) : check_values(*method_, got, *other_, ran.stats);
    return first_difference(checked_);
}

}  // namespace arenascope

#include "app/cli/run_session.h"

#include <algorithm>

#include "app/cli/run_inputs.h"
#include "engine/as_run.h"
#include "engine/planning/planners/planner.h"

namespace arenascope::cli {

namespace {

/// Overlaps of a loaded plan stay inside its arenas: running it shows what it does. Any other invalid plan is refused.
Result<> refuse_unless_loaded(const Plan& plan) {
    const bool only_overlaps = std::all_of(plan.problems.begin(), plan.problems.end(),
                                           [](const PlanProblem& problem) { return problem.code == "overlap"; });
    if (plan.planner == "loaded" && only_overlaps && !plan.problems.empty()) return done;
    return Error{.what = message("plan '{planner}' is invalid{which}", plan.planner,
                                 plan.problems.empty() ? Message() : message(": {text}", plan.problems.front().text)),
                 .expected = message("a plan in which no live tensors share bytes"),
                 .remedy = message("choose another planner (--planner auto) and --lifetimes safe")};
}

}  // namespace

Result<RunSession::Loaded*> RunSession::method(const std::string& name) {
    const std::string& wanted = name.empty() ? prepared_.tuning.method : name;
    if (const auto it = loaded_.find(wanted); it != loaded_.end()) return &it->second;
    Tuning tuning = prepared_.tuning;
    tuning.method = wanted;
    Progress progress;
    TRY(Outcome outcome, engine_.evaluate(*prepared_.program, tuning, {}, progress));
    if (wanted == prepared_.tuning.method) {
        const std::size_t said = prepared_.warnings.size();
        CHECKED(show_stored(prepared_, outcome));
        warnings_.insert(warnings_.end(), prepared_.warnings.begin() + static_cast<std::ptrdiff_t>(said),
                         prepared_.warnings.end());
    }
    for (const PlanProblem& problem : outcome.report.problems) warnings_.push_back(problem.text);
    const Plan& plan = outcome.plan();
    if (!plan.valid()) {
        CHECKED(refuse_unless_loaded(plan));
        warnings_.push_back("the plan that the file came with is invalid: " + plan.problems.front().text +
                            "; --planner auto makes a valid one");
    }
    if (args_.best_layout) {
        TRY(outcome, as_run(outcome, progress));
    }
    LoadOptions options = engine_.load_options();
    options.log = std::make_shared<std::vector<DelegateStage>>();
    options.fallback = args_.fallback ? Fallback::reference : Fallback::none;
    options.intra_threads = args_.intra_threads;
    options.use_devices = !args_.sanitize;
    options.memory_limit = args_.memory_limit;
    TRY(options.bindings, make_bindings(*outcome.method, args_));
    TRY(auto executor, Executor::load(prepared_.program, *outcome.method, outcome.plan(), options));
    auto sanitizer = args_.sanitize ? std::make_unique<Sanitizer>(*outcome.method, outcome.plan()) : nullptr;
    Loaded loaded{.outcome = std::move(outcome), .executor = std::move(executor), .sanitizer = std::move(sanitizer)};
    loaded.stages = options.log;
    loaded.arena_bytes = loaded.executor->arena_bytes();
    return &loaded_.emplace(wanted, std::move(loaded)).first->second;
}

void RunSession::end() {
    for (auto& [name, loaded] : loaded_) {
        loaded.arena_bytes = loaded.executor->arena_bytes();
        loaded.apart.reset();
        loaded.executor.reset();
    }
    last_ = nullptr;
}

Result<RunResult> RunSession::run(Loaded& loaded, const std::vector<HostTensor>& inputs, bool feed_back, bool events) {
    Progress progress;
    const RunOptions options{.stats = args_.check_values,
                             .events = events,
                             .profile = true,
                             .feed_back = feed_back,
                             .observer = loaded.sanitizer.get()};
    if (last_ && last_ != &loaded) {
        CHECKED(shared_.leave(*last_->outcome.method, last_->outcome.plan(), *last_->executor));
        CHECKED(shared_.enter(*loaded.outcome.method, loaded.outcome.plan(), *loaded.executor));
    }
    last_ = &loaded;
    TRY(RunResult result, loaded.executor->run(inputs, options, progress));
    milliseconds_.push_back(result.milliseconds);
    loaded.op_times.push_back(result.times);
    if (!args_.trace.empty()) loaded.calls.push_back(result.calls);
    loaded.touched.resize(std::max(loaded.touched.size(), result.touched.size()));
    for (std::size_t i = 0; i < result.touched.size(); ++i)
        loaded.touched[i] = std::max(loaded.touched[i], result.touched[i]);
    loaded.stats = result.stats;
    if (events) loaded.events = result.events;
    loaded.copied_bytes = result.copied_bytes;
    loaded.device_copies = result.device_copies;
    loaded.scratch_bytes = result.scratch_bytes;
    loaded.scratch_touched = std::max(loaded.scratch_touched, result.scratch_touched);
    loaded.packed_bytes = result.packed_bytes;
    loaded.allocations = result.allocations;
    if (args_.check_values) CHECKED(check_values(loaded, inputs, result));
    return result;
}

Result<> RunSession::check_values(Loaded& loaded, const std::vector<HostTensor>& inputs, const RunResult& result) {
    const std::size_t runs = loaded.op_times.size();
    if (!loaded.apart) {
        Tuning tuning;
        TRY(Problem problem, make_problem(*loaded.outcome.method, tuning));
        Progress progress;
        TRY(Placement placement, find_planner("naive")->plan(problem, tuning.options, progress));
        TRY(const Plan plan, judge("naive", std::move(problem), std::move(placement)));
        LoadOptions options = engine_.load_options();
        options.memory_limit = args_.memory_limit;
        TRY(loaded.apart, Executor::load(prepared_.program, *loaded.outcome.method, plan, options));
    }
    Progress progress;
    TRY(const RunResult other, loaded.apart->run(inputs, RunOptions{.stats = true}, progress));
    if (loaded.difference) return done;
    const std::size_t slash = args_.vectors.find_last_of('/');
    const std::string trace =
        (slash == std::string::npos ? "" : args_.vectors.substr(0, slash + 1)) + "trace_core_run0.json";
    if (const auto nodes = runs == 1 && !args_.vectors.empty() ? read_trace(trace) : Error{.what = message("no trace")};
        nodes.ok()) {
        loaded.difference = first_difference(result.stats, nodes.value());
        loaded.against = "trace_core_run0.json";
    }
    if (loaded.difference) return done;
    loaded.difference = first_difference(*loaded.outcome.method, result.stats, other.stats);
    loaded.against = "plan 'naive'";
    return done;
}

void RunSession::reset_state() {
    shared_.clear();
    last_ = nullptr;
    for (auto& [name, loaded] : loaded_) {
        loaded.executor->reset_state();
        if (loaded.apart) loaded.apart->reset_state();
    }
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace arenascope::cli

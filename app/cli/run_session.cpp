#include "app/cli/run_session.h"

#include <algorithm>

#include "app/cli/run_inputs.h"
#include "engine/runner/best_layout_plan.h"

namespace arenascope::cli {

namespace {

/// Overlaps of a loaded plan stay inside its arenas: running it shows what it does. Any other invalid plan is refused.
Result<> refuse_unless_loaded(const Plan& plan) {
    const bool only_overlaps = std::all_of(plan.problems.begin(), plan.problems.end(),
                                           [](const PlanIssue& problem) { return problem.code == IssueCode::overlap; });
    if (plan.is_loaded() && only_overlaps && !plan.problems.empty()) return done;
    return Error{.what = message("plan '{planner}' is invalid{which}", plan.planner,
                                 plan.problems.empty() ? Message() : message(": {text}", plan.problems.front().text())),
                 .expected = message("a plan in which no live tensors share bytes"),
                 .remedy = message("choose another planner (--planner auto) and --lifetimes safe")};
}

/// Beside recorded runs.
std::string trace_beside(const std::string& vectors) {
    const std::size_t slash = vectors.find_last_of('/');
    return (slash == std::string::npos ? "" : vectors.substr(0, slash + 1)) + recorded_trace;
}
bool has_trace(const std::string& vectors) { return !vectors.empty() && read_trace(trace_beside(vectors)).ok(); }

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
    for (const PlanIssue& problem : outcome.report.problems) warnings_.push_back(problem.text());
    const Plan& plan = outcome.plan();
    if (!plan.valid()) {
        CHECKED(refuse_unless_loaded(plan));
        warnings_.push_back("the plan that the file came with is invalid: " + plan.problems.front().text() +
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
    auto made = Executor::load(prepared_.program, *outcome.method, outcome.plan(), options);
    if (!made.ok()) unloaded_ = *options.log;
    TRY(auto executor, std::move(made));
    auto sanitizer = args_.sanitize ? std::make_unique<Sanitizer>(*outcome.method, outcome.plan()) : nullptr;
    std::unique_ptr<RunApart> apart;
    if (args_.check_values) {
        TRY(apart, RunApart::load(engine_, prepared_.program, outcome, args_.against, options));
    }
    Loaded loaded{.outcome = std::move(outcome), .executor = std::move(executor), .sanitizer = std::move(sanitizer)};
    loaded.apart = std::move(apart);
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
    RunResult rest;
    const RunOptions options{.stats = args_.check_values,
                             .events = events,
                             .profile = true,
                             .feed_back = feed_back,
                             .observer = loaded.sanitizer.get(),
                             .rest = &rest};
    if (last_ && last_ != &loaded) {
        CHECKED(shared_.leave(*last_->outcome.method, last_->outcome.plan(), *last_->executor));
        CHECKED(shared_.enter(*loaded.outcome.method, loaded.outcome.plan(), *loaded.executor));
        if (loaded.apart) {  // what it is compared with begins with the same
            TRY(const auto state, loaded.executor->state());
            CHECKED(loaded.apart->executor().set_state(state));
        }
    }
    last_ = &loaded;
    auto ran = loaded.executor->run(inputs, options, progress);
    if (!ran.ok()) {
        keep(loaded, rest, events);
        return std::move(ran).error();
    }
    RunResult result = std::move(ran).take();
    milliseconds_.push_back(result.milliseconds);
    keep(loaded, result, events);
    if (args_.check_values) CHECKED(check_values(loaded, inputs, result, feed_back));
    return result;
}

void RunSession::keep(Loaded& loaded, const RunResult& result, bool events) {
    loaded.failure = result.failure;
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
}

bool RunSession::has_failed() const {
    return !unloaded_.empty() || std::any_of(loaded_.begin(), loaded_.end(), [](const auto& entry) {
        return entry.second.failure && entry.second.failure->instruction >= 0;
    });
}

std::vector<DelegateStage> RunSession::stages() const {
    std::vector<DelegateStage> all;
    for (const auto& [name, loaded] : loaded_) all.insert(all.end(), loaded.stages->begin(), loaded.stages->end());
    all.insert(all.end(), unloaded_.begin(), unloaded_.end());
    return all;
}

Result<> RunSession::check_values(Loaded& loaded, const std::vector<HostTensor>& inputs, const RunResult& result,
                                  bool feed_back) {
    Progress progress;
    TRY(const auto difference, loaded.apart->check(inputs, result.stats, feed_back, progress));
    if (loaded.difference) return done;
    // A chosen comparison is the only one; a trace holds the first recorded run.
    if (args_.against.empty() && loaded.op_times.size() == 1) {
        loaded.difference = difference_from_trace(result.stats, args_.vectors);
        loaded.against = recorded_trace;
        loaded.is_traced = has_trace(args_.vectors);
    }
    if (loaded.difference) return done;
    loaded.difference = difference;
    loaded.against = loaded.apart->against();
    if (!difference && loaded.is_traced) loaded.against += std::string(" and ") + recorded_trace;
    return done;
}

Result<> RunSession::set_state(Loaded& loaded, const std::vector<NamedTensor>& state) {
    CHECKED(loaded.executor->set_state(state));
    if (loaded.apart) CHECKED(loaded.apart->executor().set_state(state));
    return done;
}

std::optional<ValueDifference> difference_from_trace(std::span<const TensorStats> stats, const std::string& vectors) {
    if (vectors.empty()) return std::nullopt;
    const auto nodes = read_trace(trace_beside(vectors));
    return nodes.ok() ? first_difference(check_values(stats, nodes.value())) : std::nullopt;
}

void RunSession::reset_state() {
    shared_.clear();
    last_ = nullptr;
    for (auto& [name, loaded] : loaded_) {
        loaded.executor->reset_state();
        if (loaded.apart) loaded.apart->executor().reset_state();
    }
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace arenascope::cli

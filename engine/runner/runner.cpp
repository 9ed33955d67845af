#include "engine/runner/runner.h"

#include <algorithm>
#include <utility>

#include "engine/base/file.h"
#include "engine/runner/check_output.h"
#include "engine/runner/inputs.h"
#include "engine/runner/kept_arenas.h"
#include "engine/runner/kept_value.h"
#include "engine/runner/recorded.h"
#include "engine/runner/static_runner.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

namespace {

bool loads_alike(const RunRequest& a, const RunRequest& b) {
    const bool same_bindings =
        std::equal(a.bindings.begin(), a.bindings.end(), b.bindings.begin(), b.bindings.end(),
                   [](const Binding& x, const Binding& y) { return x.output == y.output && x.input == y.input; });
    return same_bindings && a.intra_threads == b.intra_threads && a.sanitize == b.sanitize;
}

const VectorRun* recorded_run(const RunRequest& request, const std::vector<VectorRun>& recorded) {
    const bool is_recorded = request.inputs == RunRequest::Inputs::recorded && request.recorded < recorded.size();
    return is_recorded ? &recorded[request.recorded] : nullptr;
}

}  // namespace

Result<> Runner::load(const RunRequest& request) {
    if (loaded_ && loads_alike(request, loaded_as_)) return done;
    std::vector<NamedTensor> state;  // kept: only the way of running has changed
    if (loaded_) {
        TRY(state, loaded_->executor().state());
    }
    auto loaded =
        LoadedMethod::load(*engine_, program_, outcome_, request, {.log = stages_, .watch = request.sanitize});
    tell_stages();
    TRY(loaded_, std::move(loaded));
    loaded_as_ = request;
    has_run_ = false;
    return state.empty() ? shared_->enter(*outcome_->method, outcome_->plan(), loaded_->executor())
                         : loaded_->executor().set_state(state);
}

Result<> Runner::leave() { return shared_->leave(*outcome_->method, outcome_->plan(), loaded_->executor()); }

Result<std::vector<NamedTensor>> Runner::state() {
    CHECKED(load(RunRequest(loaded_as_)));
    return loaded_->executor().state();
}

Result<> Runner::set_state(const std::vector<NamedTensor>& state) {
    CHECKED(load(RunRequest(loaded_as_)));
    CHECKED(loaded_->executor().set_state(state));
    return leave();
}

Result<> Runner::check_values(const RunRequest& request, const std::vector<HostTensor>& inputs,
                              const std::vector<NamedTensor>& before, std::span<const TensorStats> stats,
                              RunReport& report, Progress& progress) {
    if (request.against == recorded_trace_choice) return check_trace(request, stats, report);
    if (!apart_ || against_ != request.against) {
        LoadOptions options = engine_->load_options();
        options.memory_limit = request.memory_limit;
        TRY(apart_, ReferenceRun::load(*engine_, program_, *outcome_, request.against, options));
        against_ = request.against;
    }
    apart_->executor().reset_state();
    CHECKED(apart_->executor().set_state(before));
    TRY(const auto found, apart_->check(inputs, stats, false, progress));
    report.checked = apart_->checked();
    report.values = finding_of(found, stats.size(), apart_->against());
    return done;
}

Result<> Runner::check_trace(const RunRequest& request, std::span<const TensorStats> stats, RunReport& report) const {
    if (request.inputs != RunRequest::Inputs::recorded || request.recorded != 0 || !request.made.files.empty())
        return Error{.what = message("the recorded trace belongs to recorded run 0"),
                     .remedy = message("choose that run's inputs, or compare with a plan or a backend")};
    TRY(const std::vector<TraceNode> nodes, read_trace(trace_beside(program_->path)));
    report.checked = arenascope::check_values(stats, nodes);
    report.values = finding_of(first_difference(report.checked), report.checked.size(), {});
    return done;
}

/// By the names used in tables.
ValueFinding Runner::finding_of(const std::optional<ValueDifference>& found, std::size_t compared,
                                std::string against) const {
    ValueFinding finding{.difference = found, .tensor = {}, .compared = compared, .against = std::move(against)};
    if (!found) return finding;
    const std::vector<TensorRow>& rows = outcome_->tensors;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const TensorRow& each) { return each.value == found->value; });
    finding.tensor = row != rows.end() ? row->name : outcome_->method->instructions[found->instruction].name;
    return finding;
}

Runner::~Runner() {
    if (loaded_) loaded_->unload();  // ends the delegates
    tell_stages();
}

void Runner::tell_stages() {
    for (; told_stages_ < stages_->size(); ++told_stages_) {
        if (log_delegate_) log_delegate_((*stages_)[told_stages_]);
    }
}

Result<std::vector<HostTensor>> Runner::inputs(const RunRequest& request,
                                               const std::vector<VectorRun>& recorded) const {
    if (request.inputs == RunRequest::Inputs::made)
        return make_inputs(*program_, *outcome_->method, outcome_->plan(), request.made);
    const VectorRun* run = recorded_run(request, recorded);
    if (!run) return Error{.what = message("no recorded run {index}", request.recorded)};
    return recorded_inputs(*outcome_->method, *run, request.made.files);
}

Result<> Runner::prepare_state(LoadedMethod& loaded, const RunRequest& request, const std::vector<VectorRun>& recorded,
                               std::int64_t number, const std::vector<NamedTensor>& before, Progress& progress) {
    if (!loaded.has_state()) return done;
    Executor& executor = loaded.executor();
    if (request.inputs == RunRequest::Inputs::made) {
        const bool goes_on = number == 0 || !request.bindings.empty();
        return goes_on ? Result<>(done) : executor.set_state(before);
    }
    executor.reset_state();
    for (std::size_t i = 0; i < request.recorded; ++i)
        CHECKED(executor.run(recorded[i].inputs, RunOptions{}, progress));
    return done;
}

Result<RunReport> Runner::run(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress) {
    CHECKED(unchanged(program_->file));
    auto report = run_unwatched(request, recorded, progress);
    CHECKED(unchanged(program_->file));  // even if the result was already computed
    return report;
}

Result<RunReport> Runner::run_unwatched(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                        Progress& progress) {
    if (request.runtime != RunRequest::Runtime::executorch) return run_instances(request, recorded, progress);
    TRY(RunReport report, run_planned(request, recorded, progress));
    if (!report.last->failure) CHECKED(leave());
    return report;
}

Result<RunReport> Runner::run_planned(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                      Progress& progress) {
    progress.report(StageKind::loading_plan);
    CHECKED(load(request));
    TRY(const std::vector<HostTensor> given, inputs(request, recorded));
    RunReport report;
    report.prepares_kernels = !std::exchange(has_run_, true);
    loaded_->forget();
    std::vector<NamedTensor> before;
    if (loaded_->has_state()) {
        TRY(before, loaded_->executor().state());
    }
    before_ = before;
    for (std::int64_t i = 0; i < request.repeat; ++i) {
        if (progress.cancelled()) return cancelled();
        progress.report(request.sanitize ? StageKind::running_sanitizer : StageKind::running,
                        static_cast<double>(i) / static_cast<double>(request.repeat));
        CHECKED(prepare_state(*loaded_, request, recorded, i, before, progress));
        if (i == 0 && request.inputs == RunRequest::Inputs::recorded && loaded_->has_state()) {
            TRY(before, loaded_->executor().state());
        }
        const bool is_last = i + 1 == request.repeat;  // bytes are counted in it: counting takes time
        auto ran = loaded_->run(given,
                                {.stats = request.check_values,
                                 .events = is_last,
                                 .profile = is_last,
                                 .feed_back = i > 0 && !request.bindings.empty()},
                                progress);
        tell_stages();
        if (const Sanitizer* sanitizer = loaded_->sanitizer()) report.violations = sanitizer->violations();
        if (!ran.ok() && loaded_->rest()) {
            report.ops = loaded_->measured().op_times.summaries();
            report.runs = loaded_->measured().op_times.runs();
            report.milliseconds = loaded_->measured().milliseconds;
            report.last = loaded_->rest();
            return report;
        }
        TRY(RunResult result, std::move(ran));
        if (i == 0 && request.check_values)
            CHECKED(check_values(request, given, before, result.stats, report, progress));
        report.last = std::make_shared<const RunResult>(std::move(result));
    }
    report.ops = loaded_->measured().op_times.summaries();
    report.runs = loaded_->measured().op_times.runs();
    report.milliseconds = loaded_->measured().milliseconds;
    TRY(report.outputs, check_outputs(*outcome_->method, *report.last, recorded_run(request, recorded), request));
    return report;
}

Result<> Runner::run_again(RunObserver& observer, const RunRequest& request, const std::vector<VectorRun>& recorded,
                           Progress& progress) {
    CHECKED(unchanged(program_->file));
    progress.report(StageKind::loading_plan);
    TRY(const auto loaded, LoadedMethod::load(*engine_, program_, outcome_, request, {.is_observed = true}));
    TRY(const std::vector<HostTensor> given, inputs(request, recorded));
    if (!before_.empty()) CHECKED(loaded->executor().set_state(before_));
    const std::int64_t runs = request.bindings.empty() ? 1 : request.repeat;  // others do not depend on the run before
    for (std::int64_t i = 0; i < runs; ++i) {
        if (progress.cancelled()) return cancelled();
        progress.report(StageKind::running, static_cast<double>(i) / static_cast<double>(runs));
        CHECKED(prepare_state(*loaded, request, recorded, i, before_, progress));
        CHECKED(loaded->run(given, {.feed_back = i > 0, .observer = &observer}, progress));
    }
    return done;
}

Result<std::shared_ptr<const HostTensor>> Runner::value(ValueId value, const RunRequest& request,
                                                        const std::vector<VectorRun>& recorded, Progress& progress) {
    KeptValue kept(*outcome_->method, value);
    Result<> ran = run_again(kept, request, recorded, progress);
    if (!ran.ok() && (ran.error().is_cancelled || !kept.tensor())) return std::move(ran).error();
    if (kept.tensor()) return kept.tensor();
    return Error{.what = message("no instruction of this run wrote '{tensor}'", outcome_->method->values[value].name),
                 .expected = message("a tensor of a branch that was taken")};
}

Result<ArenaContents> Runner::arenas_after(InstructionIndex at, const RunRequest& request,
                                           const std::vector<VectorRun>& recorded, Progress& progress) {
    KeptArenas kept(at);
    Result<> ran = run_again(kept, request, recorded, progress);
    if (!ran.ok() && (ran.error().is_cancelled || kept.contents().empty())) return std::move(ran).error();
    if (!kept.contents().empty()) return kept.contents();
    return Error{.what = message("the operator at this step did not run"),
                 .expected = message("a step of a branch that was taken")};
}

Result<RunReport> Runner::run_instances(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                        Progress& progress) {
    progress.report(StageKind::loading_module);
    TRY(const Problem lifetimes, make_problem(*outcome_->method, outcome_->report.tuning));
    TRY(const auto module, make_static_module(*engine_, program_, outcome_->method, lifetimes, request));
    TRY(const std::vector<HostTensor> given, inputs(request, recorded));  // now that they are known to fit
    progress.report(StageKind::running);
    TRY(StaticOutcome ran, run_on_instances(module, request, {.inputs = {&given}}, progress));
    StaticWork& first = ran.works.front();
    RunReport report;
    report.milliseconds = ran.milliseconds();
    report.from_static = StaticSummary{ran.per_second(), std::move(first.report)};
    if (request.check_values) CHECKED(check_values(request, given, {}, first.stats, report, progress));
    report.ops = first.op_times.summaries();
    report.runs = first.op_times.runs();
    report.prepares_kernels = true;
    report.last = std::make_shared<const RunResult>(std::move(first.last.front()));
    TRY(report.outputs, check_outputs(*outcome_->method, *report.last, recorded_run(request, recorded), request));
    return report;
}

void Runner::reset_state() {
    for (Executor* executor : {loaded_ ? &loaded_->executor() : nullptr, apart_ ? &apart_->executor() : nullptr}) {
        if (executor) executor->reset_state();
    }
    shared_->clear();
}

}  // namespace arenascope

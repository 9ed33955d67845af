// The verb run: runs the program inside its planned arenas and compares the outputs.

#include <algorithm>
#include <utility>

#include "app/cli/run_report.h"
#include "app/cli/run_static.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/runner/best_layout_plan.h"
#include "engine/runner/inputs.h"
#include "engine/runner/recorded.h"
#include "engine/runner/runnable.h"
#include "engine/runner/tensor_files.h"
#include "engine/runtime/state_file.h"

namespace arenascope::cli {

namespace {

/// Overlaps of a loaded plan stay inside its arenas, so it may run to show their effect. Any other invalid plan is
/// refused.
Result<> refuse_unless_loaded(const Outcome& outcome) {
    const Plan& plan = outcome.plan();
    const bool only_overlaps = std::all_of(plan.issues.begin(), plan.issues.end(),
                                           [](const PlanIssue& problem) { return problem.code == IssueCode::overlap; });
    if (plan.is_loaded() && only_overlaps && !plan.issues.empty()) return done;
    return Error{.what = plan.issues.empty()
                     ? message("plan '{planner}' is invalid", plan.planner)
                     : message("plan '{planner}' is invalid: {problem}", plan.planner, plan.issues.front().message),
                 .expected = message("a plan in which no live tensors share bytes"),
                 .remedy = valid_plan_remedy(outcome)};
}

/// Whether any plan will do as well as the best one: nothing is pinned, and nothing has to fit.
bool takes_any_plan(const Tuning& tuning) {
    return tuning.pinned.empty() && std::all_of(tuning.pools.begin(), tuning.pools.end(), [](const Pool& pool) {
               return !pool.capacity && pool.keep_out.empty();
           });
}

/// A method planned as the options state; its warnings are added to those of `prepared`.
Result<PlannedMethod> plan_method(const Engine& engine, Prepared& prepared, const RunArgs& args,
                                  const std::string& name) {
    Tuning tuning = prepared.tuning;
    tuning.method = name;
    // The plan of a best layout is made anew: of the first one, only that it can be made matters.
    if (args.best_layout && tuning.planner == planner_id::automatic && takes_any_plan(tuning))
        tuning.planner = planner_id::greedy_by_size;
    Progress progress;
    TRY(Outcome outcome, engine.evaluate(*prepared.program, tuning, {std::string(planner_id::loaded)}, progress));
    if (name == prepared.tuning.method) {
        CHECKED(show_stored(prepared, outcome));
        CHECKED(show_plan_file(prepared, outcome));
    }
    std::vector<std::string>& warnings = prepared.warnings;
    if (!outcome.report.assumed.empty()) warnings.push_back(outcome.report.assumed.text());
    for (const PlanIssue& problem : outcome.report.issues) warnings.push_back(problem.text());
    const Plan& plan = outcome.plan();
    if (!plan.valid()) {
        CHECKED(refuse_unless_loaded(outcome));
        warnings.push_back("the file's own plan is invalid: " + plan.issues.front().text() +
                           "; --planner auto computes a valid one");
    }
    if (args.best_layout) {
        TRY(outcome, plan_best_layout(outcome, progress));
    }
    PlannedMethod planned{.outcome = std::make_shared<const Outcome>(std::move(outcome))};
    TRY(planned.bindings, make_bindings(*planned.outcome->method, args.bindings));
    return planned;
}

/// A model may run once its sizes are known: they are asked for first.
Result<> check_bounds(const Engine& engine, const std::string& file, const Prepared& prepared) {
    if (!lacks_bound(*prepared.program, prepared.tuning)) return done;
    Progress progress;
    auto planned =
        engine.evaluate_sizes(*prepared.program, prepared.tuning, {std::string(planner_id::greedy_by_size)}, progress);
    if (!planned.ok()) return why_not_planned(std::move(planned).error(), prepared, file);
    return done;
}

/// The requested runs: recorded ones, or one from the options.
Result<std::vector<VectorRun>> make_runs(RunSession& session, const RunArgs& args) {
    if (!args.vectors.empty()) return runs_of_file(args.vectors);
    TRY(const RunSession::Loaded* loaded, session.method(""));
    const Outcome& outcome = loaded->method->outcome();
    TRY(std::vector<HostTensor> inputs, inputs_asked_for(session.program(), outcome, args));
    std::vector<VectorRun> runs;
    runs.push_back({.method = {}, .inputs = std::move(inputs), .outputs = {}});
    return runs;
}

/// --state-in: the initial state of the first run.
Result<> give_state(RunSession& session, RunSession::Loaded& loaded, const RunArgs& args) {
    if (args.state_in.empty()) return done;
    TRY(const std::vector<std::byte> bytes, load_file(args.state_in));
    const auto given = [&]() -> Result<> {
        TRY(const std::vector<NamedTensor> state, decode_tensors(bytes));
        return session.set_state(loaded, state);
    }();
    if (!given.ok()) return Error(given.error()).of_file(args.state_in);
    return done;
}

/// States of the program that a run cannot return, because they moved into a delegate.
std::string hidden_states(const Program& program, const std::string& method, const std::vector<NamedTensor>& state) {
    std::string hidden;
    const auto found = find_method(program, method);
    if (!found.ok()) return hidden;
    for (const Value& value : found.value()->values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->is_state || tensor->alias_of != no_value) continue;
        const bool is_kept = std::any_of(state.begin(), state.end(), [&](const NamedTensor& each) {
            return each.name == value.name || each.name == tensor->qualified_name;
        });
        if (!is_kept) append_item(hidden, ", ", value.name);
    }
    return hidden;
}

Result<> keep_state(const Program& program, RunSession::Loaded& loaded, const RunArgs& args,
                    std::vector<std::string>& warnings) {
    if (args.state_out.empty()) return done;
    TRY(const std::vector<NamedTensor> state, loaded.method->executor().state());
    if (const std::string hidden = hidden_states(program, loaded.method->method().name, state); !hidden.empty())
        warnings.push_back("--state-out excludes state inside delegates: " + hidden);
    TRY(const std::vector<std::byte> bytes, encode_tensors(state));
    return save_file(args.state_out, bytes);
}

/// All runs in order, `repeat` times, each pass from the initial state unless it feeds back; the last one is compared,
/// as far as it gets.
Result<> run_all(RunSession& session, const std::vector<VectorRun>& runs, const RunArgs& args, bool events,
                 std::vector<CheckedRun>& checked, std::vector<std::string>& warnings) {
    const bool feeds_back = !args.bindings.empty();
    std::vector<RunSession::Loaded*> seen;
    for (std::int64_t pass = 0; pass < args.request.repeat; ++pass) {
        if (pass > 0 && !feeds_back) session.reset_state();
        if (!feeds_back) seen.clear();
        checked.clear();
        for (std::size_t i = 0; i < runs.size(); ++i) {
            TRY(RunSession::Loaded * loaded, session.method(runs[i].method));
            if (std::find(seen.begin(), seen.end(), loaded) == seen.end()) {
                CHECKED(give_state(session, *loaded, args));
                seen.push_back(loaded);
            }
            TRY(const RunResult result,
                session.run(*loaded, runs[i].inputs, feeds_back && pass > 0,
                            events && pass + 1 == args.request.repeat));
            if (pass + 1 < args.request.repeat) continue;
            TRY(CheckedRun one, check_run(loaded->method->method(), result, runs[i], i, args));
            checked.push_back(std::move(one));
        }
    }
    return seen.empty() ? Result<>(done) : keep_state(session.program(), *seen.back(), args, warnings);
}

bool is_met(const RunSession& session, const std::vector<CheckedRun>& checked) {
    const bool plans_fit = std::all_of(session.loaded().begin(), session.loaded().end(), [](const auto& entry) {
        const LoadedMethod& method = *entry.second.method;
        const Sanitizer* sanitizer = method.sanitizer();
        return method.outcome().plan().fits() && (!sanitizer || sanitizer->violations().empty()) &&
            !entry.second.difference;
    });
    return plans_fit && std::all_of(checked.begin(), checked.end(), [](const CheckedRun& run) { return run.met; });
}

/// The operators that ran before a failure, in every output that the user requested.
Result<Exit> tell_failure(const std::string& file, RunSession& session, const std::vector<CheckedRun>& checked,
                          const Error& error, const std::vector<std::string>& warnings, const PlanArgs& plan_args,
                          const RunArgs& args, Console& console) {
    if (!args.trace.empty() && session.loaded().size() == 1) CHECKED(write_trace(session, args.trace));
    print_warnings(warnings, plan_args, console);
    session.end();
    if (!plan_args.json) return error;
    print_run_json(file, session, checked, &error, console);
    print_error("run", error, console.err);
    return Exit::unusable;
}

}  // namespace

Result<Exit> run_run(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const RunArgs run_args, RunArgs::parse(arguments));
    TRY(const std::string file, arguments.only_file());
    if (plan_args.planners.size() > 1) {
        return Error{.what = message("several planners given"),
                     .expected = message("one --planner: a run has one plan")};
    }
    plan_args.given.shapes = run_args.shapes;
    TRY(Prepared prepared, prepare(engine, file, plan_args));
    CHECKED(check_bounds(engine, file, prepared));
    if (auto computed = check_runnable(*prepared.program, prepared.tuning.method); !computed.ok())
        return std::move(computed).error().of_file(file);
    print_warnings(std::exchange(prepared.warnings, {}), plan_args, console);
    if (!run_args.output_dir.empty()) CHECKED(make_folder(run_args.output_dir));
    if (run_args.is_static()) return run_static(engine, file, prepared, plan_args, run_args, console);
    const auto plan = [&](const std::string& name) { return plan_method(engine, prepared, run_args, name); };
    RunSession session(engine, prepared.program, prepared.tuning.method, plan, run_args.request, run_args.vectors,
                       !run_args.trace.empty());
    auto runs = make_runs(session, run_args);
    if (!runs.ok()) {
        Error error = std::move(runs).error();
        if (error.file.empty()) error = std::move(error).of_file(file);
        if (!session.has_failed()) return error;
        return tell_failure(file, session, {}, error, prepared.warnings, plan_args, run_args, console);
    }
    if (runs.value().empty())
        return Error{.what = message("has no runs"), .file = run_args.vectors, .expected = message("at least one")};
    std::vector<CheckedRun> checked;
    if (auto ran = run_all(session, runs.value(), run_args, plan_args.json || !run_args.trace.empty(), checked,
                           prepared.warnings);
        !ran.ok()) {
        Error error = std::move(ran).error();
        if (error.file.empty()) error = std::move(error).of_file(file);
        if (!session.has_failed()) return error;
        return tell_failure(file, session, checked, error, prepared.warnings, plan_args, run_args, console);
    }
    if (!run_args.trace.empty()) CHECKED(write_trace(session, run_args.trace));
    print_warnings(prepared.warnings, plan_args, console);
    session.end();
    if (plan_args.json) {
        print_run_json(file, session, checked, nullptr, console);
    } else {
        print_run_text(session, checked, console);
    }
    return strict_exit(plan_args, prepared, is_met(session, checked) ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli

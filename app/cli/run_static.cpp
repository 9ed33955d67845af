#include "app/cli/run_static.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <thread>

#include "app/cli/print_json.h"
#include "app/cli/run_inputs.h"
#include "app/cli/run_report.h"
#include "app/cli/text_output.h"
#include "app/reports/json_output.h"
#include "engine/base/file.h"
#include "engine/planning/planner.h"
#include "engine/runner/best_layout_plan.h"
#include "engine/runtime/state_file.h"
#include "engine/runtime/static/static_module.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

Result<Placement> place_by_size(const Problem& problem) {
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!planner) return Error{.what = message("there is no planner 'greedy_by_size'")};
    Progress progress;
    return planner->plan(problem, PlanOptions{}, progress);
}

/// What one thread did.
struct Work {
    std::vector<RunResult> last;  ///< of each recorded run
    std::vector<double> milliseconds;
    std::vector<std::vector<OpTime>> op_times;  ///< of each run
    std::vector<std::vector<OpEvent>> calls;    ///< of each run, for a trace
    std::vector<TensorStats> stats;             ///< of the last run, with --check-values
    std::vector<NamedTensor> state;             ///< after the last run
    StaticReport report;
    std::optional<Error> error;
};

RunResult with_outputs(StaticResult result) {
    for (const ManagedTensor& tensor : result.outputs) {
        HostTensor host{tensor.dtype, tensor.shape, {}};
        std::int64_t bytes = item_size(tensor.dtype);
        for (const std::int64_t size : tensor.shape) bytes *= size;
        host.bytes.assign(tensor.data, tensor.data + bytes);
        result.run.outputs.push_back(std::move(host));
    }
    return std::move(result.run);
}

/// `state`: what the state holds before the first run of each pass; null: its initial values.
Result<> work_on(InstancePool& pool, const std::vector<VectorRun>& runs, const RunArgs& args,
                 const std::vector<NamedTensor>* state, bool profile, Work& work) {
    TRY(auto instance, pool.take());
    for (std::int64_t pass = 0; pass < args.repeat; ++pass) {
        instance->reset_state();
        if (state) CHECKED(instance->set_state(*state));
        work.last.clear();
        for (const VectorRun& run : runs) {
            Progress progress;
            TRY(StaticResult result,
                instance->run(
                    run.inputs, progress,
                    RunOptions{
                        .stats = args.check_values, .events = profile && pass + 1 == args.repeat, .profile = profile}));
            work.stats = std::move(result.run.stats);
            work.milliseconds.push_back(result.run.milliseconds);
            if (profile) work.op_times.push_back(result.run.times);
            if (!args.trace.empty()) work.calls.push_back(result.run.calls);
            work.last.push_back(with_outputs(std::move(result)));
        }
    }
    work.report = instance->report();
    if (!args.state_out.empty()) {
        TRY(work.state, instance->state());
    }
    pool.give_back(std::move(instance));
    return done;
}

struct Checked {
    std::optional<ValueDifference> difference;
    std::string against;
};

/// --check-values: the same runs in planned arenas, from the same state; the last one is compared.
Result<Checked> check_last(const Engine& engine, const Prepared& prepared, const Outcome& outcome,
                           const std::vector<VectorRun>& runs, const RunArgs& args,
                           const std::optional<std::vector<NamedTensor>>& state, std::span<const TensorStats> stats) {
    LoadOptions options = engine.load_options();
    options.memory_limit = args.memory_limit;
    TRY(const auto apart, RunApart::load(engine, prepared.program, outcome, args.against, options));
    if (state) CHECKED(apart->executor().set_state(*state));
    Checked out;
    for (const VectorRun& run : runs) {
        Progress progress;
        TRY(out.difference,
            apart->check(run.inputs, &run == &runs.back() ? stats : std::span<const TensorStats>(), false, progress));
    }
    out.against = apart->against();
    return out;
}

Json static_json(const StaticReport& report, const RunArgs& args, double per_second) {
    Json outgrown = Json::array();
    for (const StaticReport::Outgrown& row : report.outgrown) {
        outgrown.push_back({{"run", row.run}, {"tensor", row.tensor}, {"bytes", row.bytes}, {"slot", row.slot}});
    }
    Json blocks = Json::array(), sizes = Json::array(), problems = Json::array();
    for (const Message& problem : report.problems) problems.push_back(problem.text());
    for (const StaticReport::Block& block : report.blocks) {
        blocks.push_back({{"path", block.path},
                          {"groups", block.groups},
                          {"managed", block.managed},
                          {"arena_bytes", block.arena_bytes}});
    }
    for (const StaticReport::Size& size : report.sizes) {
        sizes.push_back(
            {{"tensor", size.tensor}, {"block", size.block}, {"planned", size.planned}, {"learned", size.learned}});
    }
    return {{"planner", args.precomputes ? "precomputed" : "resizing"},
            {"groups", report.groups},
            {"managed", report.managed},
            {"outgrown", outgrown},
            {"arena_bytes", report.arena_bytes},
            {"blocks", blocks},
            {"sizes", sizes},
            {"planned_bytes", report.bytes.planned},
            {"learned_bytes", report.bytes.learned},
            {"problems", problems},
            {"instances", args.instances},
            {"runs_per_second", per_second}};
}

/// One line for each tensor: the runs, and the most that it needed.
void print_outgrown(const std::vector<StaticReport::Outgrown>& rows, Console& console) {
    std::map<std::string, std::vector<const StaticReport::Outgrown*>> by_tensor;
    for (const StaticReport::Outgrown& row : rows) by_tensor[row.tensor].push_back(&row);
    for (const auto& [tensor, times] : by_tensor) {
        const auto most = *std::max_element(times.begin(), times.end(),
                                            [](const auto* a, const auto* b) { return a->bytes < b->bytes; });
        console.out << (times.size() == 1 ? "run " : "runs ");
        for (std::size_t i = 0; i < times.size(); ++i) console.out << (i > 0 ? ", " : "") << times[i]->run;
        console.out << ": '" << tensor << "' outgrew its slot, " << grouped(most->bytes) << " of "
                    << bytes_text(most->slot) << '\n';
    }
}

void print_static(const StaticReport& report, double per_second, const RunArgs& args, Console& console) {
    char text[96];
    std::snprintf(text, sizeof text, "%.1f runs per second with %lld instance%s\n", per_second,
                  static_cast<long long>(args.instances), args.instances == 1 ? "" : "s");
    console.out << text << "managed tensors " << report.managed << ", storage groups " << report.groups
                << ", arena per run";
    for (const std::int64_t bytes : report.arena_bytes) console.out << ' ' << grouped(bytes);
    console.out << '\n';
    for (const StaticReport::Block& block : report.blocks) {
        if (block.path.empty()) continue;
        console.out << "block " << block.path << ": managed tensors " << block.managed << ", storage groups "
                    << block.groups << ", arena per run";
        for (const std::int64_t bytes : block.arena_bytes) console.out << ' ' << grouped(bytes);
        console.out << '\n';
    }
    console.out << "storage groups told ahead " << bytes_text(report.bytes.planned) << ", learned "
                << bytes_text(report.bytes.learned) << '\n';
    print_outgrown(report.outgrown, console);
    for (const Message& problem : report.problems) console.out << problem.text() << '\n';
}

}  // namespace

Result<Exit> run_static(const Engine& engine, const std::string& file, const Prepared& prepared,
                        const PlanArgs& plan_args, const RunArgs& args, Console& console) {
    Progress progress;
    Tuning tuning = prepared.tuning;
    tuning.planner = planner_id::greedy_by_size;
    tuning.keep_loaded_plan = false;
    auto evaluated = engine.evaluate(*prepared.program, tuning, {}, progress);
    if (!evaluated.ok()) return std::move(evaluated).error().of_file(file);
    Outcome outcome = std::move(evaluated).take();
    if (args.best_layout) {
        TRY(outcome, as_run(outcome, progress));
    }
    const Method& method = *outcome.method;
    StaticOptions options;
    options.planner = args.precomputes ? StaticPlanner::Kind::precomputed : StaticPlanner::Kind::resizing;
    options.manage_outputs = args.manages_outputs;
    options.place = place_by_size;
    options.load = engine.load_options();
    options.load.intra_threads = args.intra_threads;
    options.load.memory_limit = args.memory_limit;
    options.load.fallback = args.fallback ? Fallback::reference : Fallback::none;
    TRY(options.warmup, warmups_of(method, args.warmup));
    auto made = StaticModule::make(prepared.program, outcome.method, outcome.plan().problem, std::move(options));
    if (!made.ok()) return std::move(made).error().of_file(file);

    std::vector<VectorRun> runs;
    if (!args.vectors.empty()) {
        TRY(runs, load_vectors(args.vectors));
        const auto is_others = [&](const VectorRun& run) { return !run.method.empty() && run.method != method.name; };
        if (const auto other = std::find_if(runs.begin(), runs.end(), is_others);
            other != runs.end() && plan_args.model.empty()) {
            return Error{.what = message("run {index} is of method '{method}'; a module of the static runtime is one "
                                         "method, '{name}', with a state of its own",
                                         other - runs.begin(), other->method, method.name),
                         .file = args.vectors,
                         .expected = message("runs of one method, or --model NAME to make only those of one")};
        }
        std::erase_if(runs, is_others);
        if (runs.empty())
            return Error{.what = message("holds no run"), .file = args.vectors, .expected = message("at least one")};
    } else {
        TRY(std::vector<HostTensor> inputs, make_inputs(*prepared.program, method, outcome.plan(), args));
        runs.push_back({.method = {}, .inputs = std::move(inputs), .outputs = {}});
    }
    std::optional<std::vector<NamedTensor>> state;
    if (!args.state_in.empty()) {
        TRY(const std::vector<std::byte> bytes, load_file(args.state_in));
        auto decoded = decode_tensors(bytes);
        if (!decoded.ok()) return std::move(decoded).error().of_file(args.state_in);
        state = std::move(decoded).take();
    }
    const bool profile = plan_args.json || !args.trace.empty();
    InstancePool pool(made.value());
    std::vector<Work> works(static_cast<std::size_t>(args.instances));
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> threads;
    for (Work& work : works) {
        threads.emplace_back([&] {
            if (auto worked = work_on(pool, runs, args, state ? &*state : nullptr, profile, work); !worked.ok())
                work.error = worked.error();
        });
    }
    for (std::thread& thread : threads) thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::vector<double> times;
    std::vector<Judged> judged;
    for (const Work& work : works) {
        if (work.error) return Error(*work.error).of_file(file);
        times.insert(times.end(), work.milliseconds.begin(), work.milliseconds.end());
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const Work& work : works) {
            TRY(Judged one, judge_run(method, work.last[i], runs[i], i, args));
            if (&work == &works.front()) judged.push_back(std::move(one));
            else judged.back().met = judged.back().met && one.met;
        }
    }
    const Work& first = works.front();
    const std::vector<DelegateEvent> inside =
        first.last.empty() ? std::vector<DelegateEvent>() : first.last.back().events;
    if (!args.trace.empty()) CHECKED(write_trace(method, first.op_times, first.calls, inside, args.trace));
    if (!args.state_out.empty()) {
        TRY(const std::vector<std::byte> bytes, encode_tensors(first.state));
        CHECKED(save_file(args.state_out, bytes));
    }
    Checked checked;
    if (args.check_values) {
        TRY(checked, check_last(engine, prepared, outcome, runs, args, state, first.stats));
    }
    const double per_second = seconds > 0 ? static_cast<double>(times.size()) / seconds : 0;
    if (plan_args.json) {
        Json all = Json::array();
        for (const Judged& one : judged) all.push_back(one.json);
        print_json(
            {{"file", file},
             {"error", nullptr},
             {"runs", all},
             {"pools", Json::object()},
             {"milliseconds", {{"min", *std::min_element(times.begin(), times.end())}, {"median", median(times)}}},
             {"allocations", nullptr},
             {"copied_bytes", nullptr},
             {"device_copies", Json::array()},
             {"packed_bytes", nullptr},
             {"intra_threads", args.intra_threads},
             {"per_op", per_op_json(method, first.op_times, inside)},
             {"delegates", Json::array()},
             {"static", static_json(works.front().report, args, per_second)},
             {"sanitizer", nullptr},
             {"values", args.check_values ? values_json(method, first.stats) : Json(nullptr)},
             {"first_difference", difference_json(method, checked.difference, checked.against)}},
            console);
    } else {
        for (std::size_t i = 0; i < judged.size(); ++i) {
            for (const std::string& line : judged[i].lines) console.out << "run " << i << ": " << line << '\n';
        }
        print_static(works.front().report, per_second, args, console);
        if (args.check_values) print_values(method, first.stats, checked.difference, checked.against, console);
    }
    const bool met = std::all_of(judged.begin(), judged.end(), [](const Judged& run) { return run.met; });
    return strict_exit(plan_args, prepared, met && !checked.difference ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli

#include "app/cli/run_static.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>

#include "app/cli/print_json.h"
#include "app/cli/run_report.h"
#include "app/cli/text_output.h"
#include "app/reports/json_output.h"
#include "engine/base/file.h"
#include "engine/base/statistics.h"
#include "engine/base/text.h"
#include "engine/runner/best_layout_plan.h"
#include "engine/runner/recorded.h"
#include "engine/runner/static_runner.h"
#include "engine/runtime/state_file.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Checked {
    std::optional<ValueDifference> difference;
    std::string against;
};

/// --check-values: the same runs in planned arenas, from the same state; the last one is compared.
Result<Checked> check_last(const Engine& engine, const Prepared& prepared, const Outcome& outcome,
                           const std::vector<VectorRun>& runs, const RunArgs& args,
                           const std::optional<std::vector<NamedTensor>>& state, std::span<const TensorStats> stats) {
    LoadOptions options = engine.load_options();
    options.memory_limit = args.request.memory_limit;
    TRY(const auto apart, ReferenceRun::load(engine, prepared.program, outcome, args.request.against, options));
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

/// The memory of an instance: its largest arena, and the outputs' buffer if they are managed.
struct Held {
    std::int64_t arena = 0, outputs = 0;
};
Held held_by(const StaticReport& report) {
    const auto most = [](const std::vector<std::int64_t>& runs) {
        return runs.empty() ? std::int64_t{0} : *std::max_element(runs.begin(), runs.end());
    };
    return {most(report.arena_bytes), most(report.output_bytes)};
}

Json per_instance_json(const std::vector<StaticWork>& works) {
    Json out = Json::array();
    for (const StaticWork& work : works) {
        const Held held = held_by(work.report);
        out.push_back({{"arena_bytes", held.arena}, {"output_bytes", held.outputs}});
    }
    return out;
}

Json static_json(const std::vector<StaticWork>& works, const RunArgs& args, double per_second) {
    const StaticReport& report = works.front().report;
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
        sizes.push_back({{"tensor", size.tensor},
                         {"block", size.block},
                         {"planned", size.planned},
                         {"observed", size.learned},
                         {"learned", size.learned}});  // old name, for one version
    }
    return {{"planner", args.request.runtime == RunRequest::Runtime::precomputed ? "precomputed" : "resizing"},
            {"groups", report.groups},
            {"managed", report.managed},
            {"outgrown", outgrown},
            {"arena_bytes", report.arena_bytes},
            {"output_bytes", args.request.manage_outputs ? Json(report.output_bytes) : Json()},
            {"output_buffers", args.request.manage_outputs ? Json(report.output_buffers) : Json()},
            {"per_instance", per_instance_json(works)},
            {"blocks", blocks},
            {"sizes", sizes},
            {"planned_bytes", report.bytes.planned},
            {"observed_bytes", report.bytes.learned},
            {"learned_bytes", report.bytes.learned},  // old name, for one version
            {"problems", problems},
            {"instances", args.request.instances},
            {"runs_per_second", per_second}};
}

/// One line for each tensor: the runs, and its largest need.
void print_outgrown(const std::vector<StaticReport::Outgrown>& rows, Console& console) {
    std::map<std::string, std::vector<const StaticReport::Outgrown*>> by_tensor;
    for (const StaticReport::Outgrown& row : rows) by_tensor[row.tensor].push_back(&row);
    for (const auto& [tensor, times] : by_tensor) {
        const auto most = *std::max_element(times.begin(), times.end(),
                                            [](const auto* a, const auto* b) { return a->bytes < b->bytes; });
        console.out << (times.size() == 1 ? "run " : "runs ");
        console.out << joined(times, ", ", [](const auto& each) { return std::to_string(each->run); });
        console.out << ": '" << tensor << "' outgrew its slot, " << grouped(most->bytes) << " of "
                    << bytes_text(most->slot) << '\n';
    }
}

/// "0 B, 1 216 B (x3)": the value of each run, with equal ones combined.
std::string per_run_text(const std::vector<std::int64_t>& bytes) {
    std::string out;
    for (std::size_t i = 0; i < bytes.size();) {
        std::size_t end = i;
        while (end < bytes.size() && bytes[end] == bytes[i]) ++end;
        append_item(out, ", ", bytes_text(bytes[i]) + (end - i > 1 ? " (x" + std::to_string(end - i) + ")" : ""));
        i = end;
    }
    return out;
}

void print_static(const std::vector<StaticWork>& works, double per_second, const RunArgs& args, Console& console) {
    const StaticReport& report = works.front().report;
    char text[96];
    std::snprintf(text, sizeof text, "%.1f runs per second with %lld instance%s\n", per_second,
                  static_cast<long long>(args.request.instances), args.request.instances == 1 ? "" : "s");
    console.out << text << "managed tensors " << report.managed << ", storage groups " << report.groups
                << ", arena per run " << per_run_text(report.arena_bytes) << '\n';
    if (args.request.manage_outputs) {
        console.out << "managed outputs: buffer per run " << per_run_text(report.output_bytes) << ", "
                    << report.output_buffers << (report.output_buffers == 1 ? " buffer" : " buffers")
                    << " allocated; the returned tensors own it\n";
    }
    for (std::size_t i = 0; works.size() > 1 && i < works.size(); ++i) {
        const Held held = held_by(works[i].report);
        console.out << "instance " << i << ": arena " << bytes_text(held.arena);
        if (args.request.manage_outputs) console.out << ", outputs " << bytes_text(held.outputs);
        console.out << '\n';
    }
    for (const StaticReport::Block& block : report.blocks) {
        if (block.path.empty()) continue;
        console.out << "block " << block.path << ": managed tensors " << block.managed << ", storage groups "
                    << block.groups << ", arena per run " << per_run_text(block.arena_bytes) << '\n';
    }
    console.out << "storage groups: estimated " << bytes_text(report.bytes.planned) << ", observed "
                << bytes_text(report.bytes.learned) << '\n';
    print_outgrown(report.outgrown, console);
    for (const Message& problem : report.problems) console.out << problem.text() << '\n';
}

/// The runs of one repetition: recorded ones of this method, or the one that the options describe.
Result<std::vector<VectorRun>> runs_of(const Prepared& prepared, const Outcome& outcome, const PlanArgs& plan_args,
                                       const RunArgs& args) {
    const Method& method = *outcome.method;
    std::vector<VectorRun> runs;
    if (!args.vectors.empty()) {
        TRY(runs, runs_of_file(args.vectors));
        const auto is_others = [&](const VectorRun& run) { return !run.method.empty() && run.method != method.name; };
        if (const auto other = std::find_if(runs.begin(), runs.end(), is_others);
            other != runs.end() && plan_args.model.empty()) {
            return Error{
                .what = message(
                    "run {index} calls method '{method}'; a static runtime module has one method, here '{name}'",
                    other - runs.begin(), other->method, method.name),
                .file = args.vectors,
                .expected = message("runs of one method, or --model NAME to select one")};
        }
        std::erase_if(runs, is_others);
        if (runs.empty())
            return Error{.what = message("has no runs"), .file = args.vectors, .expected = message("at least one")};
    } else {
        TRY(std::vector<HostTensor> inputs, inputs_asked_for(*prepared.program, outcome, args));
        runs.push_back({.method = {}, .inputs = std::move(inputs), .outputs = {}});
    }
    return runs;
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
        TRY(outcome, plan_best_layout(outcome, progress));
    }
    const Method& method = *outcome.method;
    auto made = make_static_module(engine, prepared.program, outcome.method, outcome.plan().problem, args.request);
    if (!made.ok()) return std::move(made).error().of_file(file);

    TRY(const std::vector<VectorRun> runs, runs_of(prepared, outcome, plan_args, args));
    std::optional<std::vector<NamedTensor>> state;
    if (!args.state_in.empty()) {
        TRY(const std::vector<std::byte> bytes, load_file(args.state_in));
        auto decoded = decode_tensors(bytes);
        if (!decoded.ok()) return std::move(decoded).error().of_file(args.state_in);
        state = std::move(decoded).take();
    }
    const bool profile = plan_args.json || !args.trace.empty();
    StaticRuns asked{.inputs = {},
                     .state = state ? &*state : nullptr,
                     .profile = profile ? StaticRuns::Profile::all : StaticRuns::Profile::none,
                     .keep_calls = !args.trace.empty(),
                     .keep_state = !args.state_out.empty()};
    for (const VectorRun& run : runs) asked.inputs.push_back(&run.inputs);
    auto outcome_of_runs = run_on_instances(made.value(), args.request, asked, progress);
    if (!outcome_of_runs.ok()) return std::move(outcome_of_runs).error().of_file(file);
    const StaticOutcome ran = std::move(outcome_of_runs).take();
    const std::vector<double> times = ran.milliseconds();
    std::vector<CheckedRun> checked_runs;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const StaticWork& work : ran.works) {
            TRY(CheckedRun one, check_run(method, work.last[i], runs[i], i, args));
            if (&work == &ran.works.front()) checked_runs.push_back(std::move(one));
            else checked_runs.back().met = checked_runs.back().met && one.met;
        }
    }
    const StaticWork& first = ran.works.front();
    const std::vector<DelegateEvent> inside =
        first.last.empty() ? std::vector<DelegateEvent>() : first.last.back().events;
    if (!args.trace.empty()) CHECKED(write_trace(method, first.op_times, first.calls, inside, args.trace));
    if (!args.state_out.empty()) {
        TRY(const std::vector<std::byte> bytes, encode_tensors(first.state));
        CHECKED(save_file(args.state_out, bytes));
    }
    Checked checked;
    if (args.request.check_values) {
        TRY(checked, check_last(engine, prepared, outcome, runs, args, state, first.stats));
    }
    const double per_second = ran.per_second();
    const std::optional<HeapCounts> heap = first.last.empty() ? std::nullopt : first.last.back().heap;
    if (plan_args.json) {
        Json all = Json::array();
        for (const CheckedRun& one : checked_runs) all.push_back(one.json);
        print_json(
            {{"file", file},
             {"error", nullptr},
             {"runs", all},
             {"pools", Json::object()},
             {"milliseconds", {{"min", *std::min_element(times.begin(), times.end())}, {"median", median(times)}}},
             {"allocations", heap ? Json(heap->thread + (ran.works.size() == 1 ? heap->others : 0)) : Json()},
             {"heap", heap_json(heap)},
             {"copied_bytes", nullptr},
             {"device_copies", Json::array()},
             {"packed_bytes", nullptr},
             {"intra_threads", args.request.intra_threads},
             {"per_op", per_op_json(method, first.op_times, inside)},
             {"delegates", Json::array()},
             {"static", static_json(ran.works, args, per_second)},
             {"sanitizer", nullptr},
             {"values", args.request.check_values ? values_json(method, first.stats) : Json(nullptr)},
             {"first_difference", difference_json(method, checked.difference, checked.against)}},
            console);
    } else {
        for (std::size_t i = 0; i < checked_runs.size(); ++i) {
            for (const std::string& line : checked_runs[i].lines) console.out << "run " << i << ": " << line << '\n';
        }
        print_static(ran.works, per_second, args, console);
        if (args.request.check_values) print_values(method, first.stats, checked.difference, checked.against, console);
    }
    const bool met =
        std::all_of(checked_runs.begin(), checked_runs.end(), [](const CheckedRun& run) { return run.met; });
    return strict_exit(plan_args, prepared, met && !checked.difference ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli

#include "app/cli/run_report.h"

#include <algorithm>
#include <cstdio>

#include "app/cli/delegate_json.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/reports/json_output.h"
#include "engine/base/file.h"
#include "engine/base/statistics.h"
#include "engine/runner/check_output.h"
#include "engine/runner/inputs.h"
#include "engine/runner/tensor_files.h"
#include "engine/runtime/trace.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

void check_output(const Method& method, const OutputReport& output, double& worst, CheckedRun& checked) {
    const std::string title = "output '" + output.name + "': ";
    if (output.incomparable) {
        checked.met = false;
        checked.lines.push_back(title + output.incomparable->text());
        return;
    }
    const Difference& difference = *output.difference;
    worst = std::max(worst, difference.max_abs);
    const std::int64_t at = difference.first_mismatch;
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", difference.max_abs);
    checked.lines.push_back(title + type_text(output.dtype, output.shape) + ", largest difference " + text +
                            (at < 0 ? ", as expected" : ", not as expected from element " + std::to_string(at)));
    if (at < 0) return;
    checked.met = false;
    if (const auto distance = distance_of(method, output); distance && !distance->remedy.empty())
        checked.lines.push_back(distance->text.text() + "; " + distance->remedy.text());
    if (checked.json["first_mismatch"].is_null())
        checked.json["first_mismatch"] = {{"output", output.name}, {"element", at}};
}

/// The expected tensor of an output: from the vectors, or from --expect.
Result<std::optional<HostTensor>> expected_of(const Method& method, std::size_t index, const HostTensor& got,
                                              const VectorRun& run, const RunArgs& args) {
    if (index < run.outputs.size()) return std::optional(run.outputs[index]);
    for (const auto& [key, path] : args.expected) {
        TRY(const std::size_t wanted, find_output(method, key));
        if (wanted != index) continue;
        TRY(HostTensor tensor, read_tensor_file(path, got.dtype, got.shape));
        return std::optional(std::move(tensor));
    }
    return std::optional<HostTensor>();
}

}  // namespace

Result<std::vector<HostTensor>> inputs_asked_for(const Program& program, const Outcome& outcome, const RunArgs& args) {
    const Method& method = *outcome.method;
    InputRequest request = args.request.made;
    TRY(request.files, input_files(method, args.inputs));
    TRY(request.shapes, input_shapes(method, args.shapes));
    return make_inputs(program, method, outcome.plan(), request);
}

Result<CheckedRun> check_run(const Method& method, const RunResult& result, const VectorRun& run, std::size_t number,
                             const RunArgs& args) {
    CheckedRun checked{.json = {{"method", method.name},
                                {"outputs", Json::array()},
                                {"max_abs_diff", nullptr},
                                {"first_mismatch", nullptr}},
                       .met = true,
                       .lines = {}};
    double worst = 0;
    bool compared = false;
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
        const HostTensor& got = result.outputs[i];
        Json file = nullptr;
        if (!args.output_dir.empty()) {
            const std::string stem = args.output_dir + "/out" + std::to_string(number) + "_" + std::to_string(i);
            TRY(file, write_tensor_file(stem, got));
        }
        TRY(const std::optional<HostTensor> expected, expected_of(method, i, got, run, args));
        const OutputReport output = check_output(method, i, got, expected ? &*expected : nullptr, args.request);
        checked.json["outputs"].push_back(
            {{"name", output.name}, {"dtype", name_of(got.dtype)}, {"shape", got.shape}, {"file", file}});
        if (expected) {
            compared = true;
            check_output(method, output, worst, checked);
        } else {
            checked.lines.push_back("output '" + output.name + "': " + type_text(got.dtype, got.shape));
        }
    }
    if (run.outputs.size() > result.outputs.size()) {
        checked.met = false;
        checked.lines.push_back(counted(run.outputs.size(), "output") + " expected, got " +
                                std::to_string(result.outputs.size()));
    }
    if (compared) checked.json["max_abs_diff"] = worst;
    return checked;
}

Json per_op_json(const Method& method, const OpTimes& runs, const std::vector<DelegateEvent>& inside,
                 const std::optional<RunFailure>& failure) {
    Json rows = Json::array();
    for (const OpSummary& row : runs.summaries()) {
        const Instruction& node = method.instructions[row.last.instruction];
        const bool has_failed = failure && failure->instruction == row.last.instruction;
        rows.push_back({{"index", row.last.instruction.number()},
                        {"op", row.last.op},
                        {"node", row.last.name},
                        {"kernel", row.last.kernel},
                        {"calls", row.last.calls},
                        {"ms_min", row.min},
                        {"ms_median", row.median},
                        {"bytes_read", row.last.bytes_read},
                        {"bytes_written", row.last.bytes_written},
                        {"scratch_bytes", row.last.scratch_bytes},
                        {"source", node.stack_trace},
                        {"events", events_json(inside, row.last.instruction)},
                        {"error", has_failed ? Json(failure->error.text()) : Json(nullptr)}});
    }
    return rows;
}

namespace {

Json pools_of(const RunSession& session) {
    Json pools = Json::object();
    std::int64_t scratch = 0, scratch_touched = 0;
    for (const auto& [name, loaded] : session.loaded()) {
        const RunMeasurements& measured = loaded.method->measured();
        scratch += measured.scratch_bytes;
        scratch_touched += measured.scratch_touched;
        const std::vector<std::int64_t>& bytes = loaded.method->arena_bytes();
        for (std::size_t id = 1; id < bytes.size(); ++id) {
            Json& pool = pools[std::to_string(id)];
            const std::int64_t touched = id < measured.touched.size() ? measured.touched[id] : 0;
            const bool known = pool.is_object();
            pool = {{"planned", bytes[id] + (known ? pool["planned"].get<std::int64_t>() : 0)},
                    {"touched", touched + (known ? pool["touched"].get<std::int64_t>() : 0)}};
        }
    }
    pools["scratch"] = {{"planned", scratch}, {"touched", scratch_touched}};
    return pools;
}

/// The core whose kernels ran; null if no operator is specific to a core.
Json core_json(const RunSession& session) {
    for (const auto& [name, loaded] : session.loaded())
        if (const auto core = loaded.method->method().core) return name_of(*core);
    return nullptr;
}

/// Bytes that the last run moved between the host and devices, including arguments outside of the pools.
Json device_copies_json(const RunSession& session) {
    Json rows = Json::array();
    for (const auto& [name, loaded] : session.loaded()) {
        for (const BankTraffic& row : loaded.method->measured().device_copies) {
            rows.push_back({{"mem_id", row.mem_id > 0 ? Json(row.mem_id) : Json(nullptr)},
                            {"device", row.device},
                            {"to_device", row.to_device},
                            {"from_device", row.from_device}});
        }
    }
    return rows;
}

Json violations_json(const Sanitizer& sanitizer) {
    Json rows = Json::array();
    for (const Violation& v : sanitizer.violations()) {
        rows.push_back({{"kind", name_of(v.kind)},
                        {"writer", v.writer},
                        {"victim", v.victim},
                        {"step", v.step.number()},
                        {"mem_id", v.mem_id},
                        {"offset", v.offset},
                        {"bytes", v.bytes}});
    }
    return rows;
}

/// A number, or text for values that JSON cannot represent.
Json value_json(double value) { return value == value ? Json(value) : Json("NaN"); }

}  // namespace

Json values_json(const Method& method, std::span<const TensorStats> all) {
    Json rows = Json::array();
    for (const TensorStats& stats : all) {
        const Instruction& node = method.instructions[stats.instruction];
        rows.push_back({{"index", stats.instruction.number()},
                        {"node", node.name},
                        {"output", stats.output},
                        {"tensor", method.values[stats.value].name},
                        {"min", value_json(stats.min)},
                        {"max", value_json(stats.max)},
                        {"absmax", value_json(stats.absmax)},
                        {"sum", value_json(stats.sum)},
                        {"nan", stats.nans},
                        {"inf", stats.infinities}});
    }
    return rows;
}

Json difference_json(const Method& method, const std::optional<ValueDifference>& found, const std::string& against) {
    if (!found) return nullptr;
    return {{"index", found->instruction.number()},
            {"node", method.instructions[found->instruction].name},
            {"tensor", method.values[found->value].name},
            {"against", against},
            {"what", found->what},
            {"got", value_json(found->got)},
            {"expected", value_json(found->expected)}};
}

void print_values(const Method& method, std::span<const TensorStats> all, const std::optional<ValueDifference>& found,
                  const std::string& against, Console& console) {
    if (found) {
        console.out << "first difference from " << against << ": node '" << method.instructions[found->instruction].name
                    << "', tensor '" << method.values[found->value].name << "', " << found->what << ' ' << found->got
                    << ", expected " << found->expected << '\n';
    } else {
        console.out << "every tensor agrees with " << against << '\n';
    }
    TextTable table("<>>>>>");
    table.row({"tensor", "min", "max", "absmax", "NaN", "inf"});
    for (const TensorStats& stats : all) {
        char cells[3][32];
        std::snprintf(cells[0], sizeof cells[0], "%.6g", stats.min);
        std::snprintf(cells[1], sizeof cells[1], "%.6g", stats.max);
        std::snprintf(cells[2], sizeof cells[2], "%.6g", stats.absmax);
        table.row({method.values[stats.value].name, cells[0], cells[1], cells[2], std::to_string(stats.nans),
                   std::to_string(stats.infinities)});
    }
    table.print(console.out);
}

Json heap_json(const std::optional<HeapCounts>& heap) {
    if (!heap) return nullptr;
    return {{"running_thread", heap->thread}, {"other_threads", heap->others}, {"from_kernel_blocks", heap->small}};
}

void print_run_json(const std::string& file, const RunSession& session, const std::vector<CheckedRun>& runs,
                    const Error* error, Console& console) {
    Json all_runs = Json::array(), per_op = Json::array(), sanitizer = nullptr, values = nullptr, difference = nullptr;
    std::optional<HeapCounts> heap;
    std::int64_t copied = 0, packed = 0;
    for (const CheckedRun& run : runs) all_runs.push_back(run.json);
    for (const auto& [name, loaded] : session.loaded()) {
        const Method& method = loaded.method->method();
        const RunMeasurements& measured = loaded.method->measured();
        for (Json& row : per_op_json(method, measured.op_times, measured.events, measured.failure))
            per_op.push_back(std::move(row));
        copied += measured.copied_bytes;
        packed += measured.packed_bytes;
        if (measured.heap) heap = measured.heap->plus(heap.value_or(HeapCounts()));
        if (const Sanitizer* found = loaded.method->sanitizer()) {
            if (sanitizer.is_null()) sanitizer = {{"violations", Json::array()}};
            for (Json& row : violations_json(*found)) sanitizer["violations"].push_back(std::move(row));
        }
        if (difference.is_null()) difference = difference_json(method, loaded.difference, loaded.against);
        if (measured.stats.empty()) continue;
        if (values.is_null()) values = Json::array();
        for (Json& row : values_json(method, measured.stats)) values.push_back(std::move(row));
    }
    const std::vector<double> times = session.milliseconds();
    Json milliseconds = nullptr;
    if (!times.empty())
        milliseconds = {{"min", *std::min_element(times.begin(), times.end())}, {"median", median(times)}};
    print_json({{"file", file},
                {"error", error ? error_json(*error) : Json(nullptr)},
                {"runs", all_runs},
                {"core", core_json(session)},
                {"pools", pools_of(session)},
                {"milliseconds", milliseconds},
                {"allocations", heap ? Json(heap->thread + heap->others) : Json()},
                {"heap", heap_json(heap)},
                {"copied_bytes", copied},
                {"device_copies", device_copies_json(session)},
                {"packed_bytes", packed},
                {"intra_threads", session.request().intra_threads},
                {"per_op", per_op},
                {"delegates", stages_json(session.stages())},
                {"static", nullptr},
                {"sanitizer", sanitizer},
                {"values", values},
                {"first_difference", difference}},
               console);
}

namespace {

/// Pools, traffic and findings of a method.
void print_method(const LoadedMethod& method, Console& console) {
    const RunMeasurements& measured = method.measured();
    if (const auto core = method.method().core)
        console.out << "kernels of " << title_of(*core) << " (" << name_of(unit_of(*core)) << ")\n";
    const Plan& plan = method.outcome().plan();
    for (const PoolResult& pool : plan.pools) {
        const auto id = static_cast<std::size_t>(pool.mem_id);
        console.out << "pool " << pool.mem_id << (pool.name.empty() ? "" : " ") << pool.name << ": "
                    << bytes_text(pool.bytes) << ", touched "
                    << bytes_text(id < measured.touched.size() ? measured.touched[id] : 0);
        if (!pool.fits()) console.out << ", over its capacity by " << bytes_text(pool.over_by());
        console.out << '\n';
    }
    for (const PlanIssue& problem : plan.issues) console.out << "the plan is invalid: " << problem.text() << '\n';
    for (const BankTraffic& row : measured.device_copies) {
        console.out << (row.mem_id > 0 ? "pool " + std::to_string(row.mem_id) : std::string("outside the pools"))
                    << ": " << bytes_text(row.to_device) << " copied to " << row.device << ", "
                    << bytes_text(row.from_device) << " from it\n";
    }
    if (measured.scratch_bytes > 0)
        console.out << "host scratch: " << bytes_text(measured.scratch_bytes) << " of host memory\n";
    if (measured.packed_bytes > 0)
        console.out << "packed weights: " << bytes_text(measured.packed_bytes) << " of host memory\n";
    for (const std::string& line : stage_lines(method.stages())) console.out << line << '\n';
    const Sanitizer* sanitizer = method.sanitizer();
    if (!sanitizer) return;
    const std::size_t found = sanitizer->violations().size();
    console.out << "sanitizer: " << found << (found == 1 ? " violation\n" : " violations\n");
    for (const Violation& violation : sanitizer->violations()) console.out << "  " << text_of(violation) << '\n';
}

}  // namespace

void print_run_text(const RunSession& session, const std::vector<CheckedRun>& runs, Console& console) {
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const std::string& line : runs[i].lines) console.out << "run " << i << ": " << line << '\n';
    }
    const std::vector<double> times = session.milliseconds();
    char text[96];
    if (times.size() == 1)
        std::snprintf(text, sizeof text, "%.3f ms, including kernel preparation; --repeat N times the kernels alone\n",
                      times.front());
    else
        std::snprintf(text, sizeof text, "%.3f ms at best, %.3f ms in the median of %zu runs\n",
                      *std::min_element(times.begin(), times.end()), median(times), times.size());
    console.out << text;
    for (const auto& [name, loaded] : session.loaded()) print_method(*loaded.method, console);
    for (const auto& [name, loaded] : session.loaded()) {
        const std::vector<TensorStats>& stats = loaded.method->measured().stats;
        if (stats.empty()) continue;
        if (session.loaded().size() > 1) console.out << "method " << name << ": ";
        print_values(loaded.method->method(), stats, loaded.difference, loaded.against, console);
    }
}

Result<> write_trace(const RunSession& session, const std::string& path) {
    if (session.loaded().size() != 1)
        return Error{.what = message("a trace holds one method"), .expected = message("--method NAME")};
    const LoadedMethod& loaded = *session.loaded().begin()->second.method;
    const RunMeasurements& measured = loaded.measured();
    return write_trace(loaded.method(), measured.op_times, measured.calls, measured.events, path, measured.failure);
}

Result<> write_trace(const Method& method, const OpTimes& times, const std::vector<std::vector<OpEvent>>& calls,
                     const std::vector<DelegateEvent>& inside, const std::string& path,
                     const std::optional<RunFailure>& failure) {
    const std::string text =
        path.ends_with(".csv") ? csv_trace(times.summaries()) : chrome_trace(method, calls, inside, failure);
    return save_file(path, std::as_bytes(std::span(text)));
}

}  // namespace arenascope::cli

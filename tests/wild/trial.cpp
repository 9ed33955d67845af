#include "tests/wild/trial.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/engine.h"
#include "engine/open/companions.h"
#include "engine/runner/check_output.h"
#include "engine/runner/given_values.h"
#include "engine/runner/inputs.h"
#include "engine/runner/loaded_method.h"
#include "tests/wild/recorded_results.h"

namespace arenascope::wild {

namespace {

constexpr std::int64_t enough = 512;      // bound of symbols that the file leaves open
constexpr double suite_tolerance = 1e-3;  // of ONNX's own backend test suite, whose cases were recorded for it

/// An error must have a text of one line, and must not come from a cancellation.
void refuse(Row& row, End end, const Error& error) {
    const std::string text = error.text();
    const bool is_proper = !error.what.empty() && text.find('\n') == std::string::npos && !error.is_cancelled;
    row.say(is_proper ? end : End::wrong, is_proper ? text : "an improper error: " + text);
}

Tuning tuning_for(const Program& program, const Method& method, const std::vector<OnnxValue>& given = {}) {
    Tuning tuning = starting_tuning(program, program.methods.size() > 1 ? method.name : std::string());
    tuning.planner = "greedy_by_size";
    take_sizes(program, given, tuning);
    for (const auto& [symbol, range] : method.ranges) {
        if (range.max || range.assumed || tuning.ranges.contains(symbol)) continue;
        tuning.ranges[symbol] = {.min = std::clamp<std::int64_t>(range.min, 0, enough), .max = enough};
    }
    return tuning;
}

/// False: `row` has the reason.
bool open_and_plan(const Engine& engine, const std::filesystem::path& path, Row& row) {
    Progress progress;
    const auto program = engine.open(path.string(), progress);
    if (!program.ok()) {
        refuse(row, End::refused, program.error());
        return false;
    }
    for (const Method& method : program.value()->methods) {
        const auto outcome = engine.evaluate(*program.value(), tuning_for(*program.value(), method), {}, progress);
        if (!outcome.ok()) {
            refuse(row, End::opened, outcome.error());
            return false;
        }
        for (const Plan& plan : outcome.value().plans) {
            if (plan.planner == "loaded" || plan.valid()) continue;
            row.say(End::wrong, plan.planner + " made an invalid plan: " + plan.issues.front().text());
            return false;
        }
    }
    return true;
}

/// The outputs of the first method, with recorded inputs or made ones.
struct Ran {
    std::shared_ptr<const Outcome> outcome;
    std::vector<HostTensor> outputs;
};
Result<Ran> run(const Engine& engine, const std::string& path, const RecordedRun* recorded, const RunRequest& request) {
    Progress progress;
    Companions companions;
    if (recorded) {
        TRY(companions.known.values, given_values(path, recorded->input_files()));
    }
    TRY(const auto program, open_with_companions(engine, path, companions, progress));
    const Tuning tuning = tuning_for(*program, program->methods.front(), companions.known.values);
    TRY(Outcome planned, engine.evaluate(*program, tuning, {}, progress));
    Ran out{.outcome = std::make_shared<const Outcome>(std::move(planned)), .outputs = {}};
    const Method& method = *out.outcome->method;
    std::vector<HostTensor> inputs;
    if (recorded && recorded->form != RecordedRun::Form::protobuf) {
        TRY(inputs, recorded->read_inputs(method));
    } else {
        InputRequest made = request.made;
        if (recorded) {
            TRY(made.files, input_files(method, recorded->input_files()));
        }
        TRY(inputs, make_inputs(*program, method, out.outcome->plan(), made));
    }
    TRY(const auto loaded, LoadedMethod::load(engine, program, out.outcome, request, {}));
    TRY(RunResult result, loaded->run(inputs, {}, progress));
    out.outputs = std::move(result.outputs);
    return out;
}

/// The differences to the recorded outputs; empty if there are none.
Result<std::string> difference(const Ran& ran, const RecordedRun& recorded, const RunRequest& request) {
    const Method& method = *ran.outcome->method;
    TRY(const std::vector<HostTensor> expected, recorded.read_outputs(method));
    if (expected.size() > ran.outputs.size()) return std::string("outputs are missing");
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const OutputReport report = check_output(method, i, ran.outputs[i], &expected[i], request);
        if (report.incomparable) return "output '" + report.name + "': " + report.incomparable->text();
        if (report.difference->first_mismatch >= 0)
            return "output '" + report.name + "' differs by " + std::to_string(report.difference->max_abs);
    }
    return std::string();
}

/// Exact for integers of a table; ONNX's tolerance for its suite; else the program's own.
RunRequest request_for(const std::filesystem::path& path, const RecordedRun* recorded) {
    RunRequest request{.made = {.values = InputRequest::Values::random}};
    if (recorded && recorded->form == RecordedRun::Form::table) request.rtol = request.atol = 0;
    else if (recorded && path.string().find("/onnx_suite/") != std::string::npos) request.rtol = suite_tolerance;
    return request;
}

void run_and_compare(const Engine& engine, const std::filesystem::path& path, Row& row) {
    const std::vector<RecordedRun> recorded = recorded_runs_of(path);
    if (recorded.empty()) {
        const auto ran = run(engine, path.string(), nullptr, request_for(path, nullptr));
        if (!ran.ok()) return refuse(row, End::planned, ran.error());
        row.end = End::ran;
        return;
    }
    for (const RecordedRun& each : recorded) {
        const RunRequest request = request_for(path, &each);
        const auto ran = run(engine, path.string(), &each, request);
        if (!ran.ok()) return refuse(row, End::planned, ran.error());
        const auto found = difference(ran.value(), each, request);
        if (!found.ok()) return refuse(row, End::ran, found.error());
        if (!found.value().empty()) return row.say(End::differs, found.value());
    }
    row.end = End::equal;
}

}  // namespace

const char* name_of(End end) {
    static constexpr std::array names{
        "crashed", "refused", "opened, not planned", "planned, not run", "ran", "ran, with other results",
        "equal",   "wrong"};
    return names[static_cast<std::size_t>(end)];
}

void Row::say(End as, const std::string& text) {
    end = as;
    std::snprintf(said, sizeof said, "%s", text.c_str());
}

void try_file(const std::filesystem::path& path, Row& row) {
    const Engine engine;
    row.has_expected = !recorded_runs_of(path).empty();
    if (!open_and_plan(engine, path, row)) return;
    row.end = End::planned;
    row.is_running = true;
    run_and_compare(engine, path, row);
    row.is_running = false;
}

}  // namespace arenascope::wild

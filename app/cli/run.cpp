#include <algorithm>
#include <cstdio>
#include <limits>
#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/run_session.h"
#include "app/cli/tensor_files.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "engine/runtime/vectors.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

struct RunArgs {
    std::vector<std::pair<std::string, std::string>> inputs, shapes, expected;
    std::optional<std::uint64_t> random;
    bool zeros = false;
    std::string vectors, output_dir;
    std::int64_t repeat = 1;
    double rtol = 1e-4, atol = 1e-5;
};

Result<std::vector<std::pair<std::string, std::string>>> keyed(const Arguments& arguments, std::string_view option) {
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string_view text : arguments.all(option)) {
        const std::size_t at = text.find('=');
        if (at == std::string_view::npos || at == 0) {
            return Error{.what = std::string(option) + " " + std::string(text) + " is not usable",
                         .expected = "INDEX=… or NAME=…"};
        }
        out.emplace_back(text.substr(0, at), text.substr(at + 1));
    }
    return out;
}

Result<RunArgs> parse_run(const Arguments& arguments) {
    RunArgs args;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    TRY(args.inputs, keyed(arguments, "--input"));
    TRY(args.shapes, keyed(arguments, "--shape"));
    TRY(args.expected, keyed(arguments, "--expect"));
    args.zeros = arguments.has("--zeros");
    args.vectors = arguments.last("--vectors").value_or("");
    args.output_dir = arguments.last("--output-dir").value_or("");
    if (const auto text = arguments.last("--random")) {
        TRY(const std::int64_t seed, parse_integer(*text, 0, most));
        args.random = static_cast<std::uint64_t>(seed);
    }
    if (const auto text = arguments.last("--repeat")) {
        TRY(args.repeat, parse_integer(*text, 1, 1000000));
    }
    if (const auto text = arguments.last("--rtol")) {
        TRY(args.rtol, parse_number(*text, 0, 1e9));
    }
    if (const auto text = arguments.last("--atol")) {
        TRY(args.atol, parse_number(*text, 0, 1e9));
    }
    if (args.random && args.zeros) return Error{.what = "--random and --zeros contradict each other", .expected = "one"};
    if (!args.vectors.empty() && (args.random || args.zeros || !args.inputs.empty() || !args.expected.empty())) {
        return Error{.what = "--vectors brings its own inputs and outputs",
                     .expected = "no --input, --expect, --random or --zeros beside it"};
    }
    return args;
}

/// Position of an input or output given by index or name.
Result<std::size_t> find_value(const Method& method, const std::vector<ValueId>& ids, const std::string& key,
                               std::string_view kind) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const std::string& name = method.values[static_cast<std::size_t>(ids[i])].name;
        if (name == key || std::to_string(i) == key) return i;
        names.push_back(name);
    }
    std::string known;
    for (const std::string& name : names) known += (known.empty() ? "" : ", ") + name;
    return Error{.what = "unknown " + std::string(kind) + " '" + key + "'", .expected = "an index or one of " + known,
                 .remedy = did_you_mean(key, names)};
}

Result<std::vector<HostTensor>> make_inputs(const Method& method, const RunArgs& args) {
    std::vector<std::string> paths(method.inputs.size());
    std::vector<std::optional<std::vector<std::int64_t>>> shapes(method.inputs.size());
    for (const auto& [key, path] : args.inputs) {
        TRY(const std::size_t index, find_value(method, method.inputs, key, "input"));
        paths[index] = path;
    }
    for (const auto& [key, text] : args.shapes) {
        TRY(const std::size_t index, find_value(method, method.inputs, key, "input"));
        TRY(shapes[index], parse_shape(text));
    }
    std::uint64_t seed = args.random.value_or(0);
    std::vector<HostTensor> inputs;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const Value& value = method.values[static_cast<std::size_t>(method.inputs[i])];
        const Tensor* tensor = value.tensor();
        if (!tensor) return Error{.what = "input " + std::to_string(i) + " '" + value.name + "' is no tensor"};
        const std::vector<std::int64_t> shape = shapes[i].value_or(tensor->upper);
        auto made = [&]() -> Result<HostTensor> {
            if (!paths[i].empty()) return read_tensor_file(paths[i], tensor->dtype, shape);
            if (args.random) return random_tensor(tensor->dtype, shape, seed);
            if (args.zeros) return zero_tensor(tensor->dtype, shape);
            return Error{.what = "input " + std::to_string(i) + " '" + value.name + "' has no value",
                         .expected = type_text(tensor->dtype, shape),
                         .remedy = "give --input " + std::to_string(i) + "=PATH, --random SEED or --zeros"};
        }();
        if (!made.ok()) return std::move(made).error();
        inputs.push_back(std::move(made).take());
    }
    return inputs;
}

/// The runs to make: recorded ones, or one from the options.
Result<std::vector<VectorRun>> make_runs(RunSession& session, const RunArgs& args) {
    if (!args.vectors.empty()) return load_vectors(args.vectors);
    TRY(const RunSession::Loaded* loaded, session.method(""));
    TRY(std::vector<HostTensor> inputs, make_inputs(*loaded->outcome.method, args));
    std::vector<VectorRun> runs;
    runs.push_back({.method = {}, .inputs = std::move(inputs), .outputs = {}});
    return runs;
}

struct Judged {
    Json json;
    bool met = true;
    std::vector<std::string> lines;  ///< for people
};

Result<> judge_output(const HostTensor& got, const HostTensor& expected, const RunArgs& args, const std::string& name,
                      double& worst, Judged& judged) {
    const auto difference = compare(got, expected, args.atol, args.rtol);
    if (!difference.ok()) {
        judged.met = false;
        judged.lines.push_back("output '" + name + "': " + difference.error().text());
        return done;
    }
    worst = std::max(worst, difference.value().max_abs);
    const std::int64_t at = difference.value().first_mismatch;
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", difference.value().max_abs);
    judged.lines.push_back("output '" + name + "': " + type_text(got.dtype, got.shape) + ", largest difference " + text +
                           (at < 0 ? ", as expected" : ", not as expected from element " + std::to_string(at)));
    if (at < 0) return done;
    judged.met = false;
    if (judged.json["first_mismatch"].is_null()) judged.json["first_mismatch"] = {{"output", name}, {"element", at}};
    return done;
}

/// The expected tensor of an output: from the vectors, or from --expect.
Result<std::optional<HostTensor>> expected_of(const Method& method, std::size_t index, const HostTensor& got,
                                              const VectorRun& run, const RunArgs& args) {
    if (index < run.outputs.size()) return std::optional(run.outputs[index]);
    for (const auto& [key, path] : args.expected) {
        TRY(const std::size_t wanted, find_value(method, method.outputs, key, "output"));
        if (wanted != index) continue;
        TRY(HostTensor tensor, read_tensor_file(path, got.dtype, got.shape));
        return std::optional(std::move(tensor));
    }
    return std::optional<HostTensor>();
}

Result<Judged> judge_run(const Method& method, const RunResult& result, const VectorRun& run, std::size_t number,
                         const RunArgs& args) {
    Judged judged{.json = {{"method", method.name}, {"outputs", Json::array()}, {"max_abs_diff", nullptr},
                           {"first_mismatch", nullptr}}, .met = true, .lines = {}};
    double worst = 0;
    bool compared = false;
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
        const HostTensor& got = result.outputs[i];
        const bool known = i < method.outputs.size();
        const std::string name = known ? method.values[static_cast<std::size_t>(method.outputs[i])].name : std::to_string(i);
        Json file = nullptr;
        if (!args.output_dir.empty()) {
            const std::string stem = args.output_dir + "/out" + std::to_string(number) + "_" + std::to_string(i);
            TRY(file, write_tensor_file(stem, got));
        }
        judged.json["outputs"].push_back(
            {{"name", name}, {"dtype", name_of(got.dtype)}, {"shape", got.shape}, {"file", file}});
        TRY(const std::optional<HostTensor> expected, expected_of(method, i, got, run, args));
        if (expected) {
            compared = true;
            CHECKED(judge_output(got, *expected, args, name, worst, judged));
        } else {
            judged.lines.push_back("output '" + name + "': " + type_text(got.dtype, got.shape));
        }
    }
    if (run.outputs.size() > result.outputs.size()) {
        judged.met = false;
        judged.lines.push_back(std::to_string(run.outputs.size()) + " outputs expected, got " +
                               std::to_string(result.outputs.size()));
    }
    if (compared) judged.json["max_abs_diff"] = worst;
    return judged;
}

Json per_op_json(const RunSession::Loaded& loaded) {
    const Method& method = *loaded.outcome.method;
    const auto bytes_of = [&](ValueId id) -> std::int64_t {
        if (id < 0 || static_cast<std::size_t>(id) >= method.values.size()) return 0;
        const Tensor* tensor = method.values[static_cast<std::size_t>(id)].tensor();
        return tensor ? tensor->bytes().value_or(0) : 0;
    };
    Json rows = Json::array();
    for (std::size_t i = 0; i < loaded.ops.size(); ++i) {
        const OpTime& op = loaded.ops[i];
        const Instruction& node = method.instructions[static_cast<std::size_t>(op.instruction)];
        std::int64_t read = 0, written = 0;
        for (const ValueId id : node.outs) written += bytes_of(id);
        for (const ValueId id : node.args) {
            if (std::find(node.outs.begin(), node.outs.end(), id) == node.outs.end()) read += bytes_of(id);
        }
        const std::vector<double>& times = loaded.op_times[i];
        rows.push_back({{"index", op.instruction}, {"op", op.op}, {"node", op.name}, {"kernel", op.kernel},
                        {"ms_min", *std::min_element(times.begin(), times.end())}, {"ms_median", median(times)},
                        {"bytes_read", read}, {"bytes_written", written}, {"source", node.stack_trace}});
    }
    return rows;
}

Json pools_of(const RunSession& session) {
    Json pools = Json::object();
    for (const auto& [name, loaded] : session.loaded()) {
        const std::vector<std::int64_t> bytes = loaded.executor->arena_bytes();
        for (std::size_t id = 1; id < bytes.size(); ++id) {
            Json& pool = pools[std::to_string(id)];
            const std::int64_t before = pool.is_object() ? pool["planned"].get<std::int64_t>() : 0;
            pool = {{"planned", before + bytes[id]}, {"touched", nullptr}};  // touched bytes are not measured
        }
    }
    return pools;
}

void print_text(const RunSession& session, const std::vector<Judged>& runs, Console& console) {
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const std::string& line : runs[i].lines) console.out << "run " << i << ": " << line << '\n';
    }
    const std::vector<double>& times = session.milliseconds();
    char text[96];
    std::snprintf(text, sizeof text, "%.3f ms at best, %.3f ms in the median of %zu runs\n",
                  *std::min_element(times.begin(), times.end()), median(times), times.size());
    console.out << text;
    for (const auto& [name, loaded] : session.loaded()) {
        for (const PoolResult& pool : loaded.outcome.plan().pools) {
            console.out << "pool " << pool.mem_id << ' ' << pool.name << ": " << bytes_text(pool.bytes) << '\n';
        }
    }
}

void print_run_json(const std::string& file, const RunSession& session, const std::vector<Judged>& runs, Console& console) {
    Json all_runs = Json::array(), per_op = Json::array();
    for (const Judged& run : runs) all_runs.push_back(run.json);
    for (const auto& [name, loaded] : session.loaded()) {
        for (Json& row : per_op_json(loaded)) per_op.push_back(std::move(row));
    }
    const std::vector<double>& times = session.milliseconds();
    print_json({{"file", file}, {"runs", all_runs}, {"pools", pools_of(session)},
                {"milliseconds", {{"min", *std::min_element(times.begin(), times.end())}, {"median", median(times)}}},
                {"allocations", nullptr}, {"copied_bytes", nullptr}, {"per_op", per_op}, {"delegates", Json::array()},
                {"static", nullptr}, {"sanitizer", nullptr}}, console);
}

/// All runs in order on fresh state, `repeat` times over; the last pass is judged.
Result<std::vector<Judged>> run_all(RunSession& session, const std::vector<VectorRun>& runs, const RunArgs& args) {
    std::vector<Judged> judged;
    for (std::int64_t pass = 0; pass < args.repeat; ++pass) {
        if (pass > 0) session.reset_state();
        judged.clear();
        for (std::size_t i = 0; i < runs.size(); ++i) {
            TRY(RunSession::Loaded* loaded, session.method(runs[i].method));
            TRY(const RunResult result, session.run(*loaded, runs[i].inputs));
            if (pass + 1 < args.repeat) continue;
            TRY(Judged one, judge_run(*loaded->outcome.method, result, runs[i], i, args));
            judged.push_back(std::move(one));
        }
    }
    return judged;
}

}  // namespace

Result<Exit> run_run(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    TRY(const RunArgs run_args, parse_run(arguments));
    TRY(const std::string file, arguments.only_file());
    if (plan_args.planners.size() > 1) {
        return Error{.what = "several planners given", .expected = "one --planner: a run has one plan"};
    }
    TRY(Prepared prepared, prepare(engine, file, plan_args));
    print_warnings(prepared.warnings, plan_args, console);
    RunSession session(engine, std::move(prepared));
    auto runs = make_runs(session, run_args);
    if (!runs.ok()) {
        Error error = std::move(runs).error();
        return error.file.empty() ? std::move(error).of_file(file) : std::move(error);
    }
    if (runs.value().empty()) return Error{.what = "holds no run", .file = run_args.vectors, .expected = "at least one"};
    auto judged = run_all(session, runs.value(), run_args);
    if (!judged.ok()) return std::move(judged).error().of_file(file);
    print_warnings(session.warnings(), plan_args, console);
    if (plan_args.json) {
        print_run_json(file, session, judged.value(), console);
    } else {
        print_text(session, judged.value(), console);
    }
    bool met = std::all_of(judged.value().begin(), judged.value().end(), [](const Judged& run) { return run.met; });
    for (const auto& [name, loaded] : session.loaded()) met = met && loaded.outcome.plan().fits();
    return met ? Exit::met : Exit::not_met;
}

}  // namespace arenascope::cli

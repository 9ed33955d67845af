// The verb info: signature, tensors, pools and footprint of each method, compared with limits.

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/cli/delegate_json.h"
#include "app/cli/device_output.h"
#include "app/cli/footprint_output.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/report.h"
#include "app/cli/spec_json.h"
#include "app/cli/state_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/unplaced_rows.h"
#include "engine/ir/shape_text.h"
#include "engine/runner/inputs.h"
#include "engine/study/measure_delegates.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Data shared by several tensors counts once; initial values of states are not constants.
std::int64_t constant_bytes(const Method& method) {
    std::set<const std::byte*> seen;
    std::int64_t total = 0;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->data || !tensor->is_constant || !seen.insert(tensor->data->bytes.data()).second)
            continue;
        total += static_cast<std::int64_t>(tensor->data->bytes.size());
    }
    return total;
}

Json signature(const Method& method, const std::vector<ValueId>& ids, const std::vector<std::string>& paths) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        rows.push_back(signature_json(method, ids[i]));
        rows.back()["path"] = i < paths.size() ? Json(paths[i]) : Json(nullptr);
    }
    return rows;
}

Json nodes_json(const Outcome& outcome, const std::vector<ExtraKernel>& extra) {
    Json nodes = Json::array();
    for (const NodeKernel& row : node_kernels(*outcome.method, outcome.plan(), Fallback::reference, extra)) {
        const Instruction& node = outcome.method->instructions[row.instruction];
        nodes.push_back({{"index", row.instruction.number()},
                         {"node", node.name},
                         {"op", node.op},
                         {"kernel", name_of(row.kind)},
                         {"managed", row.managed},
                         {"reason", row.reason.empty() ? Json(nullptr) : Json(row.reason)}});
    }
    return nodes;
}

/// Its place in the shown plan, with its spec.
Json row_json(const Outcome& outcome, const TensorRow& row) {
    Json json = tensor_json(outcome, row);
    json["spec"] = spec_json(*outcome.method, row);
    return json;
}

/// The facts of a method without a plan, then its tensors and pools if it can be evaluated.
Json method_json(const Engine& engine, const Method& method, const Tuning& tuning, const Outcome* outcome) {
    const Method& shown = outcome ? *outcome->method : method;  // with the planned sizes
    Json json{{"name", method.name},
              {"inputs", signature(shown, shown.inputs, input_paths_of(method))},
              {"outputs", signature(shown, shown.outputs, output_paths_of(method))},
              {"states", states_json(shown, tuning)},
              {"symbols", symbols_json(shown.ranges)},
              {"instructions", method.instructions.size()},
              {"constant_bytes", constant_bytes(method)},
              {"delegates", delegates_json(shown)}};
    if (!outcome) {
        json["steps"] = json["tensors"] = json["pools"] = json["nodes"] = nullptr;
        return json;
    }
    json["steps"] = outcome->steps;
    const Json plan = one_plan_json(*outcome, outcome->plan());
    json["planner"] = plan["planner"];
    json["pools"] = plan["pools"];
    Json tensors = Json::array();
    for (const TensorRow& row : outcome->tensors) tensors.push_back(row_json(*outcome, row));
    for (const TensorRow& row : unplaced_rows(*outcome->method)) tensors.push_back(row_json(*outcome, row));
    json["tensors"] = std::move(tensors);
    json["nodes"] = nodes_json(*outcome, engine.extensions().kernels);
    return json;
}

void print_signature(std::string_view title, const Method& method, const std::vector<ValueId>& ids,
                     const std::vector<std::string>& paths, Console& console) {
    console.out << "  " << title << '\n';
    TextTable table("><<<");
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Value& value = method.values[ids[i]];
        const Tensor* tensor = value.tensor();
        table.row({std::to_string(i), value.name,
                   tensor ? std::string(name_of(tensor->dtype)) + shape_text(tensor->sizes) : "no tensor",
                   i < paths.size() ? paths[i] : ""});
    }
    table.print(console.out, "    ");
}

void print_method(const Engine& engine, const Method& method, const Tuning& tuning, const Outcome* outcome,
                  Console& console) {
    const Method& shown = outcome ? *outcome->method : method;  // with the planned sizes
    console.out << "method " << method.name << ": " << counted(method.instructions.size(), "instruction") << ", "
                << bytes_text(constant_bytes(method)) << " of constant data\n";
    const std::optional<Core> core = outcome ? outcome->method->core : std::nullopt;
    if (core) console.out << "  for " << title_of(*core) << " (" << name_of(unit_of(*core)) << " kernels)\n";
    print_signature("inputs", shown, shown.inputs, input_paths_of(method), console);
    print_signature("outputs", shown, shown.outputs, output_paths_of(method), console);
    print_states(states_json(shown, tuning), console);
    if (!shown.ranges.empty()) console.out << "  dimensions\n";
    for (const auto& [name, range] : shown.ranges) {
        const bool has_example = range.hint && *range.hint >= range.min && (!range.max || *range.hint <= *range.max);
        console.out << "    " << name << "  " << range.min << ".." << (range.max ? std::to_string(*range.max) : "any")
                    << (has_example ? ", example " + std::to_string(*range.hint) : std::string()) << '\n';
    }
    for (const Json& delegate : delegates_json(outcome ? *outcome->method : method)) {
        console.out << "  delegate " << delegate["index"].get<std::size_t>() << "  "
                    << delegate["backend"].get<std::string>() << ": " << delegate["payload_kind"].get<std::string>()
                    << ", " << bytes_text(delegate["payload_bytes"].get<std::int64_t>()) << '\n';
        for (const Json& field : delegate["payload_head"]) {
            if (field["name"] != "size")
                console.out << "    " << field["name"].get<std::string>() << ' ' << field["value"].get<std::string>()
                            << '\n';
        }
        for (const Json& spec : delegate["compile_specs"]) {
            console.out << "    " << spec["key"].get<std::string>() << " = "
                        << (spec["text"].is_null() ? "0x" + spec["hex"].get<std::string>()
                                                   : spec["text"].get<std::string>())
                        << '\n';
        }
    }
    if (!outcome) return;
    console.out << "  tensors\n";
    TextTable tensors("<<<>><<");
    tensors.row({"name", "role", "type", "bytes", "steps", "pool", "op"});
    for (const TensorRow& row : outcome->tensors) {
        const std::string place = row.planned ? std::to_string(row.mem_id)
            : row.role == Role::alias         ? "in " + row.alias_of
                                              : "caller";
        tensors.row({row.name, std::string(name_of(row.role)), std::string(name_of(row.dtype)) + row.shape_text,
                     grouped(row.bytes),
                     std::to_string(row.first_step.number()) + ".." + std::to_string(row.last_step.number()), place,
                     row.op});
    }
    tensors.print(console.out, "    ");
    std::map<std::string_view, int> kinds;
    for (const NodeKernel& row :
         node_kernels(*outcome->method, outcome->plan(), Fallback::reference, engine.extensions().kernels))
        ++kinds[name_of(row.kind)];
    console.out << "  kernels";
    for (const auto& [kind, count] : kinds) console.out << "  " << kind << ' ' << count;
    console.out << "\n  pools of plan '" << outcome->plan().planner << "'\n";
    for (const PoolResult& pool : outcome->plan().pools) {
        console.out << "    " << pool.mem_id << "  " << pool.name << "  " << bytes_text(pool.bytes);
        if (pool.move_ms && pool.moved_bytes > 0)
            console.out << ", moves " << bytes_text(pool.moved_bytes) << " in " << move_text(pool.move_ms);
        console.out << '\n';
    }
}

/// With that many tensors, a search for a better plan takes minutes, and this listing would be the same.
constexpr std::size_t too_many_to_search = 20'000;

/// Uses the quick plan for a large program and adds a note, unless a planner was given or a limit depends on the plan.
Result<Outcome> listed_outcome(const Engine& engine, const Program& program, const Tuning& tuning,
                               const PlanArgs& plan_args, const std::vector<Limit>& limits,
                               std::vector<std::string>& notes) {
    Progress progress;
    TRY(const Method* method, find_method(program, tuning.method));
    const bool may_search = tuning.planner == planner_id::automatic && plan_args.planners.empty();
    if (!may_search || method->values.size() < too_many_to_search)
        return engine.evaluate(program, tuning, planners_of(with_own_plan(plan_args)), progress);
    Tuning quick = tuning;
    quick.planner = planner_id::greedy_by_size;
    auto outcome = engine.evaluate(program, quick, {}, progress);
    if (!outcome.ok()) return engine.evaluate(program, tuning, {}, progress);
    const auto device = fit_device(footprint(program, outcome.value()), limits, device_runtime(tuning));
    const bool fits = outcome.value().plan().fits() && (!device.ok() || device.value().fit() != Fit::over);
    if (!fits) return engine.evaluate(program, tuning, {}, progress);
    if (outcome.value().plan().planner == planner_id::greedy_by_size &&
        outcome.value().plan().verdict != PlanVerdict::optimal)
        notes.push_back("method " + method->name + " has " + std::to_string(method->values.size()) +
                        " values: info shows a quick plan of it; --planner auto searches for a better one");
    return outcome;
}

/// Whether the options, and not the program, are the reason for the missing plan.
bool is_by_options(const Engine& engine, const Program& program, const Tuning& tuning) {
    Progress progress;
    Tuning plain = starting_tuning(program, tuning.method);
    plain.planner = planner_id::greedy_by_size;
    return engine.evaluate_sizes(program, plain, {}, progress).ok();
}

std::vector<const Delegate*> delegates_of(const Program& program) {
    std::vector<const Delegate*> out;
    for (const Method& method : program.methods) {
        for (const Delegate& delegate : method.delegates) out.push_back(&delegate);
    }
    return out;
}

/// Why the program does not run correctly on its core: "", or the first reason and how many more there are.
std::string core_failure(const Outcome& outcome) {
    std::string first;
    std::size_t more = 0;
    for (const PlanIssue& issue : outcome.report.issues) {
        if (!is_about_core(issue.code)) continue;
        if (first.empty()) first = issue.text();
        else ++more;
    }
    return more == 0 ? first : first + " (and " + std::to_string(more) + " more)";
}

/// Keeps the file's own plan if only a target was given, to measure its footprint. Returns the plan that was made for
/// the target instead, if there is one.
std::optional<std::size_t> show_own_plan(const PlanArgs& args, Outcome& outcome) {
    const auto own =
        std::find_if(outcome.plans.begin(), outcome.plans.end(), [](const Plan& plan) { return plan.is_loaded(); });
    if (!args.targets_alone || own == outcome.plans.end() || outcome.plan().is_loaded()) return std::nullopt;
    const std::size_t anew = outcome.shown;
    outcome.shown = static_cast<std::size_t>(own - outcome.plans.begin());
    return anew;
}

/// The result of a plan for the target, next to the file's own.
struct Replanned {
    std::string planner;
    std::int64_t bytes = 0, file_bytes = 0;
    Fit fit = Fit::no_limit;
    [[nodiscard]] Json json() const {
        return {{"planner", planner}, {"planned", bytes}, {"saves", file_bytes - bytes}, {"verdict", name_of(fit)}};
    }
    [[nodiscard]] std::string text() const {
        const std::int64_t saves = file_bytes - bytes;
        return "replanned by '" + planner + "': arena " + bytes_text(bytes) +
            (saves > 0       ? ", " + bytes_text(saves) + " less"
                 : saves < 0 ? ", " + bytes_text(-saves) + " more"
                             : ", the same") +
            (fit == Fit::no_limit ? "" : "; verdict: " + std::string(name_of(fit)));
    }
};

/// The options of the footprint.
struct FootprintArgs {
    std::vector<Limit> limits;
    std::optional<FirmwareMap> firmware;
    bool measures = false;
    std::optional<EtDump> etdump{};
    std::string etdump_path{};
};

/// The memory of delegates here, if requested; `notes` gets the reason why it could not be measured.
std::vector<DelegateMemory> measured(const Engine& engine, const std::shared_ptr<const Program>& program,
                                     const Outcome& outcome, bool asked, std::vector<std::string>& notes) {
    if (!asked) return {};
    Progress progress;
    auto taken = measure_delegates(engine, program, outcome, progress);
    if (taken.ok()) return std::move(taken).take();
    notes.push_back("delegates are not measured: " + taken.error().text());
    return {};
}

/// The recording of the method on a device; an error if it belongs to another program. If there are several methods,
/// the file does not state which one ran: methods that it does not match get none.
Result<std::optional<DeviceTimes>> recorded(const FootprintArgs& asked, const Program& program, const Method& method) {
    std::optional<DeviceTimes> out;
    if (!asked.etdump) return out;
    auto times = device_times(*asked.etdump, method);
    if (times.ok()) out = std::move(times).take();
    else if (program.methods.size() == 1) return std::move(times).error().of_file(asked.etdump_path);
    return out;
}

/// The device's runtime, overriding that of the target or the session.
Result<> read_setup(const Arguments& arguments, RuntimeSetup& setup) {
    if (const auto name = arguments.last("--abi")) {
        const auto abi = abi_of(*name);
        if (!abi)
            return Error{.what = message("unknown --abi '{abi}'", *name),
                         .expected = message("64-bit, x86-32 or arm-32")};
        setup.abi = *abi;
    }
    if (const auto bytes = arguments.last("--temp-allocator")) {
        TRY(setup.temp_allocator, parse_bytes(*bytes).in("--temp-allocator"));
    }
    return done;
}

/// One file: its JSON, its text, and whether its limits are met.
struct FileInfo {
    Json json;
    Report::Row row;
    Exit exit = Exit::met;  ///< of the session, with --strict
};

Result<FileInfo> file_info(const Engine& engine, const std::string& file, const PlanArgs& plan_args,
                           const FootprintArgs& asked, const Arguments& arguments, bool prints, RangesOfMany& ranges,
                           Console& whole) {
    const std::vector<Limit>& limits = asked.limits;
    std::ostringstream said;  // nothing is printed about a file that fails later
    Console console{said, whole.err};
    TRY(const Prepared prepared, prepare(engine, file, plan_args));
    ranges.add(prepared);
    print_warnings(prepared.warnings, plan_args, console);
    const Program& program = *prepared.program;
    if (auto method = find_method(program, prepared.tuning.method); !method.ok()) {
        return std::move(method).error().of_file(file);
    }
    for (const std::string_view text : arguments.all("--extract-payload")) {
        auto extracted = extract_payload(delegates_of(program), text);
        if (!extracted.ok())
            return extracted.error().file.empty() ? std::move(extracted).error().of_file(file)
                                                  : std::move(extracted).error();
    }
    FileInfo out{
        .json = {
            {"file", file}, {"format", name_of(program.format)}, {"notes", program.notes}, {"methods", Json::array()}}};
    out.row = {.file = file, .cells = {{"format", std::string(name_of(program.format))}}};
    out.exit = strict_exit(plan_args, prepared, Exit::met);
    if (prints) {
        console.out << file << ": " << name_of(program.format) << ", " << program.methods.size()
                    << (program.methods.size() == 1 ? " method\n" : " methods\n");
    }
    for (const Method& method : program.methods) {
        if (!prepared.tuning.method.empty() && method.name != prepared.tuning.method) continue;
        Tuning tuning = prepared.tuning;
        tuning.method = method.name;
        std::vector<std::string> notes;
        // Shows the signature even if no plan can be made, for example because of an unbounded dimension.
        auto outcome = listed_outcome(engine, program, tuning, plan_args, limits, notes);
        for (const std::string& note : notes) print_warnings({file + ": " + note}, plan_args, console);
        const auto anew = outcome.ok() ? show_own_plan(plan_args, outcome.value()) : std::nullopt;
        const Outcome* shown = outcome.ok() ? &outcome.value() : nullptr;
        if (!shown) {
            if (!limits.empty() || is_by_options(engine, program, tuning)) return Error(outcome.error()).of_file(file);
            print_warnings({file + ": " + outcome.error().text()}, plan_args, console);
            if (prints) print_method(engine, method, tuning, shown, console);
            out.json["methods"].push_back(method_json(engine, method, tuning, shown));
            out.json["methods"].back()["footprint"] = out.json["methods"].back()["device"] = nullptr;
            continue;
        }
        // Measured first, and one at a time: the written program and its report are each as large as the program
        // itself.
        std::vector<std::string> unmeasured;
        const auto taken = measured(engine, prepared.program, *shown, asked.measures, unmeasured);
        for (const std::string& note : unmeasured) print_warnings({file + ": " + note}, plan_args, console);
        const FootprintFacts facts{
            .backends = &engine.backends(), .measured = taken, .firmware = asked.firmware ? &*asked.firmware : nullptr};
        const Footprint print = footprint(program, *shown, facts);
        tuning.runtime = device_runtime(tuning);
        CHECKED(read_setup(arguments, tuning.runtime));
        auto device = fit_device(print, limits, tuning.runtime);
        if (!device.ok()) return std::move(device).error().in("--limit");
        const std::string unfit = core_failure(*shown);
        TRY(const auto device_run, recorded(asked, program, *shown->method));
        std::optional<Replanned> replanned;
        if (anew) {
            Outcome other = *shown;
            other.shown = *anew;
            auto fit = fit_device(footprint(program, other, facts), limits, tuning.runtime);
            if (!fit.ok()) return std::move(fit).error().in("--limit");
            replanned = Replanned{.planner = other.plan().planner,
                                  .bytes = other.plan().total_bytes,
                                  .file_bytes = shown->plan().total_bytes,
                                  .fit = fit.value().fit()};
        }
        if (prints) {
            print_method(engine, method, tuning, shown, console);
            print_footprint(print, device.value(), console);
            if (replanned) console.out << "    " << replanned->text() << '\n';
            if (!unfit.empty()) console.out << "    cannot run there: " << unfit << '\n';
            if (device_run) print_device(*shown, *device_run, console);
        } else {
            out.json["methods"].push_back(method_json(engine, method, tuning, shown));
            Json& json = out.json["methods"].back();
            json["footprint"] = footprint_json(print, device.value(), tuning.runtime);
            json["footprint"]["replanned"] = replanned ? replanned->json() : Json(nullptr);
            json["footprint"]["cannot_run"] = unfit.empty() ? Json(nullptr) : Json(unfit);
            json["device"] = device_run ? device_json(*shown, *device_run) : Json(nullptr);
        }
        for (const auto& [title, of_flash] : {std::pair(" RAM", false), std::pair(" flash", true)}) {
            const FootprintMemory sum = device.value().sum(of_flash);
            out.row.cells.emplace_back(method.name + title, (sum.is_open ? "≥ " : "") + bytes_text(sum.used));
        }
        if (!unfit.empty()) append_item(out.row.failure, "; ", unfit);
        if (const std::string failure = footprint_failure(device.value()); !failure.empty())
            append_item(out.row.failure, "; ", failure);
    }
    whole.out << said.str();
    return out;
}

/// The limits of the target or the session, overridden by the given ones.
Result<std::vector<Limit>> parse_limits(const Arguments& arguments, const PlanArgs& plan_args) {
    std::vector<Limit> out = plan_args.tuning.limits;
    for (const std::string_view text : arguments.all("--limit")) {
        const std::size_t at = text.rfind('=');
        if (at == std::string_view::npos || at == 0) {
            return Error{
                .what = message("--limit '{text}' is not usable", text),
                .expected = message("ram=256K, flash=1M, POOL=SIZE, or stack=16K, data=40K, code=400K, DELEGATE=2M")};
        }
        const std::string name(text.substr(0, at));
        TRY(const std::int64_t bytes, parse_bytes(text.substr(at + 1)).in("--limit"));
        std::erase_if(out, [&](const Limit& limit) { return limit.name == name; });
        out.push_back({name, bytes});
    }
    return out;
}

}  // namespace

Result<Exit> run_info(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    RuntimeSetup given;
    CHECKED(read_setup(arguments, given));  // a wrong option is not an error of a file
    FootprintArgs asked{.limits = {}, .firmware = {}, .measures = arguments.has("--measure")};
    TRY(asked.limits, parse_limits(arguments, plan_args));
    if (const auto map = arguments.last("--map")) {
        TRY(asked.firmware, read_linker_map(std::string(*map)));
    }
    if (const auto dump = arguments.last("--etdump")) {
        asked.etdump_path = *dump;
        TRY(asked.etdump, read_etdump(asked.etdump_path));
    }
    TRY(const std::vector<std::string> files, files_of(arguments));
    if (asked.etdump && files.size() > 1)
        return Error{.what = message("--etdump with several files"), .expected = message("the one program that ran")};
    plan_args.ranges_where_known = files.size() > 1 && !plan_args.session;
    CHECKED(check_one_form(arguments));
    const bool prints = !plan_args.json && !arguments.has("--markdown");
    Report report("info");
    RangesOfMany ranges;
    Json all = Json::array();
    Exit exit = Exit::met;
    for (const std::string& file : files) {
        report.begin();
        auto found = file_info(engine, file, plan_args, asked, arguments, prints, ranges, console);
        if (!found.ok()) {
            if (files.size() == 1 && !arguments.has("--junit")) return std::move(found).error();
            exit = Exit::unusable;
            report.add_unusable(file, found.error(), verb, console);
            all.push_back(Json{{"error", error_json(found.error())}});
            continue;
        }
        FileInfo info = std::move(found).take();
        if ((!info.row.failure.empty() || info.exit != Exit::met) && exit == Exit::met) exit = Exit::not_met;
        all.push_back(std::move(info.json));
        report.add(std::move(info.row));
    }
    CHECKED(ranges.check().in("--range"));
    if (plan_args.json) print_json(files.size() == 1 && all.size() == 1 ? all.front() : all, console);
    CHECKED(report.finish(arguments, console));
    return exit;
}

}  // namespace arenascope::cli

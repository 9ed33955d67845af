// The verb info: signature, tensors, pools and footprint of each method, compared with limits.

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/delegate_json.h"
#include "app/cli/device_output.h"
#include "app/cli/footprint_output.h"
#include "app/cli/info_json.h"
#include "app/cli/prepare.h"
#include "app/cli/report.h"
#include "app/cli/state_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/ir/shape_text.h"
#include "engine/open/device_dump.h"
#include "engine/runner/inputs.h"
#include "engine/runtime/kernel_choice.h"
#include "engine/study/measure_delegates.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

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
                << bytes_text(bytes_of_constants(method)) << " of constant data\n";
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
    each_node_kernel(*outcome->method, outcome->plan(), Fallback::reference, engine.extensions().kernels,
                     [&](const NodeKernel& row) { ++kinds[name_of(row.kind)]; });
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
Result<Outcome> listed_outcome(const Engine& engine, const std::shared_ptr<const Program>& program,
                               const Tuning& tuning, const PlanArgs& plan_args, const std::vector<Limit>& limits,
                               std::vector<std::string>& notes) {
    Progress progress;
    TRY(const Method* method, find_method(*program, tuning.method));
    const bool may_search = tuning.planner == planner_id::automatic && plan_args.planners.empty();
    if (!may_search || method->values.size() < too_many_to_search)
        return engine.evaluate(program, tuning, planners_of(with_own_plan(plan_args)), progress);
    Tuning quick = tuning;
    quick.planner = planner_id::greedy_by_size;
    auto outcome = engine.evaluate(program, quick, {}, progress);
    if (!outcome.ok()) return engine.evaluate(program, tuning, {}, progress);
    const auto device = fit_device(footprint(*program, outcome.value()), limits, device_runtime(tuning));
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

/// A recording of a device. It does not state which method ran: methods that it does not match get none of it.
class Recording {
public:
    explicit Recording(const FootprintArgs& asked) : asked_(asked) {}
    std::optional<DeviceTimes> of(const Method& method) {
        if (!asked_.etdump) return std::nullopt;
        auto times = device_times(*asked_.etdump, method);
        is_matched_ = is_matched_ || times.ok();
        if (times.ok()) return std::move(times).take();
        if (!foreign_) foreign_ = std::move(times).error();
        return std::nullopt;
    }
    /// An error if it belongs to another program.
    [[nodiscard]] Result<> check() const {
        if (foreign_ && !is_matched_) return Error(*foreign_).of_file(asked_.etdump_path);
        return done;
    }

private:
    const FootprintArgs& asked_;
    bool is_matched_ = false;
    std::optional<Error> foreign_;
};

/// One file: what its JSON is made of, its text, and whether its limits are met.
struct FileInfo {
    ShownProgram shown{};
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
    FileInfo out{.shown = {.file = file, .program = prepared.program}};
    out.row = {.file = file, .cells = {{"format", std::string(name_of(program.format))}}};
    out.exit = strict_exit(plan_args, prepared, Exit::met);
    if (prints) {
        console.out << file << ": " << name_of(program.format) << ", " << program.methods.size()
                    << (program.methods.size() == 1 ? " method\n" : " methods\n");
    }
    Recording recording(asked);
    for (const Method& method : program.methods) {
        if (!prepared.tuning.method.empty() && method.name != prepared.tuning.method) continue;
        Tuning tuning = prepared.tuning;
        tuning.method = method.name;
        CHECKED(read_runtime(arguments, tuning.runtime));
        tuning.runtime = device_runtime(tuning);
        std::vector<std::string> notes;
        // Shows the signature even if no plan can be made, for example because of an unbounded dimension.
        auto outcome = listed_outcome(engine, prepared.program, tuning, plan_args, limits, notes);
        for (const std::string& note : notes) print_warnings({file + ": " + note}, plan_args, console);
        const auto anew = outcome.ok() ? show_own_plan(plan_args, outcome.value()) : std::nullopt;
        const Outcome* shown = outcome.ok() ? &outcome.value() : nullptr;
        if (!shown) {
            if (!limits.empty() || is_by_options(engine, program, tuning)) return Error(outcome.error()).of_file(file);
            print_warnings({file + ": " + outcome.error().text()}, plan_args, console);
            if (prints) print_method(engine, method, tuning, shown, console);
            if (plan_args.json) out.shown.methods.push_back({.method = &method, .tuning = tuning});
            continue;
        }
        for (const PlanIssue& issue : shown->report.issues)
            if (!is_about_core(issue.code)) print_warnings({file + ": " + issue.text()}, plan_args, console);
        // Measured first, and one at a time: the written program and its report are each as large as the program
        // itself.
        std::vector<std::string> unmeasured;
        const auto taken = measured(engine, prepared.program, *shown, asked.measures, unmeasured);
        for (const std::string& note : unmeasured) print_warnings({file + ": " + note}, plan_args, console);
        const FootprintFacts facts{
            .backends = &engine.backends(), .measured = taken, .firmware = asked.firmware ? &*asked.firmware : nullptr};
        const Footprint print = footprint(program, *shown, facts);
        auto device = fit_device(print, limits, tuning.runtime);
        if (!device.ok()) return std::move(device).error().in("--limit");
        const std::string unfit = core_failure(*shown);
        const bool is_spoilt = !shown->plan().valid() && device.value().fit() != Fit::no_limit;
        const auto device_run = recording.of(*shown->method);
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
            if (is_spoilt) console.out << "    does not fit: the plan is invalid\n";
            if (replanned) console.out << "    " << replanned->text() << '\n';
            if (!unfit.empty()) console.out << "    cannot run there: " << unfit << '\n';
            if (device_run) print_device(*shown, *device_run, console);
        }
        for (const auto& [title, of_flash] : {std::pair(" RAM", false), std::pair(" flash", true)}) {
            const FootprintMemory sum = device.value().sum(of_flash);
            out.row.cells.emplace_back(method.name + title, (sum.is_open ? "≥ " : "") + bytes_text(sum.used));
        }
        if (!unfit.empty()) append_item(out.row.failure, "; ", unfit);
        if (is_spoilt) append_item(out.row.failure, "; ", "the plan is invalid");
        if (const std::string failure = footprint_failure(device.value()); !failure.empty())
            append_item(out.row.failure, "; ", failure);
        if (!plan_args.json) continue;
        ShownMethod row{.method = &method, .tuning = tuning};
        row.footprint = footprint_json(print, device.value(), tuning.runtime);
        row.footprint["verdict"] = name_of(device.value().fit_with(shown->plan().valid()));
        row.footprint["replanned"] = replanned ? replanned->json() : Json(nullptr);
        row.footprint["cannot_run"] = unfit.empty() ? Json(nullptr) : Json(unfit);
        if (device_run) row.device = device_json(*shown, *device_run);
        row.outcome = std::move(outcome).take();
        out.shown.methods.push_back(std::move(row));
    }
    CHECKED(recording.check());
    whole.out << said.view();
    return out;
}

}  // namespace

Result<Exit> run_info(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    RuntimeSetup given;
    CHECKED(read_runtime(arguments, given));  // a wrong option is not an error of a file
    FootprintArgs asked{.limits = {}, .firmware = {}, .measures = arguments.has("--measure")};
    TRY(asked.limits, limits_of(arguments, plan_args.tuning));
    if (const auto map = arguments.last("--map")) {
        TRY(asked.firmware, read_linker_map(std::string(*map)));
    }
    if (const auto dump = arguments.last("--etdump")) {
        asked.etdump_path = *dump;
        TRY(asked.etdump, open_etdump(asked.etdump_path));
    }
    TRY(const std::vector<std::string> files, files_of(arguments));
    if (asked.etdump && files.size() > 1)
        return Error{.what = message("--etdump with several files"), .expected = message("the one program that ran")};
    plan_args.ranges_where_known = files.size() > 1 && !plan_args.session;
    CHECKED(check_one_form(arguments));
    const bool prints = !plan_args.json && !arguments.has("--markdown");
    Report report("info");
    RangesOfMany ranges;
    InfoDocuments documents(engine, files.size());
    Exit exit = Exit::met;
    for (const std::string& file : files) {
        report.begin();
        auto found = file_info(engine, file, plan_args, asked, arguments, prints, ranges, console);
        if (!found.ok()) {
            if (files.size() == 1 && !arguments.has("--junit")) return std::move(found).error();
            exit = Exit::unusable;
            report.add_unusable(file, found.error(), verb, console);
            documents.add(Json{{"error", error_json(found.error())}});
            continue;
        }
        FileInfo info = std::move(found).take();
        if ((!info.row.failure.empty() || info.exit != Exit::met) && exit == Exit::met) exit = Exit::not_met;
        if (plan_args.json) documents.add(std::move(info.shown));
        report.add(std::move(info.row));
    }
    CHECKED(ranges.check().in("--range"));
    if (plan_args.json) documents.print(console);
    CHECKED(report.finish(arguments, console));
    return exit;
}

}  // namespace arenascope::cli

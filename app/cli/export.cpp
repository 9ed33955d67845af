// The verb export: writes the program, its plan or a report in the format of the file's suffix, and proves a .pte.

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/run_args.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "app/reports/pictures.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/method_core.h"
#include "engine/export/confirmed_operators.h"
#include "engine/export/export_stored.h"
#include "engine/export/export_targets.h"
#include "engine/export/proof.h"
#include "engine/formats/format.h"
#include "engine/formats/pte/pte_external.h"
#include "engine/formats/zero_states.h"
#include "engine/ir/initial_state.h"
#include "engine/ir/int8_form.h"
#include "engine/ir/source_line.h"
#include "engine/open/as_executorch.h"
#include "engine/runner/check_output.h"
#include "engine/runner/recorded.h"
#include "engine/study/loading_memory.h"
#include "engine/study/program_plan.h"

namespace arenascope::cli {

namespace {

Result<> read_alignment(const Arguments& arguments, std::string_view name, std::int64_t& align) {
    const auto given = arguments.last(name);
    if (!given) return done;
    auto read = parse_alignment(*given);
    if (!read.ok()) return std::move(read).error().in(std::string(name));
    align = read.value();
    return done;
}

Result<ExportOptions> options_of(const Arguments& arguments, const Method& method, const std::string& path) {
    ExportOptions options;
    const auto target = arguments.last("--for");
    if (target) CHECKED(export_target(std::string(*target)));
    if (path.ends_with(".pte")) options.target = target ? std::string(*target) : usual_target(method).id;
    options.stack_traces = arguments.has("--stack-traces");
    options.external_constants = arguments.has("--external-constants");
    options.keep_values = arguments.has("--keep-values");
    CHECKED(read_alignment(arguments, "--constant-alignment", options.constant_align));
    CHECKED(read_alignment(arguments, "--segment-alignment", options.segment_align));
    return options;
}

/// Separates the target's name from what it lacks.
std::string lacks(const std::vector<Missing>& missing) {
    const bool is_refused =
        std::any_of(missing.begin(), missing.end(), [](const Missing& each) { return each.is_refused(); });
    return is_refused ? " cannot run " : " lacks ";
}

/// Adapts a program for another core to the requested one.
void fit_to_core(const Arguments& arguments, PlanArgs& args) {
    const auto target = arguments.last("--for");
    const bool is_for_core = !target || *target == "executorch-cortex-m";
    args.for_cortex_m = target && is_for_core;
    if (!args.tuning.core || !is_for_core || !arguments.last("-o")->ends_with(".pte")) return;
    std::vector<std::string>& passes = args.tuning.edits.passes;
    if (std::find(passes.begin(), passes.end(), "fit-core") == passes.end()) passes.emplace_back("fit-core");
}

/// Operators of a quantised program that still compute on real numbers, with their Python lines.
std::vector<std::string> float_lines(const Evaluated& evaluated) {
    std::vector<std::string> out;
    const Method& method = *evaluated.outcome.method;
    if (!method.int8_form || !wants_int8(evaluated.prepared.tuning)) return out;
    for (const FloatNode& each : method.int8_form->floats) {
        const std::string source = source_line(each.stack_trace);
        out.push_back(each.node + (source.empty() ? "" : " (" + source + ")") + ": " + each.reason.text());
    }
    return out;
}

/// States with the initial value zero, in memories that are not declared as zeroed at load: ExecuTorch's runtime zeroes
/// nothing.
std::vector<std::string> zero_warnings(const Evaluated& evaluated, const std::string& path) {
    const Outcome& outcome = evaluated.outcome;
    std::vector<std::string> out;
    for (const Pool& pool : outcome.plan().problem.pools) {
        std::string names;
        for (const ZeroState& state : zero_states(*outcome.method, outcome.plan())) {
            const std::string& name = outcome.method->values[state.value].name;
            const auto& initial = evaluated.prepared.tuning.initial;
            const auto given = initial.find(name);
            if (given != initial.end() && given->second == InitialState::unspecified) continue;
            if (state.mem_id == pool.mem_id) append_item(names, ", ", name);
        }
        if (names.empty() || pool.zeroed) continue;
        const std::string option = pool.name + ",zeroed";
        out.push_back(path + ": " + names + " must begin at zero, which no file stores; zero memory " + pool.name +
                      " before the program is loaded, and declare it (--pool " +
                      (option.find(' ') == std::string::npos ? option : '"' + option + '"') + ")");
    }
    return out;
}

/// Issues that --force ignores, and libraries that the device must link.
void warn(const Evaluated& evaluated, const ExportOptions& options, const std::string& path, const PlanArgs& args,
          Console& console) {
    std::vector<std::string> warnings;
    if (!evaluated.outcome.plan().valid())
        warnings.push_back(path + ": written with an invalid plan, because of --force");
    const Program& program = *evaluated.prepared.program;
    const bool holds_all = path.ends_with(".pte") || path.ends_with(".h") || path.ends_with(".ld");
    if (program.methods.size() > 1 && evaluated.prepared.tuning.method.empty() && !holds_all)
        warnings.push_back(path + ": holds method '" + evaluated.outcome.method->name + "', one of " +
                           std::to_string(program.methods.size()) +
                           ": write one file for each (--method NAME); a memory for all needs the largest");
    if (const auto target = export_target(options.target); target.ok()) {
        Method written = *evaluated.outcome.method;
        if (needs_adapting(target.value()) && evaluated.prepared.program->format != FormatId::pte)
            adapt_to_portable(written);
        const auto missing = missing_on(target.value(), written);
        if (!missing.empty())
            warnings.push_back(path + ": " + target.value().id + lacks(missing) + text_of(missing).text());
        for (const std::string& library : needs_library(*evaluated.outcome.method))
            warnings.push_back(path + ": the device must link ExecuTorch's " + library + " kernels");
    }
    if (path.ends_with(".pte")) {
        for (std::string& warning : zero_warnings(evaluated, path)) warnings.push_back(std::move(warning));
    }
    print_warnings(warnings, args, console);
}

/// Operators for which a planning pass may find other nodes in the user's own to_executorch than it was written for.
Result<std::vector<std::string>> unconfirmed(const std::string& path, const Evaluated& evaluated, const PlanArgs& args,
                                             Console& console) {
    if (!path.ends_with(".py")) return std::vector<std::string>();
    Progress progress;
    TRY(std::vector<std::string> found,
        unconfirmed_operators(*evaluated.prepared.program, evaluated.outcome.method->name, progress));
    if (found.empty()) return found;
    std::string names;
    for (const std::string& each : found) append_item(names, ", ", each);
    print_warnings(
        {path + ": ExecuTorch may list other nodes for " + names + "; in that case the pass refuses the program"}, args,
        console);
    return found;
}

/// Reads a written program back, as the window's Export does. Nothing if the file is not a program.
Result<std::optional<ExportProof>> prove(const Engine& engine, const std::string& path, const Evaluated& evaluated,
                                         const ExportOptions& options, const RunRequest& usual) {
    if (!path.ends_with(".pte")) return std::optional<ExportProof>();
    Progress progress;
    const Outcome& outcome = evaluated.outcome;
    const auto recorded =
        recorded_runs(evaluated.prepared.program->path, outcome.method->name, wants_int8(evaluated.prepared.tuning));
    // Runs of a method with state may depend on runs of other methods that share it: alone they prove nothing.
    const bool is_alone = evaluated.prepared.program->methods.size() == 1 || states_of(*outcome.method).empty();
    const bool is_told = recorded.ok() && is_alone;
    const std::vector<VectorRun> runs = is_told ? recorded.value() : std::vector<VectorRun>();
    TRY(ExportProof proof, prove_export(engine, path, outcome, options.target, runs, usual, progress));
    return std::optional<ExportProof>(std::move(proof));
}

/// A program that cannot be read back is no use to anyone: nothing of it stays.
Error withdrawn(const std::string& path, const ExportOptions& options, const Error& why) {
    std::vector<std::string> files{path};
    if (options.external_constants) files.push_back(pte::external_candidates(path).front());
    std::error_code failed;
    for (const std::string& file : files) {
        if (std::filesystem::is_regular_file(file, failed)) std::filesystem::remove(file, failed);
    }
    return {.what = message("the written program cannot be read back: {reason}", why.text()),
            .file = path,
            .remedy = message("the file was removed; --force keeps such a file")};
}

nlohmann::ordered_json floats_json(const Evaluated& evaluated) {
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    const Method& method = *evaluated.outcome.method;
    if (!method.int8_form || !wants_int8(evaluated.prepared.tuning)) return out;
    for (const FloatNode& each : method.int8_form->floats)
        out.push_back({{"node", each.node},
                       {"op", each.op},
                       {"source", source_line(each.stack_trace)},
                       {"reason", each.reason.text()}});
    return out;
}

nlohmann::ordered_json methods_json(const std::vector<MethodTotal>& methods) {
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const MethodTotal& each : methods) out.push_back({{"method", each.method}, {"total_bytes", each.total_bytes}});
    return out;
}

nlohmann::ordered_json worst_json(const Method& method, const ExportProof& proof) {
    const auto at = farthest_of(method, proof.outputs);
    if (!at) return nullptr;
    const OutputDistance distance = *distance_of(method, proof.outputs[*at]);
    const auto quanta = distance.quanta();
    return {
        {"output", proof.outputs[*at].name},
        {"max_abs_diff", distance.largest},
        {"quanta", quanta ? nlohmann::ordered_json(*quanta) : nlohmann::ordered_json(nullptr)},
        {"remedy",
         distance.remedy.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(distance.remedy.text())}};
}

nlohmann::ordered_json proof_json(const Method& method, const std::optional<ExportProof>& proof) {
    if (!proof) return nullptr;
    nlohmann::ordered_json rerun = nullptr;
    if (proof->rerun) {
        rerun = {{"runs", proof->rerun->runs},
                 {"outputs", proof->rerun->compared},
                 {"equal", proof->rerun->equal},
                 {"max_abs_diff", proof->rerun->largest},
                 {"worst", worst_json(method, *proof)}};
        if (proof->rerun->is_random) rerun["inputs"] = "random";  // and tensors are counted in place of outputs
    }
    nlohmann::ordered_json problems = nlohmann::ordered_json::array();
    for (const PlanIssue& problem : proof->issues) problems.push_back(problem.text());
    nlohmann::ordered_json refused = nlohmann::ordered_json::array();
    for (const LoaderFault& fault : proof->loader_faults) {
        refused.push_back({{"place", fault.error.place.text()},
                           {"what", fault.error.what.text()},
                           {"expected", fault.error.expected.text()}});
    }
    return {
        {"good", proof->good()},
        {"file_bytes", proof->file_bytes},
        {"tensors", proof->tensors},
        {"displaced", proof->displaced},
        {"problems", problems},
        {"runtime_faults", refused},
        {"rerun", rerun},
        {"not_run", proof->not_run ? nlohmann::ordered_json(proof->not_run->text()) : nlohmann::ordered_json(nullptr)}};
}

/// Every method of a written program with its plan's bytes; empty if the file has one method.
Result<std::vector<MethodTotal>> written_methods(const Engine& engine, const std::string& path,
                                                 const Evaluated& evaluated) {
    const Program& program = *evaluated.prepared.program;
    const bool holds_all = path.ends_with(".pte") || path.ends_with(".h") || path.ends_with(".ld");
    if (!holds_all || program.methods.size() < 2) return std::vector<MethodTotal>();
    Progress progress;
    TRY(const auto whole, plan_program(engine, program, evaluated.outcome, progress, evaluated.prepared.stored.get()));
    return whole ? whole->methods : std::vector<MethodTotal>();
}

/// "read back identical, 1 of 1 outputs as recorded"
std::string proof_line(const ExportProof& proof) {
    std::string line = proof.displaced == 0
        ? "read back identical"
        : "read back, " + std::to_string(proof.displaced) + " of " + counted(proof.tensors, "tensor") + " displaced";
    if (!proof.loader_faults.empty()) {
        const std::size_t more = proof.loader_faults.size() - 1;
        line += ", not proved; ExecuTorch refuses it: " + proof.loader_faults.front().error.text();
        if (more > 0) line += " (and " + std::to_string(more) + " more)";
    }
    if (!proof.issues.empty()) line += ", plan invalid: " + proof.issues.front().text();
    if (proof.rerun && proof.rerun->is_random)
        line += ", recorded input outside the bounds; ran with random inputs, " + std::to_string(proof.rerun->equal) +
            " of " + counted(proof.rerun->compared, "tensor") + " as in a plan without shared bytes";
    else if (proof.rerun)
        line += ", " + std::to_string(proof.rerun->equal) + " of " + std::to_string(proof.rerun->compared) +
            " outputs as recorded";
    if (proof.not_run) line += ", did not run: " + proof.not_run->text();
    return line;
}

/// Why the outputs are not the recorded ones, and what to do.
void print_worst(const std::string& path, const Method& method, const ExportProof& proof, Console& console) {
    const auto at = farthest_of(method, proof.outputs);
    if (!at) return;
    const OutputDistance distance = *distance_of(method, proof.outputs[*at]);
    console.out << path << ": " << distance.text.text();
    if (!distance.remedy.empty()) console.out << "; " << distance.remedy.text();
    console.out << '\n';
}

std::vector<std::string> writable_suffixes() {
    std::vector<std::string> out;
    for (const Format& format : builtin_formats()) {
        if (format.write) out.emplace_back(format.suffix);
    }
    out.emplace_back(".json");
    for (const std::string_view suffix : picture_suffixes()) out.emplace_back(suffix);
    return out;
}

/// Tensors and lifetimes alone are not a program, which is reported before planning.
Result<> check_program(const Engine& engine, const Arguments& arguments, const std::string& file,
                       std::string_view path) {
    const bool may_be = file.ends_with(".csv") || file.ends_with(".json");
    const bool is_wanted = path.ends_with(".pte") && !arguments.has("--force") && !arguments.has("--for");
    if (!may_be || !is_wanted) return done;
    Progress progress;
    TRY(const auto program, engine.open(file, progress));
    if (!is_table(program->format)) return done;
    return Error{.what = message("has tensors and lifetimes, but no operators"),
                 .file = file,
                 .expected = message("a program, for a .pte"),
                 .remedy = message("write a .csv, .trace.json or .h, or choose a target with --for")};
}

/// The refusal of an invalid plan, with what helps this one.
Error with_remedy(Error why, const Outcome& outcome) {
    if (why.remedy_code == RemedyCode::other_planner && !outcome.plan().valid())
        why.remedy = message("{remedy}, or write it anyway with --force", valid_plan_remedy(outcome));
    return why;
}

/// Pictures and plan.json are written here, all other formats by the engine.
Result<> write_export(const Engine& engine, const std::string& path, const std::string& file, Evaluated& evaluated,
                      bool force, const ExportOptions& options) {
    const Outcome& outcome = evaluated.outcome;
    const Tuning& tuning = evaluated.prepared.tuning;
    const auto suffixes = picture_suffixes();
    const bool is_picture =
        std::any_of(suffixes.begin(), suffixes.end(), [&](std::string_view suffix) { return path.ends_with(suffix); });
    const bool is_json = path.ends_with(".json") && !path.ends_with(".trace.json");
    if (!is_picture && !is_json) {
        const auto written = writable_suffixes();
        if (std::none_of(written.begin(), written.end(),
                         [&](const std::string& suffix) { return path.ends_with(suffix); })) {
            std::string known;
            for (const std::string& suffix : written) append_item(known, ", ", suffix);
            return Error{.what = message("cannot write this kind of file"),
                         .file = path,
                         .expected = message("a name ending in {expected}", known)};
        }
        Progress progress;
        Prepared& prepared = evaluated.prepared;
        auto stored =
            export_stored(engine, prepared.stored.get(), path, *prepared.program, outcome, force, progress, options);
        if (!stored.ok()) return with_remedy(std::move(stored).error(), outcome);
        for (const Error& each : stored.value()) prepared.warnings.push_back(each.text());
        prepared.unlike_saved = prepared.unlike_saved || !stored.value().empty();
        return done;
    }
    if (is_json) {
        const std::string text =
            plan_json(file, tuning, outcome).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
            "\n";
        return save_file(path, std::as_bytes(std::span(text)));
    }
    const auto print = std::make_shared<const Footprint>(
        footprint(*evaluated.prepared.program, outcome, {.backends = &engine.backends()}));
    TRY(const std::vector<std::byte> bytes, export_picture(path, file, outcome, tuning, print));
    return save_file(path, bytes);
}

}  // namespace

Result<Exit> run_export(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const std::string file, arguments.only_file());
    const auto target = arguments.last("-o");
    if (!target || target->empty())
        return Error{.what = message("no output file given"), .expected = message("-o OUT.pte")};
    if (arguments.all("-o").size() > 1)
        return Error{.what = message("several output files given"), .expected = message("one -o OUT")};
    const bool force = arguments.has("--force");
    if (plan_args.planners.size() > 1) {
        return Error{.what = message("several planners given"),
                     .expected = message("one --planner: a file holds one plan")};
    }
    const std::string_view style = arguments.last("--trace-style").value_or("memory");
    if (style != "memory" && style != "lifetimes") {
        return Error{.what = message("unknown --trace-style '{style}'", style),
                     .expected = message("memory or lifetimes")};
    }
    CHECKED(check_program(engine, arguments, file, *target));
    fit_to_core(arguments, plan_args);
    const Engine exact = as_executorch(engine);
    const bool is_for_executorch = target->ends_with(".py");  // a pass of its own lowering
    const Engine unrolled = for_export(engine);
    TRY(Evaluated evaluated,
        evaluate_file(is_for_executorch               ? exact
                          : target->ends_with(".pte") ? unrolled
                                                      : engine,
                      file, with_own_plan(plan_args)));
    print_warnings(std::exchange(evaluated.prepared.warnings, {}), plan_args, console);
    const std::string path(*target);
    TRY(ExportOptions options, options_of(arguments, *evaluated.outcome.method, path));
    options.trace_lifetimes = style == "lifetimes";
    RunRequest usual;
    CHECKED(read_tolerances(arguments, usual));
    CHECKED(write_export(engine, path, file, evaluated, force, options));
    if (path.ends_with(".h")) {
        Progress progress;
        CHECKED(add_loading_memory(engine, path, *evaluated.prepared.program, evaluated.outcome,
                                   evaluated.prepared.tuning, progress));
    }
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    warn(evaluated, options, path, plan_args, console);
    TRY(const std::vector<std::string> unlisted, unconfirmed(path, evaluated, plan_args, console));
    const Plan& plan = evaluated.outcome.plan();
    std::optional<ExportProof> proof;
    auto proven = prove(engine, path, evaluated, options, usual);
    const bool is_refuted = !proven.ok() || (proven.value() && proven.value()->refuted());
    if (!proven.ok() && !force) return withdrawn(path, options, proven.error());
    if (proven.ok()) proof = std::move(proven).take();
    else print_warnings({path + ": cannot be proved: " + proven.error().text()}, plan_args, console);
    TRY(const std::vector<MethodTotal> methods, written_methods(engine, path, evaluated));
    if (plan_args.json) {
        print_json({{"file", file},
                    {"output", path},
                    {"method", evaluated.outcome.method->name},
                    {"planner", plan.planner},
                    {"verdict", name_of(plan.verdict)},
                    {"total_bytes", plan.total_bytes},
                    {"methods", methods_json(methods)},
                    {"target",
                     options.target.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(options.target)},
                    {"unconfirmed_operators", unlisted},
                    {"float_operators", floats_json(evaluated)},
                    {"proof", proof_json(*evaluated.outcome.method, proof)}},
                   console);
    } else if (!plan_args.quiet) {
        console.out << path << ": written with plan '" << plan.planner << "', " << bytes_text(plan.total_bytes) << '\n';
        for (const MethodTotal& each : methods)
            console.out << path << ": method " << each.method << ", " << bytes_text(each.total_bytes) << '\n';
        if (proof) console.out << path << ": " << proof_line(*proof) << '\n';
        if (proof) print_worst(path, *evaluated.outcome.method, *proof, console);
        for (const std::string& each : float_lines(evaluated))
            console.out << path << ": stays in floating point: " << each << '\n';
    }
    std::vector<std::string> over;
    for (const PoolResult& pool : plan.pools) {
        if (!pool.fits())
            over.push_back(path + ": the plan does not fit: " + pool.name + " is over its capacity by " +
                           bytes_text(pool.over_by()));
    }
    print_warnings(over, plan_args, console);
    const bool is_met = plan.fits() && !is_refuted && unlisted.empty() && suits_core(evaluated.outcome.report.issues);
    return strict_exit(plan_args, evaluated.prepared, is_met ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli

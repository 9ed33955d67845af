#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/pictures.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "engine/base/file.h"

namespace arenascope::cli {

namespace {

/// Pictures and plan.json are made here, everything else by the engine's formats.
Result<> write_export(const Engine& engine, const std::string& path, const std::string& file, const Evaluated& evaluated, bool force,
                      const ExportOptions& options) {
    const Outcome& outcome = evaluated.outcome;
    const Tuning& tuning = evaluated.prepared.tuning;
    const auto suffixes = picture_suffixes();
    const bool is_picture = std::any_of(suffixes.begin(), suffixes.end(), [&](std::string_view suffix) { return path.ends_with(suffix); });
    const bool is_json = path.ends_with(".json") && !path.ends_with(".trace.json");
    if (!is_picture && !is_json) {
        Progress progress;
        return engine.export_to(path, *evaluated.prepared.program, outcome, force, progress, options);
    }
    if (is_json) {
        const std::string text = plan_json(file, tuning, outcome).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
        return save_file(path, std::as_bytes(std::span(text)));
    }
    TRY(const std::vector<std::byte> bytes, export_picture(path, file, outcome, tuning));
    return save_file(path, bytes);
}

}  // namespace

Result<Exit> run_export(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    TRY(const std::string file, arguments.only_file());
    const auto target = arguments.last("-o");
    if (!target) return Error{.what = "no target given", .expected = "-o OUT.pte"};
    const bool force = arguments.has("--force");
    if (plan_args.planners.size() > 1) {
        return Error{.what = "several planners given", .expected = "one --planner: a file holds one plan"};
    }
    const std::string_view style = arguments.last("--trace-style").value_or("memory");
    if (style != "memory" && style != "lifetimes") {
        return Error{.what = "unknown --trace-style '" + std::string(style) + "'", .expected = "memory or lifetimes"};
    }
    const ExportOptions options{.trace_lifetimes = style == "lifetimes"};
    TRY(const Evaluated evaluated, evaluate_file(engine, file, plan_args));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    const std::string path(*target);
    CHECKED(write_export(engine, path, file, evaluated, force, options));
    const Plan& plan = evaluated.outcome.plan();
    if (!plan.valid() && !plan_args.quiet) {
        console.err << "arenascope: warning: " << path << ": written with an invalid plan, as --force asked\n";
    }
    if (plan_args.json) {
        print_json({{"file", file}, {"output", path}, {"method", evaluated.outcome.method->name},
                    {"planner", plan.planner}, {"verdict", plan.verdict}, {"total_bytes", plan.total_bytes}}, console);
    } else {
        console.out << path << ": written with plan '" << plan.planner << "', " << bytes_text(plan.total_bytes) << '\n';
    }
    return strict_exit(plan_args, evaluated.prepared, plan.fits() ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli

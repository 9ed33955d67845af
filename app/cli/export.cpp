#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

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
    TRY(const Evaluated evaluated, evaluate_file(engine, file, plan_args));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    const std::string path(*target);
    Progress progress;
    CHECKED(engine.export_to(path, *evaluated.prepared.program, evaluated.outcome, force, progress));
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
    return plan.fits() ? Exit::met : Exit::not_met;
}

}  // namespace arenascope::cli

#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

std::string verdict_text(const Plan& plan) {
    if (!plan.valid()) return "invalid";
    for (const PoolResult& pool : plan.pools) {
        if (!pool.fits()) return plan.verdict + ", over by " + bytes_text(pool.over_by()) + " in " + pool.name;
    }
    return plan.verdict;
}

void print_pools(const Plan& plan, Console& console) {
    Table table("<>>><");
    table.row({"pool", "id", "bytes", "bound", "capacity"});
    for (const PoolResult& pool : plan.pools) {
        std::string capacity = "-";
        if (pool.capacity) capacity = bytes_text(*pool.capacity) + (pool.fits() ? ", fits" : ", does not fit");
        table.row({pool.name, std::to_string(pool.mem_id), bytes_text(pool.bytes), bytes_text(pool.lower_bound), capacity});
    }
    table.print(console.out, "  ");
}

void print_text(const std::string& file, const Outcome& outcome, Console& console) {
    std::size_t planned = 0, supplied = 0;
    std::int64_t supplied_bytes = 0;
    for (const TensorRow& row : outcome.tensors) {
        if (row.planned) {
            ++planned;
        } else if (row.role != Role::constant && row.role != Role::alias) {
            ++supplied;
            supplied_bytes += row.bytes;
        }
    }
    console.out << file << ", method " << outcome.method->name << ": " << planned << " planned tensors, "
                << outcome.steps << " steps\n";
    if (supplied > 0) {
        console.out << "the caller supplies " << supplied << " buffers, " << bytes_text(supplied_bytes) << '\n';
    }
    for (const PassReport& pass : outcome.report.passes) {
        console.out << "pass " << pass.id << ": saves " << bytes_text(pass.saved_bytes) << " of the peak, stores "
                    << bytes_text(pass.stored_bytes) << " more constants\n";
    }
    Table table("<>>>><");
    table.row({"planner", "total", "bound", "gap", "ms", "verdict"});
    for (const Plan& plan : outcome.plans) {
        table.row({plan.planner, bytes_text(plan.total_bytes), bytes_text(plan.lower_bound), percent_text(plan.gap),
                   milliseconds_text(plan.seconds), verdict_text(plan)});
    }
    table.print(console.out);
    print_pools(outcome.plan(), console);
    for (const Plan& plan : outcome.plans) {
        for (const PlanProblem& problem : plan.problems) console.out << plan.planner << ": " << problem.text << '\n';
    }
}

/// Met where no plan is invalid and at least one fits: with several planners the question is whether it can fit.
/// The plan that a file came with does not count where another was asked for.
bool is_met(const Outcome& outcome, bool skip_loaded) {
    bool some_fit = false;
    for (const Plan& plan : outcome.plans) {
        if (skip_loaded && plan.planner == "loaded") continue;
        if (!plan.valid()) return false;
        some_fit = some_fit || plan.fits();
    }
    return some_fit;
}

}  // namespace

Result<Exit> run_plan(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    if (arguments.operands().empty()) return Error{.what = "no file given", .expected = "a .pt2 or .pte file"};
    Exit exit = Exit::met;
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const std::string& file : arguments.operands()) {
        TRY(const Evaluated evaluated, evaluate_file(engine, file, plan_args));
        print_warnings(evaluated.prepared.warnings, plan_args, console);
        if (!is_met(evaluated.outcome, !evaluated.prepared.tuning.keep_loaded_plan)) exit = Exit::not_met;
        if (plan_args.json) {
            all.push_back(plan_json(file, evaluated.prepared.tuning, evaluated.outcome));
        } else {
            print_text(file, evaluated.outcome, console);
        }
    }
    if (plan_args.json) print_json(all.size() == 1 ? all.front() : all, console);
    return exit;
}

}  // namespace arenascope::cli

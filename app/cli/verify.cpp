// The verb verify: checks the plans of all methods with the independent checker.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/text.h"
#include "engine/evaluate/method_core.h"
#include "engine/study/placed_views.h"

namespace arenascope::cli {

namespace {

/// The file's own plan, unless an option requests another: a range or the rules of lifetimes only change the conditions
/// of the check.
const Plan& plan_to_check(const Outcome& outcome, const PlanArgs& args) {
    const bool asks = args.places || !args.planners.empty() || !args.plan_file.empty() || args.session;
    for (const Plan& plan : outcome.plans) {
        if (plan.is_loaded() && !asks) return plan;
    }
    return outcome.plan();
}

/// A limit of any check of the file alone: only places show which tensor such a view belongs to.
std::string doubt_of(const Outcome& outcome, const Plan& plan) {
    const std::vector<ValueId> views =
        plan.is_loaded() && plan.valid() ? views_known_by_place(*outcome.method) : std::vector<ValueId>();
    if (views.empty()) return {};
    std::string names;
    for (std::size_t i = 0; i < std::min<std::size_t>(views.size(), 3); ++i)
        append_item(names, ", ", outcome.method->values[views[i]].name);
    if (views.size() > 3) names += ", …";
    return std::to_string(views.size()) + (views.size() == 1 ? " view is" : " views are") +
        " recognised by offset alone (" + names +
        "), while other tensors of the same size are live; check the plan with recorded outputs (run --vectors)";
}

nlohmann::ordered_json method_json(const Outcome& outcome, const Plan& plan) {
    nlohmann::ordered_json problem = nullptr;
    if (!plan.issues.empty()) problem = plan.issues.front().text();
    const std::string doubt = doubt_of(outcome, plan);
    return {{"note", doubt.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(doubt)},
            {"method", outcome.method->name},
            {"planner", plan.planner},
            {"verdict", name_of(plan.verdict)},
            {"valid", plan.valid()},
            {"fits", plan.fits()},
            {"total_bytes", plan.total_bytes},
            {"problem", std::move(problem)}};
}

void print_text(const std::string& file, const Outcome& outcome, const Plan& plan, Console& console) {
    console.out << file << ": plan '" << plan.planner << "' of method " << outcome.method->name << " is "
                << (plan.valid() ? (plan.fits() ? "valid" : "valid but does not fit") : "invalid") << ": "
                << counted(plan.problem.buffers.size(), "tensor") << " in " << bytes_text(plan.total_bytes)
                << ", lower bound " << bytes_text(plan.lower_bound) << '\n';
    if (const std::string doubt = doubt_of(outcome, plan); !doubt.empty()) console.out << "note: " << doubt << '\n';
    if (!suits_core(outcome.report.issues)) console.out << "not met: the program cannot run on its core as planned\n";
    for (const PlanIssue& problem : plan.issues)
        console.out << name_of(problem.code) << ": " << with_groups(problem.text()) << '\n';
}

}  // namespace

Result<Exit> run_verify(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const std::string file, arguments.only_file());
    const PlanArgs own = with_own_plan(plan_args);
    TRY(const Evaluated evaluated, evaluate_file(engine, file, own, Use::sizes));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    TRY(const std::vector<Outcome> others, other_methods(engine, evaluated, own));
    const Plan& plan = plan_to_check(evaluated.outcome, plan_args);
    bool all_fit = plan.fits() && suits_core(evaluated.outcome.report.issues);
    for (const Outcome& other : others)
        all_fit = all_fit && plan_to_check(other, plan_args).fits() && suits_core(other.report.issues);
    if (plan_args.json) {
        nlohmann::ordered_json json = plan_facts_json(evaluated.outcome, plan);
        json["file"] = file;
        json["method"] = evaluated.outcome.method->name;
        json["valid"] = plan.valid();
        json["fits"] = plan.fits();
        const std::string doubt = doubt_of(evaluated.outcome, plan);
        json["note"] = doubt.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(doubt);
        if (!others.empty()) {
            json["methods"] = {method_json(evaluated.outcome, plan)};
            for (const Outcome& other : others)
                json["methods"].push_back(method_json(other, plan_to_check(other, plan_args)));
        }
        print_json(json, console);
    } else {
        print_text(file, evaluated.outcome, plan, console);
        for (const Outcome& other : others) print_text(file, other, plan_to_check(other, plan_args), console);
    }
    return strict_exit(plan_args, evaluated.prepared, all_fit ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli

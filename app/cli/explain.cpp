#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/study/fit_and_explain.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

Json tensors_json(const std::vector<PeakTensor>& tensors) {
    Json out = Json::array();
    for (const PeakTensor& tensor : tensors) {
        out.push_back({{"name", tensor.name},
                       {"op", tensor.op},
                       {"bytes", tensor.bytes},
                       {"saves", tensor.saves},
                       {"first_step", tensor.first_step.number()},
                       {"last_step", tensor.last_step.number()}});
    }
    return out;
}

Json pool_json(const PoolPeak& peak) {
    return {{"mem_id", peak.pool.mem_id},
            {"name", peak.pool.name},
            {"bytes", peak.pool.bytes},
            {"lower_bound", peak.pool.lower_bound},
            {"step", peak.step.number()},
            {"node", peak.node},
            {"live_bytes", peak.live},
            {"padding_bytes", peak.padding},
            {"unused_bytes", peak.unused},
            {"tensors", tensors_json(peak.tensors)},
            {"to_move", tensors_json(peak.to_move)}};
}

void print_tensors(const std::vector<PeakTensor>& tensors, Console& console) {
    Table table("<<>>>");
    table.row({"tensor", "op", "bytes", "steps", "saves"});
    for (const PeakTensor& tensor : tensors) {
        table.row({tensor.name, tensor.op, bytes_text(tensor.bytes),
                   std::to_string(tensor.first_step.number()) + ".." + std::to_string(tensor.last_step.number()),
                   bytes_text(tensor.saves)});
    }
    table.print(console.out, "  ");
}

void print_text(const PoolPeak& peak, std::int64_t less, Console& console) {
    console.out << "pool " << peak.pool.name << ": " << bytes_text(peak.pool.bytes) << ", fullest at step "
                << peak.step.number() << " (" << peak.node << ") with " << bytes_text(peak.live) << " live, "
                << bytes_text(peak.padding) << " of it alignment; " << bytes_text(peak.unused)
                << " of the arena are free there\n";
    print_tensors(peak.tensors, console);
    if (less == 0) return;
    console.out << "with " << bytes_text(less) << " less";
    console.out << (peak.to_move.empty() ? " nothing has to change\n" : " these must shrink or move:\n");
    if (!peak.to_move.empty()) print_tensors(peak.to_move, console);
}

/// By how much capacities are changed to see what that is worth: 32 KiB, but no more than a quarter of a capacity, so
/// that less can be tried, too.
std::int64_t usual_step(const Tuning& tuning) {
    std::int64_t step = 32 << 10;
    for (const Pool& pool : tuning.pools) {
        if (pool.capacity) step = std::min(step, std::max<std::int64_t>(*pool.capacity / 4, 1));
    }
    return step;
}

void print_steps(const std::vector<CapacityStep>& steps, double traffic, Console& console) {
    if (steps.empty()) return;
    console.out << "moving bytes costs " << grouped(std::llround(traffic))
                << " (bytes times the cost of their pools)\n";
    for (const CapacityStep& step : steps) {
        console.out << "  with " << bytes_text(step.more > 0 ? step.more : -step.more)
                    << (step.more > 0 ? " more" : " less") << " in " << step.name << ": "
                    << grouped(std::llround(step.traffic)) << " (" << (step.change > 0 ? "+" : "")
                    << grouped(std::llround(step.change)) << (step.fits ? ")\n" : "), and it does not fit\n");
    }
}

Json steps_json(const std::vector<CapacityStep>& steps) {
    Json out = Json::array();
    for (const CapacityStep& step : steps) {
        out.push_back({{"mem_id", step.mem_id},
                       {"name", step.name},
                       {"more", step.more},
                       {"traffic", step.traffic},
                       {"change", step.change},
                       {"fits", step.fits}});
    }
    return out;
}

}  // namespace

Result<Exit> run_explain(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const std::string file, arguments.only_file());
    std::int64_t less = 0;
    if (const auto given = arguments.last("--less")) {
        TRY(less, parse_bytes(*given));
    }
    TRY(const Evaluated evaluated, evaluate_file(engine, file, plan_args, Use::sizes));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    warn_of_other_methods(evaluated.prepared, plan_args, console);
    const Plan& plan = evaluated.outcome.plan();
    const std::vector<PoolPeak> peaks = explain_plan(evaluated.outcome, plan, less);
    Progress progress;
    TRY(const std::vector<CapacityStep> steps,
        capacity_steps(engine, *evaluated.prepared.program, evaluated.prepared.tuning, plan,
                       less > 0 ? less : usual_step(evaluated.prepared.tuning), progress));
    const Exit exit = strict_exit(plan_args, evaluated.prepared, plan.fits() ? Exit::met : Exit::not_met);
    if (!plan_args.json) {
        console.out << file << ", plan '" << plan.planner << "', " << name_of(plan.verdict) << '\n';
        for (const PoolPeak& peak : peaks) print_text(peak, less, console);
        print_steps(steps, plan.traffic, console);
        return exit;
    }
    Json pools = Json::array();
    for (const PoolPeak& peak : peaks) pools.push_back(pool_json(peak));
    print_json({{"file", file},
                {"method", evaluated.outcome.method->name},
                {"planner", plan.planner},
                {"verdict", name_of(plan.verdict)},
                {"less", less},
                {"pools", std::move(pools)},
                {"traffic", plan.traffic},
                {"capacity_steps", steps_json(steps)}},
               console);
    return exit;
}

}  // namespace arenascope::cli

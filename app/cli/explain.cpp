// The verb explain: the tensors at the peak of each pool, and the changes that would lower it.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/cli/explain_by.h"
#include "app/cli/footprint_output.h"
#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/passes/passes.h"
#include "engine/planning/move_time.h"
#include "engine/planning/planner.h"
#include "engine/study/fit_and_explain.h"
#include "engine/study/pass_gains.h"
#include "engine/study/tilings.h"

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
            {"moved_bytes", peak.pool.moved_bytes},
            {"move_milliseconds", peak.pool.move_ms ? Json(*peak.pool.move_ms) : Json(nullptr)},
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
    TextTable table("<<>>>");
    table.row({"tensor", "op", "bytes", "steps", "saves if removed"});
    for (const PeakTensor& tensor : tensors) {
        table.row({tensor.name, tensor.op, bytes_text(tensor.bytes),
                   std::to_string(tensor.first_step.number()) + ".." + std::to_string(tensor.last_step.number()),
                   bytes_text(tensor.saves)});
    }
    table.print(console.out, "  ");
}

void print_text(const PoolPeak& peak, std::int64_t less, Console& console) {
    console.out << "pool " << peak.pool.name << ": " << bytes_text(peak.pool.bytes) << ", peak at step "
                << peak.step.number() << " (" << peak.node << ") with " << bytes_text(peak.live) << " live, "
                << bytes_text(peak.padding) << " of it padding; " << bytes_text(peak.unused)
                << " of the arena free there\n";
    print_tensors(peak.tensors, console);
    if (less == 0) return;
    console.out << "to save " << bytes_text(less);
    console.out << (peak.to_move.empty() ? " nothing has to change\n" : " these must shrink or move:\n");
    if (!peak.to_move.empty()) print_tensors(peak.to_move, console);
}

/// Change of a capacity to measure its value: 32 KiB, but at most a quarter of the capacity, so that a reduction is
/// possible, too.
std::int64_t usual_step(const Tuning& tuning) {
    std::int64_t step = 32 << 10;
    for (const Pool& pool : tuning.pools) {
        if (pool.capacity) step = std::min(step, std::max<std::int64_t>(*pool.capacity / 4, 1));
    }
    return step;
}

/// "of 123 456 B takes 3.2 ms: SRAM 1.2 ms, PSRAM 2.0 ms", if a pool has a bandwidth.
void print_times(const Plan& plan, Console& console) {
    if (!has_bandwidth(plan.problem)) return;
    std::string pools;
    for (const PoolResult& pool : plan.pools) {
        if (pool.moved_bytes > 0)
            append_item(pools, ", ", bytes_text(pool.moved_bytes) + " in " + pool.name + ' ' + move_text(pool.move_ms));
    }
    if (plan.move_ms) console.out << "moving the bytes of one run takes " << move_text(plan.move_ms);
    else console.out << "the time to move the bytes of one run is unknown";
    console.out << ": " << pools << '\n';
}

void print_steps(const std::vector<CapacityStep>& steps, double traffic, Console& console) {
    if (steps.empty()) return;
    console.out << "cost of traffic: " << grouped(std::llround(traffic))
                << " (bytes moved, times the cost of their pools)\n";
    for (const CapacityStep& step : steps) {
        console.out << "  with " << bytes_text(step.more > 0 ? step.more : -step.more)
                    << (step.more > 0 ? " more" : " less") << " in " << step.name << ": "
                    << grouped(std::llround(step.traffic)) << " (" << (step.change > 0 ? "+" : "")
                    << grouped(std::llround(step.change)) << ')';
        if (step.ms_change)
            console.out << ", " << move_text(step.move_ms) << " (" << move_change_text(*step.ms_change) << ')';
        console.out << (step.fits ? "\n" : ", the arenas do not fit\n");
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
                       {"move_milliseconds", step.move_ms ? Json(*step.move_ms) : Json(nullptr)},
                       {"milliseconds_change", step.ms_change ? Json(*step.ms_change) : Json(nullptr)},
                       {"fits", step.fits}});
    }
    return out;
}

/// "--pass fold-constants", the option to use.
std::string option_of(const ProgramChange& change) {
    return "--" + std::string(name_of(change.kind)) + ' ' + change.id;
}

std::string options_of(const Gain& gain) {
    std::string out;
    for (const ProgramChange& change : gain.changes) append_item(out, " ", option_of(change));
    return out;
}

Json gain_json(const Gain& gain) {
    Json changes = Json::array(), pools = Json::array();
    for (const ProgramChange& change : gain.changes)
        changes.push_back({{"kind", name_of(change.kind)}, {"id", change.id}, {"option", option_of(change)}});
    for (const PoolGain& pool : gain.pools)
        pools.push_back({{"mem_id", pool.mem_id}, {"name", pool.name}, {"before", pool.before}, {"after", pool.after}});
    return {{"changes", std::move(changes)},
            {"before", gain.before},
            {"after", gain.after},
            {"stored_bytes", gain.stored_bytes},
            {"pools", std::move(pools)}};
}

Json study_json(const GainStudy& study, const std::optional<Gain>& tiles) {
    Json alone = Json::array();
    for (const Gain& gain : study.alone) alone.push_back(gain_json(gain));
    return {{"measured", study.measured},
            {"possible", study.possible},
            {"complete", study.is_complete},
            {"alone", std::move(alone)},
            {"together", study.together ? gain_json(*study.together) : Json(nullptr)},
            {"tiles", tiles ? gain_json(*tiles) : Json(nullptr)}};
}

/// "SRAM 70 912 -> 30 464 B", each pool that changes.
std::string pools_text(const Gain& gain) {
    std::string out;
    for (const PoolGain& pool : gain.pools)
        if (pool.before != pool.after)
            append_item(out, ", ", pool.name + ' ' + grouped(pool.before) + " -> " + bytes_text(pool.after));
    return out;
}

void print_gains(const GainStudy& study, const std::optional<Gain>& tiles, const Plan& plan, Console& console) {
    const bool is_optimal = plan.verdict == PlanVerdict::optimal;
    if (study.alone.empty() && !study.together && !tiles) {
        if (study.is_complete)
            console.out << (is_optimal ? "Optimal for this program; no pass, other order or tiling lowers it.\n"
                                       : "No pass, other order or tiling lowers this plan.\n");
    } else {
        console.out << (is_optimal ? "Optimal for this program. These changes of the program lower the peak:\n"
                                   : "These lower the plan:\n");
        TextTable table("<><>");
        table.row({"option", "bytes", "pools", "constants"});
        const auto add = [&](const std::string& option, const Gain& gain) {
            table.row({option, '-' + bytes_text(gain.saves()), pools_text(gain),
                       gain.stored_bytes == 0 ? std::string()
                                              : (gain.stored_bytes > 0 ? "+" : "-") +
                               bytes_text(gain.stored_bytes > 0 ? gain.stored_bytes : -gain.stored_bytes)});
        };
        for (const Gain& gain : study.alone) add(options_of(gain), gain);
        if (study.together) add(options_of(*study.together), *study.together);
        if (tiles) add("arenascope shrink" + (tiles->changes.empty() ? "" : ' ' + options_of(*tiles)), *tiles);
        table.print(console.out, "  ");
    }
    if (!study.is_complete)
        console.out << "Measured " << study.measured << " of " << study.possible
                    << " options; more time may find more combinations (--study-time S).\n";
}

/// The whole program in its memories; nothing where nothing is limited.
Result<std::optional<DeviceFit>> device_of(const Engine& engine, const Evaluated& evaluated) {
    std::optional<DeviceFit> out;
    const Tuning& tuning = evaluated.prepared.tuning;
    if (!has_limits(tuning)) return out;
    auto fit = fit_device(footprint(*evaluated.prepared.program, evaluated.outcome, {.backends = &engine.backends()}),
                          tuning.limits, device_runtime(tuning));
    if (!fit.ok()) return std::move(fit).error().in("--limit");
    out = std::move(fit).take();
    return out;
}

/// Whether the plan and the whole program fit, as far as anything is limited.
Fit fit_of(const Plan& plan, const std::optional<DeviceFit>& device) {
    if (!plan.fits()) return Fit::over;
    return device ? device->fit() : Fit::no_limit;
}

constexpr double usual_study_seconds = 10;
/// With that many tensors, a search for a better plan takes longer than everything else, and the peak is the same.
constexpr std::size_t too_many_to_search = 20'000;

/// The quick plan for a large program, with a note, unless a planner was given. Whether it was chosen.
bool choose_quick_plan(const std::string& file, Prepared& prepared, PlanArgs& args, Console& console) {
    const auto method = find_method(*prepared.program, prepared.tuning.method);
    if (!args.planners.empty() || !method.ok() || prepared.tuning.planner != planner_id::automatic ||
        method.value()->values.size() < too_many_to_search)
        return false;
    args.planners = {std::string(planner_id::greedy_by_size)};
    prepared.tuning.planner = args.planners.front();
    prepared.stored.reset();  // as with a planner that is given
    print_warnings(
        {file + ": method " + method.value()->name + " has " + std::to_string(method.value()->values.size()) +
         " values: explain uses a quick plan of it; --planner auto searches for a better one"},
        args, console);
    return true;
}

}  // namespace

Result<Exit> run_explain(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(plan_args.tuning.limits, limits_of(arguments, plan_args.tuning));
    CHECKED(read_runtime(arguments, plan_args.tuning.runtime));
    TRY(const std::string file, arguments.only_file());
    std::int64_t less = 0;
    if (const auto given = arguments.last("--less")) {
        TRY(less, parse_bytes(*given).in("--less"));
    }
    TRY(const CostKind by, parse_cost_kind(arguments.last("--by").value_or("tensor")));
    Step step{};
    if (const auto given = arguments.last("--step")) {
        if (by == CostKind::tensor)
            return Error{.what = message("--step needs a table by module, line or operator"),
                         .expected = message("--by module, --by line or --by op")};
        TRY(const std::int64_t number, parse_integer(*given, 0, 1000000000).in("--step"));
        step = Step(number);
    }
    TRY(Prepared prepared, prepare(engine, file, plan_args));
    const bool is_quick = choose_quick_plan(file, prepared, plan_args, console);
    const Use use = has_limits(prepared.tuning) && by == CostKind::tensor ? Use::data : Use::sizes;
    TRY(const Evaluated evaluated, evaluate_prepared(engine, file, std::move(prepared), plan_args, use));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    warn_of_other_methods(evaluated.prepared, plan_args, console);
    if (by != CostKind::tensor) {
        CHECKED(print_costs(file, evaluated.outcome, by, step, plan_args.json, console));
        return strict_exit(plan_args, evaluated.prepared, Exit::met);
    }
    const Plan& plan = evaluated.outcome.plan();
    TRY(const auto device, device_of(engine, evaluated));
    const std::vector<PoolPeak> peaks = explain_plan(evaluated.outcome, plan, less, device ? &*device : nullptr);
    Progress progress;
    TRY(const std::vector<CapacityStep> steps,
        capacity_steps(engine, *evaluated.prepared.program, evaluated.prepared.tuning, plan,
                       less > 0 ? less : usual_step(evaluated.prepared.tuning), progress));
    double seconds = is_quick ? 0 : usual_study_seconds;
    if (const auto given = arguments.last("--study-time")) {
        TRY(seconds, parse_number(*given, 0, 1e9).in("--study-time"));
    }
    const auto start = std::chrono::steady_clock::now();
    TRY(const GainStudy study,
        measure_gains(engine, *evaluated.prepared.program, evaluated.prepared.tuning, plan, seconds, progress));
    const std::vector<ProgramChange> best = study.together ? study.together->changes
        : study.alone.empty()                              ? std::vector<ProgramChange>()
                                                           : study.alone.front().changes;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    const double left = std::max(seconds - taken.count(), seconds / 4);  // tiles get a share of the time in any case
    TRY(const std::optional<Gain> tiles,
        measure_tiles(engine, evaluated.prepared.program, evaluated.prepared.tuning, plan, best, left, progress));
    const Fit fit = fit_of(plan, device);
    const Exit exit = strict_exit(plan_args, evaluated.prepared,
                                  fit == Fit::fits || fit == Fit::no_limit ? Exit::met : Exit::not_met);
    if (!plan_args.json) {
        console.out << file << ", plan '" << plan.planner << "', " << name_of(plan.verdict) << '\n';
        if (device) print_limits(*device, "", console);
        if (fit == Fit::unknown) console.out << "whether it fits is unknown" << missing_text(*device) << '\n';
        for (const PoolPeak& peak : peaks) print_text(peak, less, console);
        print_times(plan, console);
        print_steps(steps, plan.traffic, console);
        print_gains(study, tiles, plan, console);
        return exit;
    }
    Json pools = Json::array();
    for (const PoolPeak& peak : peaks) pools.push_back(pool_json(peak));
    print_json({{"file", file},
                {"method", evaluated.outcome.method->name},
                {"planner", plan.planner},
                {"verdict", name_of(plan.verdict)},
                {"fit", name_of(fit)},
                {"limits", device ? limits_json(*device) : Json::array()},
                {"less", less},
                {"pools", std::move(pools)},
                {"traffic", plan.traffic},
                {"move_milliseconds", plan.move_ms ? Json(*plan.move_ms) : Json(nullptr)},
                {"capacity_steps", steps_json(steps)},
                {"gains", study_json(study, tiles)}},
               console);
    return exit;
}

}  // namespace arenascope::cli

// The verb fit: the largest value of a dynamic dimension whose plan fits.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/footprint_output.h"
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

Json point_json(const FitPoint& point) {
    Json pools = Json::array();
    for (const PoolResult& pool : point.pools) {
        pools.push_back({{"mem_id", pool.mem_id},
                         {"name", pool.name},
                         {"bytes", pool.bytes},
                         {"lower_bound", pool.lower_bound},
                         {"capacity", pool.capacity ? Json(*pool.capacity) : Json(nullptr)},
                         {"fits", pool.fits()}});
    }
    return {{"value", point.value},
            {"fits", point.fit == Fit::unknown ? Json(nullptr) : Json(point.fit != Fit::over)},
            {"verdict", name_of(point.fit)},
            {"pools", std::move(pools)},
            {"limits", point.device ? limits_json(*point.device) : Json::array()}};
}

/// The arenas alone, where nothing is limited.
void print_arenas(const LargestFit& fit, Console& console) {
    TextTable table("><>>");
    table.row({fit.symbol, "pool", "bytes", "over"});
    for (const FitPoint& point : fit.curve) {
        for (const PoolResult& pool : point.pools)
            table.row({std::to_string(point.value), pool.name, bytes_text(pool.bytes), "no limit"});
    }
    table.print(console.out);
}

void print_memories(const LargestFit& fit, Console& console) {
    TextTable table("><>>>");
    table.row({fit.symbol, "memory", "arena", "all of it", "over"});
    for (const FitPoint& point : fit.curve) {
        for (const FootprintMemory& memory : point.device->memories) {
            if (!memory.limit && memory.of != FootprintMemory::Of::pool) continue;
            const auto pool = std::find_if(point.pools.begin(), point.pools.end(), [&](const PoolResult& each) {
                return memory.of == FootprintMemory::Of::pool && each.name == memory.id;
            });
            const Fit verdict = memory.fit();
            table.row({std::to_string(point.value), memory.title().text(),
                       pool == point.pools.end() ? std::string() : bytes_text(pool->bytes), use_text(memory),
                       verdict == Fit::over ? bytes_text(memory.over_by()) : std::string(name_of(verdict))});
        }
    }
    table.print(console.out);
}

void print_text(const std::string& file, const LargestFit& fit, Console& console) {
    const FitPoint* best = fit.best();
    if (!fit.is_limited) {
        console.out << file << ": no pool has a capacity. To find the largest " << fit.symbol
                    << " that fits, give one: --pool SRAM=1,size=256K\n";
        return print_arenas(fit, console);
    }
    if (!fit.largest) {
        console.out << file << ": does not fit, even with " << fit.symbol << " = " << fit.min << '\n';
    } else if (best && best->fit == Fit::unknown) {
        console.out << file << ": whether it fits is unknown" << missing_text(*best->device)
                    << "; no memory is over up to " << fit.symbol << " = " << *fit.largest << '\n';
    } else {
        console.out << file << ": fits up to " << fit.symbol << " = " << *fit.largest << '\n';
    }
    if (best) print_limits(*best->device, "  ", console);
    print_memories(fit, console);
}

}  // namespace

Result<Exit> run_fit(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(plan_args.tuning.limits, limits_of(arguments, plan_args.tuning));
    CHECKED(read_runtime(arguments, plan_args.tuning.runtime));
    TRY(const std::string file, arguments.only_file());
    const auto symbol = arguments.last("--symbol");
    if (!symbol)
        return Error{.what = message("no dimension given"), .expected = message("--symbol NAME; info lists the names")};
    TRY(const Prepared prepared, prepare(engine, file, plan_args));
    print_warnings(prepared.warnings, plan_args, console);
    warn_of_other_methods(prepared, plan_args, console);
    Progress progress;
    auto fit = fit_symbol(engine, *prepared.program, prepared.tuning, std::string(*symbol), progress);
    if (!fit.ok()) return std::move(fit).error().of_file(file);
    const FitPoint* best = fit.value().best();
    const bool is_met = !fit.value().is_limited || (fit.value().largest && best && best->fit != Fit::unknown);
    const Exit exit = strict_exit(plan_args, prepared, is_met ? Exit::met : Exit::not_met);
    if (!plan_args.json) {
        print_text(file, fit.value(), console);
        return exit;
    }
    Json curve = Json::array();
    for (const FitPoint& point : fit.value().curve) curve.push_back(point_json(point));
    const auto or_null = [](const std::optional<std::int64_t>& value) { return value ? Json(*value) : Json(nullptr); };
    print_json({{"file", file},
                {"symbol", fit.value().symbol},
                {"min", fit.value().min},
                {"max", or_null(fit.value().max)},
                {"largest", or_null(fit.value().largest)},
                {"limited", fit.value().is_limited},
                {"verdict", name_of(best ? best->fit : Fit::no_limit)},
                {"curve", std::move(curve)}},
               console);
    return exit;
}

}  // namespace arenascope::cli

// The verb fit: the largest value of a dynamic dimension whose plan fits.

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
    return {{"value", point.value}, {"fits", point.fits}, {"pools", std::move(pools)}};
}

void print_text(const std::string& file, const LargestFit& fit, Console& console) {
    if (!fit.is_limited) {
        console.out << file << ": no pool has a capacity. To find the largest " << fit.symbol
                    << " that fits, give one: --pool SRAM=1,size=256K\n";
    } else if (fit.largest) {
        console.out << file << ": fits up to " << fit.symbol << " = " << *fit.largest << '\n';
    } else {
        console.out << file << ": does not fit, even with " << fit.symbol << " = " << fit.min << '\n';
    }
    TextTable table("><>>");
    table.row({fit.symbol, "pool", "bytes", "over"});
    for (const FitPoint& point : fit.curve) {
        for (const PoolResult& pool : point.pools) {
            table.row({std::to_string(point.value), pool.name, bytes_text(pool.bytes),
                       !pool.capacity    ? "no limit"
                           : pool.fits() ? "fits"
                                         : bytes_text(pool.over_by())});
        }
    }
    table.print(console.out);
}

}  // namespace

Result<Exit> run_fit(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
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
    const bool is_met = fit.value().largest || !fit.value().is_limited;
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
                {"curve", std::move(curve)}},
               console);
    return exit;
}

}  // namespace arenascope::cli

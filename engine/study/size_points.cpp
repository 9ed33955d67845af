#include "engine/study/size_points.h"

#include <algorithm>

#include "engine/symbolic/known.h"

namespace arenascope {

namespace {

// Limit of a search for each further value: a curve of hard problems consists of dozens of them.
constexpr std::int64_t nodes_of_a_point = 20'000;

}  // namespace

Result<SymbolLimits> symbol_limits(const Program& program, const Tuning& tuning, const std::string& symbol) {
    TRY(const Method* method, find_method(program, tuning.method));
    const auto range = method->ranges.find(symbol);
    if (range == method->ranges.end()) {
        const Message known = sym::known_symbols(method->ranges);
        if (known.empty())
            return Error{.what = message("every size of this program is fixed"),
                         .place = method->name,
                         .expected = message("a program with dynamic dimensions")};
        return Error{.what = message("unknown dimension '{symbol}'", symbol),
                     .place = method->name,
                     .expected = message("one of {expected}", known)};
    }
    const auto edited = tuning.ranges.find(symbol);
    std::optional<std::int64_t> max = range->second.max;
    if (!max && edited != tuning.ranges.end()) max = edited->second.max;
    if (!max) {
        return Error{.what = message("{symbol} has no upper bound", symbol),
                     .place = method->name,
                     .expected = message("a range for it"),
                     .remedy = message("set one: --range {symbol}=1:128", symbol),
                     .remedy_code = RemedyCode::bound_symbol};
    }
    const std::int64_t now = edited != tuning.ranges.end() ? edited->second.max : *max;
    return SymbolLimits{std::max<std::int64_t>(0, range->second.min), std::max(*max, now), now, *max};
}

std::set<std::int64_t> even_values(std::int64_t min, std::int64_t max, int samples) {
    std::set<std::int64_t> values{min, max};
    const std::int64_t parts = std::max(1, samples - 1), span = max - min;
    // Without the product span * i, which may overflow.
    for (std::int64_t i = 1; i < parts; ++i) values.insert(min + span / parts * i + span % parts * i / parts);
    return values;
}

bool is_limited(const Table<PoolRow, Pool>& pools) {
    return std::any_of(pools.begin(), pools.end(), [](const Pool& pool) { return pool.capacity.has_value(); });
}

SizePoints::SizePoints(const Evaluator& engine, const Program& program, const Tuning& tuning)
    : engine_(engine), program_(program), tuning_(tuning) {
    tuning_.keep_loaded_plan = false;
}

Result<SizePoint> SizePoints::at(const std::map<std::string, RangeEdit>& ranges, bool present, Progress& progress) {
    Tuning here = tuning_;
    for (const auto& [symbol, range] : ranges) here.ranges[symbol] = range;
    if (!present) here.options.nodes = std::min(here.options.nodes, nodes_of_a_point);
    TRY(const Outcome outcome, engine_.evaluate_sizes(program_, here, {}, progress));
    SizePoint point{.bytes = {}, .bounds = {}, .fits = outcome.plan().fits()};
    if (pools_.empty()) pools_ = outcome.plan().problem.pools;
    for (const PoolResult& pool : outcome.plan().pools) {
        point.bytes.push_back(pool.bytes);
        point.bounds.push_back(pool.lower_bound);
    }
    return point;
}

}  // namespace arenascope

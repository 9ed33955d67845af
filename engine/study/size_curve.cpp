#include "engine/study/size_curve.h"

#include <algorithm>
#include <set>

#include "engine/symbolic/known.h"

namespace arenascope {

namespace {

// Limit of a search for each further value: a curve of hard problems consists of dozens of them.
constexpr std::int64_t nodes_of_a_point = 20'000;

struct Limits {
    std::int64_t min = 0, max = 0, now = 0;
    std::int64_t exported = 0;  ///< upper end of the file's range; the tuning's `max` may be larger
};

Result<Limits> limits_of(const Program& program, const Tuning& tuning, const std::string& symbol) {
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
                     .remedy = message("give it one: --range {symbol}=1:128", symbol),
                     .remedy_code = RemedyCode::bound_symbol};
    }
    const std::int64_t now = edited != tuning.ranges.end() ? edited->second.max : *max;
    return Limits{std::max<std::int64_t>(0, range->second.min), std::max(*max, now), now, *max};
}

class Curve {
public:
    Curve(const Evaluator& engine, const Program& program, const Tuning& tuning, const Limits& limits, SizeCurve& out)
        : engine_(engine), program_(program), tuning_(tuning), limits_(limits), out_(out) {
        out_.planner = tuning_.planner;
        tuning_.keep_loaded_plan = false;
    }

    Result<CurvePoint> at(std::int64_t value, Progress& progress) {
        Tuning here = tuning_;
        here.ranges[out_.symbol] = {limits_.min, value};
        // The present value has the numbers of all other views.
        if (value != limits_.now) here.options.nodes = std::min(here.options.nodes, nodes_of_a_point);
        TRY(const Outcome outcome, engine_.evaluate_sizes(program_, here, {}, progress));
        CurvePoint point{.value = value, .bytes = {}, .bounds = {}, .fits = outcome.plan().fits()};
        if (out_.pools.empty()) out_.pools = outcome.plan().problem.pools;
        for (const PoolResult& pool : outcome.plan().pools) {
            point.bytes.push_back(pool.bytes);
            point.bounds.push_back(pool.lower_bound);
        }
        return point;
    }

private:
    const Evaluator& engine_;
    const Program& program_;
    Tuning tuning_;
    Limits limits_;
    SizeCurve& out_;
};

std::set<std::int64_t> sample_values(const Limits& limits, int samples) {
    std::set<std::int64_t> values{limits.min, limits.max, std::clamp(limits.now, limits.min, limits.max),
                                  std::max(limits.min, limits.exported)};
    const std::int64_t parts = std::max(1, samples - 1), span = limits.max - limits.min;
    // Without the product span * i, which may overflow.
    for (std::int64_t i = 1; i < parts; ++i) values.insert(limits.min + span / parts * i + span % parts * i / parts);
    return values;
}

Result<> search_largest(Curve& curve, SizeCurve& out, Progress& progress) {
    const bool limited =
        std::any_of(out.pools.begin(), out.pools.end(), [](const Pool& pool) { return pool.capacity.has_value(); });
    if (!limited) return done;
    const auto over =
        std::find_if(out.points.begin(), out.points.end(), [](const CurvePoint& point) { return !point.fits; });
    if (over == out.points.begin()) return done;
    std::int64_t fits = std::prev(over)->value;
    if (over != out.points.end()) {
        std::int64_t fails = over->value;
        std::vector<CurvePoint> found;
        while (fails - fits > 1) {
            const std::int64_t middle = fits + (fails - fits) / 2;
            TRY(CurvePoint point, curve.at(middle, progress));
            (point.fits ? fits : fails) = middle;
            found.push_back(std::move(point));
        }
        // The crossing itself is exact: the last value that fits and the first that does not.
        for (CurvePoint& point : found) {
            if (point.value == fits || point.value == fails) out.points.push_back(std::move(point));
        }
        std::sort(out.points.begin(), out.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.value < b.value; });
    }
    out.largest_fit = fits;
    return done;
}

}  // namespace

Result<SizeCurve> size_curve(const Evaluator& engine, const Program& program, const Tuning& tuning,
                             const std::string& symbol, int samples, Progress& progress) {
    TRY(const Limits limits, limits_of(program, tuning, symbol));
    SizeCurve out;
    out.symbol = symbol;
    out.now = limits.now;
    Curve curve(engine, program, tuning, limits, out);
    const std::set<std::int64_t> values = sample_values(limits, samples);
    for (const std::int64_t value : values) {
        if (progress.cancelled()) return cancelled();
        progress.report({StageKind::sizes, symbol},
                        static_cast<double>(out.points.size()) / static_cast<double>(values.size()));
        TRY(CurvePoint point, curve.at(value, progress));
        out.points.push_back(std::move(point));
    }
    CHECKED(search_largest(curve, out, progress));
    return out;
}

}  // namespace arenascope

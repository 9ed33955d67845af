#include "engine/study/size_curve.h"

#include <algorithm>
#include <set>

#include "engine/study/size_points.h"

namespace arenascope {

namespace {

class Curve {
public:
    Curve(const Evaluator& engine, const Program& program, const Tuning& tuning, const SymbolLimits& limits,
          SizeCurve& out)
        : points_(engine, program, tuning), limits_(limits), out_(out) {
        out_.planner = tuning.planner;
    }

    Result<CurvePoint> at(std::int64_t value, Progress& progress) {
        // The present value has the numbers of all other views.
        TRY(SizePoint point, points_.at({{out_.symbol, {limits_.min, value}}}, value == limits_.now, progress));
        if (out_.pools.empty()) out_.pools = points_.pools();
        return CurvePoint{
            .value = value, .bytes = std::move(point.bytes), .bounds = std::move(point.bounds), .fits = point.fits};
    }

private:
    SizePoints points_;
    SymbolLimits limits_;
    SizeCurve& out_;
};

std::set<std::int64_t> sample_values(const SymbolLimits& limits, int samples) {
    std::set<std::int64_t> values = even_values(limits.min, limits.max, samples);
    values.insert(std::clamp(limits.now, limits.min, limits.max));
    values.insert(std::max(limits.min, limits.exported));
    return values;
}

Result<> search_largest(Curve& curve, SizeCurve& out, Progress& progress) {
    if (!is_limited(out.pools)) return done;
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
    TRY(const SymbolLimits limits, symbol_limits(program, tuning, symbol));
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

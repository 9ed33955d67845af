#include "engine/study/size_map.h"

#include <algorithm>

namespace arenascope {

namespace {

class Maker {
public:
    Maker(const Evaluator& engine, const Program& program, const Tuning& tuning, SizeMap& out)
        : points_(engine, program, tuning), out_(out) {}

    Result<> fill(Progress& progress) {
        const std::size_t all = out_.across.values.size() * out_.up.values.size();
        for (const std::int64_t up : out_.up.values) {
            for (const std::int64_t across : out_.across.values) {
                if (progress.cancelled()) return cancelled();
                progress.report({StageKind::sizes, out_.across.symbol + ", " + out_.up.symbol},
                                static_cast<double>(out_.points.size()) / static_cast<double>(all));
                TRY(SizePoint point, at(across, up, progress));
                out_.points.push_back(std::move(point));
            }
        }
        out_.pools = points_.pools();
        return done;
    }

    Result<> search(Progress& progress) {
        out_.largest.resize(out_.up.values.size());
        if (!is_limited(out_.pools)) return done;
        for (std::size_t row = 0; row < out_.largest.size(); ++row) CHECKED(search_row(row, progress));
        return done;
    }

private:
    Result<SizePoint> at(std::int64_t across, std::int64_t up, Progress& progress) {
        return points_.at({{out_.across.symbol, {out_.across.min, across}}, {out_.up.symbol, {out_.up.min, up}}}, false,
                          progress);
    }

    Result<> search_row(std::size_t row, Progress& progress) {
        const std::vector<std::int64_t>& values = out_.across.values;
        std::size_t over = 0;
        while (over < values.size() && out_.at(over, row).fits) ++over;
        if (over == 0) return done;
        std::int64_t fits = values[over - 1];
        for (std::int64_t fails = over < values.size() ? values[over] : fits; fails - fits > 1;) {
            const std::int64_t middle = fits + (fails - fits) / 2;
            TRY(const SizePoint point, at(middle, out_.up.values[row], progress));
            (point.fits ? fits : fails) = middle;
        }
        out_.largest[row] = fits;
        return done;
    }

    SizePoints points_;
    SizeMap& out_;
};

Result<SizeAxis> axis_of(const Program& program, const Tuning& tuning, const std::string& symbol, int samples) {
    TRY(const SymbolLimits limits, symbol_limits(program, tuning, symbol));
    const std::set<std::int64_t> values = even_values(limits.min, limits.max, samples);
    return SizeAxis{.symbol = symbol, .min = limits.min, .values = {values.begin(), values.end()}};
}

}  // namespace

Result<SizeMap> size_map(const Evaluator& engine, const Program& program, const Tuning& tuning,
                         const std::string& across, const std::string& up, int samples, Progress& progress) {
    if (across == up)
        return Error{.what = message("both dimensions are {symbol}", across),
                     .expected = message("two different dimensions")};
    SizeMap out;
    TRY(out.across, axis_of(program, tuning, across, samples));
    TRY(out.up, axis_of(program, tuning, up, samples));
    out.planner = tuning.planner;
    Maker maker(engine, program, tuning, out);
    CHECKED(maker.fill(progress));
    CHECKED(maker.search(progress));
    return out;
}

}  // namespace arenascope

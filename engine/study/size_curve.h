#pragma once
// Arena size as a function of one symbol, and the largest value that fits every capacity.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct CurvePoint {
    std::int64_t value = 0;
    Table<PoolRow, std::int64_t> bytes, bounds;
    bool fits = true;  ///< every capacity holds
};

struct SizeCurve {
    std::string symbol;
    std::int64_t now = 0;  ///< the tuning's upper bound
    Table<PoolRow, Pool> pools;
    std::vector<CurvePoint> points;           ///< ascending values, including the ends of the file's range
    std::optional<std::int64_t> largest_fit;  ///< nothing if no value fits, or if there is no capacity
    std::string planner;                      ///< planner of the points: the tuning's
};

/// Plans with the symbol's upper bound at up to `samples` values over the file's range. If the last that fits and the
/// first that does not are not adjacent, the values between are searched by bisection: sizes grow with a symbol. An
/// unknown symbol, and one without an upper bound, are errors.
Result<SizeCurve> size_curve(const Evaluator& engine, const Program& program, const Tuning& tuning,
                             const std::string& symbol, int samples, Progress& progress);

}  // namespace arenascope

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
    std::vector<CurvePoint> points;           ///< ascending values, the ends of the file's range among them
    std::optional<std::int64_t> largest_fit;  ///< nothing where no value fits, or where there is no capacity
    std::string planner;                      ///< that planned the points: the tuning's
};

/// Plans with the symbol's upper bound at up to `samples` values over the file's range. Where the last that fits
/// and the first that does not are apart, the values between are searched by halving: sizes grow with a symbol.
/// Fails by name on an unknown symbol and on one without an upper bound.
Result<SizeCurve> size_curve(const Evaluator& engine, const Program& program, const Tuning& tuning,
                             const std::string& symbol, int samples, Progress& progress);

}  // namespace arenascope

#pragma once
// A program planned at chosen values of its symbols, for studies of many values.

#include <map>
#include <set>
#include <string>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct SizePoint {
    Table<PoolRow, std::int64_t> bytes, bounds;
    bool fits = true;  ///< every capacity holds
};

struct SymbolLimits {
    std::int64_t min = 0, max = 0;
    std::int64_t now = 0;       ///< the tuning's upper bound
    std::int64_t exported = 0;  ///< upper end of the file's range; the tuning's `max` may be larger
};

/// An unknown symbol, and one without an upper bound, are errors.
Result<SymbolLimits> symbol_limits(const Program& program, const Tuning& tuning, const std::string& symbol);

/// At most `samples` values from `min` to `max`, both included, as even as whole numbers are.
std::set<std::int64_t> even_values(std::int64_t min, std::int64_t max, int samples);

/// Whether a capacity can be exceeded.
bool is_limited(const Table<PoolRow, Pool>& pools);

class SizePoints {
public:
    SizePoints(const Evaluator& engine, const Program& program, const Tuning& tuning);
    /// With these ranges in place of the tuning's. `present`: the value that is shown everywhere, searched as far as
    /// there; other values are searched for a shorter time.
    Result<SizePoint> at(const std::map<std::string, RangeEdit>& ranges, bool present, Progress& progress);
    /// Those of the first point.
    [[nodiscard]] const Table<PoolRow, Pool>& pools() const { return pools_; }

private:
    const Evaluator& engine_;
    const Program& program_;
    Tuning tuning_;
    Table<PoolRow, Pool> pools_;
};

}  // namespace arenascope

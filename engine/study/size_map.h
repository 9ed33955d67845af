#pragma once
// Arena sizes over two symbols, and where they stop fitting.

#include <optional>
#include <vector>

#include "engine/study/size_points.h"

namespace arenascope {

struct SizeAxis {
    std::string symbol;
    std::int64_t min = 0;              ///< lower end of its range at every value
    std::vector<std::int64_t> values;  ///< ascending, from the lower to the upper end of the range
};

struct SizeMap {
    SizeAxis across, up;
    Table<PoolRow, Pool> pools;
    std::vector<SizePoint> points;  ///< for each value of `up`, all values of `across`
    /// For each value of `up` the largest of `across` that fits, also between the values of that axis; nothing where
    /// none fits, or no pool has a capacity.
    std::vector<std::optional<std::int64_t>> largest;
    std::string planner;  ///< of the points: the tuning's

    [[nodiscard]] const SizePoint& at(std::size_t across_index, std::size_t up_index) const {
        return points[up_index * across.values.size() + across_index];
    }
};

/// Plans with the upper bounds of both symbols at up to `samples` values each. As in size_curve(), sizes are taken to
/// grow with a symbol: where values between two columns may still fit, they are searched by bisection.
Result<SizeMap> size_map(const Evaluator& engine, const Program& program, const Tuning& tuning,
                         const std::string& across, const std::string& up, int samples, Progress& progress);

}  // namespace arenascope

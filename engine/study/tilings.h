#pragma once
// Programs in tiles that make a plan smaller, found within a time limit: what each needs, and what it costs.

#include <memory>
#include <optional>
#include <vector>

#include "engine/study/pass_gains.h"

namespace arenascope {

struct ShrinkReport;

struct Tiling {
    Gain gain;
    std::int64_t weight = 0;  ///< what it costs, to compare
    double extra = 0;         ///< estimated time beyond the original's, as a part of it
    bool fits = false;        ///< all capacities
};

/// The smallest tiled program that shrink finds within `seconds`, also with these changes; nothing if none is smaller
/// than `plan`.
Result<std::optional<Gain>> measure_tiles(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                          const Tuning& tuning, const Plan& plan,
                                          const std::vector<ProgramChange>& changes, double seconds,
                                          Progress& progress);

/// Programs in tiles that shrink finds within `seconds`, the largest gain first: the smallest, and of those that fit
/// all capacities the one of the lowest cost, if the plan does not fit.
Result<std::vector<Tiling>> measure_tilings(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                            const Tuning& tuning, const Plan& plan, double seconds, Progress& progress);
/// The same, of a search that is done: by time, and without loops or what loading takes.
[[nodiscard]] std::vector<Tiling> tilings_of(const ShrinkReport& report, const Tuning& tuning, const Plan& plan);

}  // namespace arenascope

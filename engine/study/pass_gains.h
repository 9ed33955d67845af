#pragma once
// What would make a plan lower although no placement of this program in this order can be: passes, another order,
// another planner or pools. Each is measured by planning the program with it, alone and together.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// One edit of a tuning that a plan may get lower by.
struct ProgramChange {
    enum class Kind : std::uint8_t { pass, schedule, planner, pools } kind = Kind::pass;
    std::string id;  ///< of the pass or planner; "exact" or "search"; "auto"
    bool operator==(const ProgramChange&) const = default;
};
[[nodiscard]] std::string_view name_of(ProgramChange::Kind kind);
[[nodiscard]] Tuning with_change(Tuning tuning, const ProgramChange& change);
/// What the tuning has not yet: passes in the order in which they run, then the planner, pools and orders.
[[nodiscard]] std::vector<ProgramChange> possible_changes(const Tuning& tuning, const Plan& plan);

struct PoolGain {
    std::int32_t mem_id = 1;
    std::string name;
    std::int64_t before = 0, after = 0;
};

/// A plan with these changes and nothing else, which is lower.
struct Gain {
    std::vector<ProgramChange> changes;
    std::vector<PoolGain> pools;
    std::int64_t before = 0, after = 0;  ///< bytes of all pools
    std::int64_t stored_bytes = 0;       ///< constants that passes store more; negative: fewer
    [[nodiscard]] std::int64_t saves() const { return before - after; }
};

struct GainStudy {
    std::vector<Gain> alone;         ///< one change each, the largest gain first
    std::optional<Gain> together{};  ///< several that need less than any one of them, or less where none alone does
    std::size_t measured = 0, possible = 0;
    bool is_complete = false;  ///< all of them, and what they give together
};

/// Measures within `seconds`, each change in a quarter of them at most; what takes longer is not in the study. `plan`:
/// the one that is shown. Changes that fail, give an invalid plan or one that fits less are left out. Cancelled: an
/// error.
Result<GainStudy> measure_gains(const Evaluator& engine, const Program& program, const Tuning& tuning, const Plan& plan,
                                double seconds, Progress& progress);

/// The smallest program in tiles that shrink finds within `seconds`, with these changes as well; nothing where none is
/// smaller than `plan`.
Result<std::optional<Gain>> measure_tiles(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                          const Tuning& tuning, const Plan& plan,
                                          const std::vector<ProgramChange>& changes, double seconds,
                                          Progress& progress);

}  // namespace arenascope

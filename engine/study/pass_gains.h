#pragma once
// Changes that make a plan smaller although no placement of this program in this order can: passes, another order,
// another planner or pools. Each is measured by planning the program with it, alone and together.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// One edit of a tuning that may make a plan smaller.
struct ProgramChange {
    enum class Kind : std::uint8_t { pass, schedule, planner, pools, tiles } kind = Kind::pass;
    std::string id;  ///< of the pass or planner; "exact" or "search"; "auto"; of tiles: the method
    std::shared_ptr<const TiledMethod> tiles{};  ///< null for other kinds
    bool operator==(const ProgramChange&) const = default;
};
[[nodiscard]] std::string_view name_of(ProgramChange::Kind kind);
[[nodiscard]] Tuning with_change(Tuning tuning, const ProgramChange& change);
/// Changes that the tuning does not have yet: passes in the order in which they run, then the planner, pools and
/// orders.
[[nodiscard]] std::vector<ProgramChange> possible_changes(const Tuning& tuning, const Plan& plan);

struct PoolGain {
    std::int32_t mem_id = 1;
    std::string name;
    std::int64_t before = 0, after = 0;
};

/// The smaller plan with exactly these changes.
struct Gain {
    std::vector<ProgramChange> changes;
    std::vector<PoolGain> pools;
    std::int64_t before = 0, after = 0;  ///< bytes of all pools
    std::int64_t stored_bytes = 0;       ///< growth of the constants by passes; negative: reduction
    /// What the runtime then takes to load the program; nothing: not computed.
    std::optional<std::int64_t> method_allocator{};
    [[nodiscard]] std::int64_t saves() const { return before - after; }
};

/// What these changes make of the plan `before`.
[[nodiscard]] Gain gain_of(const std::vector<ProgramChange>& changes, const Plan& before, const Outcome& outcome);

struct GainStudy {
    std::vector<Gain> alone;         ///< one change each, the largest gain first
    std::optional<Gain> together{};  ///< several changes that save more than any single one
    std::vector<Gain> tiles{};       ///< programs in tiles, if they were measured; the largest gain first
    std::size_t measured = 0, possible = 0;
    bool is_complete = false;  ///< every change was measured, also together
};

/// Measures within `seconds`, each change in at most a quarter of them; slower ones are not in the study. `plan`: the
/// shown one. Changes that fail, give an invalid plan or one that fits less are left out. Cancelled: an error.
Result<GainStudy> measure_gains(const Evaluator& engine, const Program& program, const Tuning& tuning, const Plan& plan,
                                double seconds, Progress& progress);

}  // namespace arenascope

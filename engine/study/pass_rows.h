#pragma once
// What each optional pass saves and costs, measured before it is chosen: beside those that are chosen, and alone.

#include <string>
#include <vector>

#include "engine/study/pass_gains.h"

namespace arenascope {

/// What a program takes.
struct ProgramCost {
    struct PoolBytes {
        std::int32_t mem_id = 1;
        std::string name;
        std::int64_t bytes = 0;
    };
    std::vector<PoolBytes> pools{};
    std::int64_t arena = 0;      ///< of all pools
    std::int64_t constants = 0;  ///< bytes that the file stores
    std::int64_t multiply_adds = 0, instructions = 0;
};
[[nodiscard]] ProgramCost cost_of(const Outcome& outcome);

struct PassRow {
    std::string id;
    bool is_chosen = false;
    /// The program with it and without it, the other choices as they are. Absent: it cannot be, or took too long.
    std::optional<ProgramCost> with{}, without{};
    std::optional<ProgramCost> alone{};  ///< with this one and no other
    /// Of one that finds nothing by itself: bytes that all passes together save less without it.
    std::int64_t saves_with_others = 0;
    /// Whether it changes nothing that is counted, in this choice and alone.
    [[nodiscard]] bool finds_nothing(const ProgramCost& bare) const;
};

/// Another operator order, or pools that are chosen automatically.
struct ChoiceRow {
    ProgramChange change;
    bool is_chosen = false;
    std::optional<ProgramCost> with{}, without{};  ///< absent: it cannot be, or took too long
};

struct PassTable {
    ProgramCost now, bare;  ///< as it is chosen; without any pass of the table
    std::vector<PassRow> rows;
    std::vector<ChoiceRow> choices;
    std::optional<ProgramCost> together{};  ///< with all of them
};

/// The passes that a table offers: those that a target does not decide.
[[nodiscard]] std::vector<std::string> choosable_passes();
/// The tuning with a pass more or fewer.
[[nodiscard]] Tuning with_pass(Tuning tuning, const std::string& id, bool on);
/// Orders, and the choice of pools where there are several.
[[nodiscard]] std::vector<ProgramChange> order_and_pool_choices(const Tuning& tuning);
[[nodiscard]] bool has_choice(const Tuning& tuning, const ProgramChange& change);
/// The tuning with that order or choice of pools, or without it.
[[nodiscard]] Tuning with_choice(Tuning tuning, const ProgramChange& change, bool on);

/// Measures in `seconds` altogether; what takes longer is absent. Cancelled: an error.
Result<PassTable> measure_passes(const Evaluator& engine, const Program& program, const Tuning& tuning, double seconds,
                                 Progress& progress);

}  // namespace arenascope

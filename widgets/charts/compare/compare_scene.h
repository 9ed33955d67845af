#pragma once
// Several plans as pure geometry and numbers: which tensors they have in common, and which moved.

#include <array>
#include <optional>
#include <unordered_map>

#include "widgets/plot/arena_scene.h"

namespace arenascope {

/// The maximum number of plans next to each other.
inline constexpr std::size_t most_sides = 4;

/// One side of a comparison: a plan, of this program or of another.
struct CompareSide {
    QString title, origin;  ///< of the plan
    QString file;           ///< empty for the program that is open
    QString path{};         ///< of that file
    std::shared_ptr<const Outcome> outcome;
    std::size_t plan = 0;  ///< in outcome->plans
    [[nodiscard]] const Plan& get() const { return outcome->plans[plan]; }
};

/// The place of a tensor on one side.
struct ComparePlace {
    ValueId value = no_value;
    int mem = 0;  ///< mem_id; 0: not in this plan
    qint64 bytes = 0, offset = -1;
    [[nodiscard]] bool isThere() const { return mem != 0; }
};

/// A tensor of one side or of several; matched by name, then by the order of operators.
struct CompareRow {
    QString name;  ///< the baseline's if it has the tensor, otherwise that of the first side with it
    std::array<ComparePlace, most_sides> at;
    std::size_t reference = 0;  ///< the side that gave the name; moves are relative to it
    [[nodiscard]] std::size_t sides() const;
    [[nodiscard]] bool isShared() const { return sides() > 1; }
    [[nodiscard]] bool isIn(std::size_t side) const { return at[side].isThere(); }
    [[nodiscard]] qint64 bytes() const;  ///< the maximum of all sides
    [[nodiscard]] bool moved() const;
    [[nodiscard]] bool differs() const { return !isShared() || moved(); }
    /// Whether `side` has it in another pool than the reference.
    [[nodiscard]] bool otherPool(std::size_t side) const;
    /// Bytes by which `side` has it higher than the reference; 0 if that is undefined.
    [[nodiscard]] qint64 delta(std::size_t side) const;
};

using CompareIndex = Index<CompareRow>;  ///< in CompareScene::rows

/// A number of the whole plan on each side.
struct CompareFact {
    enum class Kind : std::uint8_t {
        bytes,
        count,
        milliseconds,
        move_time,
        moves
    };  ///< moves: relative to the baseline
    QString label;
    Kind kind = Kind::bytes;
    std::vector<std::optional<double>> values;  ///< by side; nothing if a plan has no such number
    QString none{};                             ///< text for a missing number: "no limit"
    bool less_is_better = true;
};

struct CompareScene {
    std::vector<ArenaScene> sides;
    std::size_t base = 0;                  ///< the baseline
    Table<CompareIndex, CompareRow> rows;  ///< most bytes first
    std::vector<CompareFact> facts;
    std::unordered_map<QString, CompareIndex> rowOf;                  ///< by name on any side; the first of several
    std::array<Table<ValueId, CompareIndex>, most_sides> rowOfValue;  ///< by side
    std::array<int, most_sides> only{};                               ///< tensors of that side alone
    int shared = 0, moved = 0;
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] int steps() const;  ///< of the longest side
    [[nodiscard]] const CompareRow* row(std::size_t side, ValueId value) const;
};

/// "A", "B", …
[[nodiscard]] QString sideLetter(std::size_t side);

/// Colours all sides by the difference of their offsets to the baseline's: the baseline in grey, others lower, higher,
/// equal.
CompareScene compareScene(const std::vector<CompareSide>& sides, std::size_t base = 0);
/// All slow computations, which depend on neither theme nor language: for a worker. `dress` adds the rest.
CompareScene matchedPlans(const std::vector<CompareSide>& sides, std::size_t base);
void dress(CompareScene& scene, const std::vector<CompareSide>& sides);

/// The common layout of all sides, so that one height means the same number of bytes everywhere, with rows for pools
/// that only some sides have.
struct CompareLayout {
    struct Pool {
        int memId = 1;
        QString name;
        double share = 1;                    ///< of the height
        std::array<double, most_sides> top;  ///< upper end of the y axis, by side
        bool empty = true;                   ///< no side has a tensor in it: a line states that
    };
    bool modules = false;  ///< some side has a band of modules
    std::vector<Pool> pools;
};

/// `linked`: one y axis for all sides; a side much higher than the others is cut at its top.
CompareLayout compareLayout(const CompareScene& scene, bool linked);

}  // namespace arenascope

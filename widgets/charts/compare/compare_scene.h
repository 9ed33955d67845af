#pragma once
// Plans beside each other, as pure geometry and numbers: which tensors are in several, and what moved.

#include <array>
#include <optional>
#include <unordered_map>

#include "widgets/plot/arena_scene.h"

namespace arenascope {

/// How many plans have room beside each other.
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

/// Where one side has a tensor.
struct ComparePlace {
    ValueId value = no_value;
    int mem = 0;  ///< mem_id; 0: not there
    qint64 bytes = 0, offset = -1;
    [[nodiscard]] bool isThere() const { return mem != 0; }
};

/// A tensor of one side or of several; matched by name, then by the order of operators.
struct CompareRow {
    QString name;  ///< the baseline's where it has the tensor, else that of the first side that has
    std::array<ComparePlace, most_sides> at;
    std::size_t reference = 0;  ///< the side that gave the name; moves are counted from there
    [[nodiscard]] std::size_t sides() const;
    [[nodiscard]] bool isShared() const { return sides() > 1; }
    [[nodiscard]] bool isIn(std::size_t side) const { return at[side].isThere(); }
    [[nodiscard]] qint64 bytes() const;  ///< the most of all sides
    [[nodiscard]] bool moved() const;
    [[nodiscard]] bool differs() const { return !isShared() || moved(); }
    /// Whether `side` has it in another pool than the reference.
    [[nodiscard]] bool otherPool(std::size_t side) const;
    /// Bytes by which `side` has it higher than the reference; 0 where that says nothing.
    [[nodiscard]] qint64 delta(std::size_t side) const;
};

using CompareIndex = Index<CompareRow>;  ///< in CompareScene::rows

/// A number of the whole plan on each side.
struct CompareFact {
    enum class Kind : std::uint8_t { bytes, count, milliseconds, moves };  ///< moves: against the baseline
    QString label;
    Kind kind = Kind::bytes;
    std::vector<std::optional<double>> values;  ///< by side; nothing where a plan has no such number
    QString none{};                             ///< what stands there instead: "no limit"
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

/// Colours all sides by how their offsets differ from the baseline's: that one in grey, others lower, higher, the same.
CompareScene compareScene(const std::vector<CompareSide>& sides, std::size_t base = 0);
/// All of it that takes long and needs neither theme nor language: for a worker. `dress` adds the rest.
CompareScene matchedPlans(const std::vector<CompareSide>& sides, std::size_t base);
void dress(CompareScene& scene, const std::vector<CompareSide>& sides);

/// What every side gives room to, so that one height is one number everywhere: pools that only some have are there too.
struct CompareLayout {
    struct Pool {
        int memId = 1;
        QString name;
        double share = 1;                    ///< of the height
        std::array<double, most_sides> top;  ///< upper end of the y axis, by side
        bool empty = true;                   ///< no side has a tensor there: a line says so
    };
    bool modules = false;  ///< some side has a band of modules
    std::vector<Pool> pools;
};

/// `linked`: one y axis for all sides; a side much higher than the others leaves it at its top.
CompareLayout compareLayout(const CompareScene& scene, bool linked);

}  // namespace arenascope

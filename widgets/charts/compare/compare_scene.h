#pragma once
// Two plans beside each other, as pure geometry and numbers: which tensors are in both, and what moved.

#include <unordered_map>

#include "widgets/charts/arena/arena_scene.h"

namespace arenascope {

/// One side of a comparison: a plan, of this program or of another.
struct CompareSide {
    QString title, origin;
    std::shared_ptr<const Outcome> outcome;
    std::size_t plan = 0;  ///< in outcome->plans
    [[nodiscard]] const Plan& get() const { return outcome->plans[plan]; }
};

/// A tensor of A, of B or of both; matched by name, then by the order of operators.
struct CompareRow {
    enum class Where : std::uint8_t { only_a, both, only_b };
    QString name;  ///< in both: A's
    Where where = Where::both;
    ValueId a = no_value, b = no_value;
    int memA = 0, memB = 0;  ///< mem_ids; 0: not there
    qint64 bytesA = 0, bytesB = 0, offsetA = -1, offsetB = -1;
    [[nodiscard]] bool moved() const { return where == Where::both && (memA != memB || offsetA != offsetB); }
    /// Bytes by which B lies higher than A; 0 where that says nothing.
    [[nodiscard]] qint64 delta() const { return where == Where::both && memA == memB ? offsetB - offsetA : 0; }
};

/// A number of the whole plan on both sides.
struct CompareFact {
    enum class Kind : std::uint8_t { bytes, count, milliseconds };
    QString label;
    Kind kind = Kind::bytes;
    double a = 0, b = 0;
    bool less_is_better = true;
};

struct CompareScene {
    ArenaScene a, b;
    std::vector<CompareRow> rows;  ///< most bytes first
    std::vector<CompareFact> facts;
    std::unordered_map<QString, std::size_t> rowOf;  ///< by name on either side; the first of several
    int onlyA = 0, both = 0, onlyB = 0, moved = 0;
    [[nodiscard]] bool isEmpty() const { return a.isEmpty() && b.isEmpty(); }
};

/// Colours both scenes by how B's offsets differ from A's: A in grey, B lower, higher, or the same.
CompareScene compareScene(const CompareSide& a, const CompareSide& b);
/// All of it that takes long and needs neither theme nor language: for a worker. `dress` adds the rest.
CompareScene matchedPlans(const CompareSide& a, const CompareSide& b);
void dress(CompareScene& scene, const CompareSide& a, const CompareSide& b);

}  // namespace arenascope

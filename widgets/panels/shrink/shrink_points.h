#pragma once
// What the parts of the Shrink panel share: programs of the front, the goal, and the words for both.

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "engine/study/shrink/shrink.h"

namespace arenascope {

using ShrinkPoint = std::shared_ptr<const ShrunkProgram>;

/// What is to be small, and how small; no bytes: as small as it gets.
struct ShrinkGoal {
    std::int32_t memId = 1;
    std::optional<qint64> bytes{};
    bool countsLoading = false;  ///< the method allocator is memory, too
    bool operator==(const ShrinkGoal&) const = default;
};

/// What a search is asked for.
struct ShrinkWish {
    ShrinkCost cost = ShrinkCost::time;
    bool countsLoading = false;
    bool recomputesHalos = false;
    bool rollsLoops = false;  ///< where the method allocator counts
    bool operator==(const ShrinkWish&) const = default;
};

/// A search, done or under way, and what it has found.
struct ShrinkResults {
    ShrinkWish wish{};
    ShrinkGoal goal{}, searchedGoal{};         ///< the second: that the search was for
    std::shared_ptr<const Tuning> searched{};  ///< that the points are of; null: none
    std::shared_ptr<const ShrinkReport> report{};
    std::vector<ShrinkPoint> points{};
    ShrinkPoint chosen{};  ///< null: none
    bool choosesNone = false, wasChosenByHand = false, busy = false;
    QString failure{};
};

/// Bytes of a plan in the goal's pool.
[[nodiscard]] qint64 poolBytes(const Plan& plan, std::int32_t memId);
/// Bytes that the goal is about.
[[nodiscard]] qint64 memoryOf(const ShrunkProgram& point, const ShrinkGoal& goal);
/// The program of the least cost that keeps the goal, or the smallest; null: none does.
[[nodiscard]] ShrinkPoint bestFor(const std::vector<ShrinkPoint>& points, const ShrinkGoal& goal);
/// Whether the tuning runs the program in these tiles.
[[nodiscard]] bool isChosen(const Tuning& tuning, const ShrunkProgram& point);

struct ShrinkWords {
    /// "conv_2 to add_3 in 6 tiles and 2 more groups"
    [[nodiscard]] static QString groups(const TiledMethod& tiles);
    /// All of them, a line each.
    [[nodiscard]] static QString allGroups(const TiledMethod& tiles);
    /// "equal", "within 3.0e-8"
    [[nodiscard]] static QString proof(const ShrunkProgram& point);
    /// "+3.4 %"
    [[nodiscard]] static QString extra(const ShrunkProgram& point);
    [[nodiscard]] static QString cost(ShrinkCost cost);
    /// "additional time, estimated"
    [[nodiscard]] static QString additional(ShrinkCost cost);
};

}  // namespace arenascope

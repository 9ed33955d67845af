#pragma once
// The contents of the arena chart as pure geometry in data coordinates: x in steps, y in bytes of a pool. Without
// pixels, colours and widgets, so it is testable and shared by all charts over steps.

#include <QString>
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "widgets/plot/name_ends.h"
#include "widgets/theme/theme.h"

namespace arenascope {

struct ArenaBox;
using BoxIndex = Index<ArenaBox>;  ///< in ArenaScene::boxes

/// Bytes of a tensor with a lifetime of their own, such as the rows that a tile writes.
struct ArenaPiece {
    qint64 begin = 0, end = 0;  ///< in the arena; end is outside
    Step first{0}, last{0};     ///< inclusive
};

struct ArenaBox {
    ValueId value = no_value;
    std::size_t row = 0;  ///< in Outcome::tensors
    std::size_t lane = 0;
    qint64 offset = 0, bytes = 0;  ///< occupies [offset, offset + bytes)
    qint64 align = 1;
    Step first{0}, last{0};     ///< inclusive: occupies [first, last + 1)
    Position begin{0}, end{0};  ///< lifetime as planned, inclusive
    DataRole role = DataRole::intermediate;
    std::uint8_t color = 0;  ///< in ArenaScene::classes
    bool peak = false;       ///< live at the peak of its pool
    bool pinned = false;
    bool conflict = false;               ///< illegally shares bytes with another at the same time
    bool shared = false;                 ///< legally shares bytes: a branch that does not run, or an in-place result
    Step seen{0};                        ///< last step before another box covers it, otherwise `last`
    const std::string* label = nullptr;  ///< the tensor's name, in the scene's method
    std::vector<ArenaPiece> pieces{};    ///< empty: all of it lives throughout; else what lies in none is free
    [[nodiscard]] bool livesAt(double step, double at) const {
        return pieces.empty() || std::any_of(pieces.begin(), pieces.end(), [&](const ArenaPiece& piece) {
                   return piece.first.number() <= step && step < piece.last.number() + 1 &&
                       static_cast<double>(piece.begin) <= at && at < static_cast<double>(piece.end);
               });
    }
    [[nodiscard]] QString name() const { return label ? QString::fromStdString(*label) : QString(); }
    [[nodiscard]] qint64 top() const { return offset + bytes; }
};

struct ArenaLane {
    int memId = 1;
    QString name;
    qint64 bytes = 0, lowerBound = 0, align = 1;
    qint64 former = 0;  ///< bytes of the plan that a preview would replace
    std::optional<qint64> capacity;
    Step peakStep{};
    std::vector<ByteRange> closed;  ///< reserved and keep-out ranges, ascending
    std::vector<BoxIndex> boxes;    ///< of this pool
    Table<Step, qint64> live;       ///< maximum of live bytes per step
    [[nodiscard]] bool fits() const { return !capacity || bytes <= *capacity; }
    /// Upper end of the y axis: all tensors, and the capacity if it is near.
    [[nodiscard]] double top() const;
    [[nodiscard]] bool showsCapacity() const { return capacity && static_cast<double>(*capacity) <= top(); }
};

/// Where a tensor lies in the plan that a preview would replace.
struct FormerBox {
    std::size_t lane = 0;
    qint64 offset = 0, bytes = 0;
    Step first{0}, last{0};
};

struct ArenaConflict {
    std::size_t lane = 0;
    Step first{0}, last{0};
    qint64 offset = 0, end = 0;
    ValueId a = no_value, b = no_value;
};

/// One colour of the chart and its meaning.
struct ColorClass {
    QString name;
    RoleColors colors;
    bool hatched = false;
};

/// Consecutive steps of one module.
struct ModuleSpan {
    QString name;
    Step first{0}, last{0};
};

/// Consecutive steps inside a delegate, of one arm of a branch, or of a loop.
struct StepRegion {
    enum class Kind : std::uint8_t { delegate, branch, loop, tiles } kind = Kind::delegate;
    QString name;  ///< the backend's, of the sub-graph that runs there, if it has one, or of the tiled group
    Step first{0}, last{0};
};

struct ArenaScene {
    std::shared_ptr<const Method> method;  ///< owner of the names: copying 100,000 takes longer than a frame
    int steps = 0;
    std::vector<ArenaLane> lanes;
    Table<BoxIndex, ArenaBox> boxes;
    std::vector<ArenaConflict> conflicts;
    std::vector<FormerBox> former;  ///< empty where nothing is previewed
    std::vector<ModuleSpan> modules;
    std::vector<StepRegion> regions;
    Table<Step, const std::string*> stepLabels;  ///< node that runs, in the method; null: none
    std::vector<ColorClass> classes;
    Table<ValueId, BoxIndex> boxOfValue;  ///< none, or beyond the end: it has no box
    NameEnds ends;                        ///< of the short names

    [[nodiscard]] bool isEmpty() const { return lanes.empty() || steps == 0; }
    /// The lane of header and curve: the first with tensors.
    [[nodiscard]] std::size_t mainLane() const;
    [[nodiscard]] const ArenaBox* boxAt(std::size_t lane, double step, double offset) const;
    [[nodiscard]] const ArenaBox* boxOf(ValueId value) const;
    /// Of one of its own boxes.
    [[nodiscard]] BoxIndex indexOf(const ArenaBox& box) const { return BoxIndex(&box - boxes.rows().data()); }
    /// The short name where the whole one does not fit, and of that one what differs from other names.
    [[nodiscard]] QString fittedName(const QString& name, const QFontMetricsF& metrics, double width) const;
    /// Empty if no node runs in that step.
    [[nodiscard]] QString stepName(Step step) const;
    [[nodiscard]] const ColorClass& colorClass(const ArenaBox& box) const { return classes[box.color]; }
    [[nodiscard]] const RoleColors& colors(const ArenaBox& box) const { return classes[box.color].colors; }
};

/// The nearest of several steps; the first if there are none.
[[nodiscard]] inline Step nearestStep(Step step, int steps) {
    return std::clamp(step, Step(0), Step(std::max(0, steps - 1)));
}

/// The scene of a plan of the outcome (the shown one), not yet coloured.
ArenaScene arenaScene(const Outcome& outcome);
ArenaScene arenaScene(const Outcome& outcome, const Plan& plan);
/// Adds the steps of tiled groups: from the first node of each to its last.
void addTiles(ArenaScene& scene, const TiledMethod& tiles);
/// Most bytes of a pool that are alive in each of the scene's steps, with another plan of its tensors.
Table<Step, qint64> liveWith(const ArenaScene& scene, const Plan& plan, int memId);

}  // namespace arenascope

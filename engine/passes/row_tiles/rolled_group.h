#pragma once
// A group whose tiles are equal, so that one loop runs them: its operators exist once. Every tile has as many rows as
// the others. So the first and the last one compute more than they need, and the last one may begin within the one
// before it.

#include <optional>
#include <vector>

#include "engine/passes/row_tiles/row_group.h"

namespace arenascope::rows {

struct RolledPiece;
using RolledIndex = Index<RolledPiece>;

/// Rows of a value, as many in each tile.
struct RolledPiece {
    ValueId value{};
    std::int64_t rows = 0;
    std::vector<std::int64_t> first{};  ///< by tile: where in the value they begin
};

/// What the loop runs: an operator, or rows that are cut out.
struct RolledStep {
    InstructionIndex source{};  ///< none: rows are cut
    std::vector<RolledIndex> operands{};
    RolledIndex result{};
};

struct RolledPlan {
    ValueId from{}, to{};
    bool is_inside = false;  ///< rows of the result lie over those of the operand, from its first byte on
    std::int64_t tiles = 0;  ///< at least 2
    Table<RolledIndex, RolledPiece> pieces;  ///< the first one: rows of the operand
    std::vector<RolledStep> steps;
    RolledIndex written{};  ///< rows of the result
    std::int64_t more_multiply_adds = 0;

    /// Where rows begin that are cut out of others, by tile.
    [[nodiscard]] std::vector<std::int64_t> begins(const RolledStep& cut) const;
};

/// Nothing where the tiles cannot be equal, or where the group has several operands or results.
[[nodiscard]] std::optional<RolledPlan> plan_rolled(const RowGraph& graph, const RowGroup& group);

}  // namespace arenascope::rows

#pragma once
// Consecutive operators of a TensorFlow Lite graph that run tile by tile, by rows. Rows at the border of a tile are
// computed again in the next: an operator has a cost of its own in TensorFlow Lite Micro, so few and large ones are
// best. A tile keeps the padding of its operators; rows that are wrong at its borders are cropped.

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "engine/base/index.h"
#include "engine/passes/row_tiles/row_graph.h"

namespace arenascope::rows {

struct RowGroup {
    InstructionIndex begin{0}, end{0};  ///< end is outside
    std::int64_t tiles = 0;
    /// Where wrong rows are cropped: of results that are needed outside, or also of ...
    enum class Crop : std::uint8_t {
        results,  ///< nothing else
        last,     ///< the last one that has a window
        windows   ///< all that have one
    } crop = Crop::results;
    /// Whether one loop runs the tiles, and where their rows of the result go.
    enum class Roll : std::uint8_t {
        none,    ///< no loop: each tile has operators of its own
        apart,   ///< to a tensor of their own
        inside,  ///< over rows of the operand that no later tile reads
    } roll = Roll::none;
    bool operator==(const RowGroup&) const = default;
};

struct Piece;
using PieceIndex = Index<Piece>;

/// Rows of a value of the method.
struct Piece {
    ValueId value{};
    ops::RowSpan rows{};
    /// The piece whose bytes it lies in; none: it lies in the value itself, where these rows are.
    PieceIndex home{};
};

struct TileCall {
    enum class Kind : std::uint8_t { call, slice } kind = Kind::call;
    InstructionIndex source{};           ///< of a call
    std::vector<PieceIndex> operands{};  ///< one for each of those that are cut; of a slice: what it is taken from
    PieceIndex result{};
    std::int64_t tile = 0;
    std::int64_t above = 0, below = 0;  ///< rows that a padding adds
};

/// The calls of a group, and what is joined behind them.
struct RowPlan {
    struct Join {
        ValueId value{};
        std::vector<PieceIndex> parts{};
    };
    Table<PieceIndex, Piece> pieces;
    std::vector<TileCall> calls;
    std::vector<Join> joins;
    std::int64_t more_multiply_adds = 0;

    /// Whether a slice moves no byte: it lies inside its operand.
    [[nodiscard]] bool is_in_place(const TileCall& call) const;
};

/// Rows of each value that a tile needs.
using RowNeeds = std::map<ValueId, ops::RowSpan>;
/// Adds those of the operands to those of the results. False where an operator cannot make such rows alone.
/// `reads_more`: also those with which a call's windows begin at the right rows.
[[nodiscard]] bool add_needs(const RowGraph& graph, const RowGroup& group, bool reads_more, RowNeeds& needs);
/// Values that are read behind the group.
[[nodiscard]] std::vector<ValueId> results_of(const RowGraph& graph, const RowGroup& group);
/// Whether the result of an operator is cropped to the rows that are right.
[[nodiscard]] bool crops(const RowGraph& graph, const RowGroup& group, InstructionIndex at);

/// Nothing where the operators cannot be cut into so many tiles.
[[nodiscard]] std::optional<RowPlan> plan_rows(const RowGraph& graph, const RowGroup& group);

}  // namespace arenascope::rows

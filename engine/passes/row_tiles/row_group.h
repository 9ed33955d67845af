#pragma once
// Consecutive operators of a TensorFlow Lite graph that run tile by tile, by rows. Rows at the border of a tile are
// computed again in the next: an operator has a cost of its own in TensorFlow Lite Micro, so few and large ones are
// best. A tile keeps the padding of its operators; rows that are wrong at its borders are cropped.

#include <cstdint>
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

/// Nothing where the operators cannot be cut into so many tiles.
[[nodiscard]] std::optional<RowPlan> plan_rows(const RowGraph& graph, const RowGroup& group);

}  // namespace arenascope::rows

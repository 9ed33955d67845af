#pragma once
// Which rows of its operands an operator of a graph needs for rows of a result, for one cut.

#include "engine/ops/access.h"
#include "engine/passes/tile/graph.h"

namespace arenascope::tile {

struct Reach {
    /// Rows of one operand: of its axis map.axis, with that period.
    struct Need {
        ops::RowMap map{};
        std::int64_t period = 0;

        [[nodiscard]] bool is_whole() const { return map.kind == ops::RowMap::Kind::whole || !map.is_monotone(); }
        [[nodiscard]] Cut cut() const { return {.axis = map.axis, .period = period}; }
    };
    bool can_cut = false;
    std::int64_t step = 1;      ///< rows are made in multiples of it
    bool pads = false;          ///< rows of the first operand may be outside it
    std::vector<Need> needs{};  ///< one for each of op.ins
};
[[nodiscard]] Reach reach(const Graph& graph, const GraphOp& op, std::size_t result, const Cut& cut);

}  // namespace arenascope::tile

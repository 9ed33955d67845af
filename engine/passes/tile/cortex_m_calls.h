#pragma once
// Calls of Cortex-M operators on refs. Their kernels accept any number of rows, with padding before the first row only
// at the border of the picture, and scratch of their own.

#include <optional>

#include "engine/ops/row_map.h"
#include "engine/passes/tile/graph.h"

namespace arenascope::tile {

/// Like add_call(), for such an operator.
[[nodiscard]] bool add_cortex_m_call(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins,
                                     const std::vector<Ref>& outs, const std::optional<Part>& part, Script& script);

/// The multiple of rows that a tile must have: rounding depends on where blocks of a vector unit begin. None: the
/// operator must make all rows together.
[[nodiscard]] std::optional<std::int64_t> cortex_m_step(const Graph& graph, const GraphOp& op, const Cut& cut,
                                                        const ops::RowMap& map);

}  // namespace arenascope::tile

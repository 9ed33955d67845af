#pragma once
// Calls of Cortex-M operators on refs. Their kernels take any number of rows, with padding before the first row only
// where the picture begins there, and scratch of their own.

#include <optional>

#include "engine/ops/row_map.h"
#include "engine/passes/tile/graph.h"

namespace arenascope::tile {

/// As add_call(), for such an operator.
[[nodiscard]] bool add_cortex_m_call(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins,
                                     const std::vector<Ref>& outs, const std::optional<Part>& part, Script& script);

/// How many rows are made at once, or a multiple of it: rounding may change where blocks of a vector unit begin. None:
/// the operator makes all rows at once.
[[nodiscard]] std::optional<std::int64_t> cortex_m_step(const Graph& graph, const GraphOp& op, const Cut& cut,
                                                        const ops::RowMap& map);

}  // namespace arenascope::tile

#pragma once
// A graph of the program's JSON, with nested ones. Every value is defined before it is used.

#include "engine/formats/pt2/enums.h"
#include "engine/ir/graph_budget.h"

namespace arenascope::pt2 {

/// Symbols in sizes get an entry in `ranges`, with the example's value if it is known.
Result<fx::Graph> read_graph(const json::View& graph, std::string name, sym::Ranges& ranges, GraphBudget& budget);
/// One argument, e.g. {"as_tensor": {"name": "x"}} or {"as_graph": ...}.
Result<fx::Arg::Variant> read_any_argument(const json::View& argument, sym::Ranges& ranges, GraphBudget& budget);

}  // namespace arenascope::pt2

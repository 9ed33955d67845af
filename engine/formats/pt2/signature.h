#pragma once
// The roles of a graph's inputs and outputs, and the trees of Python's arguments and results.

#include "engine/formats/pt2/enums.h"
#include "engine/ir/graph_budget.h"

namespace arenascope::pt2 {

/// Fills `inputs` and `outputs`.
Result<> read_signature(const json::View& signature, fx::ExportedProgram& program, GraphBudget& budget);
/// {"s27": {"min_val": 2, "max_val": null}}
Result<sym::Ranges> read_ranges(const json::View& constraints);
/// Fills `in_tree`, `out_tree` and `input_paths`, as far as the file has them.
Result<> read_trees(const json::View& graph_module, fx::ExportedProgram& program);

}  // namespace arenascope::pt2

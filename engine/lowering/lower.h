#pragma once
// Functional graph to executable method, equal in effect to ExecuTorch's to_edge + to_executorch.

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

/// Decomposes the training dialect to core ATen, functionalises in-place ops, chooses out variants, turns view copies
/// into views, adds write-backs, and builds the node list as ExecuTorch does. An unsupported operator or feature is one
/// error that names the node. Takes ownership of the program, so that a large graph exists only once. `options`:
/// settings of every step.
Result<Method> lower(fx::ExportedProgram program, Progress& progress, const StageOptions& options = {});

/// A method whose values are named as in ExecuTorch, and the value of each tensor of the graph: its name there
/// ("true_graph_0.y" in a sub-graph), then the value's. In the order of the graph, without removed ones.
struct LoweredWithNames {
    Method method;
    std::vector<std::pair<std::string, std::string>> names;
};
Result<LoweredWithNames> lower_with_names(fx::ExportedProgram program, Progress& progress,
                                          const StageOptions& options = {});

}  // namespace arenascope

#pragma once
// Functional graph to executable method, equal in effect to ExecuTorch's to_edge + to_executorch.

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

/// The step that takes bags of embeddings apart, for which ExecuTorch has no portable kernel. ExecuTorch's own lowering
/// keeps them: without this step the node list is its own.
inline constexpr std::string_view spread_bags_step = "spread_bags";

/// Decomposes the training dialect to core ATen, functionalises in-place ops, chooses out variants, turns view
/// copies into views, adds write-backs, and lays out the node list as ExecuTorch does. An operator or feature that
/// is not supported is one error naming the node.
/// Takes the program: a large graph is there once. `options`: what is asked of every step.
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

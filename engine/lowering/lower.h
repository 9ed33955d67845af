#pragma once
// Functional graph to executable method, equal in effect to ExecuTorch's to_edge + to_executorch.

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Decomposes the training dialect to core ATen, functionalises in-place ops, chooses out variants, turns view
/// copies into views, adds write-backs, and lays out the listing as ExecuTorch does. An operator or feature that
/// is not supported is one error naming the node.
Result<Method> lower(const fx::ExportedProgram& exported, Progress& progress);

}  // namespace arenascope

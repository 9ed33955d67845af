#pragma once
// A TensorFlow Lite method with some of its operators in groups that run tile by tile.

#include <vector>

#include "engine/base/result.h"
#include "engine/passes/row_tiles/row_group.h"

namespace arenascope::rows {

/// TensorFlow Lite Micro joins at most so many tensors at once.
constexpr std::size_t most_joined = 10;

/// Groups ascend and are apart. Slices lie inside their operands and parts inside what they are joined to, so that both
/// copies move nothing with the plan; without it the method computes the same.
Result<Method> tiled_by_rows(const RowGraph& graph, const std::vector<RowGroup>& groups);

}  // namespace arenascope::rows

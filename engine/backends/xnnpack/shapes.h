#pragma once
// Shapes of results, from the shapes of operands.
#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

/// Elements of a shape; nothing on overflow.
[[nodiscard]] std::optional<std::int64_t> numel(const std::vector<std::int64_t>& dims);
/// Output shape of a node from the actual shapes of its inputs (including constants). An error if they do not fit.
Result<std::vector<std::int64_t>> output_dims(const Node& node,
                                              const std::vector<const std::vector<std::int64_t>*>& inputs);

}  // namespace arenascope::xnn

#pragma once
// A payload's nodes for people who look at it.

#include "engine/backends/blob_operator.h"
#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

[[nodiscard]] Result<std::vector<BlobOperator>> listed_operators(const Data& blob, const FindNamed& named);

}  // namespace arenascope::xnn

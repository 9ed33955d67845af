#pragma once
// A payload's nodes for people who look at it.

#include "engine/backends/payload_operator.h"
#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

[[nodiscard]] Result<std::vector<PayloadOperator>> listed_operators(const Data& serialized, const FindNamed& named);

}  // namespace arenascope::xnn

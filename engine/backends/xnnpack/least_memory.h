#pragma once
// What a payload takes at the least, before it is made ready.

#include <vector>

#include "engine/backends/backend.h"
#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

/// The workspace holds at least what one node reads and makes inside the payload; packed weights are no smaller than
/// those that are stored.
[[nodiscard]] std::vector<OwnMemory> least_memory(const Payload& payload);

}  // namespace arenascope::xnn

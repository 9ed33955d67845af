#pragma once
// The minimum memory of a payload, before init.

#include <vector>

#include "engine/backends/backend.h"
#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

/// The workspace has at least the bytes that one node reads and makes inside the payload; packed weights are at least
/// as large as the stored ones.
[[nodiscard]] std::vector<OwnMemory> least_memory(const Payload& payload);

}  // namespace arenascope::xnn

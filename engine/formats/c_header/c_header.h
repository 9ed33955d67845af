#pragma once
// The plan as C: per pool a size, an alignment and a static array, the spans that a hierarchical allocator takes,
// and TensorFlow Lite Micro's offline plan.

#include "engine/formats/format.h"

namespace arenascope {

Result<std::vector<std::byte>> write_c_header(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

#pragma once
// Plans as C: for each pool a size, an alignment, an array that one source file defines and a copy function; the spans
// of a hierarchical allocator, ExecuTorch's memory manager over them, and TensorFlow Lite Micro's offline plan. Methods
// of a program share their arenas, see arenas.h.

#include "engine/formats/format.h"

namespace arenascope {

Result<std::vector<std::byte>> write_c_header(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

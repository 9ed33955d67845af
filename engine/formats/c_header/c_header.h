#pragma once
// Plans as C: for each pool a size, an alignment, an array that one source file defines and a copy function; the spans
// of a hierarchical allocator, ExecuTorch's memory manager over them, and TensorFlow Lite Micro's offline plan. Methods
// of a program share their arenas, see arenas.h.

#include "engine/formats/format.h"

namespace arenascope {

Result<std::vector<std::byte>> write_c_header(const Artifact& artifact, Progress& progress);

/// What the device's runtime takes to load a method, beside its arenas.
struct LoadingMemory {
    std::string method;
    std::int64_t method_allocator = 0, temp_allocator = 0;  ///< bytes
};
/// The end of such a header: sizes for the allocators that the application supplies. `is_alone`: the header is of one
/// method. `abi`: the data model that they hold for.
[[nodiscard]] std::string loading_section(const std::vector<LoadingMemory>& methods, bool is_alone,
                                          std::string_view abi);

}  // namespace arenascope

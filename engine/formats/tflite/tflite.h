#pragma once
// TensorFlow Lite models: graph, buffers, names, and the plan that TensorFlow Lite Micro takes from the metadata
// "OfflineMemoryAllocation". Planned, viewed and compared; the plan is written back. Running needs TFLite's kernels.

#include "engine/formats/format.h"

namespace arenascope {

bool sniff_tflite(ByteView file);
/// One method per subgraph. A value's id is its tensor's index. Dimensions of -1 become symbols that the file's own
/// shape gives a size to.
Result<Program> read_tflite(std::shared_ptr<const MappedFile> file, Progress& progress,
                            const StageOptions& stages = {});
/// The file that the program was read from, with the plan of subgraph 0 in its metadata; nothing else changes.
Result<std::vector<std::byte>> write_tflite(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

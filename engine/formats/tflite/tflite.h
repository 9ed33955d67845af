#pragma once
// TensorFlow Lite models: graph, buffers, names, and the plan that TensorFlow Lite Micro reads from the metadata
// "OfflineMemoryAllocation". Models are planned, viewed and compared, and the plan is written back.

#include "engine/formats/format.h"

namespace arenascope {

bool sniff_tflite(ByteView file);
/// One method per subgraph. The id of a value is the index of its tensor. A dimension of -1 becomes a symbol; the shape
/// in the file gives its size.
Result<Program> read_tflite(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                            const StageOptions& stages = {});
/// The file from which the program was read, with the plan of subgraph 0 in its metadata; all other bytes are
/// unchanged.
Result<std::vector<std::byte>> write_tflite(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

#pragma once
// Memory traces for chrome://tracing and Perfetto. ExecuTorch's layout has one "thread" per node and bytes along x;
// ours has lifetimes with steps along x. Both can be read back as a plan.

#include "engine/formats/format.h"

namespace arenascope {

bool sniff_chrome_trace(ByteView file);
Result<Program> read_chrome_trace(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                                  const StageOptions& stages = {});
Result<std::vector<std::byte>> write_chrome_trace(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

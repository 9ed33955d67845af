#pragma once
// Allocation problems and placements as tables: one buffer a line, columns by name in any order.
// id (buffer, buffer_id), lower (start, begin), upper (exclusive) or end (inclusive), size; optional alignment,
// offset (a pin), mem_id, hint, gaps.

#include "engine/formats/format.h"

namespace arenascope {

bool sniff_csv(ByteView file);
/// Each buffer becomes a tensor of bytes; each distinct time a row of the node list (Method::times has the times).
Result<Program> read_csv(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                         const StageOptions& stages = {});
/// The plan's buffers with lifetimes in the file's own times if it has some, otherwise in positions.
Result<std::vector<std::byte>> write_csv(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

#pragma once
// .pt2: what torch.export.save writes. A ZIP archive of one or several exported programs and their weights.

#include <memory>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"

namespace arenascope {

[[nodiscard]] bool sniff_pt2(ByteView file);

/// Every model of the archive as it was exported, sorted by name. Weights stay in the mapped file.
Result<std::vector<fx::ExportedProgram>> read_exported(std::shared_ptr<const MappedFile> file, Progress& progress);

/// Every model lowered to a method of its name; a lone model called "model" is the method "forward".
Result<Program> read_pt2(std::shared_ptr<const MappedFile> file, Progress& progress);

}  // namespace arenascope

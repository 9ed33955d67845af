#pragma once
// Weights and constants: the storages behind a model's tensors.

#include "engine/base/file.h"
#include "engine/formats/pt2/zip.h"
#include "engine/ir/graph.h"

namespace arenascope::pt2 {

/// Fills `state` and `state_types` of every parameter, buffer and constant that the inputs name, from the folder
/// `root`. Bytes stay in the mapped file; each tensor is wholly inside its storage.
Result<> read_state(const ZipArchive& archive, const std::string& root, const std::shared_ptr<const MappedFile>& file,
                    fx::ExportedProgram& program);

/// The same for the older layout, whose weights and constants are torch.save archives.
Result<> read_legacy_state(const ZipArchive& archive, const std::string& root,
                           const std::shared_ptr<const MappedFile>& file, fx::ExportedProgram& program);

}  // namespace arenascope::pt2

#pragma once
// ExecuTorch programs (.pte): an extended header, a flatbuffer, then segments with weights and payloads.

#include <memory>
#include <string>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/progress.h"
#include "engine/formats/format.h"
#include "engine/ir/method.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

/// Whether the identifier of a .pte (any version) is at its position.
bool sniff_pte(ByteView file);
/// Every method of the program. Constants, payloads and named data point into the mapping.
Result<Program> read_pte(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                         const StageOptions& stages = {});
/// The same with its external constants from these .ptd files. It is an error to give files that the program does not
/// need.
Result<Program> read_pte_with(const std::shared_ptr<const MappedFile>& file, const std::vector<std::string>& external,
                              Progress& progress);
/// Loops of equal tiles (pte_loops.h): every round of its own, or the instructions as the runtime has them.
enum class PteLoops : std::uint8_t { unrolled, as_stored };
/// The same from bytes that `file.owner` keeps alive (aligned to 16, as memory from the heap is).
Result<Program> parse_pte(const Data& file, const std::string& path, Progress& progress,
                          const std::vector<std::string>& external = {}, PteLoops loops = PteLoops::unrolled);
/// The program with the artifact's methods placed by their plans; constants go to a .ptd next to it if requested.
Result<Pieces> pieces_of_pte(const Artifact& artifact, Progress& progress);
/// The same as one block of bytes, without the .ptd.
Result<std::vector<std::byte>> write_pte(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

#pragma once
// A fragment for GNU ld that puts each pool's section into a memory region of its name.

#include "engine/formats/format.h"

namespace arenascope {

Result<std::vector<std::byte>> write_linker_script(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

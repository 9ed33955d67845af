#pragma once
// The plan as Python: a MemoryPlanningPass that puts the same tensors at the same places in the user's own
// to_executorch, and refuses a program with other tensors.

#include "engine/formats/format.h"

namespace arenascope {

Result<std::vector<std::byte>> write_plan_py(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

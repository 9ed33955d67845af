#pragma once
// The plan as Python: a MemoryPlanningPass that puts the same tensors at the same places in the user's own
// to_executorch, and refuses a program with other tensors.

#include "engine/formats/format.h"

namespace arenascope {

/// A Python string literal; control characters become Python's escapes.
[[nodiscard]] std::string python_literal(std::string_view text);

Result<std::vector<std::byte>> write_plan_py(const Artifact& artifact, Progress& progress);

}  // namespace arenascope

#pragma once
// The parts of a method in a .pte that need memory when it is loaded.

#include "engine/formats/pte/pte_container.h"
#include "engine/study/method_allocator.h"

namespace arenascope {

[[nodiscard]] LoadCounts load_counts(const pte::fb::ExecutionPlan& plan);

}  // namespace arenascope

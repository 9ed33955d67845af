#pragma once
// Scratch and factors of Cortex-M kernels: parts of the arena and of the constants.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

/// The most that a kernel takes from the temp allocator while it runs, in calls of release 1.3 or older.
[[nodiscard]] std::int64_t cortex_m_temporary(const Method& method);
/// Adds each row after the one that it is a part of.
void add_cortex_m_parts(const Outcome& outcome, std::vector<FootprintPart>& parts);

}  // namespace arenascope

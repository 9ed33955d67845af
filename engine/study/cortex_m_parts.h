#pragma once
// Scratch and factors of Cortex-M kernels: parts of the arena and of the constants.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

/// Adds each row after the one that it is a part of.
void add_cortex_m_parts(const Outcome& outcome, std::vector<FootprintPart>& parts);

}  // namespace arenascope

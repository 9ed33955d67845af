#pragma once
// What of a program for Cortex-M kernels is scratch and factors: parts of the arena and of the constants.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

/// Puts a row behind the one that each is a part of.
void add_cortex_m_parts(const Outcome& outcome, std::vector<FootprintPart>& parts);

}  // namespace arenascope

#pragma once
// All memory of a program with its plan on a device, part by part, with how each figure is known.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

/// For the shown plan. Flash is the size of the file: the original one if the program is unchanged, otherwise the .pte
/// that export writes.
Footprint footprint(const Program& program, const Outcome& outcome, const FootprintFacts& facts = {});

}  // namespace arenascope

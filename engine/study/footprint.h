#pragma once
// Everything that a program with its plan takes of a device, part by part, with how each figure is known.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

/// Of the plan that is shown. Flash is that of the file: its own where nothing about the program was changed, otherwise
/// that of the .pte that export writes.
Footprint footprint(const Program& program, const Outcome& outcome, const FootprintFacts& facts = {});

}  // namespace arenascope

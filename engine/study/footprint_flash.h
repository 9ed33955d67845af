#pragma once
// The flash of a program: its file by parts. Also the counts that determine its loading memory.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

struct StoredProgram {
    std::vector<FootprintPart> parts;
    std::optional<LoadCounts> counts;  ///< of the planned method; nothing if no .pte is or can be written
};

/// The original file if the program is unchanged, otherwise the .pte that export writes.
StoredProgram stored_program(const Program& program, const Outcome& outcome);

}  // namespace arenascope

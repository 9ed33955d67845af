#pragma once
// What a program takes of flash: its file by parts. And what loading it costs, which the file says as well.

#include "engine/evaluate/evaluator.h"
#include "engine/study/footprint_parts.h"

namespace arenascope {

struct StoredProgram {
    std::vector<FootprintPart> parts;
    std::optional<LoadCounts> counts;  ///< of the planned method; nothing where no .pte is or can be written
};

/// The file as it is where nothing about the program was changed, otherwise the .pte that export writes.
StoredProgram stored_program(const Program& program, const Outcome& outcome);

}  // namespace arenascope

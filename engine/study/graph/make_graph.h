#pragma once
// From an outcome to its graph.

#include "engine/evaluate/outcome.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// `whole`: the program that the outcome is of, which knows what delegates were made of; null where nobody has it.
ProgramGraph program_graph(const Outcome& outcome, const Program* whole = nullptr);

}  // namespace arenascope

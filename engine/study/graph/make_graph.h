#pragma once
// Makes the graph of an outcome.

#include "engine/evaluate/outcome.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// `whole`: the program of the outcome, with the contents of delegates; null if not available.
ProgramGraph program_graph(const Outcome& outcome, const Program* whole = nullptr);

}  // namespace arenascope

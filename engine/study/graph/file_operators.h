#pragma once
// Names of operators as in the file, where lowering has others: "If" of a cond, "Identity" of a clone.

#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// Nodes keep the lowered operator in `op`, frames in `lowered`. An operator that became several gives its name to the
/// only one of its kind of work.
void name_as_in_file(ProgramGraph& graph, const Method& method, const Program& program);

}  // namespace arenascope

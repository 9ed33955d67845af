#pragma once

#include <QString>
#include <vector>

#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// Nodes with a tensor whose operator, tensor, module or source line contains the text, in the order of the program.
std::vector<NodeIndex> foundNodes(const ProgramGraph& graph, const QString& text);

/// Which of them comes behind `current`, or before it, around the ends. There is at least one.
std::size_t nextFound(const std::vector<NodeIndex>& found, NodeIndex current, bool backwards);

}  // namespace arenascope

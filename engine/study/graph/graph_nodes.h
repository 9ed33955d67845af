#pragma once
// Nodes and edges of a program's graph, and their places in its control flow.

#include "engine/study/graph/payload_graph.h"
#include "engine/study/graph/placed_nodes.h"

namespace arenascope {

PlacedNodes graph_nodes(const Method& method, const ControlFlows& flows, const PayloadSources& sources);

}  // namespace arenascope

#pragma once
// Nodes and edges of a graph before they lie in frames.

#include <vector>

#include "engine/study/graph/flows.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct NodePlace {
    GraphIndex region{0};     ///< that runs it
    FlowIndex flow{};         ///< it belongs to this flow itself and to none of its regions; none: to `region`
    InstructionIndex call{};  ///< of the delegate that it is inside of, or that it calls with such nodes
    bool is_added = false;    ///< by lowering: no module is known
};

struct PlacedNodes {
    ProgramGraph graph;  ///< without frames
    Table<NodeIndex, NodePlace> places;
    std::vector<NodeIndex> order;         ///< nodes that lie in frames, in the order in which they run
    Table<FlowIndex, NodeIndex> results;  ///< of each flow, where it gives something
};

}  // namespace arenascope

#pragma once
// Nodes and edges of a graph before they are put into frames.

#include <vector>

#include "engine/study/graph/flows.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct NodePlace {
    GraphIndex region{0};     ///< that runs it
    FlowIndex flow{};         ///< it belongs to this flow itself and to none of its regions; none: to `region`
    InstructionIndex call{};  ///< the delegate that contains it, or that it calls
    bool is_added = false;    ///< by lowering: its module is unknown
};

struct PlacedNodes {
    ProgramGraph graph;  ///< without frames
    Table<NodeIndex, NodePlace> places;
    std::vector<NodeIndex> order;            ///< nodes in frames, in execution order
    Table<FlowIndex, NodeIndex> results;     ///< of each flow, if it has results
    Table<FlowIndex, NodeIndex> conditions;  ///< of each flow, if it has one
};

}  // namespace arenascope

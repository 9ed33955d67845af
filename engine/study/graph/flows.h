#pragma once
// Branches and loops of a method with the sub-graphs that each one runs.

#include <optional>
#include <string>
#include <vector>

#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct ControlFlow;
using FlowIndex = Index<ControlFlow>;

struct ControlFlow {
    bool is_loop = false;
    std::string title;                  ///< "cond", "while", "map", "scan", "If"
    std::string module;                 ///< module that it belongs to
    GraphIndex outer{0};                ///< graph that runs it
    std::vector<GraphIndex> regions;    ///< graphs that it runs, in their order
    InstructionIndex begin{0}, end{0};  ///< all that belongs to it; end is outside
    InstructionIndex jump{};            ///< the deciding jump; none: there is none, or the call decides
    InstructionIndex call{};            ///< the operator that runs the regions; none: jumps do
    std::optional<TripCount> trips;     ///< of a loop, where the program states it
};

struct ControlFlows {
    Table<GraphIndex, SubGraph> regions;  ///< [0] is the method
    Table<FlowIndex, ControlFlow> flows;  ///< outer ones before inner ones
    Table<GraphIndex, FlowIndex> of_region;
};

ControlFlows find_flows(const Method& method);

/// The operator before a loop that counts the rows which end it: of map and scan. None: others end otherwise.
InstructionIndex row_counter(const Method& method, const SubGraph& body, InstructionIndex before);

/// Of map and scan: the rows of what they slice. Of Loop: its number of iterations, if the file holds it. Nothing: only
/// a run tells.
std::optional<TripCount> trip_count(const Method& method, const Table<GraphIndex, SubGraph>& regions,
                                    const ControlFlow& loop);

}  // namespace arenascope

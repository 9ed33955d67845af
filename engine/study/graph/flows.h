#pragma once
// Branches and loops of a method with the sub-graphs that each one runs.

#include <string>
#include <vector>

#include "engine/ir/method.h"

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
};

struct ControlFlows {
    Table<GraphIndex, SubGraph> regions;  ///< [0] is the method
    Table<FlowIndex, ControlFlow> flows;  ///< outer ones before inner ones
    Table<GraphIndex, FlowIndex> of_region;
};

ControlFlows find_flows(const Method& method);

}  // namespace arenascope

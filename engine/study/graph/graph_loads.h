#pragma once
// Loads of the nodes and frames of a graph: live bytes, traffic, time.

#include <cstdint>
#include <unordered_set>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct GraphLoad {
    std::int64_t live = 0;     ///< peak bytes of all pools while it runs
    std::int64_t result = 0;   ///< bytes of its results that others read
    std::int64_t traffic = 0;  ///< bytes that it reads and writes in one run
    double milliseconds = 0;
    bool holds_peak = false;  ///< runs at the peak of some pool
};

struct GraphLoads {
    Table<NodeIndex, GraphLoad> nodes;
    Table<FrameIndex, GraphLoad> frames;
    Table<Step, std::int64_t> live;       ///< bytes of all pools
    std::unordered_set<ValueId> at_peak;  ///< tensors that live at the peak of their pool
    GraphLoad most;                       ///< of a node
    std::int64_t most_read = 0;           ///< bytes of the largest tensor that is read
    bool has_times = false;
};

/// `run`: the times of a run; null if there was none.
GraphLoads graph_loads(const ProgramGraph& graph, const Outcome& outcome, const RunResult* run);

}  // namespace arenascope

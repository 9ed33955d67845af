#pragma once
// What a delegate's payload holds, as far as the program or the payload tells: its nodes, and what they read.

#include <string>
#include <vector>

#include "engine/partition/partition.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct PayloadGraph {
    struct Read {
        std::size_t node = 0;  ///< an earlier one
        std::int64_t bytes = 0;
    };
    struct Node {
        std::string name, op, module, source;
        std::int64_t bytes = 0;      ///< bytes of its result; 0: unknown
        std::vector<ValueId> given;  ///< tensors of the surrounding method that it reads
        std::vector<Read> reads;
        StatedNode stated;  ///< makers are rows of `nodes`
    };
    std::vector<Node> nodes;  ///< in their order
    bool has_edges = false;   ///< false: only the order is known
};

/// Where else what a payload holds may be known from; each may be null.
struct PayloadSources {
    const Partition* partition = nullptr;  ///< what took the nodes, where it happened here
    const Method* before = nullptr;        ///< that they were taken from
    const Program* program = nullptr;      ///< that the call is part of
};

/// Of the call at `call`.
PayloadGraph payload_graph(const Method& method, InstructionIndex call, const PayloadSources& sources);

}  // namespace arenascope

#pragma once
// What a delegate's payload holds, as far as the program tells: the nodes that it was made of, and what they read.

#include <string>
#include <vector>

#include "engine/partition/partition.h"

namespace arenascope {

struct PayloadGraph {
    struct Read {
        std::size_t node = 0;  ///< an earlier one
        std::int64_t bytes = 0;
    };
    struct Node {
        std::string name, op, module, source;
        std::int64_t bytes = 0;      ///< of what it makes; 0: not known
        std::vector<ValueId> given;  ///< tensors of the method around it that it reads
        std::vector<Read> reads;
    };
    std::vector<Node> nodes;  ///< in their order
    bool has_edges = false;   ///< false: only the order is known
};

/// Of the call at `call`. `partition`: what took the nodes, where it happened here; `before`: the method that they were
/// taken from. Either may be null.
PayloadGraph payload_graph(const Method& method, InstructionIndex call, const Partition* partition,
                           const Method* before);

}  // namespace arenascope

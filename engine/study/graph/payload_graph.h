#pragma once
// The contents of a delegate's payload, as far as the program has them: its nodes, and the tensors that they read.

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
        std::int64_t bytes = 0;      ///< bytes of its result; 0: unknown
        std::vector<ValueId> given;  ///< tensors of the surrounding method that it reads
        std::vector<Read> reads;
    };
    std::vector<Node> nodes;  ///< in their order
    bool has_edges = false;   ///< false: only the order is known
};

/// For the call at `call`. `partition`: the partition that made it, if it was made here; `before`: the method before
/// partitioning. Either may be null.
PayloadGraph payload_graph(const Method& method, InstructionIndex call, const Partition* partition,
                           const Method* before);

}  // namespace arenascope

#pragma once
// Compares two programs node by node: ExecuTorch's own lowering of a model, and ours.

#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

struct NodeDifference {
    struct Node {
        InstructionIndex index{0};
        std::string name, op;
        std::string shape;  ///< of its first output, "f32[2, 3]"; empty: it makes no tensor
    };
    std::size_t equal = 0;                      ///< nodes of the same operator and shape, in the same order
    std::vector<Node> only_before, only_after;  ///< the rest
    [[nodiscard]] bool is_same() const { return only_before.empty() && only_after.empty(); }
};

/// Pairs the longest common subsequence of operators with their shapes. Names do not count, because a .pte has none.
NodeDifference difference_by_node(const Method& before, const Method& after);

}  // namespace arenascope

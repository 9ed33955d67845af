#pragma once
// Assigns every node of a drawing its layer: edges lead downwards and are short.

#include <atomic>
#include <vector>

#include "widgets/graph/layered_input.h"

namespace arenascope {

/// An edge that leads downwards, by at least one layer.
struct DownEdge {
    SpotIndex from{0}, to{0};
};

/// The edges must not close a cycle.
Table<SpotIndex, int> findLayers(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<DownEdge>& edges,
                                 const std::atomic<bool>* stop);

}  // namespace arenascope

#pragma once
// Which layer of a drawing every node lies in, in which order and at which x; edges that pass a layer have places
// there.

#include <atomic>
#include <vector>

#include "widgets/graph/layered_input.h"

namespace arenascope {

/// Nodes and, where edges pass a layer, a stand-in for them.
struct LayeredSpot {
    /// A neighbour in the next layer, with what lies between its middle and where the edge ends there and here.
    struct Link {
        SpotIndex other;
        double here = 0, there = 0;
    };
    bool passes = false;  ///< edges
    int layer = 0;
    double width = 0, x = 0;  ///< x of the middle
    std::vector<Link> up, down;
};

/// What a layered drawing is routed by.
struct Layering {
    Table<SpotIndex, int> layers;                ///< of each node
    Table<SpotIndex, LayeredSpot> spots;         ///< nodes first
    std::vector<std::vector<SpotIndex>> rows;    ///< of each layer, from left to right
    std::vector<std::vector<SpotIndex>> chains;  ///< per edge, from its first node to its last; empty: it leads back
    std::vector<bool> reversed;                  ///< edges that close a cycle
    std::size_t crossings = 0;
};

Layering findLayering(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges,
                      const LayeredGaps& gaps, const std::atomic<bool>* stop);

}  // namespace arenascope

#pragma once
// What a layered drawing consists of: the rows of its layers, with nodes and the places where edges pass a layer.

#include <vector>

#include "widgets/graph/layered_input.h"

namespace arenascope {

/// Nodes, and the places where edges pass a layer.
struct LayeredSpot {
    /// A neighbour in the next layer, with the offsets of the edge's ends from both centres.
    struct Link {
        SpotIndex other;
        double here = 0, there = 0;
    };
    bool passes = false;  ///< a place for edges
    int layer = 0;
    int outside = -1;         ///< as of the node
    double width = 0, x = 0;  ///< x of the centre
    std::vector<Link> up, down;
};

/// The result, by which the edges are routed.
struct Layering {
    Table<SpotIndex, int> layers;                ///< of each node
    Table<SpotIndex, LayeredSpot> spots;         ///< nodes first
    std::vector<std::vector<SpotIndex>> rows;    ///< of each layer, from left to right
    std::vector<std::vector<SpotIndex>> chains;  ///< per edge, from first node to last; empty: a backward edge
    std::vector<bool> reversed;                  ///< edges that close a cycle
    std::size_t crossings = 0;
};

}  // namespace arenascope

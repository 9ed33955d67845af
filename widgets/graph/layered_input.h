#pragma once
// The input of a layered drawing: the sizes of nodes, and their edges.

#include <QSizeF>
#include <cstdint>

#include "engine/base/index.h"

namespace arenascope {

struct LayeredSpot;
/// A node: its row in the input of layered(). After all nodes: the place where an edge passes a layer.
using SpotIndex = Index<LayeredSpot>;

struct LayeredNode {
    enum class Rank : std::uint8_t { free, first, last };  ///< first, last: in a layer with nodes of the same rank only
    QSizeF size;
    Rank rank = Rank::free;
    int outside = -1;  ///< of the first or last rank: its place among the others where its edge leads; −1: any
};

struct LayeredEdge {
    static constexpr double anywhere = -1;
    SpotIndex from{0}, to{0};
    int net = 0;                                ///< edges of one net leave the node together
    double leaves = anywhere, ends = anywhere;  ///< x from the left edge of the nodes
    bool back = false;                          ///< against the order: drawn outside
};

struct LayeredGaps {
    double between = 22;            ///< distance of nodes in one layer
    double lane = 14;               ///< width of an edge that passes a layer
    double least = 30;              ///< minimum distance of two layers
    double port = 14;               ///< the same next to a layer of nodes without height
    double track = 10;              ///< distance of edges in a channel
    double above = 10, below = 16;  ///< from a layer to the nearest edge, including room for an arrow
};

}  // namespace arenascope

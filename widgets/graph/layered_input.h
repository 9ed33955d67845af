#pragma once
// What a layered drawing is made of: sizes of nodes, and which leads to which.

#include <QSizeF>
#include <cstdint>

#include "engine/base/index.h"

namespace arenascope {

struct LayeredSpot;
/// A node: its row in what layered() is given. Behind all nodes: where an edge passes a layer.
using SpotIndex = Index<LayeredSpot>;

struct LayeredNode {
    enum class Rank : std::uint8_t { free, first, last };  ///< first, last: alone with others like it
    QSizeF size;
    Rank rank = Rank::free;
};

struct LayeredEdge {
    static constexpr double anywhere = -1;
    SpotIndex from{0}, to{0};
    int net = 0;                                ///< edges of a node's net leave it together
    double leaves = anywhere, ends = anywhere;  ///< x from the left of its nodes
    bool back = false;                          ///< against the order, outside
};

struct LayeredGaps {
    double between = 22;            ///< nodes of one layer
    double lane = 14;               ///< room of an edge that passes a layer
    double least = 30;              ///< between two layers
    double port = 14;               ///< the same beside a layer of nodes without height
    double track = 10;              ///< between edges that run across there
    double above = 10, below = 16;  ///< from a layer to the nearest of them, and with room for an arrow
};

}  // namespace arenascope

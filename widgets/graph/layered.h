#pragma once
// A layered drawing of a directed graph: every edge runs downwards, crosses no node, and crosses few edges. Pure
// geometry; deterministic.

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <atomic>
#include <vector>

#include "engine/base/index.h"

namespace arenascope {

struct LayeredSpot;
/// A node: its row in what layered() is given. Behind all nodes: where an edge passes a layer.
using SpotIndex = Index<LayeredSpot>;

struct LayeredEdge {
    SpotIndex from{0}, to{0};
};

struct LayeredGaps {
    double pitch = 92;    ///< from the top of one layer to the top of the next
    double between = 24;  ///< nodes of one layer
    double lane = 14;     ///< room of an edge that passes a layer
};

struct Layered {
    Table<SpotIndex, QRectF> nodes;
    Table<SpotIndex, int> layers;              ///< of each node
    std::vector<std::vector<QPointF>> routes;  ///< per edge, from above to below; vertical inside a layer
    std::vector<bool> reversed;                ///< edges that had to run against their direction: parts of a cycle
    QSizeF size;
};

/// Gives up where `stop` says so, and returns nothing then.
Layered layered(const Table<SpotIndex, QSizeF>& sizes, const std::vector<LayeredEdge>& edges,
                const LayeredGaps& gaps = {}, const std::atomic<bool>* stop = nullptr);

}  // namespace arenascope

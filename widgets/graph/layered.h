#pragma once
// A layered drawing of a directed graph: every edge runs downwards, crosses no node, and crosses few edges. Pure
// geometry; deterministic.

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <atomic>
#include <vector>

namespace arenascope {

struct LayeredEdge {
    int from = 0, to = 0;
};

struct LayeredGaps {
    double pitch = 92;    ///< from the top of one layer to the top of the next
    double between = 24;  ///< nodes of one layer
    double lane = 14;     ///< room of an edge that passes a layer
};

struct Layered {
    std::vector<QRectF> nodes;
    std::vector<int> layers;                   ///< of each node
    std::vector<std::vector<QPointF>> routes;  ///< per edge, from above to below; vertical inside a layer
    std::vector<bool> reversed;                ///< edges that had to run against their direction: parts of a cycle
    QSizeF size;
};

/// Gives up where `stop` says so, and returns nothing then.
Layered layered(const std::vector<QSizeF>& sizes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps = {},
                const std::atomic<bool>* stop = nullptr);

}  // namespace arenascope

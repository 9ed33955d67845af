#pragma once
// A layered drawing of a directed graph. Edges run downwards along the axes, cross no node, and cross few edges.
// Backward edges run outside. Pure geometry; deterministic.

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <atomic>
#include <vector>

#include "widgets/graph/layered_input.h"

namespace arenascope {

struct Layered {
    Table<SpotIndex, QRectF> nodes;
    Table<SpotIndex, int> layers;              ///< of each node
    std::vector<std::vector<QPointF>> routes;  ///< per edge, from its first node to its last, along the axes
    std::vector<bool> reversed;                ///< edges that closed a cycle: drawn outside as well
    QSizeF size;
    std::size_t crossings = 0;  ///< of edges between neighbouring layers
};

/// Stops and returns nothing if `stop` is set.
Layered layered(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges,
                const LayeredGaps& gaps = {}, const std::atomic<bool>* stop = nullptr);

}  // namespace arenascope

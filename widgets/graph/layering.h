#pragma once
// Assigns every node of a drawing its layer, its place in the layer and its x. Edges that pass a layer have places
// there.

#include <atomic>
#include <vector>

#include "widgets/graph/layer_spots.h"

namespace arenascope {

Layering findLayering(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges,
                      const LayeredGaps& gaps, const std::atomic<bool>* stop);

}  // namespace arenascope

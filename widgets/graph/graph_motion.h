#pragma once
// Computes the steps between two drawings of the graph. Parts in both drawings move; parts of a frame that was closed
// grow out of its card. Pure geometry.

#include <QRectF>
#include <functional>
#include <map>

#include "widgets/graph/graph_scene.h"

namespace arenascope {

/// The places of the parts of a drawing.
struct GraphPlaces {
    std::map<NodeIndex, QRectF> nodes;
    std::map<FrameIndex, QRectF> frames;  ///< open or closed
    [[nodiscard]] bool isEmpty() const { return nodes.empty() && frames.empty(); }
};

/// Of a scene, each mapped by `map`, such as to the pixels of a view.
[[nodiscard]] GraphPlaces placesOf(const GraphScene& scene, const std::function<QRectF(const QRectF&)>& map);

/// The scene between `before`, in its own coordinates, and its own places. `part`: 0 to 1.
[[nodiscard]] GraphScene onTheWay(const GraphScene& scene, const ProgramGraph& graph, const GraphPlaces& before,
                                  double part);

/// Whether a part of both has another place now, or a part is new.
[[nodiscard]] bool movesFrom(const GraphScene& scene, const GraphPlaces& before);

}  // namespace arenascope

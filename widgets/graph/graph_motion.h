#pragma once
// How a drawing of the graph turns into the next one: what is in both glides, what was inside a closed frame grows out
// of its card. Pure geometry.

#include <QRectF>
#include <functional>
#include <map>

#include "widgets/graph/graph_scene.h"

namespace arenascope {

/// Where the parts of a drawing were.
struct GraphPlaces {
    std::map<NodeIndex, QRectF> nodes;
    std::map<FrameIndex, QRectF> frames;  ///< open or closed
    [[nodiscard]] bool isEmpty() const { return nodes.empty() && frames.empty(); }
};

/// Of a scene, each through `map`: into the pixels of a view, for example.
[[nodiscard]] GraphPlaces placesOf(const GraphScene& scene, const std::function<QRectF(const QRectF&)>& map);

/// The scene between `before`, in its own coordinates, and itself. `part`: 0 to 1.
[[nodiscard]] GraphScene onTheWay(const GraphScene& scene, const ProgramGraph& graph, const GraphPlaces& before,
                                  double part);

/// Whether anything that is in both has another place now, or something is new.
[[nodiscard]] bool movesFrom(const GraphScene& scene, const GraphPlaces& before);

}  // namespace arenascope

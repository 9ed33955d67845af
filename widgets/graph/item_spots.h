#pragma once
// Small places on cards that can be clicked, and how wide lines are.

#include <utility>
#include <vector>

#include "widgets/graph/graph_scene.h"

namespace arenascope {

/// Width of a line that so many bytes run along.
[[nodiscard]] double lineWidth(qint64 bytes, qint64 most);
/// Where the sign that opens or closes a frame is.
[[nodiscard]] QRectF chevronRect(const QRectF& rect);
/// Small squares at a node's left edge: constants that it reads.
[[nodiscard]] std::vector<std::pair<QRectF, NodeIndex>> constantSpots(const ProgramGraph& graph,
                                                                      const GraphScene& scene, ItemIndex item);
/// Where it says how many neighbours are not shown; empty where all are.
[[nodiscard]] QRectF stubRect(const GraphItem& item, bool in);

}  // namespace arenascope

#pragma once
// The clickable spots on cards, and the widths of lines.

#include <utility>
#include <vector>

#include "widgets/graph/graph_scene.h"

namespace arenascope {

/// Width of a line for that many bytes.
[[nodiscard]] double lineWidth(qint64 bytes, qint64 most);
/// The sign that opens or closes a frame.
[[nodiscard]] QRectF chevronRect(const QRectF& rect);
/// Small squares at the left edge of a node: the constants that it reads.
[[nodiscard]] std::vector<std::pair<QRectF, NodeIndex>> constantSpots(const ProgramGraph& graph,
                                                                      const GraphScene& scene, ItemIndex item);
/// The text with the number of hidden neighbours; empty if none are hidden.
[[nodiscard]] QRectF stubRect(const GraphItem& item, bool in);

}  // namespace arenascope

// Finds parts of a scene.

#include <algorithm>
#include <cmath>

#include "widgets/graph/graph_scene.h"

namespace arenascope {

ItemIndex GraphScene::itemOf(NodeIndex node) const { return shownBy.has(node) ? shownBy[node] : ItemIndex{}; }

ItemIndex GraphScene::itemOf(FrameIndex frame) const {
    for (const ItemIndex i : items.indices()) {
        if (items[i].frame == frame) return i;
    }
    return {};
}

ItemIndex GraphScene::itemAt(const QPointF& pos) const {
    for (const ItemIndex i : items.indices()) {
        if (items[i].rect.contains(pos)) return i;
    }
    return {};
}

const GraphLine* GraphScene::lineAt(const QPointF& pos, double reach) const {
    const GraphLine* best = nullptr;
    double least = reach;
    for (const GraphLine& line : lines) {
        for (std::size_t i = 1; i < line.route.size(); ++i) {
            const QRectF part = QRectF(line.route[i - 1], line.route[i]).normalized();
            const double across = std::max({part.left() - pos.x(), pos.x() - part.right(), 0.0});
            const double down = std::max({part.top() - pos.y(), pos.y() - part.bottom(), 0.0});
            if (std::hypot(across, down) > least) continue;
            least = std::hypot(across, down);
            best = &line;
        }
    }
    return best;
}

const GraphBox* GraphScene::boxOf(FrameIndex frame) const {
    const auto found =
        std::find_if(boxes.begin(), boxes.end(), [frame](const GraphBox& box) { return box.frame == frame; });
    return found == boxes.end() ? nullptr : &*found;
}

ItemIndex GraphScene::topItem() const {
    ItemIndex top{0};
    for (const ItemIndex i : items.indices()) {
        if (items[i].rect.top() < items[top].rect.top()) top = i;
    }
    return top;
}

}  // namespace arenascope

#include "widgets/charts/source/icicle_scene.h"

#include <algorithm>

namespace arenascope {
namespace {

constexpr double least_width = 1;

struct BoxLayout {
    const CostTree& tree;
    double row;
    IcicleScene& out;

    void place(CostIndex node, double left, double width) {
        const CostNode& it = tree.nodes[node];
        out.boxes.push_back({node, QRectF(left, it.depth * row, width, row)});
        double x = left;
        for (const CostIndex child : it.children) {
            const double share = it.cost > 0 ? tree.nodes[child].cost / it.cost * width : 0;
            if (share >= least_width) place(child, x, std::min(share, left + width - x));
            x += share;
        }
    }
};

}  // namespace

CostIndex IcicleScene::nodeAt(const QPointF& pos) const {
    for (const IcicleBox& box : boxes)
        if (box.rect.contains(pos)) return box.node;
    return {};
}

const IcicleBox* IcicleScene::boxOf(CostIndex node) const {
    const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const IcicleBox& box) { return box.node == node; });
    return found == boxes.end() ? nullptr : &*found;
}

IcicleScene icicleScene(const CostTree& tree, CostIndex top, double width, double row) {
    IcicleScene out;
    if (!tree.nodes.has(top) || tree.total() <= 0) return out;
    for (CostIndex at = tree.nodes[top].parent; at.valid(); at = tree.nodes[at].parent)
        out.boxes.insert(out.boxes.begin(), {at, QRectF(0, tree.nodes[at].depth * row, width, row)});
    BoxLayout{tree, row, out}.place(top, 0, width);
    std::stable_sort(out.boxes.begin(), out.boxes.end(), [](const IcicleBox& a, const IcicleBox& b) {
        return a.rect.top() != b.rect.top() ? a.rect.top() < b.rect.top() : a.rect.left() < b.rect.left();
    });
    for (const IcicleBox& box : out.boxes) out.height = std::max(out.height, box.rect.bottom());
    return out;
}

}  // namespace arenascope

#include "widgets/graph/item_spots.h"

#include <algorithm>
#include <cmath>

namespace arenascope {

double lineWidth(qint64 bytes, qint64 most) {
    constexpr double thin = 1.2, thick = 6;
    if (most <= 0) return thin;
    const double part = std::clamp(static_cast<double>(bytes) / static_cast<double>(most), 0.0, 1.0);
    return thin + (thick - thin) * std::pow(part, 0.6);
}

QRectF chevronRect(const QRectF& rect) { return {rect.left() + 2, rect.top() + 2, 20, 20}; }

std::vector<std::pair<QRectF, NodeIndex>> constantSpots(const ProgramGraph& graph, const GraphScene& scene,
                                                        ItemIndex item) {
    constexpr double size = 7, step = 10;
    constexpr std::size_t most = 4;
    std::vector<std::pair<QRectF, NodeIndex>> out;
    const GraphItem& it = scene.items[item];
    if (it.isClosed()) return out;
    for (const EdgeIndex edge : graph.nodes[it.node].in) {
        const NodeIndex from = graph.edges[edge].from;
        const bool known =
            std::any_of(out.begin(), out.end(), [from](const auto& spot) { return spot.second == from; });
        if (graph.nodes[from].kind != ProgramNode::Kind::constant || scene.shownBy[from].valid() || known) continue;
        out.emplace_back(QRectF(), from);
        if (out.size() == most) break;
    }
    double y = it.rect.center().y() - (step * static_cast<double>(out.size() - 1) + size) / 2;
    for (auto& spot : out) {
        spot.first = QRectF(it.rect.left() - size / 2, y, size, size);
        y += step;
    }
    return out;
}

QRectF stubRect(const GraphItem& item, bool in) {
    if ((in ? item.hiddenIn : item.hiddenOut) == 0) return {};
    const double x = item.rect.left() + 24;
    return in ? QRectF(x, item.rect.top() - 15, 70, 14) : QRectF(x, item.rect.bottom() + 1, 70, 14);
}

}  // namespace arenascope

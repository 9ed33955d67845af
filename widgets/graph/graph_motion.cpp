#include "widgets/graph/graph_motion.h"

#include <QLineF>
#include <cmath>

namespace arenascope {
namespace {

QRectF between(const QRectF& from, const QRectF& to, double part) {
    return {from.topLeft() + (to.topLeft() - from.topLeft()) * part,
            QSizeF(from.width() + (to.width() - from.width()) * part,
                   from.height() + (to.height() - from.height()) * part)};
}

/// The place of `rect`, which lies in `from`, after `from` is stretched to `to`.
QRectF stretched(const QRectF& rect, const QRectF& from, const QRectF& to) {
    const double across = to.width() / from.width(), down = to.height() / from.height();
    return {to.left() + (rect.left() - from.left()) * across, to.top() + (rect.top() - from.top()) * down,
            rect.width() * across, rect.height() * down};
}

class Starts {
public:
    Starts(const GraphScene& scene, const ProgramGraph& graph, const GraphPlaces& before)
        : graph_(graph), before_(before) {
        for (const GraphBox& box : scene.boxes) boxes_[box.frame] = box.rect;
    }

    [[nodiscard]] QRectF of(const GraphItem& item) const {
        if (item.isClosed()) return ofFrame(item.frame, item.rect);
        const auto known = before_.nodes.find(item.node);
        return known != before_.nodes.end() ? known->second : within(item.parent, item.rect);
    }
    [[nodiscard]] QRectF of(const GraphBox& box) const { return ofFrame(box.frame, box.rect); }

private:
    [[nodiscard]] QRectF ofFrame(FrameIndex frame, const QRectF& rect) const {
        const auto known = before_.frames.find(frame);
        return known != before_.frames.end() ? known->second : within(graph_.frames[frame].parent, rect);
    }

    /// A part that was not drawn before starts from the innermost surrounding frame that was.
    [[nodiscard]] QRectF within(FrameIndex frame, const QRectF& rect) const {
        for (; frame.valid(); frame = graph_.frames[frame].parent) {
            const auto known = before_.frames.find(frame);
            const auto box = boxes_.find(frame);
            if (known != before_.frames.end() && box != boxes_.end())
                return stretched(rect, box->second, known->second);
        }
        return rect;
    }

    const ProgramGraph& graph_;
    const GraphPlaces& before_;
    std::map<FrameIndex, QRectF> boxes_;
};

}  // namespace

GraphPlaces placesOf(const GraphScene& scene, const std::function<QRectF(const QRectF&)>& map) {
    GraphPlaces out;
    for (const GraphItem& item : scene.items) {
        if (item.isClosed()) out.frames[item.frame] = map(item.rect);
        else out.nodes[item.node] = map(item.rect);
    }
    for (const GraphBox& box : scene.boxes) out.frames[box.frame] = map(box.rect);
    return out;
}

GraphScene onTheWay(const GraphScene& scene, const ProgramGraph& graph, const GraphPlaces& before, double part) {
    GraphScene out = scene;
    const Starts starts(scene, graph, before);
    for (const ItemIndex i : scene.items.indices())
        out.items[i].rect = between(starts.of(scene.items[i]), scene.items[i].rect, part);
    for (std::size_t i = 0; i < scene.boxes.size(); ++i)
        out.boxes[i].rect = between(starts.of(scene.boxes[i]), scene.boxes[i].rect, part);
    return out;
}

bool movesFrom(const GraphScene& scene, const GraphPlaces& before) {
    constexpr double little = 1;
    const auto moves = [&](const auto& known, auto key, const QRectF& rect) {
        const auto found = known.find(key);
        return found == known.end() || QLineF(found->second.topLeft(), rect.topLeft()).length() > little ||
            std::abs(found->second.width() - rect.width()) > little ||
            std::abs(found->second.height() - rect.height()) > little;
    };
    for (const GraphItem& item : scene.items)
        if (item.isClosed() ? moves(before.frames, item.frame, item.rect) : moves(before.nodes, item.node, item.rect))
            return true;
    for (const GraphBox& box : scene.boxes)
        if (moves(before.frames, box.frame, box.rect)) return true;
    return false;
}

}  // namespace arenascope

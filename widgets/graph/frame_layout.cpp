#include "widgets/graph/frame_layout.h"

#include <algorithm>

namespace arenascope {
namespace {

constexpr double side = frame_side, head = frame_head, foot = frame_foot;

std::vector<double> numbersOf(const FrameInside& inside) {
    std::vector<double> out{static_cast<double>(inside.entries), static_cast<double>(inside.exits), inside.least_width,
                            inside.foot};
    for (const std::vector<int>* places : {&inside.entry_places, &inside.exit_places}) {
        out.push_back(static_cast<double>(places->size()));
        out.insert(out.end(), places->begin(), places->end());
    }
    for (const FrameInside::Part& slot : inside.parts) {
        out.insert(out.end(),
                   {slot.size.width(), slot.size.height(), static_cast<double>(slot.entries.size()),
                    static_cast<double>(slot.exits.size())});
        out.insert(out.end(), slot.entries.begin(), slot.entries.end());
        out.insert(out.end(), slot.exits.begin(), slot.exits.end());
    }
    for (const FrameInside::Line& line : inside.lines) {
        for (const int number : {line.from.slot, line.from.port, line.to.slot, line.to.port, line.net, int(line.back)})
            out.push_back(number);
    }
    return out;
}

FrameLayout laidOut(const FrameInside& inside, const std::atomic<bool>* stop) {
    Table<SpotIndex, LayeredNode> nodes;
    for (const FrameInside::Part& slot : inside.parts) nodes.push_back({.size = slot.size});
    const LayeredGaps gaps;
    const auto placeOf = [](const std::vector<int>& places, int port) {
        const auto at = static_cast<std::size_t>(port);
        return at < places.size() ? places[at] : -1;
    };
    const QSizeF flat(gaps.lane, 0);
    const SpotIndex entries = nodes.next();
    for (int i = 0; i < inside.entries; ++i)
        nodes.push_back({.size = flat, .rank = LayeredNode::Rank::first, .outside = placeOf(inside.entry_places, i)});
    const SpotIndex exits = nodes.next();
    for (int i = 0; i < inside.exits; ++i)
        nodes.push_back({.size = flat, .rank = LayeredNode::Rank::last, .outside = placeOf(inside.exit_places, i)});
    std::vector<LayeredEdge> edges;
    for (const FrameInside::Line& line : inside.lines) {
        LayeredEdge edge{.net = line.net, .back = line.back};
        edge.from = line.from.slot < 0 ? entries + line.from.port : SpotIndex(line.from.slot);
        edge.to = line.to.slot < 0 ? exits + line.to.port : SpotIndex(line.to.slot);
        const auto at = [](const std::vector<double>& ports, int port) {
            return port < 0 ? LayeredEdge::anywhere : ports[static_cast<std::size_t>(port)];
        };
        edge.leaves = line.from.slot < 0
            ? gaps.lane / 2
            : at(inside.parts[static_cast<std::size_t>(line.from.slot)].exits, line.from.port);
        edge.ends = line.to.slot < 0 ? gaps.lane / 2
                                     : at(inside.parts[static_cast<std::size_t>(line.to.slot)].entries, line.to.port);
        edges.push_back(edge);
    }
    const Layered drawn = layered(nodes, edges, gaps, stop);
    FrameLayout out;
    if (drawn.nodes.size() != nodes.size()) return out;
    const bool framed = inside.least_width > 0;
    const double width = framed ? std::max(drawn.size.width() + 2 * side, inside.least_width) : drawn.size.width();
    out.size = QSizeF(width, drawn.size.height() + (framed ? head + foot + inside.foot : 0));
    const QPointF shift((width - drawn.size.width()) / 2, framed ? head : 0);
    for (std::size_t i = 0; i < inside.parts.size(); ++i)
        out.parts.push_back(drawn.nodes[SpotIndex(i)].translated(shift));
    for (int i = 0; i < inside.entries; ++i) out.entries.push_back(drawn.nodes[entries + i].center().x() + shift.x());
    for (int i = 0; i < inside.exits; ++i) out.exits.push_back(drawn.nodes[exits + i].center().x() + shift.x());
    out.crossings = drawn.crossings;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        std::vector<QPointF> route = drawn.routes[i];
        for (QPointF& point : route) point += shift;
        if (!route.empty() && inside.lines[i].from.slot < 0) route.front().setY(0);
        if (!route.empty() && inside.lines[i].to.slot < 0) route.back().setY(out.size.height());
        out.routes.push_back(std::move(route));
    }
    return out;
}

}  // namespace

FrameLayout LayoutCache::layout(FrameIndex frame, const FrameInside& inside, const std::atomic<bool>* stop) {
    constexpr std::size_t most_kept = 4;  // a frame is laid out again where that untangles its lines to outside
    std::vector<double> numbers = numbersOf(inside);
    {
        const std::scoped_lock lock(mutex_);
        std::vector<Known>& known = known_[frame];
        const auto same =
            std::find_if(known.begin(), known.end(), [&](const Known& each) { return each.inside == numbers; });
        if (same != known.end()) {
            std::rotate(known.begin(), same, same + 1);
            return known.front().layout;
        }
    }
    FrameLayout out = laidOut(inside, stop);
    if (stop && stop->load()) return {};
    const std::scoped_lock lock(mutex_);
    ++made_;
    std::vector<Known>& known = known_[frame];
    known.insert(known.begin(), {.inside = std::move(numbers), .layout = out});
    if (known.size() > most_kept) known.pop_back();
    return out;
}

}  // namespace arenascope

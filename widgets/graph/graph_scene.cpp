#include "widgets/graph/graph_scene.h"

#include <QStringList>
#include <algorithm>
#include <map>

#include "widgets/graph/layered.h"

namespace arenascope {
namespace {

constexpr double node_width = 150, node_height = 40, constant_width = 130, constant_height = 30;
constexpr double box_pad = 10, box_head = 22;

bool isInside(const QString& path, const QString& module) {
    return module.isEmpty() || path == module || path.startsWith(module + QLatin1Char('.'));
}

/// Nodes around the centre, breadth first; constants only beside nodes that are not at the rim.
std::set<NodeIndex> around(const ProgramGraph& graph, const GraphQuery& query) {
    std::map<NodeIndex, int> distance{{query.centre, 0}};
    std::vector<NodeIndex> open{query.centre};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const NodeIndex node = open[i];
        const int now = distance[node];
        const bool grown = query.grown.contains(node);
        if (now >= query.hops && !grown) continue;
        const auto visit = [&](EdgeIndex edge, bool in) {
            const ProgramEdge& line = graph.edges[edge];
            const bool wanted = query.direction == GraphQuery::Direction::both || grown ||
                (query.direction == GraphQuery::Direction::inputs) == in;
            const NodeIndex next = in ? line.from : line.to;
            if (line.writesBack || !wanted || distance.contains(next)) return;
            distance[next] = now + 1;
            // A weight is read by one layer, a mask by all: from constants and states the search does not go on.
            if (graph.nodes[next].runs() || query.grown.contains(next)) open.push_back(next);
        };
        for (const EdgeIndex edge : graph.nodes[node].in) visit(edge, true);
        for (const EdgeIndex edge : graph.nodes[node].out) visit(edge, false);
    }
    std::set<NodeIndex> out;
    for (const auto& [node, hops] : distance) out.insert(node);
    return out;
}

std::set<NodeIndex> inModule(const ProgramGraph& graph, const QString& module) {
    std::set<NodeIndex> out;
    for (const NodeIndex i : graph.nodes.indices()) {
        const ProgramNode& node = graph.nodes[i];
        const bool own =
            node.runs() ? isInside(node.module, module) : module.isEmpty() && node.kind != ProgramNode::Kind::constant;
        if (own) out.insert(i);
    }
    return out;
}

/// The module that hides a node, the outermost closed one; empty where it is in sight.
QString hiddenBy(const ProgramNode& node, const GraphQuery& query) {
    if (!node.runs() || node.module.isEmpty()) return {};
    const QStringList parts = node.module.split(QLatin1Char('.'));
    QString path;
    for (const QString& part : parts) {
        path += (path.isEmpty() ? QString() : QStringLiteral(".")) + part;
        const bool around_node = query.centre.valid();
        if (!around_node && isInside(query.module, path)) continue;  // the module that is shown, and those around it
        if (query.toggled.contains(path) == around_node) return path;
    }
    return {};
}

class Builder {
public:
    Builder(const ProgramGraph& graph, const GraphQuery& query, const std::atomic<bool>* stop)
        : graph_(graph), query_(query), stop_(stop) {}

    GraphScene build() {
        const bool known = graph_.nodes.has(query_.centre);
        const std::set<NodeIndex> nodes = known ? around(graph_, query_) : inModule(graph_, query_.module);
        addItems(nodes);
        scene_.asked = scene_.items.size();
        if (scene_.tooMany()) {
            scene_.items.clear();
            return std::move(scene_);
        }
        addLines();
        countHidden();
        if (!lay()) return {};
        addBoxes();
        return std::move(scene_);
    }

private:
    void addItems(const std::set<NodeIndex>& nodes) {
        item_of_.assign(graph_.nodes.size(), ItemIndex{});
        std::map<QString, ItemIndex> modules;
        for (const NodeIndex index : nodes) {
            const ProgramNode& node = graph_.nodes[index];
            const QString closed = hiddenBy(node, query_);
            const auto known = modules.find(closed);
            ItemIndex item = scene_.items.next();
            if (!closed.isEmpty() && known != modules.end()) {
                item = known->second;
            } else {
                scene_.items.push_back(
                    closed.isEmpty()
                        ? GraphItem{.node = index, .module = node.module, .title = node.name, .detail = node.detail}
                        : GraphItem{.module = closed, .title = closed.section(QLatin1Char('.'), -2)});
                if (!closed.isEmpty()) modules[closed] = item;
            }
            scene_.items[item].nodes.push_back(index);
            item_of_[index] = item;
        }
    }

    void addLines() {
        std::map<std::tuple<ItemIndex, ItemIndex, bool>, std::size_t> known;
        for (const ProgramEdge& edge : graph_.edges) {
            const ItemIndex from = item_of_[edge.from], to = item_of_[edge.to];
            if (!from.valid() || !to.valid() || from == to) continue;
            const auto [found, is_new] = known.try_emplace({from, to, edge.writesBack}, scene_.lines.size());
            if (is_new) scene_.lines.push_back({.from = from, .to = to, .tensors = 0, .writesBack = edge.writesBack});
            GraphLine& line = scene_.lines[found->second];
            if (seen_.insert({found->second, edge.value}).second) {
                line.bytes += edge.bytes;
                ++line.tensors;
            }
            if (query_.views && line.tensors == 1) line.view = edge.view;
            if (line.tensors > 1) line.view.clear();
        }
    }

    void countHidden() {
        for (GraphItem& item : scene_.items) {
            std::set<NodeIndex> in, out;
            for (const NodeIndex node : item.nodes) {
                for (const EdgeIndex edge : graph_.nodes[node].in) {
                    const ProgramEdge& line = graph_.edges[edge];
                    // The weights of a closed module are inside it.
                    const bool own = !item.node.valid() && graph_.nodes[line.from].kind == ProgramNode::Kind::constant;
                    if (!line.writesBack && !own && !item_of_[line.from].valid()) in.insert(line.from);
                }
                for (const EdgeIndex edge : graph_.nodes[node].out) {
                    const ProgramEdge& line = graph_.edges[edge];
                    if (!line.writesBack && !item_of_[line.to].valid()) out.insert(line.to);
                }
            }
            item.hiddenIn = static_cast<int>(in.size());
            item.hiddenOut = static_cast<int>(out.size());
        }
    }

    /// False where it was given up.
    bool lay() {
        Table<SpotIndex, QSizeF> sizes;  // of the items
        for (const GraphItem& item : scene_.items) {
            const bool constant = item.node.valid() && graph_.nodes[item.node].kind == ProgramNode::Kind::constant;
            sizes.push_back(constant ? QSizeF(constant_width, constant_height) : QSizeF(node_width, node_height));
        }
        std::vector<LayeredEdge> edges;
        std::vector<std::size_t> line_of;
        for (std::size_t i = 0; i < scene_.lines.size(); ++i) {
            const GraphLine& line = scene_.lines[i];
            if (line.writesBack) continue;
            edges.push_back({SpotIndex(line.from.number()), SpotIndex(line.to.number())});
            line_of.push_back(i);
        }
        const Layered drawn = layered(sizes, edges, {}, stop_);
        if (drawn.nodes.size() != sizes.size()) return false;
        for (const SpotIndex i : sizes.indices()) scene_.items[ItemIndex(i.number())].rect = drawn.nodes[i];
        for (std::size_t i = 0; i < edges.size(); ++i) scene_.lines[line_of[i]].route = drawn.routes[i];
        scene_.bounds = QRectF(QPointF(0, 0), drawn.size);
        routeWriteBacks();
        scene_.bounds.adjust(-40, -34, 40, 34);  // stubs, boxes
        return true;
    }

    /// Outside the layers, at the left: what is written back is read by the next run.
    void routeWriteBacks() {
        double left = -18;
        for (GraphLine& line : scene_.lines) {
            if (!line.writesBack) continue;
            const QRectF &from = scene_.items[line.from].rect, &to = scene_.items[line.to].rect;
            const double low = from.center().y() + 8, high = to.center().y();
            line.route = {{from.left(), low}, {left, low}, {left, high}, {to.left(), high}};
            scene_.bounds.setLeft(std::min(scene_.bounds.left(), left));
            left -= 12;
        }
    }

    void addBoxes() {
        std::map<QString, std::vector<ItemIndex>> modules;
        for (const ItemIndex i : scene_.items.indices()) {
            const GraphItem& item = scene_.items[i];
            if (item.node.valid() && !item.module.isEmpty()) modules[item.module].push_back(i);
        }
        for (const auto& [module, members] : modules) {
            if (members.size() < 2) continue;
            QRectF rect;
            for (const ItemIndex member : members) rect = rect.united(scene_.items[member].rect);
            rect.adjust(-box_pad, -box_head, box_pad, box_pad);
            // A box around a stranger would be a lie.
            std::size_t inside = 0;
            for (const GraphItem& item : scene_.items) inside += rect.intersects(item.rect) ? 1 : 0;
            if (inside == members.size()) scene_.boxes.push_back({module, rect});
        }
    }

    const ProgramGraph& graph_;
    const GraphQuery& query_;
    const std::atomic<bool>* stop_;
    GraphScene scene_;
    Table<NodeIndex, ItemIndex> item_of_;
    std::set<std::pair<std::size_t, ValueId>> seen_;  ///< tensors that a line has counted
};

}  // namespace

ItemIndex GraphScene::itemOf(NodeIndex node) const {
    for (const ItemIndex i : items.indices()) {
        const std::vector<NodeIndex>& nodes = items[i].nodes;
        if (std::find(nodes.begin(), nodes.end(), node) != nodes.end()) return i;
    }
    return {};
}

ItemIndex GraphScene::itemAt(const QPointF& pos) const {
    for (const ItemIndex i : items.indices()) {
        if (items[i].rect.contains(pos)) return i;
    }
    return {};
}

GraphScene graphScene(const ProgramGraph& graph, const GraphQuery& query, const std::atomic<bool>* stop) {
    return graph.nodes.empty() ? GraphScene{} : Builder(graph, query, stop).build();
}

int mostHops(const ProgramGraph& graph, GraphQuery query) {
    for (; query.hops > 0; --query.hops) {
        if (around(graph, query).size() <= GraphScene::most_items) return query.hops;
    }
    return 0;
}

}  // namespace arenascope

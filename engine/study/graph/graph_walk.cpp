#include "engine/study/graph/graph_walk.h"

#include <algorithm>
#include <map>

namespace arenascope {
namespace {

std::set<NodeIndex> reached(const ProgramGraph& graph, NodeIndex from, bool up) {
    std::set<NodeIndex> seen{from};
    std::vector<NodeIndex> open{from};
    while (!open.empty()) {
        const NodeIndex node = open.back();
        open.pop_back();
        for (const EdgeIndex edge : up ? graph.nodes[node].in : graph.nodes[node].out) {
            const ProgramEdge& line = graph.edges[edge];
            const NodeIndex next = up ? line.from : line.to;
            if (line.is_forward() && seen.insert(next).second) open.push_back(next);
        }
    }
    seen.erase(from);
    return seen;
}

std::vector<NodeIndex> way(const ProgramGraph& graph, NodeIndex from, NodeIndex to) {
    std::map<NodeIndex, NodeIndex> came{{from, NodeIndex{}}};
    std::vector<NodeIndex> open{from};
    for (std::size_t i = 0; i < open.size() && !came.contains(to); ++i) {
        const NodeIndex node = open[i];
        for (const EdgeIndex edge : graph.nodes[node].out) {
            const ProgramEdge& line = graph.edges[edge];
            if (line.is_forward() && came.try_emplace(line.to, node).second) open.push_back(line.to);
        }
    }
    std::vector<NodeIndex> out;
    if (!came.contains(to)) return out;
    for (NodeIndex at = to; at.valid(); at = came.at(at)) out.push_back(at);
    std::reverse(out.begin(), out.end());
    return out;
}

}  // namespace

std::set<NodeIndex> nodes_around(const ProgramGraph& graph, NodeIndex centre, const Surroundings& wanted) {
    std::map<NodeIndex, int> distance{{centre, 0}};
    std::vector<NodeIndex> open{centre};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const NodeIndex node = open[i];
        const int now = distance[node];
        const bool grown = wanted.grown.contains(node);
        if (now >= wanted.hops && !grown) continue;
        const auto visit = [&](EdgeIndex edge, bool in) {
            const ProgramEdge& line = graph.edges[edge];
            const NodeIndex next = in ? line.from : line.to;
            if (!line.is_forward() || !(grown || (in ? wanted.inputs : wanted.users)) || distance.contains(next))
                return;
            distance[next] = now + 1;
            const auto kind = graph.nodes[next].kind;
            const bool goes_on = kind != ProgramNode::Kind::constant && kind != ProgramNode::Kind::state &&
                kind != ProgramNode::Kind::input;
            if (goes_on || wanted.grown.contains(next)) open.push_back(next);
        };
        for (const EdgeIndex edge : graph.nodes[node].in) visit(edge, true);
        for (const EdgeIndex edge : graph.nodes[node].out) visit(edge, false);
    }
    std::set<NodeIndex> out;
    for (const auto& each : distance) out.insert(each.first);
    return out;
}

std::set<NodeIndex> ancestors(const ProgramGraph& graph, NodeIndex node) { return reached(graph, node, true); }

std::set<NodeIndex> descendants(const ProgramGraph& graph, NodeIndex node) { return reached(graph, node, false); }

std::vector<NodeIndex> path_between(const ProgramGraph& graph, NodeIndex a, NodeIndex b) {
    std::vector<NodeIndex> out = way(graph, a, b);
    return out.empty() ? way(graph, b, a) : out;
}

}  // namespace arenascope

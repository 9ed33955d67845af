#pragma once
// Neighbourhoods of a node, its ancestors and descendants, and paths between two nodes.

#include <set>
#include <vector>

#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct Surroundings {
    int hops = 2;
    bool inputs = true, users = true;  ///< which way
    std::set<NodeIndex> grown;         ///< nodes whose neighbours are all included
};
/// Includes the centre. The search stops at constants and states: one mask would connect all layers.
[[nodiscard]] std::set<NodeIndex> nodes_around(const ProgramGraph& graph, NodeIndex centre, const Surroundings& wanted);

/// All nodes that it depends on, without itself.
[[nodiscard]] std::set<NodeIndex> ancestors(const ProgramGraph& graph, NodeIndex node);
/// All nodes that depend on it, without itself.
[[nodiscard]] std::set<NodeIndex> descendants(const ProgramGraph& graph, NodeIndex node);
/// The shortest path along the edges, including both ends, from the earlier to the later node; empty: neither depends
/// on the other.
[[nodiscard]] std::vector<NodeIndex> path_between(const ProgramGraph& graph, NodeIndex a, NodeIndex b);

}  // namespace arenascope

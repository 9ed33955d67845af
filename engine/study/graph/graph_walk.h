#pragma once
// What lies around a node, before it, behind it and between two.

#include <set>
#include <vector>

#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct Surroundings {
    int hops = 2;
    bool inputs = true, users = true;  ///< which way
    std::set<NodeIndex> grown;         ///< whose neighbours all belong to them
};
/// The centre among them. From constants and states the search does not go on: a weight is read by one layer, a mask by
/// all.
[[nodiscard]] std::set<NodeIndex> nodes_around(const ProgramGraph& graph, NodeIndex centre, const Surroundings& wanted);

/// All that it depends on, without itself.
[[nodiscard]] std::set<NodeIndex> ancestors(const ProgramGraph& graph, NodeIndex node);
/// All that depends on it, without itself.
[[nodiscard]] std::set<NodeIndex> descendants(const ProgramGraph& graph, NodeIndex node);
/// The shortest way in the direction of the edges, both ends with it, from the earlier to the later one; empty: neither
/// depends on the other.
[[nodiscard]] std::vector<NodeIndex> path_between(const ProgramGraph& graph, NodeIndex a, NodeIndex b);

}  // namespace arenascope

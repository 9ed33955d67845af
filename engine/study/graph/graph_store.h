#pragma once
// Nodes and edges during construction, with the last writer of each tensor.

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/study/graph/placed_nodes.h"

namespace arenascope {

class GraphStore {
public:
    explicit GraphStore(const Method& method) : method_(method) {}

    /// Snapshot of the writers, from which every arm begins.
    struct Change {
        ValueId value;
        NodeIndex before;
    };

    [[nodiscard]] const Tensor* tensor(ValueId id) const;
    [[nodiscard]] ValueId root(ValueId id) const;
    [[nodiscard]] std::int64_t bytes_of(ValueId id) const;
    [[nodiscard]] ProgramGraph& graph() { return placed.graph; }

    NodeIndex add_node(ProgramNode node, const NodePlace& place);
    void add_edge(const ProgramEdge& edge);
    /// For one tensor, read under its own name.
    void add_edge(ProgramEdge::Kind kind, NodeIndex from, NodeIndex to, ValueId value);
    /// An input, a state or a constant.
    void add_given(ValueId id, ProgramNode::Kind kind);
    /// The same for a value that is not a tensor: the node has its name only.
    void add_unknown(ValueId id, ProgramNode::Kind kind);
    void add_read(ValueId read, NodeIndex reader);
    void add_write(ValueId written, NodeIndex writer);

    /// None: it has not been written.
    [[nodiscard]] NodeIndex writer(ValueId root) const;
    void set_writer(ValueId root, NodeIndex node);
    void undo(std::size_t begun);
    /// Of nodes from `first` on: the first that executes.
    [[nodiscard]] NodeIndex first_runner(NodeIndex first) const;

    PlacedNodes placed;
    int within = 0;  ///< nesting depth of flows: changes are recorded only inside one
    std::vector<Change> log;
    std::unordered_map<ValueId, NodeIndex> last_writers;  ///< of a root, in any arm
    std::unordered_map<ValueId, NodeIndex> first_reads;   ///< by root

private:
    const Method& method_;
    std::unordered_map<ValueId, NodeIndex> writers_;
    std::unordered_set<ValueId> seen_views_;
};

}  // namespace arenascope

#pragma once
// Nodes and edges as they are found, with who has written which tensor last.

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/study/graph/placed_nodes.h"

namespace arenascope {

class GraphStore {
public:
    explicit GraphStore(const Method& method) : method_(method) {}

    /// Writers of values as they were, to begin every arm with.
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
    /// Of one tensor, which is read as it is.
    void add_edge(ProgramEdge::Kind kind, NodeIndex from, NodeIndex to, ValueId value);
    /// An input, a state or a constant.
    void add_given(ValueId id, ProgramNode::Kind kind);
    void add_read(ValueId read, NodeIndex reader);
    void add_write(ValueId written, NodeIndex writer);

    /// None: nothing has written it.
    [[nodiscard]] NodeIndex writer(ValueId root) const;
    void set_writer(ValueId root, NodeIndex node);
    void undo(std::size_t begun);
    /// Of nodes from `first` on: the first that runs in some way.
    [[nodiscard]] NodeIndex first_runner(NodeIndex first) const;

    PlacedNodes placed;
    int within = 0;  ///< so many flows: only there changes are kept
    std::vector<Change> log;
    std::unordered_map<ValueId, NodeIndex> last_writers;  ///< of a root, in whichever arm
    std::unordered_map<ValueId, NodeIndex> first_reads;   ///< by root

private:
    const Method& method_;
    std::unordered_map<ValueId, NodeIndex> writers_;
    std::unordered_set<ValueId> seen_views_;
};

}  // namespace arenascope

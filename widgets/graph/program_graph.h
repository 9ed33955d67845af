#pragma once
// What computes what: a node per operator that runs, per input, state and constant, and an edge per tensor that is
// read. Of the whole method, without places; indices are stable for one outcome.

#include <QString>
#include <unordered_map>
#include <vector>

#include "engine/engine.h"

namespace arenascope {

struct ProgramNode;
struct ProgramEdge;
using NodeIndex = Index<ProgramNode>;  ///< in ProgramGraph::nodes
using EdgeIndex = Index<ProgramEdge>;  ///< in ProgramGraph::edges

struct ProgramNode {
    enum class Kind : std::uint8_t { op, delegate, input, state, constant } kind = Kind::op;
    InstructionIndex instruction{};  ///< of an operator or a delegate
    Step step{};                     ///< that it runs in
    ValueId value = no_value;        ///< what it makes, or is
    std::vector<ValueId> values;     ///< all that it makes
    QString name, detail;            ///< "mm_2", "32 × 32"
    QString module;                  ///< "features.2.conv"; empty: the program's own code
    QString source;                  ///< "model.py:12", or empty
    std::vector<EdgeIndex> in, out;
    [[nodiscard]] bool runs() const { return kind == Kind::op || kind == Kind::delegate; }
};

struct ProgramEdge {
    NodeIndex from{0}, to{0};
    ValueId value = no_value;
    qint64 bytes = 0;
    QString view;             ///< shape it is read as, where that is a view
    bool writesBack = false;  ///< the state, at the end of the run
};

struct ProgramGraph {
    Table<NodeIndex, ProgramNode> nodes;
    Table<EdgeIndex, ProgramEdge> edges;
    std::unordered_map<ValueId, NodeIndex> makers;  ///< node that makes a tensor, by the root of its views
    int operators = 0, views = 0;
    /// None where the tensor is not in the graph.
    [[nodiscard]] NodeIndex nodeOf(const Method& method, ValueId value) const;
};

ProgramGraph programGraph(const Outcome& outcome);

}  // namespace arenascope

#pragma once
// What computes what, for people who look at a program: a node for each operator that runs, each input, output, state
// and constant, and an edge for each tensor that is read. Nested frames say where nodes belong: the modules of the
// Python program, branches and loops, delegates, tiles. Without places on a screen; indices are stable for one outcome.

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/ir/method.h"
#include "engine/study/graph/operator_words.h"

namespace arenascope {

struct ProgramNode;
struct ProgramEdge;
struct ProgramFrame;
using NodeIndex = Index<ProgramNode>;    ///< in ProgramGraph::nodes
using EdgeIndex = Index<ProgramEdge>;    ///< in ProgramGraph::edges
using FrameIndex = Index<ProgramFrame>;  ///< in ProgramGraph::frames
inline constexpr FrameIndex whole_program{0};

struct ProgramNode {
    enum class Kind : std::uint8_t {
        op,
        delegate,
        inside,  ///< of a delegate: runs in the backend
        input,
        output,
        state,
        constant,
        pass,       ///< of an arm that runs nothing: hands a tensor on
        condition,  ///< decides which branch runs, or whether a loop goes on
        result      ///< what a branch or loop gives, whichever way it went
    } kind = Kind::op;
    enum class Carry : std::uint8_t { none, in, back } carry = Carry::none;  ///< a copy that a loop makes
    InstructionIndex instruction{};                                          ///< of an operator or a delegate
    Step step{};                                                             ///< that it runs in
    ValueId value = no_value;                                                ///< what it makes, or is
    std::vector<ValueId> values;                                             ///< all that it makes
    std::string title;                                                       ///< the operator, as people call it
    std::string op;                                                          ///< as the file has it
    std::string name;                                                        ///< of the tensor, else of the node
    OperatorFamily family = OperatorFamily::other;
    FrameIndex frame = whole_program;  ///< the innermost that holds it
    std::string module;                ///< "features.2.conv"; empty: the program's own code
    std::string source;                ///< "model.py:12", or empty
    std::int64_t bytes = 0;            ///< of what it makes
    std::vector<EdgeIndex> in, out;
    [[nodiscard]] bool runs() const { return kind == Kind::op || kind == Kind::delegate; }
};

struct ProgramEdge {
    enum class Kind : std::uint8_t {
        data,
        condition,  ///< the tensor that decides, to what it decides about
        control,    ///< from what decides to what runs then
        order,      ///< runs before, and nothing else is known
        back,       ///< to the next turn of a loop
        write_back  ///< of a state, at the end of the run
    } kind = Kind::data;
    NodeIndex from{0}, to{0};
    ValueId value = no_value;  ///< that is read: the root of its views
    ValueId seen = no_value;   ///< as which it is read: a view of it, or itself
    std::int64_t bytes = 0;
    [[nodiscard]] bool is_view() const { return seen != value; }
    /// Whether it runs with the order of the program.
    [[nodiscard]] bool is_forward() const { return kind != Kind::back && kind != Kind::write_back; }
};

struct ProgramFrame {
    enum class Kind : std::uint8_t {
        program,
        module,
        branch,  ///< holds the arms that exclude each other
        arm,
        loop,  ///< holds its test and its body
        test,
        body,
        delegate,  ///< what a call's payload holds
        tiles,     ///< operators that run tile by tile
        chain,     ///< operators in a row that only move data
        steps      ///< of what would be too much at once: so many in the order of the program
    } kind = Kind::module;
    struct Child {  ///< one of the two
        NodeIndex node{};
        FrameIndex frame{};
    };
    FrameIndex parent{};
    std::string title;  ///< "features.2": the part of its path behind the parent's; "cond"; empty: the kind says it
    std::string path;   ///< "encoder.layers.0": of a module; "true_graph_0": of control flow
    int number = 0;     ///< of an arm: 0 where the condition holds, 1 where not, 2 of a call; of tiles: which group
    std::vector<Child> children;  ///< in the order in which they run
    int depth = 0;
    int operators = 0;               ///< that run in it, and in all that it holds
    Step first_step{}, last_step{};  ///< inclusive; none: nothing runs in it
    NodeIndex result{};              ///< of a branch or a loop that gives something
    std::uint64_t likeness = 0;      ///< equal where two frames hold the same operators with the same shapes
    [[nodiscard]] bool is_flow() const { return kind >= Kind::branch && kind <= Kind::body; }
};

struct ProgramGraph {
    Table<NodeIndex, ProgramNode> nodes;
    Table<EdgeIndex, ProgramEdge> edges;
    Table<FrameIndex, ProgramFrame> frames;         ///< [0] is the program
    std::unordered_map<ValueId, NodeIndex> makers;  ///< node that makes a tensor, by the root of its views
    int operators = 0, views = 0;
    /// None where the tensor is not in the graph.
    [[nodiscard]] NodeIndex node_of(const Method& method, ValueId value) const;
    /// Whether `frame` is `outer` or lies in it.
    [[nodiscard]] bool is_inside(FrameIndex frame, FrameIndex outer) const;
    /// Its name without that of the sub-graph or module around it: "cos" of "false_graph_0.cos", "MatMul" of
    /// "encoder/layer.0/MatMul".
    [[nodiscard]] std::string_view short_name(NodeIndex node) const;
    /// The child of `outer` that holds the node; nothing where the node does not lie in `outer`.
    [[nodiscard]] ProgramFrame::Child child_of(FrameIndex outer, NodeIndex node) const;
};

}  // namespace arenascope

#pragma once
// A program as a graph for display: a node for each operator that runs, each input, output, state and constant, and an
// edge for each read of a tensor. Nested frames group the nodes: modules of the Python program, branches and loops,
// delegates, tiles. There are no screen positions; indices are stable for one outcome.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/ir/method.h"
#include "engine/study/graph/operator_names.h"

namespace arenascope {

struct ProgramNode;
struct ProgramEdge;
struct ProgramFrame;
using NodeIndex = Index<ProgramNode>;    ///< in ProgramGraph::nodes
using EdgeIndex = Index<ProgramEdge>;    ///< in ProgramGraph::edges
using FrameIndex = Index<ProgramFrame>;  ///< in ProgramGraph::frames
inline constexpr FrameIndex whole_program{0};

/// What a delegate's payload states of one of its nodes, as far as it does.
struct StatedNode {
    struct Tensor {
        enum class Kind : std::uint8_t { input, constant, output } kind = Kind::input;
        Message role;          ///< "filter"
        std::string name;      ///< in the program, if known
        std::string type;      ///< "1 × 8 × 4 × 4 qint8"
        Message quantisation;  ///< "scale 0.02, zero point -3"; empty: none
        std::int64_t bytes = 0;
        NodeIndex maker{};         ///< in the payload
        ValueId value = no_value;  ///< of the method
    };
    InstructionIndex call{};  ///< of the delegate
    std::int64_t handle = -1;
    std::vector<std::pair<Message, Message>> attributes;  ///< "stride", "2, 2"
    std::vector<Tensor> tensors;                          ///< inputs, then outputs
    std::vector<DebugHandle::Node> made_from;             ///< nodes of the exported program
    std::string stack_trace;
};

struct ProgramNode {
    enum class Kind : std::uint8_t {
        op,
        delegate,
        inside,  ///< of a delegate: runs in the backend
        input,
        output,
        state,
        constant,
        pass,       ///< an empty arm: passes a tensor on
        condition,  ///< decides which branch runs, or whether a loop continues
        result      ///< the result of a branch or loop, from any arm
    } kind = Kind::op;
    enum class Carry : std::uint8_t { none, in, back } carry = Carry::none;  ///< a copy that a loop makes
    InstructionIndex instruction{};                                          ///< of an operator or a delegate
    Step step{};                                                             ///< that it runs in
    ValueId value = no_value;                                                ///< its result, or the value itself
    std::vector<ValueId> values;                                             ///< all that it makes
    std::string title;                                                       ///< the operator's display name
    std::string op;                                                          ///< as in the file
    std::string name;                                                        ///< of the tensor, otherwise of the node
    OperatorFamily family = OperatorFamily::other;
    FrameIndex frame = whole_program;  ///< the innermost that holds it
    std::string module;                ///< "features.2.conv"; empty: the program's own code
    std::string source;                ///< "model.py:12", or empty
    std::int64_t bytes = 0;            ///< of what it makes
    std::vector<EdgeIndex> in, out;
    std::shared_ptr<const StatedNode> payload;  ///< of a node inside a delegate
    [[nodiscard]] bool runs() const { return kind == Kind::op || kind == Kind::delegate; }
};

struct ProgramEdge {
    enum class Kind : std::uint8_t {
        data,
        condition,  ///< from the tensor that decides to the node that it controls
        control,    ///< from the condition to the nodes that then run
        order,      ///< runs before; nothing else is known
        back,       ///< to the next iteration of a loop
        write_back  ///< of a state, at the end of the run
    } kind = Kind::data;
    NodeIndex from{0}, to{0};
    ValueId value = no_value;  ///< the value read: the root of its views
    ValueId seen = no_value;   ///< the name under which it is read: a view of it, or itself
    std::int64_t bytes = 0;
    [[nodiscard]] bool is_view() const { return seen != value; }
    /// Whether it points forward in execution order.
    [[nodiscard]] bool is_forward() const { return kind != Kind::back && kind != Kind::write_back; }
};

/// Iterations of a loop that are known before a run.
struct TripCount {
    std::int64_t count = 0;
    bool is_most = false;  ///< it may end earlier
};

struct ProgramFrame {
    enum class Kind : std::uint8_t {
        program,
        module,
        branch,  ///< contains the arms that exclude each other
        arm,
        loop,  ///< contains its test and its body
        test,
        body,
        delegate,  ///< the contents of a call's payload
        tiles,     ///< operators that run tile by tile
        chain,     ///< consecutive operators that only move data
        steps      ///< a part of a large frame: consecutive steps
    } kind = Kind::module;
    struct Child {  ///< either of the two
        NodeIndex node{};
        FrameIndex frame{};
    };
    FrameIndex parent{};
    std::string title;    ///< "features.2": its path below the parent's; "cond"; empty: use the kind
    std::string path;     ///< "encoder.layers.0": of a module; "true_graph_0": of control flow
    std::string lowered;  ///< what the operator of the title became, if that has another name: "cond" of "If"
    int number = 0;       ///< of an arm: 0 if the condition is true, 1 if false, 2 of a call; of tiles: the group
    std::vector<Child> children;  ///< in the order in which they run
    int depth = 0;
    int operators = 0;               ///< that run in it, including nested frames
    Step first_step{}, last_step{};  ///< inclusive; none: nothing runs in it
    NodeIndex result{};              ///< of a branch or a loop with results
    NodeIndex condition{};           ///< of a branch or a loop that has one
    std::optional<TripCount> trips;  ///< of a loop
    std::uint64_t likeness = 0;      ///< equal for two frames with the same operators and shapes
    [[nodiscard]] bool is_flow() const { return kind >= Kind::branch && kind <= Kind::body; }
};

struct ProgramGraph {
    Table<NodeIndex, ProgramNode> nodes;
    Table<EdgeIndex, ProgramEdge> edges;
    Table<FrameIndex, ProgramFrame> frames;         ///< [0] is the program
    std::unordered_map<ValueId, NodeIndex> makers;  ///< node that makes a tensor, by the root of its views
    int operators = 0, views = 0;
    /// None if the tensor is not in the graph.
    [[nodiscard]] NodeIndex node_of(const Method& method, ValueId value) const;
    /// Whether `frame` is `outer` or inside it.
    [[nodiscard]] bool is_inside(FrameIndex frame, FrameIndex outer) const;
    /// Its name without that of the sub-graph or module around it: "cos" of "false_graph_0.cos", "MatMul" of
    /// "encoder/layer.0/MatMul".
    [[nodiscard]] std::string_view short_name(NodeIndex node) const;
    /// The child of `outer` that contains the node; nothing if the node is not in `outer`.
    [[nodiscard]] ProgramFrame::Child child_of(FrameIndex outer, NodeIndex node) const;
};

}  // namespace arenascope

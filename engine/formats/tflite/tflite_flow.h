#pragma once
// Control flow: subgraphs that IF, WHILE and CALL_ONCE run become part of the method that runs them. TensorFlow Lite
// Micro plans all of them in one arena. While a subgraph runs, the inputs and outputs of the operator and all values
// that the caller still needs keep their places. Jumps decide what runs; values are copied in and out, as the
// interpreter does. A subgraph that is called twice has the same tensors both times, live from the first call to the
// last. The operator itself comes last and does nothing more.

#include "engine/ir/graph_budget.h"
#include "engine/ir/method.h"

namespace arenascope::tflite {

struct GraphCall {
    struct Called {
        std::size_t graph = 0;  ///< index in the file
        SubGraph::Kind kind = SubGraph::Kind::arm;
    };
    InstructionIndex instruction{0};
    std::vector<Called> graphs;  ///< in the order in which they run
};

/// A subgraph of the file.
struct GraphOfFile {
    Method method;
    std::vector<GraphCall> calls;
    std::int32_t tensors = 0;      ///< its first values
    std::vector<Message> notes{};  ///< for the user
};

struct JoinedGraphs {
    std::vector<Method> methods;  ///< one for each subgraph that no other subgraph runs
    /// For each value of the first method: its place among the tensors of all subgraphs; -1: it is none of them.
    Table<ValueId, std::int32_t> index;
};

/// Refuses recursive subgraphs, and nesting beyond a fixed limit.
Result<JoinedGraphs> join_called(std::vector<GraphOfFile> graphs, GraphBudget& budget);

}  // namespace arenascope::tflite

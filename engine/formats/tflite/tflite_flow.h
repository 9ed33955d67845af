#pragma once
// Control flow: subgraphs that IF, WHILE and CALL_ONCE run become part of the method that runs them. TensorFlow Lite
// Micro plans all of them in one arena: while one runs, the operator's inputs and outputs and all that the caller
// still needs keep their places, and what two calls run lives from the first to the last of them.

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

/// A subgraph as the file has it.
struct GraphOfFile {
    Method method;
    std::vector<GraphCall> calls;
    std::vector<std::string> notes{};  ///< for the user
};

struct JoinedGraphs {
    std::vector<Method> methods;  ///< one for each subgraph that no other runs
    /// Of the values of the first method: the number that each has in its subgraph.
    Table<ValueId, std::int32_t> index;
};

/// Refuses subgraphs that run themselves, and nesting deeper than anybody needs.
Result<JoinedGraphs> join_called(std::vector<GraphOfFile> graphs, GraphBudget& budget);

}  // namespace arenascope::tflite

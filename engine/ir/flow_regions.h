#pragma once
// Which instructions belong to which sub-graph of control flow, also where a file does not say.

#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

/// The method's own sub-graphs. If it has none, those that its jumps imply, outer ones first:
///
///   jump unless; arm; jump always; arm              true_graph_0, false_graph_0
///   rows; [body; jump back]                         body_graph_0; scan_combine_graph_0 if values are copied in first
///   [test; jump out; body; jump back]               while_loop_cond_graph_0, while_loop_body_graph_0
///
/// Names are those that torch.export gives in a program with no others, counted in each graph. [0] is the method.
Table<GraphIndex, SubGraph> flow_regions(const Method& method);

/// Whether an operator runs graphs of its own, whose instructions come directly before it: control flow of TensorFlow
/// Lite, and of an ONNX model that keeps its own operators.
[[nodiscard]] bool runs_graphs(const Instruction& instruction);

/// The graph that each value belongs to: that of the instruction which writes it first, else the method itself.
Table<ValueId, GraphIndex> regions_of_values(const Method& method, const Table<GraphIndex, SubGraph>& regions);

}  // namespace arenascope

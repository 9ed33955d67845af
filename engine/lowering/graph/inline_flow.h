#pragma once
// Control flow in a flat list of nodes. Markers stand where a control-flow node was:
//   begin(kind, condition, carried, sliced)
//   enter(operand of each input) -> carried and sliced inputs; nodes of the sub-graph; leave(results)   (1 or 2 times)
//   end(condition, operands) -> outputs
// Values of a sub-graph are named by its path: "true_graph_0.add". Inputs that stay as they are (closures,
// parameters) are the operands themselves.

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {

enum class FlowKind : std::uint8_t { branch, map, scan, loop };

inline constexpr std::string_view flow_begin = "flow::begin", flow_enter = "flow::enter", flow_leave = "flow::leave",
                                  flow_end = "flow::end";
/// A constant of a sub-graph at its first use (ExecuTorch's get_attr): one argument, no output.
inline constexpr std::string_view flow_constant = "flow::constant";
/// A number as a value for control flow: one argument, the number; one output, its name.
inline constexpr std::string_view flow_number = "flow::number";

/// Replaces cond, map, scan and while_loop by their nodes between markers. Other control flow is an error.
Result<> inline_flow(fx::ExportedProgram& program);

[[nodiscard]] inline bool is_marker(const fx::Node& node) { return node.target.starts_with("flow::"); }
/// Number that the markers of one control-flow node share.
[[nodiscard]] std::int64_t flow_of(const fx::Node& marker);
[[nodiscard]] std::vector<fx::Arg::Item> flow_items(const fx::Node& marker, std::string_view name);
/// Whether a graph equals another or is inside it.
[[nodiscard]] bool is_inside(const fx::GraphPaths& paths, fx::PathIndex inner, fx::PathIndex outer);
/// "add" for "true_graph_0.add" of graph "true_graph_0", and back.
[[nodiscard]] std::string own_name(const fx::GraphPaths& paths, fx::PathIndex graph, const std::string& name);
[[nodiscard]] std::string name_in(const fx::GraphPaths& paths, fx::PathIndex graph, const std::string& name);

}  // namespace arenascope::lowering

#pragma once
// The steps from a graph of quantize and dequantize nodes to one of Cortex-M operators; cortex_m.cpp runs them in their
// order.

#include "engine/lowering/targets/cortex_m/kinds.h"

namespace arenascope::lowering::cortex_m {

using Nodes = Table<fx::NodeIndex, fx::Node>;

/// Replaces in-place activations by functional ones.
Result<> make_functional(Int8Graph& graph);
/// Chooses the nodes that compute on integers, and records for the other quantised ones why they do not.
Result<> select(Int8Graph& graph);
/// Merges quantize and dequantize nodes into the chosen nodes around them.
Result<> fold(Int8Graph& graph);
/// Merges activations into the nodes before them that can clamp their results.
Result<> fuse(Int8Graph& graph);
/// Hard swish becomes a minimum and a product.
Result<> spread_hardswish(Int8Graph& graph);
/// Gives operands the dimension order that each operator reads.
Result<> arrange(Int8Graph& graph);
/// Replaces operators on integers by those of the Cortex-M library.
Result<> replace(Int8Graph& graph);
/// Replaces the remaining quantize and dequantize nodes by calls of the library; weights that stay real are computed
/// now.
Result<> quantize_rest(Int8Graph& graph);

// -- what replace() is made of: each writes the nodes that stand for one ------------------------------------------

using Replacement = Result<> (*)(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_convolution(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_linear(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_product(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_average_pool(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_max_pool(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_pad(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
/// Whether the library's kernel supports the call; otherwise the portable one is used.
[[nodiscard]] bool is_library_pool(const fx::Node& node);

}  // namespace arenascope::lowering::cortex_m

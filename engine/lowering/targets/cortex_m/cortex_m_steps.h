#pragma once
// The steps from a graph of quantize and dequantize nodes to one of Cortex-M operators; cortex_m.cpp runs them in their
// order.

#include "engine/lowering/targets/cortex_m/kinds.h"

namespace arenascope::lowering::cortex_m {

using Nodes = Table<fx::NodeIndex, fx::Node>;

/// Activations that overwrite their operands become those that do not.
Result<> make_functional(Int8Graph& graph);
/// Chooses the nodes that compute on integers, and says of the other quantised ones why they do not.
Result<> select(Int8Graph& graph);
/// The quantize and dequantize nodes around the chosen ones go into them.
Result<> fold(Int8Graph& graph);
/// Activations go into the nodes before them, where these can bound their results.
Result<> fuse(Int8Graph& graph);
/// Hard swish becomes a minimum and a product.
Result<> spread_hardswish(Int8Graph& graph);
/// Elements are put in the order that each operator reads them in.
Result<> arrange(Int8Graph& graph);
/// Operators on integers become those of the Cortex-M library.
Result<> replace(Int8Graph& graph);
/// What is left of quantize and dequantize nodes becomes calls of the library; weights that stay real are computed now.
Result<> quantize_rest(Int8Graph& graph);

// -- what replace() is made of: each writes the nodes that stand for one ------------------------------------------

using Replacement = Result<> (*)(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_convolution(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_linear(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_product(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_average_pool(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_max_pool(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
Result<> replace_pad(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out);
/// Whether the library's kernel takes the call; the portable one does it otherwise.
[[nodiscard]] bool is_library_pool(const fx::Node& node);

}  // namespace arenascope::lowering::cortex_m

#pragma once
// The operators that are mapped, a family in each file of this folder; registry.cpp lists them.

#include <span>
#include <string_view>

#include "engine/formats/onnx/model/model.h"

namespace arenascope::onnx {

class Importer;

/// Adds a node's result to the graph; an error states why it does not map.
using MapOperator = Result<> (*)(Importer&, const Node&);
struct Operator {
    std::string_view op;  ///< "MatMul"; of another domain than ONNX's own: "com.microsoft.FastGelu"
    MapOperator map = nullptr;
};
std::span<const Operator> arithmetic_operators();
std::span<const Operator> activation_operators();
std::span<const Operator> attention_operators();
std::span<const Operator> contrib_operators();
std::span<const Operator> detection_operators();
std::span<const Operator> fused_operators();
std::span<const Operator> indexing_operators();
std::span<const Operator> learning_operators();
std::span<const Operator> loss_operators();
std::span<const Operator> ordering_operators();
std::span<const Operator> transform_operators();
std::span<const Operator> resizing_operators();
std::span<const Operator> refused_operators();
std::span<const Operator> norm_operators();
std::span<const Operator> pool_operators();
std::span<const Operator> flow_operators();
std::span<const Operator> recurrent_operators();
std::span<const Operator> quantized_operators();
std::span<const Operator> layer_operators();
std::span<const Operator> shape_operators();
/// The row of a node's operator; null: there is none.
[[nodiscard]] const Operator* find_operator(const Node& node);

}  // namespace arenascope::onnx

// To add an operator: add a function and a row to its family. To add a family: add a file here, its function in
// operators.h, and its name below.

#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

const Operator* find_operator(const Node& node) {
    const std::string name = node.domain.empty() ? node.op : node.domain + "." + node.op;
    for (const auto family :
         {arithmetic_operators(), activation_operators(), layer_operators(),    norm_operators(),
          pool_operators(),       shape_operators(),      flow_operators(),     recurrent_operators(),
          quantized_operators(),  indexing_operators(),   resizing_operators(), attention_operators(),
          loss_operators(),       transform_operators(),  ordering_operators(), contrib_operators(),
          detection_operators(),  fused_operators(),      learning_operators(), refused_operators()}) {
        for (const Operator& each : family) {
            if (each.op == name) return &each;
        }
    }
    return nullptr;
}

}  // namespace arenascope::onnx

#include "engine/formats/onnx/ops/arity.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arenascope::onnx {
namespace {

/// The minimum over all versions of an operator; operators that are not listed need one.
constexpr std::array least_inputs = std::to_array<std::pair<std::string_view, std::size_t>>({
    {"Add", 2},
    {"And", 2},
    {"BatchNormalization", 5},
    {"BitShift", 2},
    {"BitwiseAnd", 2},
    {"BitwiseOr", 2},
    {"BitwiseXor", 2},
    {"CastLike", 2},
    {"Constant", 0},
    {"Conv", 2},
    {"ConvInteger", 2},
    {"ConvTranspose", 2},
    {"CumSum", 2},
    {"DeformConv", 3},
    {"DequantizeLinear", 2},
    {"Div", 2},
    {"Equal", 2},
    {"Expand", 2},
    {"GRU", 3},
    {"Gather", 2},
    {"GatherElements", 2},
    {"GatherND", 2},
    {"Gemm", 2},
    {"Greater", 2},
    {"GreaterOrEqual", 2},
    {"GridSample", 2},
    {"GroupNormalization", 3},
    {"InstanceNormalization", 3},
    {"LSTM", 3},
    {"LayerNormalization", 2},
    {"Less", 2},
    {"LessOrEqual", 2},
    {"Loop", 0},
    {"MatMul", 2},
    {"MatMulInteger", 2},
    {"Mod", 2},
    {"Mul", 2},
    {"NonMaxSuppression", 2},
    {"OneHot", 3},
    {"Or", 2},
    {"PRelu", 2},
    {"Pow", 2},
    {"QLinearConv", 8},
    {"QLinearMatMul", 8},
    {"QuantizeLinear", 2},
    {"RMSNormalization", 2},
    {"RNN", 3},
    {"RandomNormal", 0},
    {"RandomUniform", 0},
    {"Range", 3},
    {"Scatter", 3},
    {"ScatterElements", 3},
    {"ScatterND", 3},
    {"SequenceEmpty", 0},
    {"Sub", 2},
    {"Where", 3},
    {"Xor", 2},
});
static_assert(std::is_sorted(least_inputs.begin(), least_inputs.end()));

}  // namespace

std::optional<std::size_t> missing_input(const Node& node) {
    const auto found = std::lower_bound(least_inputs.begin(), least_inputs.end(), node.op,
                                        [](const auto& row, const std::string& op) { return row.first < op; });
    const std::size_t least = found != least_inputs.end() && found->first == node.op ? found->second : 1;
    for (std::size_t i = 0; i < least; ++i) {
        if (i >= node.inputs.size() || node.inputs[i].empty()) return i;
    }
    return std::nullopt;
}

}  // namespace arenascope::onnx

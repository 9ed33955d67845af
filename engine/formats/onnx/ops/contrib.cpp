// Operators of ONNX Runtime's own domain in quantized and optimized models.

#include <cmath>
#include <numbers>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

std::string gelu_of(Formula& f, const std::string& x, const char* kind) {
    return f.op("Gelu", {x}, {{"approximate", attribute(std::string(kind))}});
}

Result<> gelu(Importer& im, const Node& node) {
    Formula f(im, node);
    f.result(0, gelu_of(f, f.in(0), "none"));
    return f.end();
}

Result<> fast_gelu(Importer& im, const Node& node) {
    Formula f(im, node);
    f.result(0, gelu_of(f, f.has(1) ? f.add(f.in(0), f.in(1)) : f.in(0), "tanh"));
    return f.end();
}

Result<> bias_gelu(Importer& im, const Node& node) {
    Formula f(im, node);
    f.result(0, gelu_of(f, f.add(f.in(0), f.in(1)), "none"));
    return f.end();
}

/// x times the sigmoid of alpha x
Result<> quick_gelu(Importer& im, const Node& node) {
    Formula f(im, node);
    const double alpha = static_cast<double>(node.real("alpha", 1.702F));
    f.result(0, f.mul(f.in(0), f.op("Sigmoid", {f.mul(f.in(0), f.real(alpha, f.in(0)))})));
    return f.end();
}

Result<> fused_product(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto side = [&](std::size_t input, const char* turns) {
        const auto rank = static_cast<std::int64_t>(f.sizes(f.in(input)).size());
        if (node.integer(turns, 0) == 0 || rank < 2) return f.in(input);
        std::vector<std::int64_t> order;
        for (std::int64_t i = 0; i < rank; ++i) order.push_back(i);
        std::swap(order[order.size() - 1], order[order.size() - 2]);
        return f.transpose(f.in(input), order);
    };
    if (node.integer("transBatchA", 0) != 0 || node.integer("transBatchB", 0) != 0)
        return not_mapped(node, message("transposed batches"));
    const std::string out = f.matmul(side(0, "transA"), side(1, "transB"));
    const double alpha = static_cast<double>(node.real("alpha", 1));
    f.result(0, alpha == 1 ? out : f.mul(out, f.real(alpha, out)));
    return f.end();
}

/// The sum of two inputs and a bias, normalised over the last dimension; results: that, its moments, the sum.
Result<> skip_norm(Importer& im, const Node& node) {
    Formula f(im, node);
    const bool simple = node.op == "SkipSimplifiedLayerNormalization";
    std::string sum = f.add(f.in(0), f.in(1));
    const std::size_t bias = simple ? 3 : 4;
    if (f.has(bias)) sum = f.add(sum, f.in(bias));
    f.result(3, sum);
    const auto epsilon = attribute(node.real("epsilon", 1e-12F));
    const auto last = attribute(std::int64_t{-1});
    if (simple) {
        f.result(0, f.op("RMSNormalization", {sum, f.in(2)}, {{"epsilon", epsilon}, {"axis", last}}));
    } else {
        Formula::Names inputs{sum, f.in(2)};
        if (f.has(3)) inputs.push_back(f.in(3));
        f.result(0, f.op("LayerNormalization", inputs, {{"epsilon", epsilon}, {"axis", last}}));
    }
    return f.end();
}

Result<> simple_norm(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto epsilon = attribute(node.real("epsilon", 1e-5F));
    f.result(0,
             f.op("RMSNormalization", {f.in(0), f.in(1)},
                  {{"epsilon", epsilon}, {"axis", attribute(node.integer("axis", -1))}}));
    return f.end();
}

std::string real_numbers(Formula& f, std::size_t value, std::size_t scale) {
    Formula::Names inputs{f.in(value), f.in(scale)};
    if (f.has(scale + 1)) inputs.push_back(f.in(scale + 1));
    return f.op("DequantizeLinear", inputs);
}

void quantized(Formula& f, const std::string& of, std::size_t scale) {
    Formula::Names inputs{of, f.in(scale)};
    if (f.has(scale + 1)) inputs.push_back(f.in(scale + 1));
    f.result(0, f.op("QuantizeLinear", inputs));
}

/// a, its scale and zero point; b, its scale and zero point; the result's: computed in real numbers between the two.
Result<> quantized_pair(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(6)) return not_mapped(node, message("a scale that is not given"));
    const std::string a = real_numbers(f, 0, 1), b = real_numbers(f, 3, 4);
    quantized(f, node.op == "QLinearAdd" ? f.add(a, b) : f.mul(a, b), 6);
    return f.end();
}

/// x, its scale and zero point, the result's.
Result<> quantized_one(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(3)) return not_mapped(node, message("a scale that is not given"));
    if (node.integer("channels_last", 0) != 0) return not_mapped(node, message("channels after the image"));
    Formula::Attributes attributes = node.attributes;
    attributes.erase("channels_last");
    attributes.erase("opset");
    const std::string op = node.op.substr(std::string_view("QLinear").size());
    quantized(f, f.op(op.c_str(), {real_numbers(f, 0, 1)}, std::move(attributes)), 3);
    return f.end();
}

/// The result's scale and zero point, then each part with its own.
Result<> quantized_join(Importer& im, const Node& node) {
    Formula f(im, node);
    Formula::Names parts;
    for (std::size_t i = 2; i + 2 < node.inputs.size(); i += 3) parts.push_back(real_numbers(f, i, i + 1));
    if (parts.empty()) return not_mapped(node, message("no tensors to join"));
    quantized(f, f.concat(parts, node.integer("axis", 0)), 0);
    return f.end();
}

Result<> as_standard(Importer& im, const Node& node) {
    Node plain = node;
    plain.domain.clear();
    return im.map(plain);
}

constexpr auto contrib_rows = std::to_array<Operator>({
    {"com.microsoft.Gelu", gelu},
    {"com.microsoft.FastGelu", fast_gelu},
    {"com.microsoft.BiasGelu", bias_gelu},
    {"com.microsoft.QuickGelu", quick_gelu},
    {"com.microsoft.FusedMatMul", fused_product},
    {"com.microsoft.SkipLayerNormalization", skip_norm},
    {"com.microsoft.SkipSimplifiedLayerNormalization", skip_norm},
    {"com.microsoft.SimplifiedLayerNormalization", simple_norm},
    {"SimplifiedLayerNormalization", simple_norm},
    {"com.microsoft.QLinearAdd", quantized_pair},
    {"com.microsoft.QLinearMul", quantized_pair},
    {"com.microsoft.QLinearSigmoid", quantized_one},
    {"com.microsoft.QLinearLeakyRelu", quantized_one},
    {"com.microsoft.QLinearSoftmax", quantized_one},
    {"com.microsoft.QLinearAveragePool", quantized_one},
    {"com.microsoft.QLinearGlobalAveragePool", quantized_one},
    {"com.microsoft.QLinearConcat", quantized_join},
    {"com.microsoft.QuantizeLinear", as_standard},
    {"com.microsoft.DequantizeLinear", as_standard},
    {"com.microsoft.Trilu", as_standard},
    {"com.microsoft.Pad", as_standard},
});

}  // namespace

std::span<const Operator> contrib_operators() { return contrib_rows; }

}  // namespace arenascope::onnx

// Activations and other short elementwise formulas.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

fx::Arg number(std::string name, double value) { return fx_arg(std::move(name), value); }
fx::Arg of(const std::string& value) { return fx_value("self", value); }

double attribute(const Node& node, const char* name, double otherwise) {
    return static_cast<double>(node.real(name, static_cast<float>(otherwise)));
}

Result<> elu(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const bool selu = node.op == "Selu";
    const double alpha = attribute(node, "alpha", selu ? 1.67326319217681884765625 : 1);
    const double scale = selu ? attribute(node, "gamma", 1.05070102214813232421875) : 1;
    im.graph().emit(
        node, "aten::elu.default",
        {im.values().tensor("self", node, 0), number("alpha", alpha), number("scale", scale), number("input_scale", 1)},
        type, node.outputs[0]);
    return done;
}

Result<> celu(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const double alpha = attribute(node, "alpha", 1);
    if (alpha == 0) return not_mapped(node, message("alpha is 0"));
    im.graph().emit(node, "aten::elu.default",
                    {im.values().tensor("self", node, 0), number("alpha", alpha), number("scale", 1),
                     number("input_scale", 1 / alpha)},
                    type, node.outputs[0]);
    return done;
}

Result<> softplus(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    im.graph().emit(node, "aten::softplus.default", {im.values().tensor("self", node, 0)}, type, node.outputs[0]);
    return done;
}

Result<> mish(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    im.graph().emit(node, "aten::mish.default", {im.values().tensor("self", node, 0)}, type, node.outputs[0]);
    return done;
}

/// x / (1 + |x|)
Result<> softsign(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const std::string size = im.graph().emit(node, "aten::abs.default", {im.values().tensor("self", node, 0)}, type);
    const std::string below = im.graph().emit(node, "aten::add.Scalar", {of(size), number("other", 1)}, type);
    im.graph().emit(node, "aten::div.Tensor", {im.values().tensor("self", node, 0), fx_value("other", below)}, type,
                    node.outputs[0]);
    return done;
}

/// clamp(alpha x + beta, 0, 1)
Result<> hard_sigmoid(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const std::string scaled =
        im.graph().emit(node, "aten::mul.Scalar",
                        {im.values().tensor("self", node, 0), number("other", attribute(node, "alpha", 0.2))}, type);
    const std::string moved =
        im.graph().emit(node, "aten::add.Scalar", {of(scaled), number("other", attribute(node, "beta", 0.5))}, type);
    im.graph().emit(node, "aten::clamp.default", {of(moved), number("min", 0), number("max", 1)}, type,
                    node.outputs[0]);
    return done;
}

Result<> thresholded_relu(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    im.graph().emit(
        node, "aten::threshold.default",
        {im.values().tensor("self", node, 0), number("threshold", attribute(node, "alpha", 1)), number("value", 0)},
        type, node.outputs[0]);
    return done;
}

/// x + bias below -lambd, x - bias above lambd, 0 between.
Result<> shrink(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const TensorType choice{.dtype = DType::boolean, .sizes = type.sizes};
    const double edge = attribute(node, "lambd", 0.5), bias = attribute(node, "bias", 0);
    if (!is_floating(type.dtype)) return not_mapped(node, message("whole numbers"));
    const auto moved = [&](const char* test, double limit, double by, const std::string& otherwise,
                           const std::string& name) {
        const std::string is =
            im.graph().emit(node, test, {im.values().tensor("self", node, 0), number("other", limit)}, choice);
        const std::string there =
            im.graph().emit(node, "aten::add.Scalar", {im.values().tensor("self", node, 0), number("other", by)}, type);
        return im.graph().emit(node, "aten::where.self",
                               {fx_value("condition", is), of(there), fx_value("other", otherwise)}, type, name);
    };
    const std::string zero =
        im.graph().emit(node, "aten::mul.Scalar", {im.values().tensor("self", node, 0), number("other", 0)}, type);
    const std::string above = moved("aten::gt.Scalar", edge, -bias, zero, {});
    moved("aten::lt.Scalar", -edge, bias, above, node.outputs[0]);
    return done;
}

Result<> prelu(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    TRY(TensorType slope, im.values().plain(node, 1));
    std::string slopes = node.inputs[1];
    // Before opset 7 one slope per channel stood for [C, 1, ...].
    if (im.opset() < 7 && slope.sizes.size() == 1 && type.sizes.size() > 2 && !(slope.sizes[0] == sym::Expr(1))) {
        slope.sizes.resize(type.sizes.size() - 1, 1);
        slopes = im.values().fresh(node.outputs[0] + "_slopes");
        CHECKED(im.graph().view(node, node.inputs[1], slope, slopes));
    }
    const auto sizes = broadcast(type.sizes, slope.sizes);
    if (!sizes || !(*sizes == type.sizes)) return not_mapped(node, message("slopes of another shape"));
    const std::string is =
        im.graph().emit(node, "aten::gt.Scalar", {im.values().tensor("self", node, 0), number("other", 0)},
                        {.dtype = DType::boolean, .sizes = type.sizes});
    const std::string bent = im.graph().emit(node, "aten::mul.Tensor",
                                             {im.values().tensor("self", node, 0), fx_value("other", slopes)}, type);
    im.graph().emit(node, "aten::where.self",
                    {fx_value("condition", is), im.values().tensor("self", node, 0), fx_value("other", bent)}, type,
                    node.outputs[0]);
    return done;
}

/// x times the sigmoid of alpha x
Result<> swish(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const std::string scaled =
        im.graph().emit(node, "aten::mul.Scalar",
                        {im.values().tensor("self", node, 0), number("other", attribute(node, "alpha", 1))}, type);
    const std::string gate = im.graph().emit(node, "aten::sigmoid.default", {of(scaled)}, type);
    im.graph().emit(node, "aten::mul.Tensor", {im.values().tensor("self", node, 0), fx_value("other", gate)}, type,
                    node.outputs[0]);
    return done;
}

Result<> is_infinite(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    type.dtype = DType::boolean;
    const bool up = node.integer("detect_positive", 1) != 0, down = node.integer("detect_negative", 1) != 0;
    if (up && down) {
        im.graph().emit(node, "aten::isinf.default", {im.values().tensor("self", node, 0)}, type, node.outputs[0]);
    } else {
        const double limit = up || !down ? HUGE_VAL : -HUGE_VAL;
        // Without either option, nothing is above infinity.
        im.graph().emit(node, up || down ? "aten::eq.Scalar" : "aten::gt.Scalar",
                        {im.values().tensor("self", node, 0), number("other", limit)}, type, node.outputs[0]);
    }
    return done;
}

Result<> modulo(Importer& im, const Node& node) {
    TRY(const TensorType a, im.values().plain(node, 0));
    TRY(const TensorType b, im.values().plain(node, 1));
    const auto sizes = broadcast(a.sizes, b.sizes);
    if (!sizes) return not_mapped(node, message("inputs whose shapes do not broadcast"));
    const bool like_c = node.integer("fmod", 0) != 0;
    im.graph().emit(node, like_c ? "aten::fmod.Tensor" : "aten::remainder.Tensor",
                    {im.values().tensor("self", node, 0), im.values().tensor("other", node, 1)},
                    {.dtype = a.dtype, .sizes = *sizes}, node.outputs[0]);
    return done;
}

Result<> bitwise(Importer& im, const Node& node) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> targets{
        {{"BitwiseAnd", "aten::bitwise_and.Tensor"},
         {"BitwiseOr", "aten::bitwise_or.Tensor"},
         {"BitwiseXor", "aten::bitwise_xor.Tensor"},
         {"Xor", "aten::logical_xor.default"}}};
    TRY(const TensorType a, im.values().plain(node, 0));
    if (node.op == "BitwiseNot") {
        im.graph().emit(node, "aten::bitwise_not.default", {im.values().tensor("self", node, 0)}, a, node.outputs[0]);
        return done;
    }
    TRY(const TensorType b, im.values().plain(node, 1));
    const auto sizes = broadcast(a.sizes, b.sizes);
    if (!sizes) return not_mapped(node, message("inputs whose shapes do not broadcast"));
    std::string target =
        node.text("direction", "") == "LEFT" ? "aten::bitwise_left_shift.Tensor" : "aten::bitwise_right_shift.Tensor";
    for (const auto& [op, name] : targets) {
        if (op == node.op) target = name;
    }
    im.graph().emit(node, target, {im.values().tensor("self", node, 0), im.values().tensor("other", node, 1)},
                    {.dtype = a.dtype, .sizes = *sizes}, node.outputs[0]);
    return done;
}

/// The mean of any number of inputs.
Result<> mean(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    std::string so_far = node.inputs[0];
    for (std::size_t i = 1; i < node.inputs.size(); ++i) {
        TRY(const TensorType next, im.values().plain(node, i));
        const auto sizes = broadcast(type.sizes, next.sizes);
        if (!sizes) return not_mapped(node, message("inputs whose shapes do not broadcast"));
        type.sizes = *sizes;
        so_far = im.graph().emit(node, "aten::add.Tensor", {of(so_far), im.values().tensor("other", node, i)}, type);
    }
    im.graph().emit(node, "aten::mul.Scalar",
                    {of(so_far), number("other", 1 / static_cast<double>(node.inputs.size()))}, type, node.outputs[0]);
    return done;
}

constexpr auto activation_rows = std::to_array<Operator>({
    {"Elu", elu},
    {"Selu", elu},
    {"Celu", celu},
    {"Softplus", softplus},
    {"Mish", mish},
    {"Softsign", softsign},
    {"HardSigmoid", hard_sigmoid},
    {"ThresholdedRelu", thresholded_relu},
    {"Shrink", shrink},
    {"PRelu", prelu},
    {"Swish", swish},
    {"IsInf", is_infinite},
    {"Mod", modulo},
    {"BitwiseAnd", bitwise},
    {"BitwiseOr", bitwise},
    {"BitwiseXor", bitwise},
    {"BitwiseNot", bitwise},
    {"BitShift", bitwise},
    {"Xor", bitwise},
    {"Mean", mean},
});

}  // namespace

std::span<const Operator> activation_operators() { return activation_rows; }

}  // namespace arenascope::onnx

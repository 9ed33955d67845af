// Losses, and steps of optimisers.

#include <limits>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

/// The negative log likelihood of `logs`, for classes in dimension 1.
void likelihood(Formula& f, const Node& node, const std::string& logs) {
    const TensorType type = f.type(logs), target = f.type(f.in(1));
    if (type.sizes.size() < 2 || target.sizes.size() + 1 != type.sizes.size())
        return f.fail(message("classes of another shape"));
    const std::string how = node.text("reduction", "mean");
    const std::int64_t reduction = how == "none" ? 0 : how == "mean" ? 1 : how == "sum" ? 2 : -1;
    if (reduction < 0) return f.fail(message("reduction '{mode}'", how));
    const std::string classes = f.cast(f.in(1), DType::i64);
    if (f.failed()) return;
    const std::int64_t none = std::numeric_limits<std::int64_t>::min();
    f.importer().graph().emit(
        node, "aten::nll_loss_nd.default",
        {fx_value("self", logs), fx_value("target", classes), f.importer().values().tensor("weight", node, 2),
         fx_arg("reduction", reduction), fx_arg("ignore_index", node.integer("ignore_index", none))},
        {.dtype = type.dtype, .sizes = reduction == 0 ? target.sizes : std::vector<sym::Expr>()}, node.outputs[0]);
}

Result<> negative_likelihood(Importer& im, const Node& node) {
    Formula f(im, node);
    likelihood(f, node, f.in(0));
    return f.end();
}

Result<> cross_entropy(Importer& im, const Node& node) {
    Formula f(im, node);
    const TensorType type = f.type(f.in(0));
    if (type.sizes.size() < 2) return not_mapped(node, message("scores without classes"));
    const std::string logs = im.graph().emit(
        node, "aten::_log_softmax.default",
        {im.values().tensor("self", node, 0), fx_arg("dim", std::int64_t{1}), fx_arg("half_to_float", false)},
        {.dtype = type.dtype, .sizes = type.sizes}, f.wants(1) ? node.outputs[1] : std::string());
    likelihood(f, node, logs);
    return f.end();
}

/// Inputs R, T, then all X, all G and each list of states: [X1, X2, G1, G2, V1, V2]. Results: new X, then new states.
struct Step {
    Formula& f;
    std::size_t count = 0;
    [[nodiscard]] const std::string& at(std::size_t list, std::size_t i) const { return f.in(2 + list * count + i); }
};

Result<> momentum(Importer& im, const Node& node) {
    Formula f(im, node);
    if (node.inputs.size() < 5 || (node.inputs.size() - 2) % 3 != 0) return not_mapped(node, message("its inputs"));
    const Step s{f, (node.inputs.size() - 2) / 3};
    const std::string mode = node.text("mode", "standard");
    const float alpha = node.real("alpha", 0), norm = node.real("norm_coefficient", 0), beta = node.real("beta", 1);
    const std::string first = f.op("Equal", {f.in(1), f.integer(0)});
    for (std::size_t i = 0; i < s.count; ++i) {
        const std::string& x = s.at(0, i);
        const auto number = [&](float value) { return f.real(static_cast<double>(value), x); };
        const std::string g = f.add(f.mul(number(norm), x), s.at(1, i));
        const std::string share = f.op("Where", {first, number(1), number(beta)});
        const std::string v = f.add(f.mul(number(alpha), s.at(2, i)), f.mul(share, g));
        const std::string along = mode == "nesterov" ? f.add(g, f.mul(number(alpha), v)) : v;
        f.result(i, f.sub(x, f.mul(f.in(0), along)));
        f.result(s.count + i, v);
    }
    return f.end();
}

Result<> adagrad(Importer& im, const Node& node) {
    Formula f(im, node);
    if (node.inputs.size() < 5 || (node.inputs.size() - 2) % 3 != 0) return not_mapped(node, message("its inputs"));
    const Step s{f, (node.inputs.size() - 2) / 3};
    const std::string steps = f.cast(f.in(1), DType::f32);
    for (std::size_t i = 0; i < s.count; ++i) {
        const std::string& x = s.at(0, i);
        const auto number = [&](const char* name, float otherwise) {
            return f.real(static_cast<double>(node.real(name, otherwise)), x);
        };
        const std::string rate = f.div(f.in(0), f.add(f.mul(steps, number("decay_factor", 0)), f.real(1, x)));
        const std::string g = f.add(f.mul(number("norm_coefficient", 0), x), s.at(1, i));
        const std::string h = f.add(s.at(2, i), f.mul(g, g));
        f.result(i, f.sub(x, f.div(f.mul(rate, g), f.add(f.op("Sqrt", {h}), number("epsilon", 0)))));
        f.result(s.count + i, h);
    }
    return f.end();
}

Result<> adam(Importer& im, const Node& node) {
    Formula f(im, node);
    if (node.inputs.size() < 6 || (node.inputs.size() - 2) % 4 != 0) return not_mapped(node, message("its inputs"));
    const Step s{f, (node.inputs.size() - 2) / 4};
    for (std::size_t i = 0; i < s.count; ++i) {
        const std::string& x = s.at(0, i);
        const auto number = [&](const char* name, float otherwise) {
            return f.real(static_cast<double>(node.real(name, otherwise)), x);
        };
        const std::string alpha = number("alpha", 0.9F), beta = number("beta", 0.999F), one = f.real(1, x);
        const std::string g = f.add(f.mul(number("norm_coefficient", 0), x), s.at(1, i));
        const std::string v = f.add(f.mul(alpha, s.at(2, i)), f.mul(f.sub(one, alpha), g));
        const std::string h = f.add(f.mul(beta, s.at(3, i)), f.mul(f.sub(one, beta), f.mul(g, g)));
        const std::string steps = f.cast(f.in(1), f.type(x).dtype);
        const std::string later = f.div(f.mul(f.in(0), f.op("Sqrt", {f.sub(one, f.op("Pow", {beta, steps}))})),
                                        f.sub(one, f.op("Pow", {alpha, steps})));
        const std::string rate = f.op("Where", {f.op("Greater", {f.in(1), f.integer(0)}), later, f.in(0)});
        const std::string next = f.sub(x, f.div(f.mul(rate, v), f.add(f.op("Sqrt", {h}), number("epsilon", 0))));
        f.result(i, f.mul(f.sub(one, number("norm_coefficient_post", 0)), next));
        f.result(s.count + i, v);
        f.result(2 * s.count + i, h);
    }
    return f.end();
}

constexpr auto loss_rows = std::to_array<Operator>({
    {"NegativeLogLikelihoodLoss", negative_likelihood},
    {"SoftmaxCrossEntropyLoss", cross_entropy},
    {"ai.onnx.preview.training.Momentum", momentum},
    {"ai.onnx.preview.training.Adagrad", adagrad},
    {"ai.onnx.preview.training.Adam", adam},
});

}  // namespace

std::span<const Operator> loss_operators() { return loss_rows; }

}  // namespace arenascope::onnx

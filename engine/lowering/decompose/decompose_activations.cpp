// Decomposes activations that decompose_arithmetic.cpp lacks, by their formulas.

#include <array>
#include <cmath>
#include <limits>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

Result<Cores> celu(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const double alpha = number_arg(node, "alpha", 1.0);
    return Cores{
        d.out.emit("aten::elu.default",
                   {arg("self", self), arg("alpha", alpha), arg("scale", 1.0), arg("input_scale", 1.0 / alpha)},
                   d.in.out_type(node))};
}

Result<Cores> selu(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{d.out.emit("aten::elu.default",
                            {arg("self", self), arg("alpha", 1.6732632423543772848170429916717),
                             arg("scale", 1.0507009873554804934193349852946)},
                            d.in.out_type(node))};
}

/// The first half times the sigmoid of the second.
Result<Cores> glu(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto at = wrapped(integer_arg(node, "dim", -1), self.type.sizes.size());
    const auto half = d.in.out_type(node).sizes.at(at);
    Math m(d);
    TRY(const auto left, m.slice(self, at, 0, half));
    TRY(const auto right, m.slice(self, at, half, half));
    return Cores{m.mul(left, m.unary("sigmoid", right))};
}

Result<Cores> hardshrink(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto is_small = m.compare("le", m.unary("abs", self), number_arg(node, "lambd", 0.5));
    return Cores{m.where(is_small, m.scalar(std::int64_t{0}, self.type.dtype), self)};
}

Result<Cores> softshrink(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const double lambd = number_arg(node, "lambd", 0.5);
    Math m(d);
    const auto is_large = m.compare("gt", m.unary("abs", self), lambd);
    const auto shrunk = m.sub(self, m.mul(m.unary("sign", self), lambd));
    return Cores{m.where(is_large, shrunk, m.mul(self, 0))};
}

Result<Cores> tanhshrink(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    return Cores{m.sub(self, m.unary("tanh", self))};
}

/// min(0, x) - log1p(exp(-|x|))
Result<Cores> log_sigmoid(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto low = m.minimum(m.scalar(std::int64_t{0}, self.type.dtype), self);
    const auto rest = m.unary("log1p", m.unary("exp", m.unary("neg", m.unary("abs", self))));
    return Cores{m.sub(low, rest)};
}

/// One slope, or one per channel.
Result<Cores> prelu(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(auto weight, d.in.tensor(node, "weight"));
    Math m(d);
    if (weight.type.sizes.size() == 1 && self.type.sizes.size() > 1) {
        Sizes sizes(self.type.sizes.size(), sym::Expr(1));
        sizes[1] = weight.type.sizes[0];
        TRY(weight, d.out.view(weight, sizes));
    }
    const auto is_above = m.compare("gt", self, 0);
    return Cores{m.where(is_above, self, m.mul(weight, self))};
}

Result<Cores> rrelu(Expansion& d, const fx::Node& node) {
    if (boolean_arg(node, "training", false))
        return Error{.what = message("rrelu in training mode is not supported"),
                     .remedy = message("export after model.eval()")};
    const double slope = (number_arg(node, "lower", 0.125) + number_arg(node, "upper", 1.0 / 3.0)) / 2;
    return Cores{d.out.emit("aten::leaky_relu.default",
                            {arg("self", d.in.given(node, "self")), arg("negative_slope", slope)},
                            d.in.out_type(node))};
}

Result<Cores> threshold(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto is_low = m.compare("le", self, d.in.given(node, "threshold"));
    return Cores{m.where(is_low, m.scalar(d.in.given(node, "value"), self.type.dtype), self)};
}

/// x where beta x > threshold, else log(1 + exp(beta x)) / beta.
Result<Cores> softplus(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const double beta = number_arg(node, "beta", 1);
    Math m(d);
    const auto scaled = beta == 1 ? self : m.mul(self, beta);
    auto soft = m.unary("log1p", m.unary("exp", scaled));
    if (beta != 1) soft = m.div(soft, beta);
    return Cores{m.where(m.compare("gt", scaled, d.in.given(node, "threshold", std::int64_t{20})), self, soft)};
}

Result<Cores> logit(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    Math m(d);
    if (const auto* eps = find_arg(node, "eps"); eps && std::holds_alternative<double>(eps->value)) {
        const double edge = std::get<double>(eps->value);
        self = m.clamp(self, edge, 1 - edge);
    }
    const auto rest = m.add(m.unary("neg", self), 1);
    return Cores{m.unary("log", m.div(self, rest))};
}

Result<Cores> softmin(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{d.out.emit("aten::_softmax.default",
                            {arg("self", Math(d).unary("neg", self)), arg("dim", integer_arg(node, "dim", -1)),
                             arg("half_to_float", false)},
                            dense(self.type.dtype, self.type.sizes))};
}

/// Rows of -inf only give zeros, not NaN.
Result<Cores> safe_softmax(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto dim = integer_arg(node, "dim", -1);
    Math m(d);
    const auto wide = m.cast(self, d.in.out_type(node).dtype);
    const auto out = d.out.emit("aten::_softmax.default",
                                {arg("self", wide), arg("dim", dim), arg("half_to_float", false)}, wide.type);
    const auto masked =
        m.compare("eq", m.reduce("amax.default", wide, {dim}, true), -std::numeric_limits<double>::infinity());
    return Cores{m.where(masked, m.scalar(0.0, out.type.dtype), out)};
}

Result<Cores> log_sigmoid_forward(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto tail = m.unary("exp", m.unary("neg", m.unary("abs", self)));
    const auto low = m.minimum(self, m.scalar(0.0, self.type.dtype));
    return Cores{m.sub(low, m.unary("log1p", tail)), tail};
}

constexpr std::array activation_table{
    Decomposition{"aten::celu.default", celu},
    Decomposition{"aten::selu.default", selu},
    Decomposition{"aten::glu.default", glu},
    Decomposition{"aten::hardshrink.default", hardshrink},
    Decomposition{"aten::softshrink.default", softshrink},
    Decomposition{"aten::tanhshrink.default", tanhshrink},
    Decomposition{"aten::log_sigmoid.default", log_sigmoid},
    Decomposition{"aten::prelu.default", prelu},
    Decomposition{"aten::_prelu_kernel.default", prelu},
    Decomposition{"aten::rrelu.default", rrelu},
    Decomposition{"aten::threshold.default", threshold},
    Decomposition{"aten::softplus.default", softplus},
    Decomposition{"aten::logit.default", logit},
    Decomposition{"aten::special_logit.default", logit},
    Decomposition{"aten::softmin.default", softmin},
    Decomposition{"aten::_safe_softmax.default", safe_softmax},
    Decomposition{"aten::log_sigmoid_forward.default", log_sigmoid_forward},
};

}  // namespace

std::span<const Decomposition> activation_decompositions() { return activation_table; }

}  // namespace arenascope::lowering

// Losses as a value of a program, and fake quantisation.

#include <array>
#include <cmath>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

/// PyTorch's numbers: 0 none, 1 mean, 2 sum.
Core reduced(Expansion& d, const fx::Node& node, const Core& losses) {
    const auto how = integer_arg(node, "reduction", 1);
    Math m(d);
    if (how == 0) return losses;
    return m.reduce(how == 1 ? "mean.dim" : "sum.dim_IntList", losses, {}, false);
}

struct Pair {
    Core self, target;
};
Result<Pair> pair_of(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    TRY(auto target, d.in.tensor(node, "target"));
    return Pair{std::move(self), std::move(target)};
}

Result<Cores> mse(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    Math m(d);
    return Cores{reduced(d, node, m.pow(m.sub(pair.self, pair.target), std::int64_t{2}))};
}

Result<Cores> l1(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    Math m(d);
    return Cores{reduced(d, node, m.unary("abs", m.sub(pair.self, pair.target)))};
}

/// Quadratic near zero, linear beyond: smooth_l1 divides by beta, huber multiplies by delta.
Result<Cores> smooth(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    const bool is_huber = node.target.starts_with("aten::huber");
    const double turn = is_huber ? number_arg(node, "delta", 1) : number_arg(node, "beta", 1);
    Math m(d);
    const auto distance = m.unary("abs", m.sub(pair.self, pair.target));
    if (turn == 0) return Cores{reduced(d, node, distance)};
    const auto near = m.mul(m.mul(distance, distance), is_huber ? 0.5 : 0.5 / turn);
    const auto beyond = m.mul(m.sub(distance, 0.5 * turn), is_huber ? turn : 1.0);
    return Cores{reduced(d, node, m.where(m.compare("lt", distance, turn), near, beyond))};
}

/// (t - 1) max(log(1 - x), -100) - t max(log x, -100)
Result<Cores> binary_cross_entropy(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    Math m(d);
    const auto no = m.clamp(m.unary("log1p", m.unary("neg", pair.self)), -100.0, fx::None{});
    const auto yes = m.clamp(m.unary("log", pair.self), -100.0, fx::None{});
    auto losses = m.sub(m.mul(m.sub(pair.target, 1), no), m.mul(pair.target, yes));
    if (const auto weight = d.in.optional_tensor(node, "weight")) losses = m.mul(losses, *weight);
    return Cores{reduced(d, node, losses)};
}

/// (1 - t) x - w log sigmoid(x), w = 1 + (pos_weight - 1) t
Result<Cores> with_logits(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    Math m(d);
    const auto low = m.minimum(pair.self, m.scalar(0.0, pair.self.type.dtype));
    auto logs = m.sub(low, m.unary("log1p", m.unary("exp", m.unary("neg", m.unary("abs", pair.self)))));
    if (const auto positive = d.in.optional_tensor(node, "pos_weight"))
        logs = m.mul(m.add(m.mul(m.sub(*positive, 1), pair.target), 1), logs);
    auto losses = m.sub(m.mul(m.add(m.unary("neg", pair.target), 1), pair.self), logs);
    if (const auto weight = d.in.optional_tensor(node, "weight")) losses = m.mul(losses, *weight);
    return Cores{reduced(d, node, losses)};
}

/// The negative log probability of each class number, and 0 for ignored ones.
Result<Core> likelihood(Expansion& d, const fx::Node& node, const Core& logs, const Core& target) {
    const auto dim = logs.type.sizes.size() == 1 ? 0 : 1;
    const auto ignored = integer_arg(node, "ignore_index", -100);
    Math m(d);
    const auto counts = m.compare("ne", target, ignored);
    const auto safe = m.where(counts, target, m.scalar(std::int64_t{0}, target.type.dtype));
    const auto index = m.unsqueeze(safe, dim);
    auto sizes = logs.type.sizes;
    if (sizes.empty()) return Error{.what = message("{operator} of a number", node.target)};
    sizes[static_cast<std::size_t>(dim)] = 1;
    const auto found =
        m.squeeze(d.out.emit("aten::gather.default",
                             {arg("self", logs), arg("dim", static_cast<std::int64_t>(dim)), arg("index", index)},
                             dense(logs.type.dtype, sizes)),
                  {dim});
    auto share = m.cast(counts, logs.type.dtype);
    if (const auto weight = d.in.optional_tensor(node, "weight")) {
        TRY(const auto flat, d.out.view(safe, {product(safe.type.sizes)}));
        TRY(const auto each, d.out.view(m.gather_rows(*weight, 0, flat), safe.type.sizes));
        share = m.mul(share, each);
    }
    const auto losses = m.mul(m.unary("neg", found), share);
    const auto how = integer_arg(node, "reduction", 1);
    if (how == 0) return losses;
    const auto sum = m.reduce("sum.dim_IntList", losses, {}, false);
    return how == 2 ? sum : m.div(sum, m.reduce("sum.dim_IntList", share, {}, false));
}

Result<Cores> nll(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    TRY(const auto out, likelihood(d, node, pair.self, pair.target));
    return Cores{out};
}

Result<Cores> cross_entropy(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    if (number_arg(node, "label_smoothing", 0) != 0 || pair.target.type.dtype != DType::i64)
        return Error{.what = message("cross entropy of smoothed or probable labels is not lowered yet")};
    const std::int64_t dim = pair.self.type.sizes.size() == 1 ? 0 : 1;
    const auto logs =
        d.out.emit("aten::_log_softmax.default", {arg("self", pair.self), arg("dim", dim), arg("half_to_float", false)},
                   dense(pair.self.type.dtype, pair.self.type.sizes));
    TRY(const auto out, likelihood(d, node, logs, pair.target));
    return Cores{out};
}

/// target (log target - input), or exp(target) (target - input)
Result<Cores> divergence(Expansion& d, const fx::Node& node) {
    TRY(const auto pair, pair_of(d, node));
    Math m(d);
    if (boolean_arg(node, "log_target", false))
        return Cores{reduced(d, node, m.mul(m.unary("exp", pair.target), m.sub(pair.target, pair.self)))};
    const auto logs = m.mul(pair.target, m.sub(m.unary("log", pair.target), pair.self));
    return Cores{reduced(d, node, m.where(m.compare("eq", pair.target, 0), m.scalar(0.0, logs.type.dtype), logs))};
}

/// Values rounded to the steps of a quantised type; a mask of those inside its range comes second.
Result<Cores> fake_quantize(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto low = integer_arg(node, "quant_min", 0), high = integer_arg(node, "quant_max", 255);
    Core steps = self;
    const auto scale = d.in.optional_tensor(node, "scale"), zero = d.in.optional_tensor(node, "zero_point");
    const auto shaped = [&](const Core& per) -> Result<Core> {
        if (per.type.sizes.empty() || per.type.sizes == Sizes{1}) return per;
        Sizes sizes(self.type.sizes.size(), sym::Expr(1));
        sizes.at(wrapped(integer_arg(node, "axis", 0), sizes.size())) = per.type.sizes[0];
        return d.out.view(per, sizes);
    };
    if (scale && zero) {
        TRY(const auto s, shaped(*scale));
        TRY(const auto z, shaped(m.cast(*zero, self.type.dtype)));
        const auto moved = m.add(m.unary("round", m.mul(self, m.unary("reciprocal", s))), z);
        return Cores{m.mul(m.sub(m.clamp(moved, low, high), z), s),
                     m.both(m.compare("ge", moved, low), m.compare("le", moved, high))};
    }
    const double factor = number_arg(node, "scale", 1);
    const auto place = integer_arg(node, "zero_point", 0);
    const auto moved = m.add(m.unary("round", m.mul(self, 1 / factor)), place);
    return Cores{m.mul(m.sub(m.clamp(moved, low, high), place), factor),
                 m.both(m.compare("ge", moved, low), m.compare("le", moved, high))};
}

constexpr std::array loss_table{
    Decomposition{"aten::mse_loss.default", mse},
    Decomposition{"aten::l1_loss.default", l1},
    Decomposition{"aten::smooth_l1_loss.default", smooth},
    Decomposition{"aten::huber_loss.default", smooth},
    Decomposition{"aten::binary_cross_entropy.default", binary_cross_entropy},
    Decomposition{"aten::binary_cross_entropy_with_logits.default", with_logits},
    Decomposition{"aten::nll_loss.default", nll},
    Decomposition{"aten::nll_loss_nd.default", nll},
    Decomposition{"aten::nll_loss2d.default", nll},
    Decomposition{"aten::cross_entropy_loss.default", cross_entropy},
    Decomposition{"aten::kl_div.default", divergence},
    Decomposition{"aten::fake_quantize_per_tensor_affine.default", fake_quantize},
    Decomposition{"aten::fake_quantize_per_tensor_affine.tensor_qparams", fake_quantize},
    Decomposition{"aten::fake_quantize_per_tensor_affine_cachemask.default", fake_quantize},
    Decomposition{"aten::fake_quantize_per_channel_affine.default", fake_quantize},
    Decomposition{"aten::fake_quantize_per_channel_affine_cachemask.default", fake_quantize},
};

}  // namespace

std::span<const Decomposition> loss_decompositions() { return loss_table; }

}  // namespace arenascope::lowering

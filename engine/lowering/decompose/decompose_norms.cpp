// Normalisations and norms, means and moments.

#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

/// Per instance and channel: a group norm with one channel a group, or a batch norm over running moments.
Result<Cores> instance_norm(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, "input"));
    const auto& sizes = input.type.sizes;
    if (sizes.size() < 3) return Error{.what = message("instance norm needs a batch, channels and positions")};
    const auto type = d.in.out_type(node);
    if (!boolean_arg(node, "use_input_stats", true)) {
        const auto nothing = dense(type.dtype, {0});
        return Cores{d.out.emit_many(
            "aten::_native_batch_norm_legit_no_training.default",
            {arg("input", input), arg("weight", d.in.given(node, "weight")), arg("bias", d.in.given(node, "bias")),
             arg("running_mean", d.in.given(node, "running_mean")), arg("running_var", d.in.given(node, "running_var")),
             arg("momentum", number_arg(node, "momentum", 0.1)), arg("eps", number_arg(node, "eps", 1e-5))},
            {type, nothing, nothing})[0]};
    }
    if (!sizes[1].is_constant())
        return Error{.what = message("instance norm of a symbolic number of channels is not lowered yet")};
    TRY(const auto dims, d.out.dims({sizes[0], product(std::span(sizes).subspan(2))}));
    const auto moments = dense(type.dtype, {sizes[0], sizes[1]});
    return Cores{d.out.emit_many(
        "aten::native_group_norm.default",
        {arg("input", input), arg("weight", d.in.given(node, "weight")), arg("bias", d.in.given(node, "bias")),
         arg("N", as_value(dims[0])), arg("C", sizes[1].constant()), arg("HxW", as_value(dims[1])),
         arg("group", sizes[1].constant()), arg("eps", number_arg(node, "eps", 1e-5))},
        {type, moments, moments})[0]};
}

double smallest_step(DType dtype) {
    switch (dtype) {
        case DType::f16: return 0.0009765625;
        case DType::bf16: return 0.0078125;
        case DType::f64: return std::numeric_limits<double>::epsilon();
        default: return static_cast<double>(std::numeric_limits<float>::epsilon());
    }
}

/// x / sqrt(mean(x^2) + eps), in float32 for narrower types.
Result<Cores> rms_norm(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, "input"));
    const auto shape = integers_arg(node, "normalized_shape");
    std::vector<std::int64_t> dims;
    for (std::size_t i = shape.size(); i > 0; --i) dims.push_back(-static_cast<std::int64_t>(i));
    Math m(d);
    const auto wide =
        input.type.dtype == DType::f16 || input.type.dtype == DType::bf16 ? m.cast(input, DType::f32) : input;
    const auto squares = m.reduce("mean.dim", m.pow(wide, std::int64_t{2}), dims, true);
    const double eps = number_arg(node, "eps", smallest_step(wide.type.dtype));
    auto out = m.mul(wide, m.unary("rsqrt", m.add(squares, eps)));
    if (const auto weight = d.in.optional_tensor(node, "weight")) out = m.mul(out, *weight);
    return Cores{m.cast(out, d.in.out_type(node).dtype)};
}

std::vector<std::int64_t> all_dims(std::size_t rank) {
    std::vector<std::int64_t> dims(rank);
    std::iota(dims.begin(), dims.end(), std::int64_t{0});
    return dims;
}

Core norm_of(Expansion& d, const Core& self, double order, const std::vector<std::int64_t>& dims, bool keepdim) {
    Math m(d);
    if (order == 0)
        return m.reduce("sum.dim_IntList", m.cast(m.compare("ne", self, 0), self.type.dtype), dims, keepdim);
    if (order == 2) return m.unary("sqrt", m.reduce("sum.dim_IntList", m.mul(self, self), dims, keepdim));
    const auto size = m.unary("abs", self);
    if (order == 1) return m.reduce("sum.dim_IntList", size, dims, keepdim);
    if (std::isinf(order)) return m.reduce(order > 0 ? "amax.default" : "amin.default", size, dims, keepdim);
    return m.pow(m.reduce("sum.dim_IntList", m.pow(size, order), dims, keepdim), 1 / order);
}

/// norm, linalg_vector_norm, frobenius_norm: of all dimensions where none are given.
Result<Cores> norm(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const double order = find_arg(node, "ord") ? number_arg(node, "ord", 2) : number_arg(node, "p", 2);
    auto dims = integers_arg(node, "dim");
    if (dims.empty()) dims = all_dims(self.type.sizes.size());
    Math m(d);
    return Cores{norm_of(d, m.cast(self, d.in.out_type(node).dtype), order, dims, boolean_arg(node, "keepdim", false))};
}

/// linalg_norm without an order is the vector norm; for matrices only the default is supported.
Result<Cores> linalg_norm(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto dims = integers_arg(node, "dim");
    const bool is_vector = dims.size() == 1 || (dims.empty() && self.type.sizes.size() == 1);
    const auto* order = find_arg(node, "ord");
    const bool has_order = order && !std::holds_alternative<fx::None>(order->value);
    if (has_order && !is_vector) return Error{.what = message("matrix norms are not lowered yet")};
    return norm(d, node);
}

/// (x1 / |x1|) (x2 / |x2|) summed, the norms at least eps.
Result<Cores> cosine_similarity(Expansion& d, const fx::Node& node) {
    TRY(const auto left, d.in.tensor(node, "x1"));
    TRY(const auto right, d.in.tensor(node, "x2"));
    const std::vector<std::int64_t> dim{integer_arg(node, "dim", 1)};
    Math m(d);
    const auto unit = [&](const Core& x) {
        return m.div(x, m.clamp(norm_of(d, x, 2, dim, true), number_arg(node, "eps", 1e-8), fx::None{}));
    };
    return Cores{m.reduce("sum.dim_IntList", m.mul(unit(left), unit(right)), dim, false)};
}

/// g v / |v|, the norm over all dimensions but one.
Result<Cores> weight_norm(Expansion& d, const fx::Node& node) {
    TRY(const auto v, d.in.tensor(node, "v"));
    TRY(const auto g, d.in.tensor(node, "g"));
    const auto rank = v.type.sizes.size();
    const auto dim = integer_arg(node, "dim", 0);
    auto dims = all_dims(rank);
    if (dim != -1) dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(wrapped(dim, rank)));
    Math m(d);
    return Cores{m.mul(v, m.div(g, norm_of(d, v, 2, dims, dim != -1)))};
}

/// The largest value is subtracted first, so that no exponential overflows.
Result<Cores> logsumexp(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    auto dims = integers_arg(node, "dim");
    if (dims.empty()) dims = all_dims(self.type.sizes.size());
    Math m(d);
    const auto largest = m.reduce("amax.default", self, dims, true);
    const auto endless = m.compare("eq", m.unary("abs", largest), std::numeric_limits<double>::infinity());
    const auto shift = m.where(endless, m.scalar(std::int64_t{0}, self.type.dtype), largest);
    const auto sums = m.unary("log", m.reduce("sum.dim_IntList", m.unary("exp", m.sub(self, shift)), dims, true));
    const auto out = m.add(sums, shift);
    if (boolean_arg(node, "keepdim", false)) return Cores{out};
    return Cores{m.squeeze(out, dims)};
}

/// -- moments -----------------------------------------------------------------------------------------------------

struct Moments {
    std::vector<std::int64_t> dims;
    fx::Arg::Variant correction;
    bool keepdim;
};

Moments moments_of(const fx::Node& node) {
    Moments out{.dims = integers_arg(node, "dim"),
                .correction = std::int64_t{1},
                .keepdim = boolean_arg(node, "keepdim", false)};
    if (find_arg(node, "unbiased")) out.correction = std::int64_t{boolean_arg(node, "unbiased", true)};
    if (const auto* given = find_arg(node, "correction"); given && !std::holds_alternative<fx::None>(given->value))
        out.correction = given->value;
    return out;
}

Core variance(Expansion& d, const Core& self, const Moments& of) {
    const auto type = Math(d).reduce("mean.dim", self, of.dims, of.keepdim).type;  // an unused node is removed later
    fx::Arg::Variant dims = fx::None{};
    if (!of.dims.empty()) dims = Dims(of.dims.begin(), of.dims.end());
    return d.out.emit(
        "aten::var.correction",
        {arg("self", self), arg("dim", std::move(dims)), arg("correction", of.correction), arg("keepdim", of.keepdim)},
        type);
}

Result<Cores> var(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{variance(d, self, moments_of(node))};
}

Result<Cores> std_dev(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{Math(d).unary("sqrt", variance(d, self, moments_of(node)))};
}

/// Variance or deviation first, then the mean.
Result<Cores> with_mean(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto of = moments_of(node);
    Math m(d);
    auto spread = variance(d, self, of);
    if (node.target.starts_with("aten::std")) spread = m.unary("sqrt", spread);
    const auto dims = of.dims.empty() ? all_dims(self.type.sizes.size()) : of.dims;
    return Cores{spread, m.reduce("mean.dim", self, dims, of.keepdim)};
}

/// all(x) = not any(not x)
Result<Cores> all(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto type = d.in.out_type(node);
    const auto inverse =
        d.out.emit("aten::logical_not.default", {arg("self", self)}, dense(DType::boolean, self.type.sizes));
    std::vector<fx::Arg> args{arg("self", inverse)};
    std::string target = "aten::any.default";
    if (const auto* dim = find_arg(node, "dim")) {
        const bool is_one = std::holds_alternative<std::int64_t>(dim->value);
        target = is_one ? "aten::any.dim" : "aten::any.dims";
        args.push_back(*dim);
        args.push_back(arg("keepdim", boolean_arg(node, "keepdim", false)));
    }
    return Cores{Math(d).unary("logical_not", d.out.emit(target, std::move(args), type))};
}

Result<Cores> count_nonzero(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    auto dims = integers_arg(node, "dim");
    return Cores{m.reduce("sum.dim_IntList", m.compare("ne", self, 0), dims, false)};
}

Result<Cores> aminmax(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto dims = integers_arg(node, "dim");
    const bool keepdim = boolean_arg(node, "keepdim", false);
    Math m(d);
    return Cores{m.reduce("amin.default", self, dims, keepdim), m.reduce("amax.default", self, dims, keepdim)};
}

/// LayerNorm and batch norm by their native names, in inference.
Result<Cores> native_batch_norm(Expansion& d, const fx::Node& node) {
    if (boolean_arg(node, "training", false) || !d.in.optional_tensor(node, "running_mean"))
        return Error{.what = message("batch norm over batch statistics is not lowered yet"),
                     .remedy = message("export after model.eval()")};
    auto args = d.in.renamed_args(node);
    std::erase_if(args, [](const auto& each) { return each.name == "training" || each.name == "cudnn_enabled"; });
    const auto type = d.in.out_type(node);
    const auto nothing = dense(type.dtype, {0});
    return d.out.emit_many("aten::_native_batch_norm_legit_no_training.default", std::move(args),
                           {type, nothing, nothing});
}

constexpr std::array norm_table{
    Decomposition{"aten::instance_norm.default", instance_norm},
    Decomposition{"aten::rms_norm.default", rms_norm},
    Decomposition{"aten::_fused_rms_norm.default", rms_norm},
    Decomposition{"aten::norm.Scalar", norm},
    Decomposition{"aten::norm.ScalarOpt_dim", norm},
    Decomposition{"aten::norm.ScalarOpt_dim_dtype", norm},
    Decomposition{"aten::norm.ScalarOpt_dtype", norm},
    Decomposition{"aten::linalg_vector_norm.default", norm},
    Decomposition{"aten::frobenius_norm.dim", norm},
    Decomposition{"aten::linalg_norm.default", linalg_norm},
    Decomposition{"aten::cosine_similarity.default", cosine_similarity},
    Decomposition{"aten::_weight_norm.default", weight_norm},
    Decomposition{"aten::_weight_norm_interface.default", weight_norm},
    Decomposition{"aten::logsumexp.default", logsumexp},
    Decomposition{"aten::var.default", var},
    Decomposition{"aten::std.default", std_dev},
    Decomposition{"aten::std.correction", std_dev},
    Decomposition{"aten::var_mean.default", with_mean},
    Decomposition{"aten::var_mean.dim", with_mean},
    Decomposition{"aten::var_mean.correction", with_mean},
    Decomposition{"aten::std_mean.default", with_mean},
    Decomposition{"aten::std_mean.dim", with_mean},
    Decomposition{"aten::std_mean.correction", with_mean},
    Decomposition{"aten::all.default", all},
    Decomposition{"aten::all.dim", all},
    Decomposition{"aten::all.dims", all},
    Decomposition{"aten::count_nonzero.default", count_nonzero},
    Decomposition{"aten::count_nonzero.dim_IntList", count_nonzero},
    Decomposition{"aten::aminmax.default", aminmax},
    Decomposition{"aten::native_batch_norm.default", native_batch_norm},
    Decomposition{"aten::_native_batch_norm_legit.default", native_batch_norm},
};

}  // namespace

std::span<const Decomposition> norm_decompositions() { return norm_table; }

}  // namespace arenascope::lowering

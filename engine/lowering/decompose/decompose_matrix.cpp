// Decomposes matrix products: linear, matmul and attention, as PyTorch's composite operators expand them.

#include <array>
#include <cmath>
#include <limits>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

Result<Core> mm(Expansion& d, const Core& a, const Core& b) {
    if (a.type.sizes.size() != 2 || b.type.sizes.size() != 2) return Error{.what = message("mm needs two matrices")};
    return d.out.emit("aten::mm.default", {arg("self", a), arg("mat2", b)},
                      dense(a.type.dtype, {a.type.sizes[0], b.type.sizes[1]}));
}

/// Leading dimensions of two operands after broadcasting; the larger size wins over 1.
Sizes broadcast_batch(const Sizes& a, const Sizes& b) {
    const auto rank = std::max(a.size(), b.size()) - 2;
    Sizes batch(rank, sym::Expr(1));
    const auto mix = [&](const Sizes& from) {
        const auto own = from.size() - 2;
        for (std::size_t i = 0; i < own; ++i)
            if (!(from[i] == sym::Expr(1))) batch[rank - own + i] = from[i];
    };
    mix(a);
    mix(b);
    return batch;
}

/// expand, view, bmm, view: the batched matrix product.
Result<Core> batched(Expansion& d, const Core& a, const Core& b) {
    const auto batch = broadcast_batch(a.type.sizes, b.type.sizes);
    const auto count = product(batch);
    const auto flattened = [&](const Core& each) -> Result<Core> {
        const auto& sizes = each.type.sizes;
        auto full = batch;
        full.insert(full.end(), sizes.end() - 2, sizes.end());
        TRY(const auto expanded, d.out.expand(each, full));
        return d.out.reshape(expanded, {count, sizes[sizes.size() - 2], sizes.back()});
    };
    TRY(const auto left, flattened(a));
    TRY(const auto right, flattened(b));
    const auto rows = a.type.sizes[a.type.sizes.size() - 2];
    const auto product_of_both = d.out.emit("aten::bmm.default", {arg("self", left), arg("mat2", right)},
                                            dense(a.type.dtype, {count, rows, b.type.sizes.back()}));
    auto full = batch;
    full.push_back(rows);
    full.push_back(b.type.sizes.back());
    return d.out.view(product_of_both, full);
}

Result<Core> folded_or_batched(Expansion& d, const Core& a, const Core& b, bool can_fold) {
    const auto ra = a.type.sizes.size(), rb = b.type.sizes.size();
    if (ra == 2 && rb == 2) return mm(d, a, b);
    if (rb == 2 && can_fold) {
        const auto rows = product(std::span(a.type.sizes).first(ra - 1));
        TRY(const auto flat, d.out.view(a, {rows, a.type.sizes.back()}));
        TRY(const auto out, mm(d, flat, b));
        auto sizes = a.type.sizes;
        sizes.back() = b.type.sizes.back();
        return d.out.view(out, sizes);
    }
    return batched(d, a, b);
}

Result<Cores> matmul(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.strided(node, "self"));
    TRY(const auto other, d.in.strided(node, "other"));
    TRY(const auto out, matmul_of(d, self, other, d.in.was_contiguous(node, "self")));
    return Cores{out};
}

Core addmm(Expansion& d, const Core& bias, const Core& a, const Core& b) {
    return d.out.emit("aten::addmm.default", {arg("self", bias), arg("mat1", a), arg("mat2", b)},
                      dense(a.type.dtype, {a.type.sizes[0], b.type.sizes[1]}));
}

Result<Cores> linear(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, "input"));
    TRY(const auto weight, d.in.tensor(node, "weight"));
    const auto bias = d.in.optional_tensor(node, "bias");
    const auto rank = input.type.sizes.size();
    if (rank < 2 || weight.type.sizes.size() != 2) {
        if (rank != 1 || weight.type.sizes.size() != 2)
            return Error{.what = message("linear needs an input of one or more dimensions and a matrix of weights")};
        TRY(const auto row, linear_of(d, Math(d).unsqueeze(input, 0), weight, bias, true));
        return Cores{Math(d).squeeze(row, {0})};
    }
    TRY(const auto out, linear_of(d, input, weight, bias, d.in.was_contiguous(node, "input")));
    return Cores{out};
}

/// The term added to the scores: a boolean mask becomes 0 or minus infinity, numbers stay.
Core additive_mask(Expansion& d, const Core& mask, DType dtype) {
    if (mask.type.dtype != DType::boolean) return mask;
    const auto scalar = [&](double value) {
        return d.out.emit("aten::scalar_tensor.default", {arg("s", value), arg("dtype", dtype)}, dense(dtype, {}));
    };
    const auto minus = scalar(-std::numeric_limits<double>::infinity());
    const auto zero = scalar(0.0);
    return d.out.emit("aten::where.self", {arg("condition", mask), arg("self", zero), arg("other", minus)},
                      dense(dtype, mask.type.sizes));
}

/// Softmax whose rows without any finite score are zero.
Core safe_softmax(Expansion& d, const Core& scores) {
    const auto truth = dense(DType::boolean, scores.type.sizes);
    auto kept = scores.type.sizes;
    kept.back() = 1;
    const auto rows = dense(DType::boolean, kept);
    const auto plain = dense(scores.type.dtype, scores.type.sizes);
    const auto soft =
        d.out.emit("aten::_softmax.default",
                   {arg("self", scores), arg("dim", std::int64_t{-1}), arg("half_to_float", false)}, plain);
    const auto hidden = d.out.emit(
        "aten::eq.Scalar", {arg("self", scores), arg("other", -std::numeric_limits<double>::infinity())}, truth);
    const auto seen = d.out.emit("aten::logical_not.default", {arg("self", hidden)}, truth);
    const auto any =
        d.out.emit("aten::any.dim", {arg("self", seen), arg("dim", std::int64_t{-1}), arg("keepdim", true)}, rows);
    const auto none = d.out.emit("aten::logical_not.default", {arg("self", any)}, rows);
    const auto zeros = d.out.emit(
        "aten::full_like.default",
        {arg("self", soft), arg("fill_value", std::int64_t{0}), arg("memory_format", fx::Arg::MemoryFormat{4})}, plain);
    return d.out.emit("aten::where.self", {arg("condition", none), arg("self", zeros), arg("other", soft)}, plain);
}

/// Grouped queries: each head of keys or values serves several consecutive heads of queries.
Result<Core> repeated_heads(Expansion& d, const Core& value, const sym::Expr& heads) {
    auto sizes = value.type.sizes;
    if (sizes[1] == heads) return value;
    if (!heads.is_constant() || !sizes[1].is_constant() || sizes[1].constant() < 1 ||
        heads.constant() % sizes[1].constant() != 0)
        return Error{.what = message("the query heads are not a multiple of the key and value heads")};
    sizes.insert(sizes.begin() + 2, sym::Expr(1));
    const auto apart = d.out.emit("aten::unsqueeze.default", {arg("self", value), arg("dim", std::int64_t{2})},
                                  dense(value.type.dtype, sizes));
    sizes[2] = heads.constant() / value.type.sizes[1].constant();
    TRY(const auto wide, d.out.expand(apart, sizes));
    const auto copied =
        d.out.emit("aten::clone.default", {arg("self", wide), arg("memory_format", fx::Arg::MemoryFormat{1})},
                   dense(value.type.dtype, sizes));
    sizes = value.type.sizes;
    sizes[1] = heads;
    return d.out.view(copied, sizes);
}

/// True where a position may attend: to itself and to earlier ones.
Result<Core> causal_mask(Expansion& d, const sym::Expr& rows, const sym::Expr& columns) {
    const auto count = [&](const sym::Expr& length) -> Result<Core> {
        TRY(const auto dim, d.out.dim(length));
        fx::Arg::Variant end;
        if (const auto* number = std::get_if<std::int64_t>(&dim)) end = *number;
        else end = std::get<fx::ValueName>(dim);
        return d.out.emit("aten::arange.start_step", {arg("start", std::int64_t{0}), arg("end", std::move(end))},
                          dense(DType::i64, {length}));
    };
    TRY(const auto from, count(rows));
    TRY(const auto to, count(columns));
    const auto row = d.out.emit("aten::unsqueeze.default", {arg("self", from), arg("dim", std::int64_t{1})},
                                dense(DType::i64, {rows, 1}));
    return d.out.emit("aten::le.Tensor", {arg("self", to), arg("other", row)}, dense(DType::boolean, {rows, columns}));
}

/// Any number of dimensions before positions and features, as in the formula.
Result<Cores> plain_attention(Expansion& d, const fx::Node& node, const Core& query, const Core& key,
                              const Core& value) {
    const auto rank = query.type.sizes.size();
    if (rank < 2 || rank != key.type.sizes.size() || rank != value.type.sizes.size() ||
        boolean_arg(node, "enable_gqa", false))
        return Error{.what = message("attention needs positions and features, of as many dimensions each")};
    const auto& features = query.type.sizes.back();
    if (!features.is_constant() || features.constant() <= 0)
        return Error{.what = message("attention over a symbolic number of features is not lowered yet")};
    Math m(d);
    const auto scale = std::sqrt(number_arg(node, "scale", 1.0 / std::sqrt(static_cast<double>(features.constant()))));
    std::vector<std::int64_t> turned(rank);
    for (std::size_t i = 0; i < rank; ++i) turned[i] = static_cast<std::int64_t>(i);
    std::swap(turned[rank - 1], turned[rank - 2]);
    TRY(auto scores, matmul_of(d, m.mul(query, scale), m.mul(d.out.permute(key, turned), scale), false));
    auto mask = d.in.optional_tensor(node, "attn_mask");
    if (boolean_arg(node, "is_causal", false)) {
        TRY(mask, causal_mask(d, query.type.sizes[rank - 2], key.type.sizes[rank - 2]));
    }
    if (mask) scores = m.add(scores, additive_mask(d, *mask, query.type.dtype));
    TRY(const auto out, matmul_of(d, safe_softmax(d, scores), value, false));
    return Cores{out};
}

Result<Cores> attention(Expansion& d, const fx::Node& node) {
    if (number_arg(node, "dropout_p", 0) != 0)
        return Error{.what = message("attention with dropout is not lowered yet"),
                     .remedy = message("export the model in eval mode")};
    TRY(const auto query, d.in.strided(node, "query"));
    TRY(auto key, d.in.strided(node, "key"));
    TRY(auto value, d.in.strided(node, "value"));
    const auto& sizes = query.type.sizes;
    if (sizes.size() != 4 || key.type.sizes.size() != 4 || value.type.sizes.size() != 4)
        return plain_attention(d, node, query, key, value);
    if (!sizes.back().is_constant() || sizes.back().constant() <= 0)
        return Error{.what = message("attention over a symbolic number of features is not lowered yet")};
    if (boolean_arg(node, "enable_gqa", false)) {
        TRY(key, repeated_heads(d, key, sizes[1]));
        TRY(value, repeated_heads(d, value, sizes[1]));
    }
    const double scale = number_arg(node, "scale", 1.0 / std::sqrt(static_cast<double>(sizes.back().constant())));
    const auto scaled = [&](const Core& each) {
        Core out = d.out.emit("aten::mul.Scalar", {arg("self", each), arg("other", std::sqrt(scale))},
                              dense(each.type.dtype, each.type.sizes));
        out.type.strides = elementwise_strides(each.type);
        return out;
    };
    auto mask = d.in.optional_tensor(node, "attn_mask");
    if (boolean_arg(node, "is_causal", false)) {
        TRY(mask, causal_mask(d, sizes[2], key.type.sizes[2]));
    }
    if (mask) mask = additive_mask(d, *mask, query.type.dtype);
    const auto q = scaled(query);
    const auto k = scaled(d.out.permute(key, {0, 1, 3, 2}));
    TRY(auto scores, batched(d, q, k));
    if (mask)
        scores = d.out.emit("aten::add.Tensor", {arg("self", scores), arg("other", *mask)},
                            dense(scores.type.dtype, scores.type.sizes));
    TRY(const auto out, batched(d, safe_softmax(d, scores), value));
    // The fused kernel returns positions outermost in memory; ExecuTorch keeps the resulting moves.
    auto moved = d.out.permute(out, {2, 0, 1, 3});
    if (!(moved.type.sizes[0] == sym::Expr(1)))
        moved = d.out.emit("aten::clone.default", {arg("self", moved), arg("memory_format", fx::Arg::MemoryFormat{1})},
                           dense(moved.type.dtype, moved.type.sizes));
    moved.type.strides = dense_strides(moved.type.sizes);
    return Cores{d.out.permute(moved, {1, 2, 0, 3})};
}

/// Attention after its choice of a kernel; the second result is for training.
Result<Cores> attention_alone(Expansion& d, const fx::Node& node) {
    if (d.in.is_read(node, 1))
        return Error{.what = message("{operator} whose weights are read is not lowered yet", node.target)};
    return attention(d, node);
}

constexpr std::array matrix_table{
    Decomposition{"aten::linear.default", linear},
    Decomposition{"aten::matmul.default", matmul},
    Decomposition{"aten::scaled_dot_product_attention.default", attention},
    Decomposition{"aten::_scaled_dot_product_flash_attention_for_cpu.default", attention_alone},
    Decomposition{"aten::_scaled_dot_product_attention_math.default", attention_alone},
};

}  // namespace

Result<Core> matmul_of(Expansion& d, const Core& a, const Core& b, bool can_fold) {
    const auto ra = a.type.sizes.size(), rb = b.type.sizes.size();
    if (ra == 0 || rb == 0) return Error{.what = message("a product with a scalar needs mul, not matmul")};
    Math m(d);
    if (ra > 1 && rb > 1) return folded_or_batched(d, a, b, can_fold);
    const auto summed = [&](const std::vector<std::int64_t>& dims) {
        const auto products = m.mul(a, b);
        return m.cast(m.reduce("sum.dim_IntList", products, dims, false), products.type.dtype);  // sums are i64
    };
    if (ra == 1 && rb == 1) return summed({});
    if (ra == 2 && rb == 1) return summed({1});  // as torch expands mv
    TRY(const auto out,
        folded_or_batched(d, ra == 1 ? m.unsqueeze(a, 0) : a, rb == 1 ? m.unsqueeze(b, 1) : b, can_fold || ra == 1));
    return m.squeeze(out, {ra == 1 ? -2 : -1});
}

/// addmm of the flattened input if that is a view of it; otherwise a product and an addition.
Result<Core> linear_of(Expansion& d, const Core& input, const Core& weight, const std::optional<Core>& bias,
                       bool can_fold) {
    const auto& sizes = input.type.sizes;
    if (sizes.empty() || weight.type.sizes.size() != 2)
        return Error{.what = message("a linear layer whose weight has {rank} dimensions is not lowered yet",
                                     weight.type.sizes.size())};
    if (sizes.size() == 2 || (bias && can_fold)) {
        Core flat = input;
        if (sizes.size() > 2) {
            TRY(flat, d.out.view(input, {product(std::span(sizes).first(sizes.size() - 1)), sizes.back()}));
        }
        const auto turned = d.out.permute(weight, {1, 0});
        if (!bias) return mm(d, flat, turned);
        const auto out = addmm(d, *bias, flat, turned);
        if (sizes.size() == 2) return out;
        auto full = sizes;
        full.back() = weight.type.sizes[0];
        return d.out.view(out, full);
    }
    const auto turned = d.out.permute(weight, {1, 0});
    TRY(const auto out, matmul_of(d, input, turned, can_fold));
    if (!bias) return out;
    return d.out.emit("aten::add.Tensor", {arg("self", out), arg("other", *bias)},
                      dense(out.type.dtype, out.type.sizes));
}

std::span<const Decomposition> matrix_decompositions() { return matrix_table; }

}  // namespace arenascope::lowering

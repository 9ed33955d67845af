// Decomposes the fused encoder layer and attention that nn.TransformerEncoderLayer and nn.MultiheadAttention call in
// inference.

#include <array>
#include <cmath>
#include <limits>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

/// The parameters of both operators.
struct Heads {
    std::int64_t features = 0, heads = 0;
    Core in_weight, in_bias, out_weight, out_bias;
    std::optional<Core> mask;  ///< true: ignored
    std::int64_t mask_kind =
        0;  ///< 0 [positions, positions], 1 [batch, positions], 2 [batch, heads, positions, positions]
};

Result<Heads> heads_of(Expansion& d, const fx::Node& node, const char* heads) {
    Heads out;
    out.features = integer_arg(node, "embed_dim", 0);
    out.heads = integer_arg(node, heads, 0);
    if (out.features < 1 || out.heads < 1 || out.features % out.heads != 0)
        return Error{.what = message("{operator} without heads", node.target)};
    TRY(out.in_weight, d.in.tensor(node, "qkv_weight"));
    TRY(out.in_bias, d.in.tensor(node, "qkv_bias"));
    TRY(out.out_weight, d.in.tensor(node, "proj_weight"));
    TRY(out.out_bias, d.in.tensor(node, "proj_bias"));
    out.mask = d.in.optional_tensor(node, "mask");
    out.mask_kind = integer_arg(node, "mask_type", 0);
    if (out.mask && out.mask->type.dtype != DType::boolean)
        return Error{.what = message("{operator} with a mask of numbers is not lowered yet", node.target)};
    return out;
}

/// Third `part` of the joint projection as [batch, heads, positions, features of one].
Result<Core> part_of(Expansion& d, const Heads& h, const Core& joint, std::int64_t part) {
    TRY(const auto third, Math(d).slice(joint, 2, part * h.features, h.features));
    TRY(const auto split, d.out.view(third, {joint.type.sizes[0], joint.type.sizes[1], h.heads, h.features / h.heads}));
    return d.out.permute(split, {0, 2, 1, 3});
}

Result<Core> attend(Expansion& d, const Heads& h, const Core& x) {
    const auto sizes = x.type.sizes;
    if (sizes.size() != 3) return Error{.what = message("attention of other than [batch, positions, features]")};
    Math m(d);
    TRY(const auto joint, linear_of(d, x, h.in_weight, h.in_bias, true));
    TRY(auto query, part_of(d, h, joint, 0));
    TRY(const auto key, part_of(d, h, joint, 1));
    TRY(const auto value, part_of(d, h, joint, 2));
    const std::int64_t width = h.features / h.heads;
    query = m.mul(query, 1 / std::sqrt(static_cast<double>(width)));
    TRY(auto scores, matmul_of(d, query, d.out.permute(key, {0, 1, 3, 2}), false));
    if (h.mask) {
        auto mask = *h.mask;
        if (h.mask_kind == 1) mask = m.unsqueeze(m.unsqueeze(mask, 1), 1);
        scores = m.where(mask, m.scalar(-std::numeric_limits<double>::infinity(), scores.type.dtype), scores);
    }
    const auto shares = d.out.emit("aten::_softmax.default",
                                   {arg("self", scores), arg("dim", std::int64_t{-1}), arg("half_to_float", false)},
                                   dense(scores.type.dtype, scores.type.sizes));
    TRY(const auto mixed, matmul_of(d, shares, value, false));
    TRY(const auto joined, d.out.view(m.clone(d.out.permute(mixed, {0, 2, 1, 3})), sizes));
    return linear_of(d, joined, h.out_weight, h.out_bias, true);
}

/// Attention of a sequence to itself.
Result<Cores> multi_head(Expansion& d, const fx::Node& node) {
    TRY(const auto query, d.in.tensor(node, "query"));
    TRY(const auto key, d.in.tensor(node, "key"));
    TRY(const auto value, d.in.tensor(node, "value"));
    if (query.name != key.name || query.name != value.name || d.in.is_read(node, 1))
        return Error{
            .what = message("{operator} of several sequences, or with its weights, is not lowered yet", node.target)};
    TRY(const auto h, heads_of(d, node, "num_head"));
    TRY(const auto out, attend(d, h, query));
    return Cores{out};
}

Result<Core> norm(Expansion& d, const fx::Node& node, const Core& x, const std::string& number) {
    auto moments = x.type.sizes;
    moments.back() = 1;
    const auto type = dense(x.type.dtype, x.type.sizes), rows = dense(x.type.dtype, moments);
    TRY(auto shape, d.out.dims({x.type.sizes.back()}));
    return d.out.emit_many(
        "aten::native_layer_norm.default",
        {arg("input", x), arg("normalized_shape", std::move(shape)),
         arg("weight", d.in.given(node, "norm_weight_" + number)), arg("bias", d.in.given(node, "norm_bias_" + number)),
         arg("eps", number_arg(node, "eps", 1e-5))},
        {type, rows, rows})[0];
}

Result<Core> feed_forward(Expansion& d, const fx::Node& node, const Core& x) {
    TRY(const auto first_weight, d.in.tensor(node, "ffn_weight_1"));
    TRY(const auto second_weight, d.in.tensor(node, "ffn_weight_2"));
    TRY(const auto wide, linear_of(d, x, first_weight, d.in.optional_tensor(node, "ffn_bias_1"), true));
    const auto bent =
        d.out.unary(boolean_arg(node, "use_gelu", false) ? "aten::gelu.default" : "aten::relu.default", wide);
    return linear_of(d, bent, second_weight, d.in.optional_tensor(node, "ffn_bias_2"), true);
}

/// Attention and feed-forward, each with a residual sum, normalised before or after.
Result<Cores> encoder_layer(Expansion& d, const fx::Node& node) {
    TRY(auto x, d.in.tensor(node, "src"));
    TRY(const auto h, heads_of(d, node, "num_heads"));
    Math m(d);
    if (boolean_arg(node, "norm_first", false)) {
        TRY(const auto first, norm(d, node, x, "1"));
        TRY(const auto seen, attend(d, h, first));
        x = m.add(x, seen);
        TRY(const auto second, norm(d, node, x, "2"));
        TRY(const auto fed, feed_forward(d, node, second));
        return Cores{m.add(x, fed)};
    }
    TRY(const auto seen, attend(d, h, x));
    TRY(x, norm(d, node, m.add(x, seen), "1"));
    TRY(const auto fed, feed_forward(d, node, x));
    TRY(const auto out, norm(d, node, m.add(x, fed), "2"));
    return Cores{out};
}

constexpr std::array attention_table{
    Decomposition{"aten::_native_multi_head_attention.default", multi_head},
    Decomposition{"aten::_transformer_encoder_layer_fwd.default", encoder_layer},
};

}  // namespace

std::span<const Decomposition> attention_decompositions() { return attention_table; }

}  // namespace arenascope::lowering

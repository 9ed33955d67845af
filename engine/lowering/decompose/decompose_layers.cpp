// Layers of neural networks.

#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

Dims repeated(const std::vector<std::int64_t>& given, std::size_t count, std::int64_t otherwise) {
    if (given.size() == 1) return Dims(count, given[0]);
    if (given.empty()) return Dims(count, otherwise);
    return Dims(given.begin(), given.end());
}

/// "same" as numbers: the odd element is padded at the end, before the convolution.
Result<std::vector<std::int64_t>> same_padding(Expansion& d, Core& input, const Core& weight, const Dims& dilation) {
    const auto n = dilation.size();
    std::vector<std::int64_t> both(n), behind(2 * n);
    bool is_odd = false;
    for (std::size_t i = 0; i < n; ++i) {
        const auto& kernel = weight.type.sizes[2 + i];
        if (!kernel.is_constant())
            return Error{.what = message("padding 'same' with a symbolic kernel is not lowered yet")};
        const auto total = std::get<std::int64_t>(dilation[i]) * (kernel.constant() - 1);
        both[i] = total / 2;
        behind[2 * (n - 1 - i) + 1] = total % 2;
        is_odd = is_odd || total % 2 != 0;
    }
    if (!is_odd) return both;
    auto sizes = input.type.sizes;
    for (std::size_t i = 0; i < n; ++i) sizes[2 + i] = sizes[2 + i] + behind[2 * (n - 1 - i) + 1];
    input = d.out.emit("aten::constant_pad_nd.default", {arg("self", input), arg("pad", behind), arg("value", 0.0)},
                       dense(input.type.dtype, sizes));
    return both;
}

Result<Cores> convolution_of(Expansion& d, const fx::Node& node, bool is_transposed) {
    TRY(auto input, d.in.tensor(node, "input"));
    TRY(const auto weight, d.in.tensor(node, "weight"));
    const auto rank = weight.type.sizes.size();
    const bool is_single = input.type.sizes.size() + 1 == rank;
    if (rank < 3 || (input.type.sizes.size() != rank && !is_single))
        return Error{.what = message("{operator} needs an input of {rank} dimensions", node.target, rank)};
    if (is_single) input = Math(d).unsqueeze(input, 0);
    const auto n = rank - 2;
    const auto dilation = repeated(integers_arg(node, "dilation"), n, 1);
    auto padding = repeated(integers_arg(node, "padding"), n, 0);
    if (text_arg(node, "padding", {}) == "same") {
        TRY(const auto numbers, same_padding(d, input, weight, dilation));
        padding.assign(numbers.begin(), numbers.end());
    }
    auto type = d.in.out_type(node);
    if (is_single) type.sizes.insert(type.sizes.begin(), sym::Expr(1));
    const auto out = d.out.emit("aten::convolution.default",
                                {arg("input", input), arg("weight", weight), arg("bias", d.in.given(node, "bias")),
                                 arg("stride", repeated(integers_arg(node, "stride"), n, 1)), arg("padding", padding),
                                 arg("dilation", dilation), arg("transposed", is_transposed),
                                 arg("output_padding", repeated(integers_arg(node, "output_padding"), n, 0)),
                                 arg("groups", integer_arg(node, "groups", 1))},
                                type);
    if (is_single) return Cores{Math(d).squeeze(out, {0})};
    return Cores{out};
}

/// The common form of all convolutions, by its older name.
Result<Cores> old_convolution(Expansion& d, const fx::Node& node) {
    return convolution_of(d, node, boolean_arg(node, "transposed", false));
}

Result<Cores> conv(Expansion& d, const fx::Node& node) { return convolution_of(d, node, false); }

Result<Cores> conv_transpose(Expansion& d, const fx::Node& node) { return convolution_of(d, node, true); }

Result<Cores> batch_norm(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    if (boolean_arg(node, "training", false)) {
        if (d.in.optional_tensor(node, "running_mean") || type.sizes.size() < 2)
            return Error{.what = message("batch norm in training mode is not supported"),
                         .remedy = message("export after model.eval()")};
        const auto moments = dense(type.dtype, {type.sizes[1]});  // without running statistics, the batch's own
        return Cores{d.out.emit_many(
            "aten::_native_batch_norm_legit.no_stats",
            {arg("input", d.in.given(node, "input")), arg("weight", d.in.given(node, "weight")),
             arg("bias", d.in.given(node, "bias")), arg("training", true),
             arg("momentum", number_arg(node, "momentum", 0.1)), arg("eps", number_arg(node, "eps", 1e-5))},
            {type, moments, moments})[0]};
    }
    const auto nothing = dense(type.dtype, {0});
    const auto outs =
        d.out.emit_many("aten::_native_batch_norm_legit_no_training.default",
                        {arg("input", d.in.given(node, "input")), arg("weight", d.in.given(node, "weight")),
                         arg("bias", d.in.given(node, "bias")), arg("running_mean", d.in.given(node, "running_mean")),
                         arg("running_var", d.in.given(node, "running_var")),
                         arg("momentum", number_arg(node, "momentum", 0.1)), arg("eps", number_arg(node, "eps", 1e-5))},
                        {type, nothing, nothing});
    return Cores{outs[0]};
}

Result<Cores> layer_norm(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, "input"));
    const auto shape = integers_arg(node, "normalized_shape");
    if (shape.size() > input.type.sizes.size())
        return Error{.what = message("normalized_shape has more dimensions than the input")};
    auto kept = input.type.sizes;
    for (std::size_t i = kept.size() - shape.size(); i < kept.size(); ++i) kept[i] = 1;
    const auto moments = dense(input.type.dtype, kept);
    const auto outs =
        d.out.emit_many("aten::native_layer_norm.default",
                        {arg("input", input), arg("normalized_shape", shape), arg("weight", d.in.given(node, "weight")),
                         arg("bias", d.in.given(node, "bias")), arg("eps", number_arg(node, "eps", 1e-5))},
                        {d.in.out_type(node), moments, moments});
    return Cores{outs[0]};
}

Result<Cores> group_norm(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, "input"));
    const auto& sizes = input.type.sizes;
    if (sizes.size() < 2) return Error{.what = message("group norm needs a batch and channels")};
    const auto groups = integer_arg(node, "num_groups", 1);
    const Sizes numbers{sizes[0], sizes[1], product(std::span(sizes).subspan(2))};
    TRY(const auto dims, d.out.dims(numbers));
    const auto number = [](const fx::Arg::Dim& each) -> fx::Arg::Variant {
        if (const auto* value = std::get_if<std::int64_t>(&each)) return *value;
        return std::get<fx::ValueName>(each);
    };
    const auto moments = dense(input.type.dtype, {sizes[0], groups});
    const auto outs =
        d.out.emit_many("aten::native_group_norm.default",
                        {arg("input", input), arg("weight", d.in.given(node, "weight")),
                         arg("bias", d.in.given(node, "bias")), arg("N", number(dims[0])), arg("C", number(dims[1])),
                         arg("HxW", number(dims[2])), arg("group", groups), arg("eps", number_arg(node, "eps", 1e-5))},
                        {d.in.out_type(node), moments, moments});
    return Cores{outs[0]};
}

Result<Cores> max_pool2d(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    const auto outs = d.out.emit_many("aten::max_pool2d_with_indices.default", d.in.renamed_args(node),
                                      {type, dense(DType::i64, type.sizes)});
    return Cores{outs[0]};
}

/// torch gives the mean of channels-last tensors their format, which requires an additional operator.
Core in_memory_format(Expansion& d, const fx::Node& node, const Core& mean) {
    if (node.outputs.empty() || node.outputs[0].names.empty()) return mean;
    const TensorType* type = d.in.declared(node.outputs[0].names[0]);
    if (!type || type->strides.size() != 4 || mean.type.sizes.size() != 4) return mean;
    const auto& channels = mean.type.sizes[1];
    const Sizes innermost{channels, 1, channels, channels};
    if (!channels.is_constant() || channels == sym::Expr(1) || !(type->strides == innermost)) return mean;
    auto sizes = d.out.dims(mean.type.sizes);
    if (!sizes.ok()) return mean;
    const auto count = channels.constant();
    return d.out.emit(
        "aten::as_strided.default",
        {arg("self", mean), arg("size", std::move(sizes).take()), arg("stride", {count, 1, count, count})},
        dense(mean.type.dtype, mean.type.sizes));
}

Result<Cores> adaptive_avg_pool2d(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto size = integers_arg(node, "output_size");
    if (size == std::vector<std::int64_t>{1, 1}) {
        const auto mean = d.out.emit("aten::mean.dim", {arg("self", self), arg("dim", {-1, -2}), arg("keepdim", true)},
                                     d.in.out_type(node));
        return Cores{in_memory_format(d, node, mean)};
    }
    return Cores{d.out.emit("aten::_adaptive_avg_pool2d.default", {arg("self", self), arg("output_size", size)},
                            d.in.out_type(node))};
}

Result<Cores> dropout(Expansion& d, const fx::Node& node) {
    if (boolean_arg(node, "train", false))
        return Error{.what = message("dropout in training mode is not supported"),
                     .remedy = message("export after model.eval()")};
    TRY(const auto input, d.in.tensor(node, find_arg(node, "input") ? "input" : "self"));
    return Cores{input};
}

Result<Cores> softmax(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    if (const auto* wanted = find_arg(node, "dtype"))
        if (const auto* dtype = std::get_if<DType>(&wanted->value); dtype && *dtype != self.type.dtype)
            self = d.out.cast(self, *dtype);
    const auto* target = node.target == "aten::softmax.int" ? "aten::_softmax.default" : "aten::_log_softmax.default";
    return Cores{d.out.emit(target,
                            {arg("self", self), arg("dim", integer_arg(node, "dim", -1)), arg("half_to_float", false)},
                            d.in.out_type(node))};
}

constexpr std::array layer_table{
    Decomposition{"aten::conv1d.default", conv},
    Decomposition{"aten::conv2d.default", conv},
    Decomposition{"aten::conv3d.default", conv},
    Decomposition{"aten::conv1d.padding", conv},
    Decomposition{"aten::conv2d.padding", conv},
    Decomposition{"aten::conv3d.padding", conv},
    Decomposition{"aten::_convolution.default", old_convolution},
    Decomposition{"aten::conv_transpose1d.default", conv_transpose},
    Decomposition{"aten::conv_transpose2d.input", conv_transpose},
    Decomposition{"aten::conv_transpose3d.input", conv_transpose},
    Decomposition{"aten::batch_norm.default", batch_norm},
    Decomposition{"aten::layer_norm.default", layer_norm},
    Decomposition{"aten::group_norm.default", group_norm},
    Decomposition{"aten::max_pool2d.default", max_pool2d},
    Decomposition{"aten::adaptive_avg_pool2d.default", adaptive_avg_pool2d},
    Decomposition{"aten::dropout.default", dropout},
    Decomposition{"aten::alpha_dropout.default", dropout},
    Decomposition{"aten::feature_dropout.default", dropout},
    Decomposition{"aten::feature_alpha_dropout.default", dropout},
    Decomposition{"aten::softmax.int", softmax},
    Decomposition{"aten::log_softmax.int", softmax},
};

}  // namespace

std::span<const Decomposition> layer_decompositions() { return layer_table; }

}  // namespace arenascope::lowering

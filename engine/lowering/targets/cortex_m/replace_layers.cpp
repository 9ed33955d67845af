// Convolutions, linear layers and products of matrices.

#include <algorithm>

#include "engine/lowering/layout.h"
#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"
#include "engine/ops/cortex_m_scratch.h"

namespace arenascope::lowering::cortex_m {
namespace {

/// Programs are lowered for the default core; the pass fit-core adapts them to others.
constexpr CoreUnit unit = CoreUnit::dsp;
static_assert(default_core == arenascope::Core::m4);

Error too_large() { return Error{.what = message("the scratch memory of the call is too large to be counted")}; }

/// A stored tensor's elements in another order of dimensions.
Result<std::string> permuted(Int8Graph& graph, const std::string& value, const std::vector<std::uint8_t>& order,
                             const std::vector<std::int64_t>& sizes, const std::string& name) {
    const std::string& target = *graph.constant(value);
    const TensorType& type = graph.program().state_types.at(target);
    TRY(Data data, dense_data(type, graph.program().state.at(target), order));
    return graph.store(name, type.dtype, sizes, std::move(data));
}

std::string stored_words(Int8Graph& graph, const std::string& name, const std::vector<std::int64_t>& numbers) {
    std::vector<std::int32_t> words(numbers.size());
    std::transform(numbers.begin(), numbers.end(), words.begin(),
                   [](std::int64_t each) { return static_cast<std::int32_t>(each); });
    return graph.store(name, DType::i32, {static_cast<std::int64_t>(words.size())}, data_of(words));
}

fx::Arg value_or_none(std::string name, const std::string& value) {
    if (value.empty()) return arg(std::move(name), fx::None{});
    return arg(std::move(name), fx::ValueName{value});
}

std::vector<std::int64_t> list_of(const std::array<std::int64_t, 2>& pair) { return {pair[0], pair[1]}; }

ops::Extent extent_of(const std::array<std::int64_t, 2>& pair) { return {pair[0], pair[1]}; }

/// Parameters of a convolution, read before its call is written.
struct Shape {
    ops::ConvolutionShape of;
    std::vector<std::int64_t> weight;
    std::int64_t groups = 1;
    ops::CmConvolution kind = ops::CmConvolution::plain;
};

/// Fixed sizes of a value; empty for others.
std::vector<std::int64_t> fixed_sizes(const Int8Graph& graph, const std::string& value) {
    return graph.sizes(value).value_or(std::vector<std::int64_t>());
}

Result<Shape> shape_of(const Int8Graph& graph, const fx::Node& node) {
    const auto in = fixed_sizes(graph, tensor_arg(node, "input")), out = fixed_sizes(graph, only_output(node));
    Shape shape{.weight = fixed_sizes(graph, tensor_arg(node, "weight")), .groups = integer_arg(node, "groups", 1)};
    const bool is_transposed = kind_of(node) == Kind::transposed_convolution;
    const bool fits = in.size() == 4 && out.size() == 4 && shape.weight.size() == 4;
    if (!fits || out[1] != shape.weight[is_transposed ? 1 : 0])
        return Error{.what = message("the sizes of its weights and its result do not fit together")};
    shape.of = {.batch = in[0],
                .in_channels = in[1],
                .out_channels = out[1],
                .weight_channels = shape.weight[is_transposed ? 0 : 1],
                .in = {in[2], in[3]},
                .out = {out[2], out[3]},
                .kernel = {shape.weight[2], shape.weight[3]},
                .stride = extent_of(pair_arg(node, "stride", 1)),
                .padding = extent_of(pair_arg(node, "padding", 0)),
                .dilation = extent_of(pair_arg(node, "dilation", 1))};
    const bool is_depthwise = in[1] > 0 && shape.groups == in[1] && out[1] % in[1] == 0 && out[0] == 1;
    if (is_transposed) shape.kind = ops::CmConvolution::transposed;
    else if (is_depthwise) shape.kind = ops::CmConvolution::depthwise;
    return shape;
}

Result<std::string> weights_of(Int8Graph& graph, const fx::Node& node, const Shape& shape) {
    const std::string weight = tensor_arg(node, "weight"), name = node.name + "_weight_nhwc";
    const auto& w = shape.weight;
    switch (shape.kind) {
        case ops::CmConvolution::depthwise:
            return permuted(graph, weight, {1, 2, 3, 0}, {w[1], w[2], w[3], w[0]}, name);
        case ops::CmConvolution::transposed:
            return permuted(graph, weight, {1, 2, 3, 0}, {w[1], w[2], w[3], w[0]}, name);
        case ops::CmConvolution::plain: break;
    }
    return permuted(graph, weight, {0, 2, 3, 1}, {w[0], w[2], w[3], w[1]}, name);
}

}  // namespace

Result<> replace_convolution(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    TRY(const Shape shape, shape_of(graph, node));
    const Quantization in = as.operands.at("input"), result = *as.result;
    const auto channels = static_cast<std::size_t>(shape.of.out_channels);
    const auto& scales = as.scales.at("weight");
    std::vector<std::int64_t> multipliers, shifts;
    for (std::size_t o = 0; o < channels; ++o) {
        const FixedPoint factor = fixed_point(in.scale * scales[scales.size() == 1 ? 0 : o] / result.scale);
        multipliers.push_back(factor.multiplier);
        shifts.push_back(factor.shift);
    }
    std::string bias = tensor_arg(node, "bias");
    if (bias.empty() && shape.groups > 1)
        bias = stored_words(graph, node.name + "_bias", std::vector<std::int64_t>(channels, 0));
    TRY(const std::string weight, weights_of(graph, node, shape));
    std::vector<fx::Arg> args{arg("input", fx::ValueName{tensor_arg(node, "input")}),
                              arg("weight", fx::ValueName{weight}), value_or_none("bias", bias),
                              arg("stride", list_of(pair_arg(node, "stride", 1))),
                              arg("padding", list_of(pair_arg(node, "padding", 0)))};
    if (shape.kind == ops::CmConvolution::transposed)
        args.push_back(arg("output_padding", list_of(pair_arg(node, "output_padding", 0))));
    args.push_back(arg("dilation", list_of(pair_arg(node, "dilation", 1))));
    if (shape.kind == ops::CmConvolution::depthwise)
        args.push_back(arg("depth_multiplier", shape.of.out_channels / shape.of.in_channels));
    args.push_back(arg("input_offset", -in.zero_point));
    args.push_back(arg("output_offset", result.zero_point));
    args.push_back(arg("requantize_multipliers",
                       fx::ValueName{stored_words(graph, node.name + "_quantized_multiplier", multipliers)}));
    args.push_back(
        arg("requantize_shifts", fx::ValueName{stored_words(graph, node.name + "_quantized_shift", shifts)}));
    args.push_back(arg("activation_min", as.act_min()));
    args.push_back(arg("activation_max", as.act_max()));
    const auto scratch = ops::convolution_scratch(shape.kind, shape.of, unit);
    if (!scratch) return too_large();
    const bool is_transposed = shape.kind == ops::CmConvolution::transposed;
    const std::string target = is_transposed          ? "cortex_m::quantized_transpose_conv2d.default"
        : shape.kind == ops::CmConvolution::depthwise ? "cortex_m::quantized_depthwise_conv2d.default"
                                                      : "cortex_m::quantized_conv2d.default";
    fx::Node call = stand_in(node, target, std::move(args));
    if (is_transposed) add_scratch(graph, call, scratch->second);
    add_scratch(graph, call, scratch->first);
    out.push_back(std::move(call));
    return done;
}

Result<> replace_linear(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    (void)graph;
    const Quantization in = as.operands.at("input"), result = *as.result;
    const FixedPoint factor = fixed_point(in.scale * as.scales.at("weight").front() / result.scale);
    out.push_back(stand_in(
        node, "cortex_m::quantized_linear.default",
        {arg("input", fx::ValueName{tensor_arg(node, "input")}),
         arg("weights", fx::ValueName{tensor_arg(node, "weight")}), value_or_none("bias", tensor_arg(node, "bias")),
         arg("kernel_sum", fx::None{}), arg("input_offset", -in.zero_point), arg("filter_offset", std::int64_t{0}),
         arg("output_offset", result.zero_point), arg("requantize_multipliers", std::vector{factor.multiplier}),
         arg("requantize_shifts", std::vector{factor.shift}), arg("activation_max", as.act_max()),
         arg("activation_min", as.act_min())}));
    return done;
}

Result<> replace_product(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization left = as.operands.at("self"), right = as.operands.at("mat2"), result = *as.result;
    std::string side = tensor_arg(node, "mat2");
    const auto sizes = fixed_sizes(graph, side);
    if (sizes.size() != 3) return Error{.what = message("its operands do not have three dimensions")};
    const std::vector<std::int64_t> turned{sizes[0], sizes[2], sizes[1]};
    if (graph.constant(side)) {
        TRY(side, permuted(graph, side, {0, 2, 1}, turned, node.name + "_rhs_transposed"));
    } else {
        TensorType type = dense(DType::i8, {turned[0], turned[1], turned[2]});
        out.push_back(node_before(graph, node, "cortex_m::transpose.default",
                                  {arg("input", fx::ValueName{side}), arg("perm", std::vector<std::int64_t>{0, 2, 1})},
                                  node.name + "_transpose", std::move(type)));
        side = out.back().name;
    }
    const FixedPoint factor = fixed_point(left.scale * right.scale / result.scale);
    const auto scratch = ops::product_scratch(sizes[2], unit);
    if (!scratch) return too_large();
    fx::Node call = stand_in(node, "cortex_m::quantized_batch_matmul.default",
                             {arg("lhs", fx::ValueName{tensor_arg(node, "self")}), arg("lhs_offset", -left.zero_point),
                              arg("rhs_transposed", fx::ValueName{side}), arg("rhs_offset", -right.zero_point),
                              arg("output_offset", result.zero_point), arg("output_multiplier", factor.multiplier),
                              arg("output_shift", factor.shift)});
    add_scratch(graph, call, *scratch);
    out.push_back(std::move(call));
    return done;
}

}  // namespace arenascope::lowering::cortex_m

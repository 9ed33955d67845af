// Pools and padding.

#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"
#include "engine/ops/cortex_m_scratch.h"

namespace arenascope::lowering::cortex_m {
namespace {

using Pads = std::array<std::int64_t, 4>;

std::vector<std::int64_t> list_of(const Pads& pads) { return {pads.begin(), pads.end()}; }
std::vector<std::int64_t> list_of(const std::array<std::int64_t, 2>& pair) { return {pair.begin(), pair.end()}; }

bool is_nhwc(const Int8Graph& graph, const std::string& value) {
    return counts_as_channels_last(*graph.type(value), graph.program().ranges);
}

/// By dimension of a row-major picture, to the memory order that the kernel expects.
std::vector<fx::Arg> pad_args(const std::string& input, Pads before, Pads after, std::int64_t value, bool nhwc) {
    const auto ordered = [&](const Pads& pads) { return nhwc ? Pads{pads[0], pads[2], pads[3], pads[1]} : pads; };
    return {arg("input", fx::ValueName{input}), arg("pre_pad", list_of(ordered(before))),
            arg("post_pad", list_of(ordered(after))), arg("value", value)};
}

std::array<std::int64_t, 2> stride_of(const fx::Node& node) {
    return integers_arg(node, "stride").empty() ? pair_arg(node, "kernel_size", 1) : pair_arg(node, "stride", 1);
}

}  // namespace

Result<> replace_average_pool(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization in = as.operands.at("self");
    std::string input = tensor_arg(node, "self");
    if (graph.sizes(input).value_or(std::vector<std::int64_t>()).size() != 4)
        return Error{.what = message("its operand does not have four dimensions")};
    auto padding = pair_arg(node, "padding", 0);
    if (boolean_arg(node, "count_include_pad", true)) {  // counted padding was made explicit before
        TensorType type = *graph.type(input);
        type.sizes[2] = type.sizes[2] + sym::Expr(2 * padding[0]);
        type.sizes[3] = type.sizes[3] + sym::Expr(2 * padding[1]);
        const bool nhwc = is_nhwc(graph, input);
        if (nhwc) set_channels_last(type);
        else type.strides.clear();
        const Pads pads{0, 0, padding[0], padding[1]};
        out.push_back(node_before(graph, node, "cortex_m::pad.default",
                                  pad_args(input, pads, pads, in.zero_point, nhwc), node.name + "_pad",
                                  std::move(type)));
        input = out.back().name;
        padding = {0, 0};
    }
    const FixedPoint factor = fixed_point(in.scale);
    const auto channels = graph.sizes(input)->at(1);
    const auto scratch = ops::average_scratch(channels, unit_of(default_core));
    if (!scratch) return Error{.what = message("the scratch memory of the call is too large to be counted")};
    fx::Node call =
        stand_in(node, "cortex_m::quantized_avg_pool2d.default",
                 {arg("input", fx::ValueName{input}), arg("kernel_size", list_of(pair_arg(node, "kernel_size", 1))),
                  arg("stride", list_of(stride_of(node))), arg("padding", list_of(padding)),
                  arg("ceil_mode", boolean_arg(node, "ceil_mode", false)), arg("zero_point", in.zero_point),
                  arg("multiplier", factor.multiplier), arg("shift", factor.shift)});
    add_scratch(graph, call, *scratch);
    out.push_back(std::move(call));
    return done;
}

bool is_library_pool(const fx::Node& node) {
    return pair_arg(node, "dilation", 1) == std::array<std::int64_t, 2>{1, 1} && !boolean_arg(node, "ceil_mode", false);
}

Result<> replace_max_pool(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    (void)graph;
    if (!is_library_pool(node)) {
        out.push_back(node);
        return done;
    }
    out.push_back(stand_in(
        node, "cortex_m::quantized_max_pool2d.default",
        {arg("input", fx::ValueName{tensor_arg(node, "self")}),
         arg("kernel_size", list_of(pair_arg(node, "kernel_size", 1))), arg("stride", list_of(stride_of(node))),
         arg("padding", list_of(pair_arg(node, "padding", 0))), arg("dilation", list_of(pair_arg(node, "dilation", 1))),
         arg("ceil_mode", false), arg("input_zero_point", as.operands.at("self").zero_point),
         arg("output_zero_point", as.result->zero_point), arg("activation_min", as.act_min()),
         arg("activation_max", as.act_max())}));
    return done;
}

Result<> replace_pad(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization in = as.operands.at("self");
    const std::string input = tensor_arg(node, "self");
    const auto pad = integers_arg(node, "pad");
    Pads before{}, after{};
    for (std::size_t i = 0; i + 1 < pad.size() && i / 2 < before.size(); i += 2) {  // the last dimension comes first
        before[before.size() - 1 - i / 2] = pad[i];
        after[after.size() - 1 - i / 2] = pad[i + 1];
    }
    Quantization whole = in;
    whole.low = -128;
    whole.high = 127;
    const std::int64_t value = stored_value(number_arg(node, "value", 0), whole);
    out.push_back(
        stand_in(node, "cortex_m::pad.default", pad_args(input, before, after, value, is_nhwc(graph, input))));
    return done;
}

}  // namespace arenascope::lowering::cortex_m

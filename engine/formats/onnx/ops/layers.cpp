// Convolutions, global pools, softmax.

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"
#include "engine/formats/onnx/ops/window.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// Asymmetric padding becomes a padded tensor.
std::string padded(Importer& im, const Node& node, TensorType& input, Window& window) {
    if (window.is_symmetric()) return node.inputs[0];
    Numbers pads;
    for (std::size_t i = window.kernel.size(); i-- > 0;) {
        pads.push_back(window.before[i]);
        pads.push_back(window.after[i]);
        input.sizes[i + 2] = input.sizes[i + 2] + sym::Expr(window.before[i] + window.after[i]);
    }
    input.strides.clear();
    window.before.assign(window.kernel.size(), 0);
    window.after = window.before;
    return im.graph().emit(node, "aten::constant_pad_nd.default",
                           {im.values().tensor("self", node, 0), fx_list("pad", pads), fx_arg("value", 0.0)}, input);
}

/// `extra`: a transposed one's output padding; empty for a plain one.
std::vector<fx::Arg> convolution_args(const Importer& im, const Node& node, const std::string& from,
                                      const Window& window, const Numbers& extra) {
    return {fx_value("input", from),
            im.values().tensor("weight", node, 1),
            im.values().tensor("bias", node, 2),
            fx_list("stride", window.stride),
            fx_list("padding", window.before),
            fx_list("dilation", window.dilation),
            fx_arg("transposed", !extra.empty()),
            fx_list("output_padding", extra.empty() ? Numbers(window.kernel.size(), 0) : extra),
            fx_arg("groups", node.integer("group", 1))};
}

/// Cropping of a transposed convolution from its result's size: the given size, or SAME's, which is the input's times
/// the stride. An odd element is cropped at the end for SAME_UPPER and at the start otherwise, as in ONNX.
Result<> reckon_cuts(const Node& node, const TensorType& input, const Numbers& extra, Window& window) {
    const std::string mode = node.text("auto_pad", "NOTSET");
    const Numbers shape = node.integers("output_shape");
    const bool same = mode == "SAME_UPPER" || mode == "SAME_LOWER";
    if (!same && shape.empty()) return done;
    if (!shape.empty() && shape.size() != window.kernel.size())
        return not_mapped(node, message("an output shape of a different rank"));
    constexpr std::int64_t most = std::int64_t{1} << 40;
    for (std::size_t i = 0; i < window.kernel.size(); ++i) {
        std::int64_t total = extra[i] + window.dilation[i] * (window.kernel[i] - 1) + 1 - window.stride[i];
        if (!shape.empty()) {
            const sym::Expr& size = input.sizes[i + 2];
            if (!size.is_constant() || size.constant() > most || shape[i] < 1 || shape[i] > most)
                return not_mapped(node, message("an output shape of a dynamic dimension"));
            const auto whole = checked_mul(window.stride[i], size.constant());
            if (!whole) return not_mapped(node, message("an output shape of a dynamic dimension"));
            total += *whole - shape[i];
        }
        if (total < 0) return not_mapped(node, message("an output shape larger than the transposed convolution fills"));
        window.before[i] = mode == "SAME_UPPER" ? total / 2 : total - total / 2;
        window.after[i] = total - window.before[i];
    }
    return done;
}

/// The kernel crops the symmetric part; the rest is sliced.
Result<> transposed(Importer& im, const Node& node, const TensorType& input, const Numbers& weight, Window window) {
    const Numbers extra = or_else(node.integers("output_padding"), window.kernel.size(), 0);
    if (extra.size() != window.kernel.size() ||
        std::any_of(extra.begin(), extra.end(), [](std::int64_t v) { return v < 0 || v > (1 << 24); })) {
        return not_mapped(node, message("a transposed convolution with this padding"));
    }
    CHECKED(reckon_cuts(node, input, extra, window));
    const Numbers begin = window.before, end = window.after;
    for (std::size_t i = 0; i < begin.size(); ++i) window.before[i] = window.after[i] = std::min(begin[i], end[i]);
    const auto channels = checked_mul(weight[1], node.integer("group", 1));
    if (!channels) return not_mapped(node, message("more channels than 64 bits can count"));
    TensorType out{.dtype = input.dtype, .sizes = {input.sizes[0], *channels}};
    for (std::size_t i = 0; i < window.kernel.size(); ++i) {
        const std::int64_t fixed = window.dilation[i] * (window.kernel[i] - 1) + 1 + extra[i] - 2 * window.before[i];
        out.sizes.push_back((input.sizes[i + 2] - sym::Expr(1)) * sym::Expr(window.stride[i]) + sym::Expr(fixed));
    }
    std::size_t cuts = 0;
    for (std::size_t i = 0; i < begin.size(); ++i) cuts += begin[i] != end[i] ? 1 : 0;
    std::string made =
        im.graph().emit(node, "aten::convolution.default", convolution_args(im, node, node.inputs[0], window, extra),
                        out, cuts == 0 ? node.outputs[0] : std::string());
    for (std::size_t i = 0; i < begin.size(); ++i) {
        if (begin[i] == end[i]) continue;
        const std::int64_t from = begin[i] - window.before[i], last = end[i] - window.after[i];
        out.sizes[i + 2] = out.sizes[i + 2] - sym::Expr(from + last);
        TRY(const fx::Arg::Dim limit, im.graph().dim(node, out.sizes[i + 2] + sym::Expr(from)));
        fx::Arg to = fx_arg("end", std::int64_t{0});
        if (const auto* number = std::get_if<std::int64_t>(&limit)) to.value = *number;
        else to.value = std::get<fx::ValueName>(limit);
        made = im.graph().emit(node, "aten::slice.Tensor",
                               {fx_value("self", made), fx_arg("dim", static_cast<std::int64_t>(i + 2)),
                                fx_arg("start", from), std::move(to), fx_arg("step", std::int64_t{1})},
                               out, --cuts == 0 ? node.outputs[0] : std::string());
    }
    return done;
}

Result<> convolution(Importer& im, const Node& node) {
    TRY(TensorType input, im.values().type(node, 0));
    TRY(const TensorType weight, im.values().type(node, 1));
    const auto sizes = fixed_sizes(weight);
    if (!sizes || sizes->size() < 3) return not_mapped(node, message("weights of dynamic size"));
    TRY(Window window, window_of(node, input, {sizes->begin() + 2, sizes->end()}));
    const std::int64_t groups = node.integer("group", 1);
    if (groups < 1 || groups > (*sizes)[0]) return not_mapped(node, message("{groups} groups", groups));
    if (node.op == "ConvTranspose") return transposed(im, node, input, *sizes, std::move(window));
    const std::string from = padded(im, node, input, window);
    TensorType out{.dtype = input.dtype, .sizes = {input.sizes[0], (*sizes)[0]}};
    for (std::size_t i = 0; i < window.kernel.size(); ++i)
        out.sizes.push_back(windows_along(window, i, input.sizes[i + 2], false));
    im.graph().emit(node, "aten::convolution.default", convolution_args(im, node, from, window, {}), out,
                    node.outputs[0]);
    return done;
}

Result<> global_pool(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    if (type.sizes.size() < 3) return not_mapped(node, message("an input without spatial dimensions"));
    TensorType out{.dtype = type.dtype, .sizes = type.sizes};
    Numbers dims;
    for (std::size_t i = 2; i < type.sizes.size(); ++i) {
        dims.push_back(static_cast<std::int64_t>(i));
        out.sizes[i] = 1;
    }
    im.graph().emit(node, node.op == "GlobalMaxPool" ? "aten::amax.default" : "aten::mean.dim",
                    {im.values().tensor("self", node, 0), fx_list("dim", dims), fx_arg("keepdim", true)}, out,
                    node.outputs[0]);
    return done;
}

/// Before opset 13 everything from the axis on is one dimension.
Result<> softmax(Importer& im, const Node& node) {
    TRY(const TensorType given, im.values().type(node, 0));
    const TensorType type{.dtype = given.dtype, .sizes = given.sizes};
    const bool flattens = im.opset() < 13;
    const auto axis = axis_of(node.integer("axis", flattens ? 1 : -1), type.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    const std::string target = node.op == "Softmax" ? "aten::_softmax.default" : "aten::_log_softmax.default";
    const auto half = fx_arg("half_to_float", false);
    const bool rest_is_one = std::all_of(type.sizes.begin() + static_cast<std::ptrdiff_t>(*axis) + 1, type.sizes.end(),
                                         [](const sym::Expr& size) { return size == sym::Expr(1); });
    if (!flattens || rest_is_one) {
        im.graph().emit(node, target,
                        {im.values().tensor("self", node, 0), fx_arg("dim", static_cast<std::int64_t>(*axis)), half},
                        type, node.outputs[0]);
        return done;
    }
    TensorType flat{.dtype = type.dtype, .sizes = {1, 1}};
    for (std::size_t i = 0; i < type.sizes.size(); ++i)
        flat.sizes[i < *axis ? 0 : 1] = flat.sizes[i < *axis ? 0 : 1] * type.sizes[i];
    const std::string in = im.values().fresh(node.outputs[0] + "_flat");
    CHECKED(im.graph().view(node, node.inputs[0], flat, in));
    const std::string out =
        im.graph().emit(node, target, {fx_value("self", in), fx_arg("dim", std::int64_t{1}), half}, flat);
    return im.graph().view(node, out, type, node.outputs[0]);
}

constexpr auto layer_rows = std::to_array<Operator>({
    {"Conv", convolution},
    {"ConvTranspose", convolution},
    {"GlobalAveragePool", global_pool},
    {"GlobalMaxPool", global_pool},
    {"Softmax", softmax},
    {"LogSoftmax", softmax},
});

}  // namespace

std::span<const Operator> layer_operators() { return layer_rows; }

}  // namespace arenascope::onnx

// Convolutions, pools over everything, softmax.

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_window.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// Padding that differs before and after becomes a tensor of its own.
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
    return im.emit(node, "aten::constant_pad_nd.default",
                   {im.tensor("self", node, 0), Importer::list("pad", pads), Importer::arg("value", 0.0)}, input);
}

Result<> convolution(Importer& im, const Node& node) {
    TRY(TensorType input, im.type(node, 0));
    TRY(const TensorType weight, im.type(node, 1));
    const auto sizes = fixed_sizes(weight);
    if (!sizes || sizes->size() < 3) return not_mapped(node, message("weights of open size"));
    TRY(Window window, window_of(node, input, {sizes->begin() + 2, sizes->end()}));
    const bool transposed = node.op == "ConvTranspose";
    const std::int64_t groups = node.integer("group", 1);
    if (groups < 1 || groups > (*sizes)[0]) return not_mapped(node, message("{groups} groups", groups));
    const Numbers extra = or_else(node.integers("output_padding"), window.kernel.size(), 0);
    const std::string mode = node.text("auto_pad", "NOTSET");
    const bool reckons = transposed && mode != "NOTSET" && mode != "VALID";  // from the result's size
    if (reckons || (transposed && (!window.is_symmetric() || node.find("output_shape") || extra.size() != window.kernel.size()))) {
        return not_mapped(node, message("a transposed convolution with this padding"));
    }
    const std::string from = padded(im, node, input, window);
    const auto channels = transposed ? checked_mul((*sizes)[1], groups) : std::optional((*sizes)[0]);
    if (!channels) return not_mapped(node, message("more channels than 64 bits can count"));
    TensorType out{.dtype = input.dtype, .sizes = {input.sizes[0], *channels}};
    for (std::size_t i = 0; i < window.kernel.size(); ++i) {
        if (!transposed) {
            out.sizes.push_back(windows_along(window, i, input.sizes[i + 2], false));
            continue;
        }
        const std::int64_t fixed = window.dilation[i] * (window.kernel[i] - 1) + 1 + extra[i] - window.before[i] - window.after[i];
        out.sizes.push_back((input.sizes[i + 2] - sym::Expr(1)) * sym::Expr(window.stride[i]) + sym::Expr(fixed));
    }
    im.emit(node, "aten::convolution.default",
            {Importer::value("input", from), im.tensor("weight", node, 1), im.tensor("bias", node, 2),
             Importer::list("stride", window.stride), Importer::list("padding", window.before),
             Importer::list("dilation", window.dilation), Importer::arg("transposed", transposed),
             Importer::list("output_padding", transposed ? extra : Numbers(window.kernel.size(), 0)), Importer::arg("groups", groups)},
            out, node.outputs[0]);
    return done;
}

Result<> global_pool(Importer& im, const Node& node) {
    TRY(const TensorType type, im.type(node, 0));
    if (type.sizes.size() < 3) return not_mapped(node, message("an input without spatial dimensions"));
    TensorType out{.dtype = type.dtype, .sizes = type.sizes};
    Numbers dims;
    for (std::size_t i = 2; i < type.sizes.size(); ++i) {
        dims.push_back(static_cast<std::int64_t>(i));
        out.sizes[i] = 1;
    }
    im.emit(node, node.op == "GlobalMaxPool" ? "aten::amax.default" : "aten::mean.dim",
            {im.tensor("self", node, 0), Importer::list("dim", dims), Importer::arg("keepdim", true)}, out, node.outputs[0]);
    return done;
}

/// Before opset 13 everything from the axis on is one dimension.
Result<> softmax(Importer& im, const Node& node) {
    TRY(const TensorType given, im.type(node, 0));
    const TensorType type{.dtype = given.dtype, .sizes = given.sizes};
    const bool flattens = im.opset() < 13;
    const auto axis = axis_of(node.integer("axis", flattens ? 1 : -1), type.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    const std::string target = node.op == "Softmax" ? "aten::_softmax.default" : "aten::_log_softmax.default";
    const auto half = Importer::arg("half_to_float", false);
    const bool rest_is_one = std::all_of(type.sizes.begin() + static_cast<std::ptrdiff_t>(*axis) + 1, type.sizes.end(),
                                         [](const sym::Expr& size) { return size == sym::Expr(1); });
    if (!flattens || rest_is_one) {
        im.emit(node, target, {im.tensor("self", node, 0), Importer::arg("dim", static_cast<std::int64_t>(*axis)), half}, type, node.outputs[0]);
        return done;
    }
    TensorType flat{.dtype = type.dtype, .sizes = {1, 1}};
    for (std::size_t i = 0; i < type.sizes.size(); ++i) flat.sizes[i < *axis ? 0 : 1] = flat.sizes[i < *axis ? 0 : 1] * type.sizes[i];
    const std::string in = im.fresh(node.outputs[0] + "_flat");
    CHECKED(im.view(node, node.inputs[0], flat, in));
    const std::string out = im.emit(node, target, {Importer::value("self", in), Importer::arg("dim", std::int64_t{1}), half}, flat);
    return im.view(node, out, type, node.outputs[0]);
}

constexpr auto operators = std::to_array<Operator>({
    {"Conv", convolution}, {"ConvTranspose", convolution},
    {"GlobalAveragePool", global_pool}, {"GlobalMaxPool", global_pool},
    {"Softmax", softmax}, {"LogSoftmax", softmax},
});

}  // namespace

std::span<const Operator> layer_operators() { return operators; }

}  // namespace arenascope::onnx

// Convolutions, pools, normalisations, softmax.

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

Numbers or_else(Numbers given, std::size_t count, std::int64_t value) { return given.empty() ? Numbers(count, value) : given; }

/// What convolutions and pools share: a window over the spatial dimensions.
struct Window {
    Numbers kernel, stride, dilation, before, after;
    [[nodiscard]] bool is_symmetric() const { return before == after; }
};

Result<> resolve_padding(const Node& node, const TensorType& input, Window& window) {
    const std::size_t n = window.kernel.size();
    const std::string mode = node.text("auto_pad", "NOTSET");
    const Numbers pads = or_else(node.integers("pads"), 2 * n, 0);
    if (pads.size() != 2 * n) return not_mapped(node, "pads for another number of dimensions");
    for (std::size_t i = 0; i < n; ++i) {
        window.before.push_back(pads[i]);
        window.after.push_back(pads[i + n]);
        if (mode == "NOTSET" || mode.empty()) continue;
        window.before[i] = window.after[i] = 0;
        if (mode == "VALID") continue;
        if (!input.sizes[i + 2].is_constant()) return not_mapped(node, "SAME padding of an open dimension");
        const std::int64_t size = input.sizes[i + 2].constant();
        const std::int64_t steps = (size + window.stride[i] - 1) / window.stride[i];
        const std::int64_t total = std::max<std::int64_t>(0, (steps - 1) * window.stride[i] + window.dilation[i] * (window.kernel[i] - 1) + 1 - size);
        (mode == "SAME_LOWER" ? window.after : window.before)[i] = total / 2;
        (mode == "SAME_LOWER" ? window.before : window.after)[i] = total - total / 2;
    }
    return done;
}

Result<Window> window_of(const Node& node, const TensorType& input, const Numbers& kernel) {
    const std::size_t rank = input.sizes.size();
    if (rank < 3 || kernel.size() + 2 != rank) return not_mapped(node, "a window of another number of dimensions");
    Window window{.kernel = kernel, .stride = or_else(node.integers("strides"), kernel.size(), 1),
                  .dilation = or_else(node.integers("dilations"), kernel.size(), 1)};
    constexpr std::int64_t most = std::int64_t{1} << 24;
    for (const Numbers* list : {&window.kernel, &window.stride, &window.dilation}) {
        const bool odd = std::any_of(list->begin(), list->end(), [](std::int64_t v) { return v < 1 || v > most; });
        if (list->size() != kernel.size() || odd) return not_mapped(node, "a kernel, stride or dilation that is not usable");
    }
    CHECKED(resolve_padding(node, input, window));
    for (const Numbers* list : {&window.before, &window.after}) {
        if (std::any_of(list->begin(), list->end(), [](std::int64_t v) { return v < 0 || v > most; })) {
            return not_mapped(node, "pads that are not usable");
        }
    }
    return window;
}

sym::Expr windows_along(const Window& w, std::size_t i, const sym::Expr& size, bool ceil) {
    const sym::Expr span = size + sym::Expr(w.before[i] + w.after[i] - w.dilation[i] * (w.kernel[i] - 1) - 1 + (ceil ? w.stride[i] - 1 : 0));
    sym::Expr count = sym::Expr::make(sym::Op::floor_div, {span, sym::Expr(w.stride[i])}) + sym::Expr(1);
    // The last window of a rounded-up count must begin inside the input or its padding before.
    if (ceil && count.is_constant() && size.is_constant() && (count.constant() - 1) * w.stride[i] >= size.constant() + w.before[i]) {
        count = count - sym::Expr(1);
    }
    return count;
}

/// Padding that differs before and after, or that an operator cannot do itself, becomes a tensor of its own.
std::string padded(Importer& im, const Node& node, TensorType& input, Window& window, double with, bool force = false) {
    if (window.is_symmetric() && !force) return node.inputs[0];
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
                   {im.tensor("self", node, 0), Importer::list("pad", pads), Importer::arg("value", with)}, input);
}

Result<> convolution(Importer& im, const Node& node) {
    TRY(TensorType input, im.type(node, 0));
    TRY(const TensorType weight, im.type(node, 1));
    const auto sizes = fixed_sizes(weight);
    if (!sizes || sizes->size() < 3) return not_mapped(node, "weights of open size");
    TRY(Window window, window_of(node, input, {sizes->begin() + 2, sizes->end()}));
    const bool transposed = node.op == "ConvTranspose";
    const std::int64_t groups = node.integer("group", 1);
    if (groups < 1 || groups > (*sizes)[0]) return not_mapped(node, std::to_string(groups) + " groups");
    const Numbers extra = or_else(node.integers("output_padding"), window.kernel.size(), 0);
    if (transposed && (!window.is_symmetric() || node.find("output_shape") || extra.size() != window.kernel.size())) {
        return not_mapped(node, "a transposed convolution with this padding");
    }
    const std::string from = padded(im, node, input, window, 0);
    const auto channels = transposed ? checked_mul((*sizes)[1], groups) : std::optional((*sizes)[0]);
    if (!channels) return not_mapped(node, "more channels than 64 bits can count");
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

Result<> pool(Importer& im, const Node& node) {
    TRY(TensorType input, im.type(node, 0));
    if (input.sizes.size() != 4) return not_mapped(node, "a pool that is not over two dimensions");
    TRY(Window window, window_of(node, input, node.integers("kernel_shape")));
    const bool is_max = node.op == "MaxPool", ceil = node.integer("ceil_mode", 0) != 0;
    const bool with_padding = node.integer("count_include_pad", 0) != 0;
    if (is_max && node.outputs.size() > 1) return not_mapped(node, "the indices of its maxima");
    if (is_max && node.integer("storage_order", 0) != 0) return not_mapped(node, "column-major order");
    if (!window.is_symmetric() && (ceil || (!is_max && !with_padding))) return not_mapped(node, "different padding before and after");
    if (!is_max && window.dilation != Numbers(2, 1)) return not_mapped(node, "a dilated average");
    bool wide = false;
    for (std::size_t i = 0; i < 2; ++i) wide = wide || window.before[i] * 2 > window.kernel[i];
    if (wide && (is_max || ceil || !with_padding)) return not_mapped(node, "padding of more than half the kernel");
    const std::string from = padded(im, node, input, window, is_max ? -3.4028234663852886e38 : 0, wide);
    TensorType out{.dtype = input.dtype, .sizes = {input.sizes[0], input.sizes[1]}};
    for (std::size_t i = 0; i < 2; ++i) out.sizes.push_back(windows_along(window, i, input.sizes[i + 2], ceil));
    if (!is_max) {
        im.emit(node, "aten::avg_pool2d.default",
                {Importer::value("self", from), Importer::list("kernel_size", window.kernel), Importer::list("stride", window.stride),
                 Importer::list("padding", window.before), Importer::arg("ceil_mode", ceil), Importer::arg("count_include_pad", with_padding)},
                out, node.outputs[0]);
        return done;
    }
    im.emit_many(node, "aten::max_pool2d_with_indices.default",
                 {Importer::value("self", from), Importer::list("kernel_size", window.kernel), Importer::list("stride", window.stride),
                  Importer::list("padding", window.before), Importer::list("dilation", window.dilation), Importer::arg("ceil_mode", ceil)},
                 {node.outputs[0], im.fresh(node.outputs[0] + "_indices")}, {out, {.dtype = DType::i64, .sizes = out.sizes}});
    return done;
}

Result<> global_pool(Importer& im, const Node& node) {
    TRY(const TensorType type, im.type(node, 0));
    if (type.sizes.size() < 3) return not_mapped(node, "an input without spatial dimensions");
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

Result<> batch_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.type(node, 0));
    if (type.sizes.size() < 2) return not_mapped(node, "an input without channels");
    if (node.integer("training_mode", 0) != 0) return not_mapped(node, "training mode");
    for (std::size_t i = 1; i < 5; ++i) {
        TRY(const TensorType part, im.type(node, i));
        if (part.sizes.size() != 1) return not_mapped(node, "statistics that are not per channel");
    }
    const TensorType nothing{.dtype = type.dtype, .sizes = {0}};
    im.emit_many(node, "aten::_native_batch_norm_legit_no_training.default",
                 {im.tensor("input", node, 0), im.tensor("weight", node, 1), im.tensor("bias", node, 2),
                  im.tensor("running_mean", node, 3), im.tensor("running_var", node, 4),
                  Importer::arg("momentum", static_cast<double>(1 - node.real("momentum", 0.9F))),
                  Importer::arg("eps", static_cast<double>(node.real("epsilon", 1e-5F)))},
                 {node.outputs[0], im.fresh(node.outputs[0] + "_mean"), im.fresh(node.outputs[0] + "_rstd")},
                 {{type.dtype, type.sizes}, nothing, nothing});
    return done;
}

Result<> layer_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.type(node, 0));
    const auto axis = axis_of(node.integer("axis", -1), type.sizes.size());
    if (!axis) return not_mapped(node, "its axis");
    TensorType moments{.dtype = type.dtype, .sizes = type.sizes};
    Numbers shape;
    for (std::size_t i = *axis; i < type.sizes.size(); ++i) {
        if (!type.sizes[i].is_constant()) return not_mapped(node, "an open dimension");
        shape.push_back(type.sizes[i].constant());
        moments.sizes[i] = 1;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < 3; ++i) {
        const bool given = i < node.outputs.size() && !node.outputs[i].empty();
        names.push_back(given ? node.outputs[i] : im.fresh(node.outputs[0] + "_moment"));
    }
    im.emit_many(node, "aten::native_layer_norm.default",
                 {im.tensor("input", node, 0), Importer::list("normalized_shape", shape), im.tensor("weight", node, 1),
                  im.tensor("bias", node, 2), Importer::arg("eps", static_cast<double>(node.real("epsilon", 1e-5F)))},
                 names, {{type.dtype, type.sizes}, moments, moments});
    return done;
}

/// Before opset 13 everything from the axis on is one dimension.
Result<> softmax(Importer& im, const Node& node) {
    TRY(const TensorType given, im.type(node, 0));
    const TensorType type{.dtype = given.dtype, .sizes = given.sizes};
    const bool flattens = im.opset() < 13;
    const auto axis = axis_of(node.integer("axis", flattens ? 1 : -1), type.sizes.size());
    if (!axis) return not_mapped(node, "its axis");
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
    {"Conv", convolution}, {"ConvTranspose", convolution}, {"MaxPool", pool}, {"AveragePool", pool},
    {"GlobalAveragePool", global_pool}, {"GlobalMaxPool", global_pool}, {"BatchNormalization", batch_norm},
    {"LayerNormalization", layer_norm}, {"Softmax", softmax}, {"LogSoftmax", softmax},
});

}  // namespace

std::span<const Operator> layer_operators() { return operators; }

}  // namespace arenascope::onnx

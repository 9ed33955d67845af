// Pools over one, two or three dimensions. Kernels pool planes: a line is a plane of height 1, and a block is pooled
// over its planes first and then over its depth, which gives the same maxima and the same means.

#include <algorithm>
#include <cmath>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"
#include "engine/formats/onnx/ops/window.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

struct Pool {
    bool is_max = true, ceil = false, with_padding = false;
};

/// The window over two of its dimensions; -1: no window there.
Window part_of(const Window& window, int first, int second) {
    Window out;
    for (const int i : {first, second}) {
        const auto pick = [&](const Numbers& from, std::int64_t otherwise) {
            return i < 0 ? otherwise : from[static_cast<std::size_t>(i)];
        };
        out.kernel.push_back(pick(window.kernel, 1));
        out.stride.push_back(pick(window.stride, 1));
        out.dilation.push_back(pick(window.dilation, 1));
        out.before.push_back(pick(window.before, 0));
        out.after.push_back(pick(window.after, 0));
    }
    return out;
}

/// Means divide by what lies in a window: for each window the elements that count, as a part of the kernel's.
std::optional<std::string> corrections(Importer& im, const Node& node, const Pool& pool, const Window& w,
                                       const Numbers& sizes, const Numbers& counts) {
    const auto total = checked_mul(counts[0], counts[1]);
    if (!total || *total > (1 << 22) || !im.values().spend(*total * 4)) return std::nullopt;
    const auto inside = [&](std::size_t dim, std::int64_t at) {
        const std::int64_t from = at * w.stride[dim] - w.before[dim], low = pool.with_padding ? -w.before[dim] : 0;
        const std::int64_t high = sizes[dim] + (pool.with_padding ? w.after[dim] : 0);
        return std::max<std::int64_t>(0, std::min(from + w.kernel[dim], high) - std::max(from, low));
    };
    std::vector<float> factors;
    for (std::int64_t y = 0; y < counts[0]; ++y) {
        for (std::int64_t x = 0; x < counts[1]; ++x) {
            const auto count = static_cast<float>(inside(0, y) * inside(1, x));
            factors.push_back(count == 0 ? 0 : static_cast<float>(w.kernel[0] * w.kernel[1]) / count);
        }
    }
    const auto bytes = std::as_bytes(std::span(factors));
    auto owner = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
    std::string name = im.values().fresh(node.outputs[0] + "_part");
    im.values().constant(name, {.dtype = DType::f32, .sizes = {1, 1, counts[0], counts[1]}},
                         Data{ByteView(*owner), owner});
    return name;
}

std::string emit_plane(Importer& im, const Node& node, const Pool& pool, const Window& w, const std::string& from,
                       const TensorType& out, bool ceil, const std::string& name) {
    const std::vector<fx::Arg> window{fx_value("self", from), fx_list("kernel_size", w.kernel),
                                      fx_list("stride", w.stride), fx_list("padding", w.before)};
    std::vector<fx::Arg> args = window;
    if (!pool.is_max) {
        args.insert(args.end(), {fx_arg("ceil_mode", ceil), fx_arg("count_include_pad", pool.with_padding)});
        return im.graph().emit(node, "aten::avg_pool2d.default", std::move(args), out, name);
    }
    args.insert(args.end(), {fx_list("dilation", w.dilation), fx_arg("ceil_mode", ceil)});
    const std::string result = name.empty() ? im.values().fresh(node.outputs[0] + "_plane") : name;
    im.graph().emit_many(node, "aten::max_pool2d_with_indices.default", std::move(args),
                         {result, im.values().fresh(result + "_indices")},
                         {out, {.dtype = DType::i64, .sizes = out.sizes}});
    return result;
}

/// Pools [N, C, H, W]; `type` becomes the result's.
Result<std::string> plane(Importer& im, const Node& node, const Pool& pool, const Window& w, const std::string& from,
                          TensorType& type, const std::string& name) {
    TensorType out{.dtype = type.dtype, .sizes = {type.sizes[0], type.sizes[1]}};
    for (std::size_t i = 0; i < 2; ++i) out.sizes.push_back(windows_along(w, i, type.sizes[i + 2], pool.ceil));
    const bool wide = w.before[0] * 2 > w.kernel[0] || w.before[1] * 2 > w.kernel[1];
    if (w.is_symmetric() && !wide) {
        type = out;
        return emit_plane(im, node, pool, w, from, out, pool.ceil, name);
    }
    // Padding that a kernel cannot do itself: a padded tensor, and means corrected by what counts.
    const auto sizes = fixed_sizes({.dtype = type.dtype, .sizes = {type.sizes[2], type.sizes[3]}});
    const auto counts = fixed_sizes({.dtype = type.dtype, .sizes = {out.sizes[2], out.sizes[3]}});
    if (!sizes || !counts || type.dtype != DType::f32)
        return not_mapped(node, message("this padding of an open dimension"));
    TensorType padded = type;
    Numbers pads(4);
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t need = ((*counts)[i] - 1) * w.stride[i] + w.dilation[i] * (w.kernel[i] - 1) + 1;
        pads[2 * (1 - i)] = w.before[i];
        pads[2 * (1 - i) + 1] = std::max<std::int64_t>(0, need - (*sizes)[i] - w.before[i]);
        padded.sizes[i + 2] = (*sizes)[i] + pads[2 * (1 - i)] + pads[2 * (1 - i) + 1];
    }
    const double with = pool.is_max ? -HUGE_VAL : 0;
    const std::string larger =
        im.graph().emit(node, "aten::constant_pad_nd.default",
                        {fx_value("self", from), fx_list("pad", pads), fx_arg("value", with)}, padded);
    Window bare = w;
    bare.before = bare.after = {0, 0};
    type = out;
    if (pool.is_max) return emit_plane(im, node, pool, bare, larger, out, false, name);
    const auto factors = corrections(im, node, pool, w, *sizes, *counts);
    if (!factors) return not_mapped(node, message("a mean over this many windows"));
    const std::string mean =
        emit_plane(im, node, {.is_max = false, .with_padding = true}, bare, larger, out, false, {});
    return im.graph().emit(node, "aten::mul.Tensor", {fx_value("self", mean), fx_value("other", *factors)}, out, name);
}

Result<> line(Importer& im, const Node& node, const Pool& how, const Window& window, const TensorType& input) {
    TensorType type{.dtype = input.dtype, .sizes = {input.sizes[0], input.sizes[1], 1, input.sizes[2]}};
    const std::string wide = im.values().fresh(node.outputs[0] + "_wide");
    CHECKED(im.graph().view(node, node.inputs[0], type, wide));
    TRY(const std::string out, plane(im, node, how, part_of(window, -1, 0), wide, type, {}));
    type.sizes.erase(type.sizes.begin() + 2);
    return im.graph().view(node, out, type, node.outputs[0]);
}

Result<> block(Importer& im, const Node& node, const Pool& how, const Window& window, const TensorType& input) {
    const auto& s = input.sizes;
    TensorType type{.dtype = input.dtype, .sizes = {s[0], s[1] * s[2], s[3], s[4]}};
    const std::string planes = im.values().fresh(node.outputs[0] + "_planes"),
                      deep = im.values().fresh(node.outputs[0] + "_deep");
    CHECKED(im.graph().view(node, node.inputs[0], type, planes));
    TRY(const std::string flat, plane(im, node, how, part_of(window, 1, 2), planes, type, {}));
    const sym::Expr height = type.sizes[2], width = type.sizes[3];
    type.sizes = {s[0], s[1], s[2], height * width};
    CHECKED(im.graph().view(node, flat, type, deep));
    TRY(const std::string out, plane(im, node, how, part_of(window, 0, -1), deep, type, {}));
    type.sizes = {s[0], s[1], type.sizes[2], height, width};
    return im.graph().view(node, out, type, node.outputs[0]);
}

Result<> pool(Importer& im, const Node& node) {
    TRY(TensorType input, im.values().plain(node, 0));
    const Numbers kernel = node.integers("kernel_shape");
    if (input.sizes.size() < 3 || input.sizes.size() > 5)
        return not_mapped(node, message("a pool over this many dimensions"));
    TRY(const Window window, window_of(node, input, kernel));
    const Pool how{.is_max = node.op == "MaxPool",
                   .ceil = node.integer("ceil_mode", 0) != 0,
                   .with_padding = node.integer("count_include_pad", 0) != 0};
    if (how.is_max && node.outputs.size() > 1) return not_mapped(node, message("the indices of its maxima"));
    if (!how.is_max && window.dilation != Numbers(kernel.size(), 1))
        return not_mapped(node, message("a dilated average"));
    if (kernel.size() == 1) return line(im, node, how, window, input);
    if (kernel.size() == 3) return block(im, node, how, window, input);
    TRY(const std::string out, plane(im, node, how, window, node.inputs[0], input, node.outputs[0]));
    return done;
}

constexpr auto operators = std::to_array<Operator>({{"MaxPool", pool}, {"AveragePool", pool}});

}  // namespace

std::span<const Operator> pool_operators() { return operators; }

}  // namespace arenascope::onnx

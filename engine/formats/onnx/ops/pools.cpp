// Pools over one, two or three dimensions. Kernels pool planes: a line is a plane of height 1. A volume is pooled over
// its planes first and then over its depth, which gives the same maxima and means.

#include <algorithm>
#include <cmath>

#include "engine/formats/onnx/ops/formula.h"
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

/// Means divide by the elements in a window: for each window the counted fraction of the kernel.
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
    // Padding that a kernel does not support: a padded tensor, and means corrected by their counts.
    const auto sizes = fixed_sizes({.dtype = type.dtype, .sizes = {type.sizes[2], type.sizes[3]}});
    const auto counts = fixed_sizes({.dtype = type.dtype, .sizes = {out.sizes[2], out.sizes[3]}});
    if (!sizes || !counts || type.dtype != DType::f32)
        return not_mapped(node, message("this padding of a dynamic dimension"));
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

/// Sums over windows as a depthwise convolution with ones. `after`: more padding at the end.
std::string window_sums(Formula& f, const std::string& of, const Window& w, const TensorType& input,
                        const Numbers& after) {
    Numbers pads = w.before, kernel{input.sizes[1].constant(), 1};
    pads.insert(pads.end(), after.begin(), after.end());
    std::int64_t count = input.sizes[1].constant();
    for (const std::int64_t size : w.kernel) {
        kernel.push_back(size);
        count *= size;
    }
    if (count > (1 << 20)) f.fail(message("a window of this size"));
    if (f.failed()) return of;
    const std::string ones =
        f.reals(std::vector<float>(static_cast<std::size_t>(count), 1.0F), {kernel.begin(), kernel.end()});
    return f.op("Conv", {of, f.cast(ones, input.dtype)},
                {{"group", attribute(kernel[0])},
                 {"strides", attribute(w.stride)},
                 {"dilations", attribute(w.dilation)},
                 {"pads", attribute(pads)}});
}

/// Padding at the end so that a rounded-up number of windows fits.
Numbers padding_after(const Window& w, const TensorType& input, bool ceil) {
    Numbers out = w.after;
    for (std::size_t i = 0; ceil && i < out.size(); ++i) {
        const sym::Expr count = windows_along(w, i, input.sizes[i + 2], true);
        const std::int64_t need = (count.constant() - 1) * w.stride[i] + w.dilation[i] * (w.kernel[i] - 1) + 1;
        out[i] = std::max(out[i], need - input.sizes[i + 2].constant() - w.before[i]);
    }
    return out;
}

/// Means divide by the elements in the window, counted by a convolution with ones.
Result<> dilated_mean(Importer& im, const Node& node, const Pool& how, const Window& w, const TensorType& input) {
    const auto sizes = fixed_sizes({.dtype = input.dtype, .sizes = {input.sizes.begin() + 1, input.sizes.end()}});
    if (!sizes) return not_mapped(node, message("a dynamic dimension"));
    Formula f(im, node);
    const Numbers after = padding_after(w, input, how.ceil);
    Window counted = w;
    TensorType ones{.dtype = input.dtype, .sizes = {1, 1}};
    Numbers rest = after;
    std::int64_t count = 1;
    for (std::size_t i = 0; i < w.kernel.size(); ++i) {
        const std::int64_t whole = (*sizes)[i + 1] + (how.with_padding ? w.before[i] + w.after[i] : 0);
        ones.sizes.emplace_back(whole);
        const auto all = checked_mul(count, whole);
        if (!all || *all > (1 << 24)) return not_mapped(node, message("a mean over this many windows"));
        count = *all;
        if (!how.with_padding) continue;
        counted.before[i] = 0;
        rest[i] = after[i] - w.after[i];
    }
    if (!im.values().spend(4 * count)) return not_mapped(node, message("more constants than fit in memory"));
    const std::string plane =
        f.cast(f.reals(std::vector<float>(static_cast<std::size_t>(count), 1.0F), ones.sizes), input.dtype);
    const std::string sums = window_sums(f, f.in(0), w, input, after);
    f.result(0, f.div(sums, window_sums(f, plane, counted, ones, rest)));
    return f.end();
}

/// (sum of |x|^p)^(1/p) over windows.
Result<> norm_pool(Importer& im, const Node& node) {
    TRY(const TensorType input, im.values().plain(node, 0));
    const Numbers kernel = node.integers("kernel_shape");
    const std::int64_t p = node.integer("p", 2);
    const bool global = node.op == "GlobalLpPool";
    Formula f(im, node);
    const std::string powers = f.op("Pow", {f.op("Abs", {f.in(0)}), f.real(static_cast<double>(p), f.in(0))});
    std::string sums;
    if (global) {
        Numbers axes;
        for (std::size_t i = 2; i < input.sizes.size(); ++i) axes.push_back(static_cast<std::int64_t>(i));
        sums = f.op("ReduceSum", {powers, f.ints(axes)}, {{"keepdims", attribute(std::int64_t{1})}});
    } else {
        const bool fixed =
            fixed_sizes({.dtype = input.dtype, .sizes = {input.sizes.begin() + 1, input.sizes.end()}}).has_value();
        if (!fixed) return not_mapped(node, message("a dynamic dimension"));
        TRY(const Window window, window_of(node, input, kernel));
        const bool ceil = node.integer("ceil_mode", 0) != 0;
        sums = window_sums(f, powers, window, input, padding_after(window, input, ceil));
    }
    if (p < 1) return not_mapped(node, message("its norm"));
    f.result(0, f.op("Pow", {sums, f.real(1 / static_cast<double>(p), f.in(0))}));
    return f.end();
}

/// Maxima and their flat indices, row-major or column-major.
Result<> maxima_with_places(Importer& im, const Node& node, const Window& w, const TensorType& input, bool ceil) {
    const auto sizes = countable_sizes(input);
    if (!sizes || sizes->size() != 4 || !w.is_symmetric())
        return not_mapped(node, message("the indices of its maxima"));
    Formula f(im, node);
    TensorType out{.dtype = input.dtype, .sizes = {input.sizes[0], input.sizes[1]}};
    for (std::size_t i = 0; i < 2; ++i) out.sizes.push_back(windows_along(w, i, input.sizes[i + 2], ceil));
    const std::string places = im.values().fresh(node.outputs[1] + "_plane");
    im.graph().emit_many(
        node, "aten::max_pool2d_with_indices.default",
        {im.values().tensor("self", node, 0), fx_list("kernel_size", w.kernel), fx_list("stride", w.stride),
         fx_list("padding", w.before), fx_list("dilation", w.dilation), fx_arg("ceil_mode", ceil)},
        {node.outputs[0], places}, {out, {.dtype = DType::i64, .sizes = out.sizes}});
    const std::int64_t planes = (*sizes)[0] * (*sizes)[1], height = (*sizes)[2], width = (*sizes)[3];
    Numbers first;
    for (std::int64_t i = 0; i < planes && planes <= (1 << 20); ++i) first.push_back(i * height * width);
    if (first.empty() || !im.values().spend(8 * planes)) return not_mapped(node, message("this many channels"));
    const std::string begins = im.values().made_constant(node.outputs[1] + "_begin", DType::i64,
                                                         {input.sizes[0], input.sizes[1], 1, 1}, first);
    std::string at = places;
    if (node.integer("storage_order", 0) != 0) {
        const std::string row = f.div(places, f.integer(width)), column = f.op("Mod", {places, f.integer(width)});
        at = f.add(f.mul(column, f.integer(height)), row);
    }
    f.result(1, f.add(at, begins));
    return f.end();
}

/// Maxima put back at their indices; all else is 0.
Result<> unpool(Importer& im, const Node& node) {
    TRY(const TensorType input, im.values().plain(node, 0));
    const auto sizes = countable_sizes(input);
    const Numbers kernel = node.integers("kernel_shape");
    if (!sizes || kernel.size() + 2 != sizes->size() || node.integer("storage_order", 0) != 0)
        return not_mapped(node, message("a dynamic dimension"));
    const Numbers strides = or_else(node.integers("strides"), kernel.size(), 1),
                  pads = or_else(node.integers("pads"), 2 * kernel.size(), 0);
    constexpr std::int64_t most = 1 << 24;
    for (const Numbers* list : {&kernel, &strides, &pads}) {
        if (std::any_of(list->begin(), list->end(), [](std::int64_t each) { return each < 0 || each > most; }))
            return not_mapped(node, message("its windows"));
    }
    Numbers made{(*sizes)[0], (*sizes)[1]};
    std::optional<std::int64_t> all = checked_mul(made[0], made[1]), from = all;
    for (std::size_t i = 0; i < kernel.size() && strides.size() == kernel.size() && pads.size() == 2 * kernel.size();
         ++i) {
        made.push_back(((*sizes)[i + 2] - 1) * strides[i] + kernel[i] - pads[i] - pads[i + kernel.size()]);
        all = all ? checked_mul(*all, made.back()) : all;
        from = from ? checked_mul(*from, (*sizes)[i + 2]) : from;
    }
    if (made.size() != sizes->size() || !all || !from || *all < 1) return not_mapped(node, message("its windows"));
    Formula f(im, node);
    const std::string zeros = f.op("Identity", {f.expand(f.real(0, f.in(0)), {*all})});
    const std::string flat = f.op("ScatterElements", {zeros, f.reshape(f.in(1), {*from}), f.reshape(f.in(0), {*from})},
                                  {{"axis", attribute(std::int64_t{0})}});
    std::string out = f.reshape(flat, {made.begin(), made.end()});
    if (f.has(2)) {  // additional elements of a larger shape are 0
        const auto given = im.values().numbers(node, 2);
        if (!given || given->size() != made.size()) return not_mapped(node, message("a shape that is not constant"));
        Numbers more(2 * made.size(), 0);
        for (std::size_t i = 0; i < made.size(); ++i) {
            if ((*given)[i] < made[i])
                return not_mapped(node, message("an output shape smaller than its windows need"));
            more[i + made.size()] = (*given)[i] - made[i];
        }
        out = f.op("Pad", {out, f.ints(more)});
    }
    f.result(0, out);
    return f.end();
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
    if (how.is_max && node.outputs.size() > 1 && !node.outputs[1].empty())
        return maxima_with_places(im, node, window, input, how.ceil);
    if (!how.is_max && window.dilation != Numbers(kernel.size(), 1)) return dilated_mean(im, node, how, window, input);
    if (kernel.size() == 1) return line(im, node, how, window, input);
    if (kernel.size() == 3) return block(im, node, how, window, input);
    TRY(const std::string out, plane(im, node, how, window, node.inputs[0], input, node.outputs[0]));
    return done;
}

constexpr auto pool_rows = std::to_array<Operator>({{"MaxPool", pool},
                                                    {"AveragePool", pool},
                                                    {"LpPool", norm_pool},
                                                    {"GlobalLpPool", norm_pool},
                                                    {"MaxUnpool", unpool}});

}  // namespace

std::span<const Operator> pool_operators() { return pool_rows; }

}  // namespace arenascope::onnx

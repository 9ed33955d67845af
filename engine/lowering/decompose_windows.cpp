// Pooling, resampling, blocks of pixels, and lookups of bags of rows.

#include <array>
#include <limits>

#include "engine/lowering/core_math.h"

namespace arenascope::lowering {
namespace {

/// A one-dimensional window operator as the two-dimensional one over a height of 1.
Result<Cores> pool1d(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    Math m(d);
    const auto flat = m.unsqueeze(self, -2);
    auto sizes = d.out_type(node).sizes;
    sizes.insert(sizes.end() - 1, sym::Expr(1));
    const auto type = dense(self.type.dtype, sizes);
    const auto pair = [&](const char* name, std::int64_t first, std::int64_t otherwise) {
        const auto given = d.integers(node, name);
        return std::vector<std::int64_t>{first, given.empty() ? otherwise : given[0]};
    };
    const auto kernel = pair("kernel_size", 1, 1);
    const auto stride = pair("stride", 1, kernel[1]), padding = pair("padding", 0, 0);
    std::vector<fx::Arg> args{arg("self", flat), arg("kernel_size", kernel), arg("stride", stride), arg("padding", padding)};
    const bool ceil = d.boolean(node, "ceil_mode", false);
    if (node.target.starts_with("aten::avg_pool1d")) {
        args.push_back(arg("ceil_mode", ceil));
        args.push_back(arg("count_include_pad", d.boolean(node, "count_include_pad", true)));
        return Cores{m.squeeze(d.emit("aten::avg_pool2d.default", std::move(args), type), {-2})};
    }
    args.push_back(arg("dilation", pair("dilation", 1, 1)));
    args.push_back(arg("ceil_mode", ceil));
    const auto outs = d.emit_many("aten::max_pool2d_with_indices.default", std::move(args), {type, dense(DType::i64, sizes)});
    Cores cores{m.squeeze(outs[0], {-2})};
    if (node.target.starts_with("aten::max_pool1d_with_indices")) cores.push_back(m.squeeze(outs[1], {-2}));
    return cores;
}

Result<Cores> max_pool3d(Decomposer& d, const fx::Node& node) {
    const auto type = d.out_type(node);
    return Cores{d.emit_many("aten::max_pool3d_with_indices.default", d.renamed_args(node), {type, dense(DType::i64, type.sizes)})[0]};
}

Result<Cores> adaptive_avg_pool1d(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto size = d.integers(node, "output_size");
    Math m(d);
    if (size == std::vector<std::int64_t>{1}) return Cores{m.reduce("mean.dim", self, {-1}, true)};
    auto sizes = d.out_type(node).sizes;
    sizes.insert(sizes.end() - 1, sym::Expr(1));
    const auto out = d.emit("aten::_adaptive_avg_pool2d.default",
                            {arg("self", m.unsqueeze(self, -2)), arg("output_size", {1, size.empty() ? 1 : size[0]})},
                            dense(self.type.dtype, sizes));
    return Cores{m.squeeze(out, {-2})};
}

Result<Cores> adaptive_avg_pool3d(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto size = d.integers(node, "output_size");
    if (size == std::vector<std::int64_t>{1, 1, 1}) return Cores{Math(d).reduce("mean.dim", self, {-1, -2, -3}, true)};
    return Cores{d.emit("aten::_adaptive_avg_pool3d.default", {arg("self", self), arg("output_size", size)}, d.out_type(node))};
}

/// The maximum of everything; other sizes keep their operator.
Result<Cores> adaptive_max_pool(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto size = d.integers(node, "output_size");
    std::vector<std::int64_t> dims;
    for (std::size_t i = 1; i <= size.size(); ++i) {
        if (size[i - 1] != 1) return Error{.what = node.target + " to more than one value is not lowered yet"};
        dims.push_back(-static_cast<std::int64_t>(i));
    }
    return Cores{Math(d).reduce("amax.default", self, dims, true)};
}

/// Resampling by sizes, or of one dimension, as the two-dimensional operator that takes both forms.
Result<Cores> upsample(Decomposer& d, const fx::Node& node) {
    const auto* name = find_arg(node, "input") ? "input" : "self";
    TRY(auto input, d.tensor(node, name));
    const auto type = d.out_type(node);
    const bool is_line = type.sizes.size() == 3;
    if (!is_line && type.sizes.size() != 4) return Error{.what = node.target + " of this rank is not lowered yet"};
    Math m(d);
    auto sizes = type.sizes;
    if (is_line) {
        input = m.unsqueeze(input, -2);
        sizes.insert(sizes.end() - 1, sym::Expr(1));
    }
    TRY(auto wanted, d.dims({sizes[2], sizes[3]}));
    const bool is_linear = node.target.find("linear") != std::string::npos;
    std::vector<fx::Arg> args{arg("input", input), arg("output_size", std::move(wanted))};
    if (is_linear) args.push_back(arg("align_corners", d.boolean(node, "align_corners", false)));
    args.push_back(arg("scale_factors", fx::None{}));
    const auto factors = d.given(node, "scale_factors");
    if (const auto* given = std::get_if<std::vector<double>>(&factors); given && !given->empty()) {
        // The factor itself is used, not the ratio of the sizes.
        std::vector<double> both = *given;
        if (is_line) both.insert(both.begin(), 1.0);
        args.back() = arg("scale_factors", both);
        args[1] = arg("output_size", fx::None{});
    }
    const auto out = d.emit(is_linear ? "aten::upsample_bilinear2d.vec" : "aten::upsample_nearest2d.vec", std::move(args),
                            dense(type.dtype, sizes));
    if (!is_line) return Cores{out};
    return Cores{m.squeeze(out, {-2})};
}

/// Blocks of r x r pixels from channels, or the other way.
Result<Cores> pixel_unshuffle(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto& sizes = self.type.sizes;
    const auto r = d.integer(node, "downscale_factor", 1);
    const auto out = d.out_type(node);
    if (sizes.size() != 4) return Error{.what = "pixel_unshuffle without a batch is not lowered yet"};
    TRY(const auto split, d.view(self, {sizes[0], sizes[1], out.sizes[2], r, out.sizes[3], r}));
    TRY(const auto joined, d.view(Math(d).clone(d.permute(split, {0, 1, 3, 5, 2, 4})), out.sizes));
    return Cores{joined};
}

Result<Cores> channel_shuffle(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto groups = d.integer(node, "groups", 1);
    const auto& sizes = self.type.sizes;
    if (sizes.size() != 4 || !sizes[1].is_constant() || groups < 1) return Error{.what = "channel_shuffle needs four dimensions"};
    TRY(const auto split, d.view(self, {sizes[0], groups, sizes[1].constant() / groups, sizes[2], sizes[3]}));
    TRY(const auto joined, d.view(Math(d).clone(d.permute(split, {0, 2, 1, 3, 4})), sizes));
    return Cores{joined};
}

/// unfold of height, then of width, then channels and window positions together.
Result<Cores> im2col(Decomposer& d, const fx::Node& node) {
    TRY(auto self, d.tensor(node, "self"));
    const auto kernel = d.integers(node, "kernel_size"), dilation = d.integers(node, "dilation");
    const auto padding = d.integers(node, "padding"), stride = d.integers(node, "stride");
    const auto out = d.out_type(node);
    if (self.type.sizes.size() != 4 || kernel.size() != 2 || padding.size() != 2 || stride.size() != 2 ||
        dilation != std::vector<std::int64_t>{1, 1})
        return Error{.what = "im2col with dilation is not lowered yet"};
    if (padding != std::vector<std::int64_t>{0, 0}) {
        auto sizes = self.type.sizes;
        sizes[2] = sizes[2] + 2 * padding[0];
        sizes[3] = sizes[3] + 2 * padding[1];
        self = d.emit("aten::constant_pad_nd.default",
                      {arg("self", self), arg("pad", {padding[1], padding[1], padding[0], padding[0]}), arg("value", 0.0)},
                      dense(self.type.dtype, sizes));
    }
    for (std::size_t i = 0; i < 2; ++i) {
        auto sizes = self.type.sizes;
        const auto& length = sizes[2 + i];
        sizes[2 + i] = sym::Expr::make(sym::Op::floor_div, {length - kernel[i], stride[i]}) + 1;
        sizes.emplace_back(kernel[i]);
        self = d.emit("aten::unfold.default",
                      {arg("self", self), arg("dimension", static_cast<std::int64_t>(2 + i)), arg("size", kernel[i]), arg("step", stride[i])},
                      dense(self.type.dtype, sizes));
    }
    TRY(const auto columns, d.view(Math(d).clone(d.permute(self, {0, 1, 4, 5, 2, 3})), out.sizes));
    return Cores{columns};
}

/// Rows that belong to each bag, as a matrix of ones.
Result<Core> membership(Decomposer& d, const fx::Node& node, const Core& offsets, const sym::Expr& rows, const sym::Expr& bags) {
    Math m(d);
    TRY(const auto places, m.counting(rows));
    const bool has_last = d.boolean(node, "include_last_offset", false);
    TRY(const auto from, m.slice(offsets, 0, 0, bags));
    TRY(const auto count, d.dim(rows));
    const auto begins = m.compare("ge", m.unsqueeze(places, 0), m.unsqueeze(from, 1));
    Core ends = from;
    if (has_last) {
        TRY(ends, m.slice(offsets, 0, 1, bags));
    } else {
        TRY(const auto end, m.full({sym::Expr(1)}, as_value(count), DType::i64));
        TRY(const auto later, m.slice(offsets, 0, 1, bags - 1));
        ends = m.cat({later, end}, 0);
    }
    return m.both(begins, m.compare("lt", m.unsqueeze(places, 0), m.unsqueeze(ends, 1)));
}

/// Sums, means or maxima of the rows of each bag: a lookup, then a product with the matrix of membership.
Result<Cores> embedding_bag(Decomposer& d, const fx::Node& node) {
    TRY(const auto weight, d.tensor(node, "weight"));
    TRY(const auto indices, d.tensor(node, "indices"));
    TRY(const auto offsets, d.tensor(node, "offsets"));
    const auto type = d.out_type(node);
    const auto mode = d.integer(node, "mode", 0);
    if (indices.type.sizes.size() != 1 || type.sizes.size() != 2) return Error{.what = "embedding_bag needs a list of indices"};
    Math m(d);
    const auto& rows = indices.type.sizes[0];
    auto found = d.emit("aten::embedding.default", {arg("weight", weight), arg("indices", indices)},
                        dense(weight.type.dtype, {rows, weight.type.sizes[1]}));
    if (const auto factors = d.optional_tensor(node, "per_sample_weights")) found = m.mul(found, m.unsqueeze(*factors, -1));
    TRY(auto member, membership(d, node, offsets, rows, type.sizes[0]));
    if (const auto padding = d.integer(node, "padding_idx", -1); padding >= 0)
        member = m.both(member, m.unsqueeze(m.compare("ne", indices, padding), 0));
    if (mode == 2) {
        const auto low = m.scalar(-std::numeric_limits<double>::infinity(), found.type.dtype);
        const auto best = m.reduce("amax.default", m.where(m.unsqueeze(member, -1), m.unsqueeze(found, 0), low), {1}, false);
        const auto any = d.emit("aten::any.dim", {arg("self", member), arg("dim", std::int64_t{1}), arg("keepdim", true)},
                                dense(DType::boolean, {type.sizes[0], 1}));
        return Cores{m.where(any, best, m.scalar(std::int64_t{0}, found.type.dtype))};
    }
    const auto factor = m.cast(member, weight.type.dtype);
    const auto sums = d.emit("aten::mm.default", {arg("self", factor), arg("mat2", found)}, dense(type.dtype, type.sizes));
    if (mode == 0) return Cores{sums};
    return Cores{m.div(sums, m.clamp(m.reduce("sum.dim_IntList", factor, {1}, true), std::int64_t{1}, fx::None{}))};
}

constexpr std::array table{
    Decomposition{"aten::max_pool1d.default", pool1d},
    Decomposition{"aten::max_pool1d_with_indices.default", pool1d},
    Decomposition{"aten::avg_pool1d.default", pool1d},
    Decomposition{"aten::max_pool3d.default", max_pool3d},
    Decomposition{"aten::adaptive_avg_pool1d.default", adaptive_avg_pool1d},
    Decomposition{"aten::adaptive_avg_pool3d.default", adaptive_avg_pool3d},
    Decomposition{"aten::adaptive_max_pool1d.default", adaptive_max_pool},
    Decomposition{"aten::adaptive_max_pool2d.default", adaptive_max_pool},
    Decomposition{"aten::adaptive_max_pool3d.default", adaptive_max_pool},
    Decomposition{"aten::upsample_nearest1d.vec", upsample},
    Decomposition{"aten::upsample_nearest1d.default", upsample},
    Decomposition{"aten::upsample_nearest2d.default", upsample},
    Decomposition{"aten::upsample_linear1d.vec", upsample},
    Decomposition{"aten::upsample_linear1d.default", upsample},
    Decomposition{"aten::upsample_bilinear2d.default", upsample},
    Decomposition{"aten::pixel_unshuffle.default", pixel_unshuffle},
    Decomposition{"aten::channel_shuffle.default", channel_shuffle},
    Decomposition{"aten::im2col.default", im2col},
    Decomposition{"aten::embedding_bag.default", embedding_bag},
    Decomposition{"aten::embedding_bag.padding_idx", embedding_bag},
    Decomposition{"aten::_embedding_bag.default", embedding_bag},
    Decomposition{"aten::_embedding_bag_forward_only.default", embedding_bag},
};

}  // namespace

std::span<const Decomposition> window_decompositions() {
    return table;
}

}  // namespace arenascope::lowering

// Decomposes one-dimensional pooling, and lookups of bags of rows.

#include <array>
#include <limits>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

/// A one-dimensional window operator as the two-dimensional one over a height of 1.
Result<Cores> pool1d(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto flat = m.unsqueeze(self, -2);
    auto sizes = d.in.out_type(node).sizes;
    sizes.insert(sizes.end() - 1, sym::Expr(1));
    const auto type = dense(self.type.dtype, sizes);
    const auto pair = [&](const char* name, std::int64_t first, std::int64_t otherwise) {
        const auto given = integers_arg(node, name);
        return std::vector<std::int64_t>{first, given.empty() ? otherwise : given[0]};
    };
    const auto kernel = pair("kernel_size", 1, 1);
    const auto stride = pair("stride", 1, kernel[1]), padding = pair("padding", 0, 0);
    std::vector<fx::Arg> args{arg("self", flat), arg("kernel_size", kernel), arg("stride", stride),
                              arg("padding", padding)};
    const bool ceil = boolean_arg(node, "ceil_mode", false);
    if (node.target.starts_with("aten::avg_pool1d")) {
        args.push_back(arg("ceil_mode", ceil));
        args.push_back(arg("count_include_pad", boolean_arg(node, "count_include_pad", true)));
        return Cores{m.squeeze(d.out.emit("aten::avg_pool2d.default", std::move(args), type), {-2})};
    }
    args.push_back(arg("dilation", pair("dilation", 1, 1)));
    args.push_back(arg("ceil_mode", ceil));
    const auto outs =
        d.out.emit_many("aten::max_pool2d_with_indices.default", std::move(args), {type, dense(DType::i64, sizes)});
    Cores cores{m.squeeze(outs[0], {-2})};
    if (node.target.starts_with("aten::max_pool1d_with_indices")) cores.push_back(m.squeeze(outs[1], {-2}));
    return cores;
}

/// Membership of rows in bags, as a matrix of ones.
Result<Core> membership(Expansion& d, const fx::Node& node, const Core& offsets, const sym::Expr& rows,
                        const sym::Expr& bags) {
    Math m(d);
    TRY(const auto places, m.counting(rows));
    const bool has_last = boolean_arg(node, "include_last_offset", false);
    TRY(const auto from, m.slice(offsets, 0, 0, bags));
    TRY(const auto count, d.out.dim(rows));
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

/// Sums, means or maxima of the rows of each bag: a lookup, then a product with the membership matrix.
Result<Cores> embedding_bag(Expansion& d, const fx::Node& node) {
    TRY(const auto weight, d.in.tensor(node, "weight"));
    TRY(const auto indices, d.in.tensor(node, "indices"));
    TRY(const auto offsets, d.in.tensor(node, "offsets"));
    const auto type = d.in.out_type(node);
    const auto mode = integer_arg(node, "mode", 0);
    if (indices.type.sizes.size() != 1 || type.sizes.size() != 2)
        return Error{.what = message("embedding_bag needs a list of indices")};
    Math m(d);
    const auto& rows = indices.type.sizes[0];
    auto found = d.out.emit("aten::embedding.default", {arg("weight", weight), arg("indices", indices)},
                            dense(weight.type.dtype, {rows, weight.type.sizes[1]}));
    if (const auto factors = d.in.optional_tensor(node, "per_sample_weights"))
        found = m.mul(found, m.unsqueeze(*factors, -1));
    TRY(auto member, membership(d, node, offsets, rows, type.sizes[0]));
    if (const auto padding = integer_arg(node, "padding_idx", -1); padding >= 0)
        member = m.both(member, m.unsqueeze(m.compare("ne", indices, padding), 0));
    if (mode == 2) {
        const auto low = m.scalar(-std::numeric_limits<double>::infinity(), found.type.dtype);
        const auto best =
            m.reduce("amax.default", m.where(m.unsqueeze(member, -1), m.unsqueeze(found, 0), low), {1}, false);
        const auto any =
            d.out.emit("aten::any.dim", {arg("self", member), arg("dim", std::int64_t{1}), arg("keepdim", true)},
                       dense(DType::boolean, {type.sizes[0], 1}));
        return Cores{m.where(any, best, m.scalar(std::int64_t{0}, found.type.dtype))};
    }
    const auto factor = m.cast(member, weight.type.dtype);
    const auto sums =
        d.out.emit("aten::mm.default", {arg("self", factor), arg("mat2", found)}, dense(type.dtype, type.sizes));
    if (mode == 0) return Cores{sums};
    return Cores{m.div(sums, m.clamp(m.reduce("sum.dim_IntList", factor, {1}, true), std::int64_t{1}, fx::None{}))};
}

constexpr std::array table{
    Decomposition{"aten::max_pool1d.default", pool1d},
    Decomposition{"aten::max_pool1d_with_indices.default", pool1d},
    Decomposition{"aten::avg_pool1d.default", pool1d},
    Decomposition{"aten::embedding_bag.default", embedding_bag},
    Decomposition{"aten::embedding_bag.padding_idx", embedding_bag},
    Decomposition{"aten::_embedding_bag.default", embedding_bag},
    Decomposition{"aten::_embedding_bag_forward_only.default", embedding_bag},
};

}  // namespace

std::span<const Decomposition> window_decompositions() { return table; }

}  // namespace arenascope::lowering

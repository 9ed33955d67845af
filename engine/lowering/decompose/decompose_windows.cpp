// Decomposes one-dimensional pooling, and lookups of bags of rows.

#include <array>
#include <limits>

#include "engine/base/bytes.h"
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

/// What a bag is made of, and where.
struct Bags {
    Core weight, indices, offsets;  ///< the table, its rows, and where bags begin among them
    std::optional<Core> factors;    ///< of the rows
    sym::Expr count;
    std::int64_t padding = -1;  ///< an index that belongs to no bag
    bool has_last = false;      ///< the last offset is an end
};

/// Rows of the table, times their factors.
Result<Core> looked_up(Expansion& d, const Bags& bags, const Core& indices) {
    auto found = d.out.emit("aten::embedding.default", {arg("weight", bags.weight), arg("indices", indices)},
                            dense(bags.weight.type.dtype, {indices.type.sizes[0], bags.weight.type.sizes[1]}));
    Math m(d);
    return bags.factors ? m.mul(found, m.unsqueeze(*bags.factors, -1)) : found;
}

/// Rows that belong to each bag, as a matrix.
Result<Core> membership(Expansion& d, const Bags& bags) {
    Math m(d);
    const auto& rows = bags.indices.type.sizes[0];
    TRY(const auto places, m.counting(rows));
    TRY(const auto from, m.slice(bags.offsets, 0, 0, bags.count));
    TRY(const auto count, d.out.dim(rows));
    const auto begins = m.compare("ge", m.unsqueeze(places, 0), m.unsqueeze(from, 1));
    Core ends = from;
    if (bags.has_last) {
        TRY(ends, m.slice(bags.offsets, 0, 1, bags.count));
    } else {
        TRY(const auto end, m.full({sym::Expr(1)}, as_value(count), DType::i64));
        TRY(const auto later, m.slice(bags.offsets, 0, 1, bags.count - 1));
        ends = m.cat({later, end}, 0);
    }
    auto member = m.both(begins, m.compare("lt", m.unsqueeze(places, 0), m.unsqueeze(ends, 1)));
    if (bags.padding >= 0) member = m.both(member, m.unsqueeze(m.compare("ne", bags.indices, bags.padding), 0));
    return member;
}

Result<Cores> largest_of_bags(Expansion& d, const Bags& bags) {
    Math m(d);
    TRY(const auto found, looked_up(d, bags, bags.indices));
    TRY(const auto member, membership(d, bags));
    const DType dtype = found.type.dtype;
    const auto low = m.scalar(-std::numeric_limits<double>::infinity(), dtype);
    const auto best =
        m.reduce("amax.default", m.where(m.unsqueeze(member, -1), m.unsqueeze(found, 0), low), {1}, false);
    const auto any =
        d.out.emit("aten::any.dim", {arg("self", member), arg("dim", std::int64_t{1}), arg("keepdim", true)},
                   dense(DType::boolean, {bags.count, 1}));
    return Cores{m.where(any, best, m.scalar(std::int64_t{0}, dtype))};
}

/// Adds rows of values where an index says, onto zeros.
Result<Core> added_at(Expansion& d, const Core& index, const Core& values, const sym::Expr& rows) {
    Math m(d);
    auto sizes = values.type.sizes;
    sizes[0] = rows;
    TRY(const auto zeros, m.full(sizes, std::int64_t{0}, values.type.dtype));
    std::vector<fx::Arg::Item> indices{fx::ValueName{index.name}};
    return d.out.emit(
        "aten::index_put.default",
        {arg("self", zeros), arg("indices", std::move(indices)), arg("values", values), arg("accumulate", true)},
        zeros.type);
}

/// The bag of each row, counted from 1: how many bags have begun there. 0 for a row that belongs to none. As large as
/// the list of indices; a matrix of membership would be as large as that times the count of bags.
Result<Core> bag_of_rows(Expansion& d, const Bags& bags) {
    Math m(d);
    const auto& rows = bags.indices.type.sizes[0];
    TRY(const auto ones, m.full(bags.offsets.type.sizes, std::int64_t{1}, DType::i64));
    TRY(const auto begins, added_at(d, bags.offsets, ones, rows + 1));  // empty bags may begin behind the last row
    const auto begun =
        d.out.emit("aten::cumsum.default", {arg("self", begins), arg("dim", std::int64_t{0})}, begins.type);
    TRY(const auto bag, m.slice(begun, 0, 0, rows));
    if (bags.padding < 0) return bag;
    return m.where(m.compare("eq", bags.indices, bags.padding), m.scalar(std::int64_t{0}, DType::i64), bag);
}

/// Whether the lookup and the matrix take less in two halves, although a second sum is kept beside the first. Halves of
/// 16-bit numbers would be rounded once more.
bool is_smaller_in_halves(const Bags& bags) {
    const auto &rows = bags.indices.type.sizes[0], &width = bags.weight.type.sizes[1];
    const DType dtype = bags.weight.type.dtype;
    if (bags.factors || (dtype != DType::f32 && dtype != DType::f64) || rows.constant() < 2) return false;
    const auto all = checked_mul(rows.constant(), width.constant() + bags.count.constant());
    const auto sums = checked_mul(bags.count.constant(), width.constant());
    return all && sums && *all / 2 > *sums;
}

/// Sums of rows by a product of both halves with their columns of the matrix.
Result<Core> product_in_halves(Expansion& d, const Bags& bags, const Core& factor) {
    Math m(d);
    const std::int64_t rows = bags.indices.type.sizes[0].constant(), half = rows - rows / 2;
    const auto rows_of = [&](std::int64_t from, std::int64_t count) -> Result<Core> {
        TRY(const auto indices, m.slice(bags.indices, 0, from, count));
        return looked_up(d, bags, indices);
    };
    const TensorType type = dense(factor.type.dtype, {bags.count, bags.weight.type.sizes[1]});
    TRY(const auto left, m.slice(factor, 1, 0, half));  // both before the lookups: then the matrix is not kept for them
    TRY(const auto right, m.slice(factor, 1, half, rows - half));
    TRY(const auto first, rows_of(0, half));
    const auto sums = d.out.emit("aten::mm.default", {arg("self", left), arg("mat2", first)}, type);
    TRY(const auto second, rows_of(half, rows - half));
    return d.out.emit("aten::addmm.default", {arg("self", sums), arg("mat1", right), arg("mat2", second)}, type);
}

/// A product with the matrix of membership.
Result<Cores> product_of_bags(Expansion& d, const Bags& bags, bool is_mean) {
    Math m(d);
    const bool halves = is_smaller_in_halves(bags);
    std::optional<Core> found;
    if (!halves) {
        TRY(found, looked_up(d, bags, bags.indices));
    }
    TRY(const auto member, membership(d, bags));
    const DType dtype = bags.weight.type.dtype;
    const auto factor = m.cast(member, dtype);
    const auto counted = [&] {
        return m.clamp(m.reduce("sum.dim_IntList", factor, {1}, true), std::int64_t{1}, fx::None{});
    };
    if (!halves) {
        const auto sums = d.out.emit("aten::mm.default", {arg("self", factor), arg("mat2", *found)},
                                     dense(dtype, {bags.count, bags.weight.type.sizes[1]}));
        return Cores{is_mean ? m.div(sums, counted()) : sums};
    }
    std::optional<Core> counts;  // before the products, so that the matrix is not kept for them
    if (is_mean) counts = counted();
    TRY(const auto sums, product_in_halves(d, bags, factor));
    return Cores{counts ? m.div(sums, *counts) : sums};
}

/// Rows that are added where their bag says.
Result<Cores> sums_of_bags(Expansion& d, const Bags& bags, bool is_mean) {
    Math m(d);
    TRY(const auto rows_found, looked_up(d, bags, bags.indices));
    TRY(const auto bag, bag_of_rows(d, bags));
    const auto places = bags.offsets.type.sizes[0] + 1;
    const auto of_bags = [&](const Core& values) -> Result<Core> {
        TRY(const auto sums, added_at(d, bag, values, places));
        return m.slice(sums, 0, 1, bags.count);
    };
    // Halves are added as PyTorch adds them: as float.
    const DType dtype = rows_found.type.dtype;
    const auto found = m.cast(rows_found, dtype == DType::f64 ? DType::f64 : DType::f32);
    TRY(auto out, of_bags(found));
    if (is_mean) {
        TRY(const auto ones, m.full({bags.indices.type.sizes[0]}, std::int64_t{1}, found.type.dtype));
        TRY(const auto counts, of_bags(ones));
        out = m.div(out, m.unsqueeze(m.clamp(counts, std::int64_t{1}, fx::None{}), 1));
    }
    return Cores{m.cast(out, dtype)};
}

/// Whether the matrix takes no more than what adding has at once: the bag of each row, zeros and their sums. A byte and
/// a number for each of its elements.
bool has_small_matrix(const Bags& bags, const TensorType& type) {
    const auto &rows = bags.indices.type.sizes[0], &width = type.sizes[1];
    if (!rows.is_constant() || !bags.count.is_constant() || !width.is_constant()) return false;
    const std::int64_t item = item_size(type.dtype);
    const auto elements = checked_mul(rows.constant(), bags.count.constant());
    const auto sums = checked_mul(bags.count.constant() + 2, width.constant());
    if (!elements || !sums) return false;
    const auto matrix = checked_mul(*elements, 1 + item), adding = checked_mul(*sums, item);
    return matrix && adding && *matrix - 8 * rows.constant() <= *adding;
}

/// The operator of core ATen, of which ExecuTorch's portable kernels have none.
Result<Cores> kept_bag(Expansion& d, const fx::Node& node) {
    std::vector<fx::Arg> args;
    for (const char* name : {"weight", "indices", "offsets"}) {
        TRY(const auto each, d.in.tensor(node, name));
        args.push_back(arg(name, each));
    }
    args.push_back(arg("scale_grad_by_freq", boolean_arg(node, "scale_grad_by_freq", false)));
    args.push_back(arg("mode", integer_arg(node, "mode", 0)));
    args.push_back(arg("sparse", boolean_arg(node, "sparse", false)));
    const auto factors = d.in.optional_tensor(node, "per_sample_weights");
    args.push_back(factors ? arg("per_sample_weights", *factors) : arg("per_sample_weights", fx::None{}));
    args.push_back(arg("include_last_offset", boolean_arg(node, "include_last_offset", false)));
    args.push_back(arg("padding_idx", integer_arg(node, "padding_idx", -1)));
    std::vector<TensorType> types;
    for (std::size_t i = 0; i < 4; ++i) types.push_back(d.in.out_type(node, i));
    return d.out.emit_many("aten::_embedding_bag.default", std::move(args), types);
}

/// Sums, means or maxima of the rows of each bag: a lookup, whose rows are added where their bag says.
Result<Cores> embedding_bag(Expansion& d, const fx::Node& node) {
    TRY(const auto weight, d.in.tensor(node, "weight"));
    TRY(const auto indices, d.in.tensor(node, "indices"));
    TRY(const auto offsets, d.in.tensor(node, "offsets"));
    const auto type = d.in.out_type(node);
    if (!d.spreads_bags && node.target != "aten::_embedding_bag_forward_only.default") return kept_bag(d, node);
    if (indices.type.sizes.size() != 1 || type.sizes.size() != 2 || offsets.type.sizes.size() != 1)
        return Error{.what = message("embedding_bag needs a list of indices")};
    const auto mode = integer_arg(node, "mode", 0);
    Bags bags{.weight = weight,
              .indices = indices,
              .offsets = offsets,
              .factors = d.in.optional_tensor(node, "per_sample_weights"),
              .count = type.sizes[0],
              .padding = integer_arg(node, "padding_idx", -1),
              .has_last = boolean_arg(node, "include_last_offset", false)};
    if (mode == 2) return largest_of_bags(d, bags);
    return has_small_matrix(bags, type) ? product_of_bags(d, bags, mode == 1) : sums_of_bags(d, bags, mode == 1);
}

constexpr std::array window_table{
    Decomposition{"aten::max_pool1d.default", pool1d},
    Decomposition{"aten::max_pool1d_with_indices.default", pool1d},
    Decomposition{"aten::avg_pool1d.default", pool1d},
    Decomposition{"aten::embedding_bag.default", embedding_bag},
    Decomposition{"aten::embedding_bag.padding_idx", embedding_bag},
    Decomposition{"aten::_embedding_bag.default", embedding_bag},
    Decomposition{"aten::_embedding_bag_forward_only.default", embedding_bag},
};

}  // namespace

std::span<const Decomposition> window_decompositions() { return window_table; }

}  // namespace arenascope::lowering

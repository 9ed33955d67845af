// Decomposes scatter with reductions, diagonals, and products of vectors and blocks.

#include <array>
#include <numeric>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

Core scatter_add(Expansion& d, const Core& self, std::int64_t dim, const Core& index, const Core& values) {
    return d.out.emit("aten::scatter_add.default",
                      {arg("self", self), arg("dim", dim), arg("index", index), arg("src", values)},
                      dense(self.type.dtype, self.type.sizes));
}

/// Sums are scatter_add, means divide by counts; products and extrema have operators of their own.
Result<Cores> reduced(Expansion& d, const Core& self, std::int64_t dim, const Core& index, const Core& values,
                      const std::string& how, bool with_self) {
    const auto type = dense(self.type.dtype, self.type.sizes);
    if (how != "sum" && how != "mean")
        return Cores{d.out.emit("aten::scatter_reduce.two",
                                {arg("self", self), arg("dim", dim), arg("index", index), arg("src", values),
                                 arg("reduce", how), arg("include_self", with_self)},
                                type)};
    const auto cleared = [&](const Core& core) {
        return with_self
            ? core
            : d.out.emit("aten::scatter.value",
                         {arg("self", core), arg("dim", dim), arg("index", index), arg("value", std::int64_t{0})},
                         type);
    };
    Math m(d);
    const auto sums = scatter_add(d, cleared(self), dim, index, values);
    if (how == "sum") return Cores{sums};
    const auto ones = [&](const Core& like) {
        return d.out.emit(
            "aten::full_like.default",
            {arg("self", like), arg("fill_value", std::int64_t{1}), arg("memory_format", fx::Arg::MemoryFormat{4})},
            dense(self.type.dtype, like.type.sizes));
    };
    // An element without contributions keeps its own value, and counts as one.
    const auto counts =
        m.clamp(scatter_add(d, cleared(ones(self)), dim, index, ones(values)), std::int64_t{1}, fx::None{});
    if (category_of(self.type.dtype) == Category::floating) return Cores{m.div(sums, counts)};
    return Cores{d.out.emit("aten::div.Tensor_mode",
                            {arg("self", sums), arg("other", counts), arg("rounding_mode", std::string("floor"))},
                            type)};
}

/// "add" and "multiply" of scatter, "sum", "prod", "mean", "amax", "amin" of scatter_reduce.
std::string reduction_of(const fx::Node& node) {
    const auto how = text_arg(node, "reduce", "sum");
    return how == "add" ? "sum" : how == "multiply" ? "prod" : how;
}

Result<Cores> scatter(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto index, d.in.tensor(node, "index"));
    auto values = d.in.optional_tensor(node, "src");
    if (!values) {
        TRY(values, Math(d).full(index.type.sizes, d.in.given(node, "value"), self.type.dtype));
    }
    return reduced(d, self, integer_arg(node, "dim", 0), index, *values, reduction_of(node),
                   boolean_arg(node, "include_self", true));
}

/// Whole rows along one dimension: the index repeated over the others.
Result<Cores> index_reduce(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(auto index, d.in.tensor(node, "index"));
    TRY(const auto source, d.in.tensor(node, "source"));
    const auto at = wrapped(integer_arg(node, "dim", 0), self.type.sizes.size());
    Sizes narrow(source.type.sizes.size(), sym::Expr(1));
    if (at >= narrow.size()) return Error{.what = message("index_reduce of a number")};
    narrow[at] = source.type.sizes[at];
    TRY(index, d.out.view(index, narrow));
    TRY(index, d.out.expand(index, source.type.sizes));
    return reduced(d, self, static_cast<std::int64_t>(at), index, source, reduction_of(node),
                   boolean_arg(node, "include_self", true));
}

/// -- diagonals ---------------------------------------------------------------------------------------------------

/// column - row of each element of a matrix
Result<Core> distances(Expansion& d, const sym::Expr& rows, const sym::Expr& columns) {
    Math m(d);
    TRY(const auto down, m.counting(rows));
    TRY(const auto across, m.counting(columns));
    return m.sub(across, m.unsqueeze(down, -1));
}

/// The last dimension on a diagonal of a matrix of zeros.
Result<Cores> diag_embed(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const auto type = d.in.out_type(node);
    const auto rank = type.sizes.size();
    const auto offset = integer_arg(node, "offset", integer_arg(node, "diagonal", 0));
    if (rank < 2 || rank != self.type.sizes.size() + 1)
        return Error{.what = message("{operator} of a number", node.target)};
    const auto first = wrapped(integer_arg(node, "dim1", -2), rank),
               second = wrapped(integer_arg(node, "dim2", -1), rank);
    if (first != rank - 2 || second != rank - 1)
        return Error{.what = message("diag_embed into other dimensions than the last is not lowered yet")};
    Math m(d);
    if (offset != 0) {
        Sizes gap = self.type.sizes;
        gap.back() = offset < 0 ? -offset : offset;
        TRY(const auto zeros, m.full(gap, std::int64_t{0}, self.type.dtype));
        self = m.cat(offset > 0 ? Cores{zeros, self} : Cores{self, zeros}, gap.size() - 1);
    }
    TRY(const auto distance, distances(d, type.sizes[rank - 2], type.sizes[rank - 1]));
    // Every column has one element: the gap shifts those above the diagonal, and ends the list of those below.
    return Cores{
        m.where(m.compare("eq", distance, offset), m.unsqueeze(self, -2), m.scalar(std::int64_t{0}, self.type.dtype))};
}

Core diagonal_of(Expansion& d, const Core& self, std::int64_t offset, const TensorType& type) {
    return d.out.emit(
        "aten::diagonal.default",
        {arg("self", self), arg("offset", offset), arg("dim1", std::int64_t{0}), arg("dim2", std::int64_t{1})}, type);
}

/// A matrix from its diagonal, or the diagonal of a matrix.
Result<Cores> diag(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    if (self.type.sizes.size() == 1) return diag_embed(d, node);
    return Cores{diagonal_of(d, self, integer_arg(node, "diagonal", 0), d.in.out_type(node))};
}

Result<Cores> trace(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto& sizes = self.type.sizes;
    if (sizes.size() != 2 || !sizes[0].is_constant() || !sizes[1].is_constant())
        return Error{.what = message("trace of symbolic sizes is not lowered yet")};
    const auto diagonal =
        diagonal_of(d, self, 0, dense(self.type.dtype, {std::min(sizes[0].constant(), sizes[1].constant())}));
    return Cores{Math(d).reduce("sum.dim_IntList", diagonal, {}, false)};
}

Result<Cores> fill_diagonal(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    if (self.type.sizes.size() != 2 || boolean_arg(node, "wrap", false))
        return Error{.what = message("fill_diagonal_ of other than a matrix is not lowered yet")};
    Math m(d);
    TRY(const auto distance, distances(d, self.type.sizes[0], self.type.sizes[1]));
    return Cores{
        m.where(m.compare("eq", distance, 0), m.scalar(d.in.given(node, "fill_value"), self.type.dtype), self)};
}

/// -- products ----------------------------------------------------------------------------------------------------

/// The other two components of each vector, crosswise.
Result<Cores> cross(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    TRY(auto other, d.in.tensor(node, "other"));
    const auto sizes = broadcast(self.type.sizes, other.type.sizes);
    if (sizes.empty()) return Error{.what = message("a cross product of numbers")};
    std::size_t at = wrapped(integer_arg(node, "dim", -1), sizes.size());
    const auto* given = find_arg(node, "dim");
    if (node.target == "aten::cross.default" && (!given || std::holds_alternative<fx::None>(given->value)))
        for (at = 0; at + 1 < sizes.size() && !(sizes[at] == sym::Expr(3));) ++at;
    if (!(sizes[at] == sym::Expr(3)))
        return Error{.what = message("a cross product along a dimension of other than 3")};
    for (auto* each : {&self, &other})
        if (!(each->type.sizes == sizes)) {
            TRY(*each, d.out.expand(*each, sizes));
        }
    Math m(d);
    const auto next = d.out.constant({3}, std::vector<std::int64_t>{1, 2, 0}),
               last = d.out.constant({3}, std::vector<std::int64_t>{2, 0, 1});
    return Cores{m.sub(m.mul(m.gather_rows(self, at, next), m.gather_rows(other, at, last)),
                       m.mul(m.gather_rows(self, at, last), m.gather_rows(other, at, next)))};
}

Result<Cores> vecdot(Expansion& d, const fx::Node& node) {
    TRY(const auto x, d.in.tensor(node, "x"));
    TRY(const auto y, d.in.tensor(node, "y"));
    Math m(d);
    return Cores{m.reduce("sum.dim_IntList", m.mul(x, y), {integer_arg(node, "dim", -1)}, false)};
}

/// Products over the last dimensions of both.
Result<Cores> inner(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "other"));
    Math m(d);
    const auto ra = self.type.sizes.size(), rb = other.type.sizes.size();
    if (ra == 0 || rb == 0) return Cores{m.mul(self, other)};
    if (ra == 1 && rb == 1) return Cores{m.reduce("sum.dim_IntList", m.mul(self, other), {}, false)};
    const auto rows = [&](const Core& x) {
        return d.out.view(x, {product(std::span(x.type.sizes).first(x.type.sizes.size() - 1)), x.type.sizes.back()});
    };
    TRY(const auto a, rows(self));
    TRY(const auto b, rows(other));
    const auto out = d.out.emit("aten::mm.default", {arg("self", a), arg("mat2", d.out.permute(b, {1, 0}))},
                                dense(a.type.dtype, {a.type.sizes[0], b.type.sizes[0]}));
    TRY(const auto shaped, d.out.view(out, d.in.out_type(node).sizes));
    return Cores{shaped};
}

/// Every element of the first times all of the second.
Result<Cores> kron(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "other"));
    const auto rank = std::max(self.type.sizes.size(), other.type.sizes.size());
    Sizes first, second;
    for (std::size_t i = 0; i < rank; ++i) {
        const auto size = [&](const Core& x) {
            return i + x.type.sizes.size() < rank ? sym::Expr(1) : x.type.sizes[i + x.type.sizes.size() - rank];
        };
        first.insert(first.end(), {size(self), 1});
        second.insert(second.end(), {1, size(other)});
    }
    TRY(const auto a, d.out.view(self, first));
    TRY(const auto b, d.out.view(other, second));
    TRY(const auto out, d.out.view(Math(d).mul(a, b), d.in.out_type(node).sizes));
    return Cores{out};
}

/// beta self + alpha vec1 vec2^T
Result<Cores> addr(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto left, d.in.tensor(node, "vec1"));
    TRY(const auto right, d.in.tensor(node, "vec2"));
    Math m(d);
    auto outer = m.mul(m.unsqueeze(left, -1), right);
    if (number_arg(node, "alpha", 1) != 1) outer = m.mul(outer, d.in.given(node, "alpha"));
    if (number_arg(node, "beta", 1) == 0) return Cores{outer};
    return Cores{m.add(number_arg(node, "beta", 1) == 1 ? self : m.mul(self, d.in.given(node, "beta")), outer)};
}

/// Batches of square matrices.
Result<Cores> inverse(Expansion& d, const fx::Node& node) {
    const auto self = d.in.optional_tensor(node, find_arg(node, "A") ? "A" : "self");
    if (!self || self->type.sizes.size() < 2) return Error{.what = message("the inverse of other than matrices")};
    const Sizes batch(self->type.sizes.begin(), self->type.sizes.end() - 2);
    return Cores{d.out.emit_many("aten::linalg_inv_ex.default", {arg("A", *self), arg("check_errors", false)},
                                 {dense(self->type.dtype, self->type.sizes), dense(DType::i32, batch)})[0]};
}

Result<Cores> multi_dot(Expansion& d, const fx::Node& node) {
    TRY(const auto parts, d.in.tensors(node, find_arg(node, "matrices") ? "matrices" : "tensors"));
    if (parts.empty()) return Error{.what = message("{operator} without operands", node.target)};
    Core out = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) {
        TRY(out, matmul_of(d, out, parts[i], false));
    }
    return Cores{out};
}

/// Matrices along a diagonal, zeros around them.
Result<Cores> block_diag(Expansion& d, const fx::Node& node) {
    TRY(auto parts, d.in.tensors(node, "tensors"));
    const auto type = d.in.out_type(node);
    Math m(d);
    Cores rows;
    sym::Expr before = 0;
    for (auto& part : parts) {
        while (part.type.sizes.size() < 2) part = m.unsqueeze(part, 0);
        const auto height = part.type.sizes[0], width = part.type.sizes[1];
        TRY(const auto left, m.full({height, before}, std::int64_t{0}, type.dtype));
        before = before + width;
        TRY(const auto right, m.full({height, type.sizes.at(1) - before}, std::int64_t{0}, type.dtype));
        rows.push_back(m.cat({left, part, right}, 1));
    }
    if (rows.empty()) return Error{.what = message("block_diag without operands")};
    return Cores{m.cat(rows, 0)};
}

constexpr std::array scatter_table{
    Decomposition{"aten::scatter.reduce", scatter},
    Decomposition{"aten::scatter.value_reduce", scatter},
    Decomposition{"aten::scatter_reduce.two", scatter},
    Decomposition{"aten::index_reduce.default", index_reduce},
    Decomposition{"aten::diag_embed.default", diag_embed},
    Decomposition{"aten::diag.default", diag},
    Decomposition{"aten::trace.default", trace},
    Decomposition{"aten::fill_diagonal.default", fill_diagonal},
    Decomposition{"aten::cross.default", cross},
    Decomposition{"aten::linalg_cross.default", cross},
    Decomposition{"aten::linalg_vecdot.default", vecdot},
    Decomposition{"aten::inner.default", inner},
    Decomposition{"aten::kron.default", kron},
    Decomposition{"aten::addr.default", addr},
    Decomposition{"aten::linalg_multi_dot.default", multi_dot},
    Decomposition{"aten::chain_matmul.default", multi_dot},
    Decomposition{"aten::inverse.default", inverse},
    Decomposition{"aten::linalg_inv.default", inverse},
    Decomposition{"aten::block_diag.default", block_diag},
};

}  // namespace

std::span<const Decomposition> scatter_decompositions() { return scatter_table; }

}  // namespace arenascope::lowering

// Decomposes selection of parts by position and by index.

#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

/// start ... start + length of a dimension.
Result<Cores> narrow(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto at = wrapped(integer_arg(node, "dim", 0), self.type.sizes.size());
    const auto* start = find_arg(node, "start");
    if (!start || !std::holds_alternative<std::int64_t>(start->value))
        return Error{.what = message("narrow from a symbolic start is not lowered yet")};
    const auto from = std::get<std::int64_t>(start->value);
    TRY(const auto out,
        Math(d).slice(self, at, from < 0 ? self.type.sizes[at] + from : sym::Expr(from),
                      d.in.out_type(node).sizes[at]));
    return Cores{out};
}

Result<Cores> expand_as(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto out, d.out.expand(self, d.in.out_type(node).sizes));
    return Cores{out};
}

Result<Cores> expand(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::expand.default",
                            {arg("self", d.in.given(node, "self")), arg("size", d.in.given(node, "size"))},
                            d.in.out_type(node))};
}

/// Each value of the index compared with every position of the dimension: one column per position.
Result<Core> hits(Expansion& d, const Core& index, const sym::Expr& length) {
    Math m(d);
    TRY(const auto places, m.counting(length));
    const auto row = index.type.sizes.empty() ? m.unsqueeze(index, 0) : index;
    const auto same = m.compare("eq", m.unsqueeze(row, 0), m.unsqueeze(places, 1));
    return d.out.emit("aten::any.dim", {arg("self", same), arg("dim", std::int64_t{1}), arg("keepdim", false)},
                      dense(DType::boolean, {length}));
}

Result<Cores> index_fill(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto index, d.in.tensor(node, "index"));
    Math m(d);
    const auto at = wrapped(integer_arg(node, "dim", 0), self.type.sizes.size());
    TRY(auto mask, hits(d, index, self.type.sizes.at(at)));
    Sizes sizes(self.type.sizes.size(), sym::Expr(1));
    sizes[at] = self.type.sizes[at];
    TRY(mask, d.out.view(mask, sizes));
    if (const auto value = d.in.optional_tensor(node, "value"))
        return Cores{m.where(mask, m.cast(*value, self.type.dtype), self)};
    return Cores{m.where(mask, m.scalar(d.in.given(node, "value"), self.type.dtype), self)};
}

/// index_put along one dimension, with the full preceding dimensions.
Result<Cores> put_rows(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto index, d.in.tensor(node, "index"));
    TRY(auto source, d.in.tensor(node, "source"));
    const bool adds = node.target.starts_with("aten::index_add");
    Math m(d);
    if (adds && number_arg(node, "alpha", 1) != 1) source = m.mul(source, d.in.given(node, "alpha"));
    const auto at = wrapped(integer_arg(node, "dim", 0), self.type.sizes.size());
    std::vector<fx::Arg::Item> indices(at);
    indices.emplace_back(fx::ValueName{index.name});
    return Cores{d.out.emit(
        "aten::index_put.default",
        {arg("self", self), arg("indices", std::move(indices)), arg("values", source), arg("accumulate", adds)},
        dense(self.type.dtype, self.type.sizes))};
}

Result<Cores> take(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto index, d.in.tensor(node, "index"));
    TRY(const auto flat, d.out.view(self, {product(self.type.sizes)}));
    std::vector<fx::Arg::Item> indices{fx::ValueName{index.name}};
    return Cores{
        d.out.emit("aten::index.Tensor", {arg("self", flat), arg("indices", std::move(indices))}, d.in.out_type(node))};
}

/// gather with both operands broadcast outside the dimension.
Result<Cores> take_along(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    TRY(auto index, d.in.tensor(node, "indices"));
    const auto* given = find_arg(node, "dim");
    std::int64_t dim = 0;
    if (given && std::holds_alternative<std::int64_t>(given->value)) {
        dim = std::get<std::int64_t>(given->value);
        const auto at = wrapped(dim, self.type.sizes.size());
        auto sizes = broadcast(self.type.sizes, index.type.sizes);
        sizes[at] = self.type.sizes[at];
        if (!(sizes == self.type.sizes)) {
            TRY(self, d.out.expand(self, sizes));
        }
        sizes[at] = index.type.sizes[at];
        if (!(sizes == index.type.sizes)) {
            TRY(index, d.out.expand(index, sizes));
        }
    } else {
        TRY(self, d.out.view(self, {product(self.type.sizes)}));
        TRY(index, d.out.view(index, {product(index.type.sizes)}));
    }
    return Cores{d.out.emit("aten::gather.default", {arg("self", self), arg("dim", dim), arg("index", index)},
                            d.in.out_type(node))};
}

/// A stable sort keeps its name, because it guarantees the order of equal elements. stable=None guarantees none.
Result<Cores> stable_sort(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    auto args = d.in.renamed_args(node);
    const bool is_stable = boolean_arg(node, "stable", false);
    if (!is_stable) std::erase_if(args, [](const auto& each) { return each.name == "stable"; });
    return d.out.emit_many(is_stable ? "aten::sort.stable" : "aten::sort.default", std::move(args),
                           {dense(self.type.dtype, self.type.sizes), dense(DType::i64, self.type.sizes)});
}

Result<Cores> stable_argsort(Expansion& d, const fx::Node& node) {
    TRY(const auto outs, stable_sort(d, node));
    return Cores{outs[1]};
}

constexpr std::array selecting_table{
    Decomposition{"aten::narrow.default", narrow},
    Decomposition{"aten::narrow_copy.default", narrow},
    Decomposition{"aten::expand.default", expand},
    Decomposition{"aten::expand_as.default", expand_as},
    Decomposition{"aten::broadcast_to.default", expand_as},
    Decomposition{"aten::index_fill.int_Scalar", index_fill},
    Decomposition{"aten::index_fill.int_Tensor", index_fill},
    Decomposition{"aten::index_add.default", put_rows},
    Decomposition{"aten::index_copy.default", put_rows},
    Decomposition{"aten::take.default", take},
    Decomposition{"aten::take_along_dim.default", take_along},
    Decomposition{"aten::sort.stable", stable_sort},
    Decomposition{"aten::argsort.stable", stable_argsort},
};

}  // namespace

std::span<const Decomposition> selecting_decompositions() { return selecting_table; }

}  // namespace arenascope::lowering

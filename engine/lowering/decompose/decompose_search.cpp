// Decomposes searches in sorted numbers, order statistics, and comparisons of all pairs.

#include <array>
#include <cmath>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

/// How many of the sorted numbers precede each value: its insertion index.
Core places(Expansion& d, const fx::Node& node, const Core& sorted, const Core& values, bool is_right) {
    Math m(d);
    const auto before = m.compare(is_right ? "le" : "lt", sorted, m.unsqueeze(values, -1));
    const auto count = m.reduce("sum.dim_IntList", before, {-1}, false);
    return m.cast(count, d.in.out_type(node).dtype);
}

Result<Core> values_of(Expansion& d, const fx::Node& node) {
    if (const auto self = d.in.optional_tensor(node, "self")) return *self;
    return Math(d).scalar(d.in.given(node, "self"), DType::f32);
}

Result<Cores> bucketize(Expansion& d, const fx::Node& node) {
    TRY(const auto values, values_of(d, node));
    TRY(const auto sorted, d.in.tensor(node, "boundaries"));
    return Cores{places(d, node, sorted, values, boolean_arg(node, "right", false))};
}

/// Rows of values with their own sorted numbers, or all of them with one row.
Result<Cores> searchsorted(Expansion& d, const fx::Node& node) {
    TRY(const auto values, values_of(d, node));
    TRY(auto sorted, d.in.tensor(node, "sorted_sequence"));
    const bool is_right = boolean_arg(node, "right", false) || text_arg(node, "side", "left") == "right";
    if (const auto sorter = d.in.optional_tensor(node, "sorter"))
        sorted = d.out.emit("aten::gather.default",
                            {arg("self", sorted), arg("dim", std::int64_t{-1}), arg("index", *sorter)}, sorted.type);
    if (sorted.type.sizes.size() > 1) sorted = Math(d).unsqueeze(sorted, -2);
    return Cores{places(d, node, sorted, values, is_right)};
}

Result<Cores> isin(Expansion& d, const fx::Node& node) {
    const auto tests = d.in.optional_tensor(node, "test_elements");
    Math m(d);
    std::optional<Core> found;
    if (const auto elements = d.in.optional_tensor(node, "elements")) {
        if (tests) {
            TRY(const auto flat, d.out.view(*tests, {product(tests->type.sizes)}));
            const auto same = m.compare("eq", m.unsqueeze(*elements, -1), flat);
            found =
                d.out.emit("aten::any.dim", {arg("self", same), arg("dim", std::int64_t{-1}), arg("keepdim", false)},
                           dense(DType::boolean, elements->type.sizes));
        } else {
            found = m.compare("eq", *elements, d.in.given(node, "test_element"));
        }
    } else if (tests) {
        found = d.out.emit("aten::any.default", {arg("self", m.compare("eq", *tests, d.in.given(node, "element")))},
                           dense(DType::boolean, {}));
    }
    if (!found) return Error{.what = message("{operator} of two numbers", node.target)};
    if (!boolean_arg(node, "invert", false)) return Cores{*found};
    return Cores{d.out.emit("aten::logical_not.default", {arg("self", *found)}, found->type)};
}

struct Ordered {
    Core values, indices;
};

/// The `count` smallest in order: portable even without a sort.
Ordered smallest(Expansion& d, const Core& self, std::size_t dim, std::int64_t count) {
    auto sizes = self.type.sizes;
    sizes[dim] = count;
    const auto outs = d.out.emit_many("aten::topk.default",
                                      {arg("self", self), arg("k", count), arg("dim", static_cast<std::int64_t>(dim)),
                                       arg("largest", false), arg("sorted", true)},
                                      {dense(self.type.dtype, sizes), dense(DType::i64, sizes)});
    return {outs[0], outs[1]};
}

/// The k-th smallest, k from 1, with its index.
Result<Cores> kth(Expansion& d, const Core& self, std::int64_t dim, std::int64_t k, bool keepdim) {
    if (self.type.sizes.empty()) {
        TRY(auto zero, Math(d).full({}, std::int64_t{0}, DType::i64));
        return Cores{self, zero};
    }
    const auto at = wrapped(dim, self.type.sizes.size());
    if (k < 1) return Error{.what = message("the {index}th smallest", k)};
    const auto sorted = smallest(d, self, at, k);
    Math m(d);
    Cores out{m.select(sorted.values, at, k - 1), m.select(sorted.indices, at, k - 1)};
    if (keepdim)
        for (auto& each : out) each = m.unsqueeze(each, static_cast<std::int64_t>(at));
    return out;
}

Result<std::int64_t> fixed_length(const Core& self, std::size_t dim, const std::string& target) {
    if (self.type.sizes.empty()) return std::int64_t{1};
    if (!self.type.sizes[dim].is_constant())
        return Error{.what = message("{operator} of a symbolic size is not lowered yet", target)};
    return self.type.sizes[dim].constant();
}

Result<Cores> kthvalue(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return kth(d, self, integer_arg(node, "dim", -1), integer_arg(node, "k", 1), boolean_arg(node, "keepdim", false));
}

/// The lower of two middle elements; over all elements if no dimension is given.
Result<Cores> median(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const bool is_all = !find_arg(node, "dim");
    if (is_all) {
        TRY(self, d.out.view(self, {product(self.type.sizes)}));
    }
    const auto dim = integer_arg(node, "dim", 0);
    TRY(const auto length, fixed_length(self, wrapped(dim, self.type.sizes.size()), node.target));
    TRY(auto out, kth(d, self, dim, (length - 1) / 2 + 1, boolean_arg(node, "keepdim", false)));
    if (is_all) out.resize(1);
    return out;
}

/// Between the two elements around q (n - 1), or at one of them.
Result<Cores> quantile(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const auto* given = find_arg(node, "dim");
    const bool is_all = !given || std::holds_alternative<fx::None>(given->value);
    const bool keepdim = boolean_arg(node, "keepdim", false);
    if (d.in.optional_tensor(node, "q") || (is_all && keepdim))
        return Error{.what = message("quantile of this form is not lowered yet")};
    if (is_all) {
        TRY(self, d.out.view(self, {product(self.type.sizes)}));
    }
    const auto at = wrapped(integer_arg(node, "dim", 0), self.type.sizes.size());
    TRY(const auto length, fixed_length(self, at, node.target));
    const double q = number_arg(node, "q", 0.5);
    if (length < 1 || !(q >= 0 && q <= 1)) return Error{.what = message("quantile outside 0..1, or of nothing")};
    const auto how = text_arg(node, "interpolation", "linear");
    const double place = q * static_cast<double>(length - 1);
    const double low = how == "higher" ? std::ceil(place)
        : how == "nearest"             ? std::nearbyint(place)
                                       : std::floor(place);
    const auto k = static_cast<std::int64_t>(low), next = std::min(k + 1, length - 1);
    const auto sorted = smallest(d, self, at, next + 1);
    Math m(d);
    auto out = m.select(sorted.values, at, k);
    const double part = how == "midpoint" && place > low ? 0.5 : how == "linear" ? place - low : 0;
    if (part > 0) out = m.add(out, m.mul(m.sub(m.select(sorted.values, at, next), out), part));
    if (keepdim) out = m.unsqueeze(out, static_cast<std::int64_t>(at));
    return Cores{out};
}

Result<Cores> msort(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{d.out.emit_many("aten::sort.default",
                                 {arg("self", self), arg("dim", std::int64_t{0}), arg("descending", false)},
                                 {dense(self.type.dtype, self.type.sizes), dense(DType::i64, self.type.sizes)})[0]};
}

/// Indices of true elements: one list for each dimension.
Result<Cores> where_places(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, find_arg(node, "condition") ? "condition" : "self"));
    const auto count = d.in.out_type(node).sizes;
    const auto rank = self.type.sizes.size();
    if (count.size() != 1 || rank == 0) return Error{.what = message("{operator} of a number", node.target)};
    const auto found = d.out.emit("aten::nonzero.default", {arg("self", self)},
                                  dense(DType::i64, {count[0], static_cast<std::int64_t>(rank)}));
    Cores out;
    for (std::size_t i = 0; i < rank; ++i) out.push_back(Math(d).select(found, 1, static_cast<std::int64_t>(i)));
    return out;
}

Result<Cores> argwhere(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::nonzero.default", {arg("self", d.in.given(node, "self"))}, d.in.out_type(node))};
}

/// Element i repeated repeats[i] times: index computation, then a lookup.
Result<Cores> repeat_by_tensor(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    TRY(const auto repeats, d.in.tensor(node, "repeats"));
    const auto* given = find_arg(node, "dim");
    std::size_t at = 0;
    if (given && std::holds_alternative<std::int64_t>(given->value)) {
        at = wrapped(std::get<std::int64_t>(given->value), self.type.sizes.size());
    } else {
        TRY(self, d.out.view(self, {product(self.type.sizes)}));
    }
    const auto type = d.in.out_type(node);
    if (repeats.type.sizes.size() != 1 || !(repeats.type.sizes[0] == self.type.sizes.at(at)))
        return Error{.what = message("{operator} by one number", node.target)};
    const auto places = d.out.emit("aten::repeat_interleave.Tensor",
                                   {arg("repeats", repeats), arg("output_size", d.in.given(node, "output_size"))},
                                   dense(DType::i64, {type.sizes.at(at)}));
    return Cores{Math(d).gather_rows(self, at, places)};
}

constexpr std::array search_table{
    Decomposition{"aten::bucketize.Tensor", bucketize},
    Decomposition{"aten::bucketize.Scalar", bucketize},
    Decomposition{"aten::searchsorted.Tensor", searchsorted},
    Decomposition{"aten::searchsorted.Scalar", searchsorted},
    Decomposition{"aten::isin.Tensor_Tensor", isin},
    Decomposition{"aten::isin.Tensor_Scalar", isin},
    Decomposition{"aten::isin.Scalar_Tensor", isin},
    Decomposition{"aten::kthvalue.default", kthvalue},
    Decomposition{"aten::median.default", median},
    Decomposition{"aten::median.dim", median},
    Decomposition{"aten::quantile.scalar", quantile},
    Decomposition{"aten::msort.default", msort},
    Decomposition{"aten::where.default", where_places},
    Decomposition{"aten::nonzero_numpy.default", where_places},
    Decomposition{"aten::argwhere.default", argwhere},
    Decomposition{"aten::repeat_interleave.self_Tensor", repeat_by_tensor},
};

}  // namespace

std::span<const Decomposition> search_decompositions() { return search_table; }

}  // namespace arenascope::lowering

// Decomposes views and copies.

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

Result<Cores> same(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{self};
}

Core cloned(Expansion& d, const Core& self) {
    return d.out.emit("aten::clone.default", {arg("self", self), arg("memory_format", fx::Arg::MemoryFormat{1})},
                      dense(self.type.dtype, self.type.sizes));
}

/// view and the like use the sizes that the exporter computed.
Result<Cores> reshaped(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto out, d.out.view(self, d.in.out_type(node).sizes));
    return Cores{out};
}

Result<Cores> view(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Core out = d.out.emit("aten::view.default", {arg("self", self), arg("size", d.in.given(node, "size"))},
                          d.in.out_type(node));
    out.type.strides = view_strides(self.type, out.type.sizes).value_or(Sizes());
    return Cores{out};
}

/// A reshape of a tensor that is not contiguous copies first.
Result<Cores> reshape(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    if (d.in.needs_copy_for_view(node)) self = cloned(d, self);
    TRY(const auto out, d.out.view(self, d.in.out_type(node).sizes));
    return Cores{out};
}

/// contiguous(memory_format=...): a copy only if the order of elements differs.
Result<Cores> contiguous(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto* given = find_arg(node, "memory_format");
    const auto* format = given ? std::get_if<fx::Arg::MemoryFormat>(&given->value) : nullptr;
    if (format && format->value != 1)
        return Cores{d.out.emit("aten::clone.default", {arg("self", self), arg("memory_format", *format)},
                                dense(self.type.dtype, self.type.sizes))};
    if (d.in.was_contiguous(node, "self")) return Cores{self};
    return Cores{cloned(d, self)};
}

Result<Cores> transpose(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{d.out.permute(self, permutation_of(node, self.type.sizes.size()))};
}

Result<Cores> squeeze(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    auto dims = integers_arg(node, "dim");
    if (!find_arg(node, "dim"))
        for (std::size_t i = 0; i < self.type.sizes.size(); ++i)
            if (self.type.sizes[i] == sym::Expr(1)) dims.push_back(static_cast<std::int64_t>(i));
    return Cores{d.out.emit("aten::squeeze.dims", {arg("self", self), arg("dim", dims)}, d.in.out_type(node))};
}

Result<Cores> cast(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto type = d.in.out_type(node);
    const bool must_copy = boolean_arg(node, "copy", false);
    if (type.dtype == self.type.dtype && !must_copy) return Cores{self};
    return Cores{d.out.cast(self, type.dtype)};
}

Result<Cores> lift_fresh_copy(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{d.out.emit("aten::clone.default", {arg("self", self)}, dense(self.type.dtype, self.type.sizes))};
}

/// A slice for each part, if lengths are symbolic or differ.
Result<Cores> sliced(Expansion& d, const fx::Node& node, const Core& self, std::size_t at) {
    Cores parts;
    sym::Expr offset = 0;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i) {
            const auto type = d.in.out_type(node, parts.size());
            TRY(parts.emplace_back(), Math(d).slice(self, at, offset, type.sizes[at]));
            offset = offset + type.sizes[at];
        }
    return parts;
}

/// split, chunk: one operator with explicit sizes.
Result<Cores> split(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto dim = integer_arg(node, "dim", 0);
    const auto at = wrapped(dim, self.type.sizes.size());
    std::vector<TensorType> types;
    std::vector<std::int64_t> lengths;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i) {
            types.push_back(d.in.out_type(node, types.size()));
            if (at >= types.back().sizes.size())
                return Error{.what = message("{operator} has no dimension to split", node.target)};
            if (!types.back().sizes[at].is_constant()) return sliced(d, node, self, at);
            lengths.push_back(types.back().sizes[at].constant());
        }
    if (packet_of(node.target) == "aten::tensor_split") return sliced(d, node, self, at);
    return d.out.emit_list("aten::split_with_sizes.default",
                           {arg("self", self), arg("split_sizes", lengths), arg("dim", dim)}, types);
}

/// stack: a view of cat, or cat of unsqueezed operands where the new dimension is the last.
Result<Cores> stack(Expansion& d, const fx::Node& node) {
    TRY(const auto parts, d.in.tensors(node, "tensors"));
    const auto type = d.in.out_type(node);
    const auto dim = static_cast<std::int64_t>(wrapped(integer_arg(node, "dim", 0), type.sizes.size()));
    std::vector<fx::Arg::Item> items;
    if (!parts.empty() && static_cast<std::size_t>(dim) < parts[0].type.sizes.size()) {
        auto sizes = parts[0].type.sizes;
        sizes[static_cast<std::size_t>(dim)] =
            sizes[static_cast<std::size_t>(dim)] * static_cast<std::int64_t>(parts.size());
        for (const auto& part : parts) items.emplace_back(fx::ValueName{part.name});
        const auto joined = d.out.emit("aten::cat.default", {arg("tensors", std::move(items)), arg("dim", dim)},
                                       dense(type.dtype, sizes));
        TRY(const auto out, d.out.view(joined, type.sizes));
        return Cores{out};
    }
    for (const auto& part : parts) {
        auto sizes = part.type.sizes;
        sizes.insert(sizes.begin() + dim, sym::Expr(1));
        const auto wide =
            d.out.emit("aten::unsqueeze.default", {arg("self", part), arg("dim", dim)}, dense(part.type.dtype, sizes));
        items.emplace_back(fx::ValueName{wide.name});
    }
    return Cores{d.out.emit("aten::cat.default",
                            {arg("tensors", std::move(items)), arg("dim", integer_arg(node, "dim", 0))}, type)};
}

/// A tensor that is copied onto itself stays.
Result<Cores> copy(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto from, d.in.tensor(node, "src"));
    if (from.name == self.name) return Cores{self};
    return Cores{d.out.emit("aten::copy.default", {arg("self", self), arg("src", from)},
                            dense(self.type.dtype, self.type.sizes))};
}

/// dim0 and dim1 swapped; t reverses all, mT swaps the last two.
std::vector<std::int64_t> swapped(const fx::Node& node, std::size_t rank) {
    std::vector<std::int64_t> order(rank);
    std::iota(order.begin(), order.end(), std::int64_t{0});
    const auto packet = packet_of(node.target);
    if (packet == "aten::t" || packet == "aten::numpy_T") {
        std::reverse(order.begin(), order.end());
    } else if (packet == "aten::mT" || packet == "aten::adjoint" || packet == "aten::mH") {
        if (rank > 1) std::swap(order[rank - 1], order[rank - 2]);
    } else if (rank > 0) {
        const bool is_axis = find_arg(node, "axis0") != nullptr;
        std::swap(order[wrapped(integer_arg(node, is_axis ? "axis0" : "dim0", 0), rank)],
                  order[wrapped(integer_arg(node, is_axis ? "axis1" : "dim1", 1), rank)]);
    }
    return order;
}

Result<Cores> broadcast_tensors(Expansion& d, const fx::Node& node) {
    TRY(auto parts, d.in.tensors(node, "tensors"));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        TRY(parts[i], d.out.expand(parts[i], d.in.out_type(node, i).sizes));
    }
    return parts;
}

/// atleast_1d and its like, of one tensor or of several
Result<Cores> ranked(Expansion& d, const fx::Node& node) {
    Cores parts;
    if (const auto self = d.in.optional_tensor(node, "self")) parts.push_back(*self);
    else {
        TRY(parts, d.in.tensors(node, "tensors"));
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        TRY(parts[i], d.out.view(parts[i], d.in.out_type(node, i).sizes));
    }
    return parts;
}

/// Sums over what was broadcast.
Result<Cores> sum_to_size(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const auto wanted = d.in.out_type(node).sizes;
    std::vector<std::int64_t> dims;
    const auto extra = self.type.sizes.size() - std::min(self.type.sizes.size(), wanted.size());
    for (std::size_t i = 0; i < self.type.sizes.size(); ++i)
        if (i < extra || (wanted[i - extra] == sym::Expr(1) && !(self.type.sizes[i] == sym::Expr(1))))
            dims.push_back(static_cast<std::int64_t>(i));
    if (!dims.empty()) self = Math(d).reduce("sum.dim_IntList", self, dims, true);
    TRY(const auto out, d.out.view(self, wanted));
    return Cores{out};
}

/// hsplit, vsplit, dsplit: slices along their dimension
template <std::int64_t dim>
Result<Cores> split_along(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto at = self.type.sizes.size() == 1 ? 0 : static_cast<std::size_t>(dim);
    if (at >= self.type.sizes.size()) return Error{.what = message("{operator} of too few dimensions", node.target)};
    Cores parts;
    sym::Expr offset = 0;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i) {
            const auto length = d.in.out_type(node, parts.size()).sizes.at(at);
            TRY(parts.emplace_back(), Math(d).slice(self, at, offset, length));
            offset = offset + length;
        }
    return parts;
}

constexpr std::array shape_table{
    Decomposition{"aten::view.default", view},
    Decomposition{"aten::reshape.default", reshape},
    Decomposition{"aten::flatten.using_ints", reshape},
    Decomposition{"aten::unflatten.int", reshaped},
    Decomposition{"aten::contiguous.default", contiguous},
    Decomposition{"aten::transpose.int", transpose},
    Decomposition{"aten::t.default", transpose},
    Decomposition{"aten::numpy_T.default", transpose},
    Decomposition{"aten::mT.default", transpose},
    Decomposition{"aten::mH.default", transpose},
    Decomposition{"aten::adjoint.default", transpose},
    Decomposition{"aten::movedim.int", transpose},
    Decomposition{"aten::movedim.intlist", transpose},
    Decomposition{"aten::moveaxis.int", transpose},
    Decomposition{"aten::moveaxis.intlist", transpose},
    Decomposition{"aten::swapaxes.default", transpose},
    Decomposition{"aten::swapdims.default", transpose},
    Decomposition{"aten::squeeze.dim", squeeze},
    Decomposition{"aten::squeeze.default", squeeze},
    Decomposition{"aten::to.dtype", cast},
    Decomposition{"aten::to.dtype_layout", cast},
    Decomposition{"aten::to.device", cast},
    Decomposition{"aten::to.other", cast},
    Decomposition{"aten::to.prim_Device", cast},
    Decomposition{"aten::type_as.default", cast},
    Decomposition{"aten::detach.default", same},
    Decomposition{"aten::lift_fresh.default", same},
    Decomposition{"aten::positive.default", same},
    Decomposition{"aten::resolve_conj.default", same},
    Decomposition{"aten::resolve_neg.default", same},
    Decomposition{"aten::_unsafe_view.default", view},
    Decomposition{"aten::view_as.default", reshaped},
    Decomposition{"aten::reshape_as.default", reshape},
    Decomposition{"aten::ravel.default", reshape},
    Decomposition{"aten::lift_fresh_copy.default", lift_fresh_copy},
    Decomposition{"aten::chunk.default", split},
    Decomposition{"aten::split.Tensor", split},
    Decomposition{"aten::split.sizes", split},
    Decomposition{"aten::unsafe_chunk.default", split},
    Decomposition{"aten::unsafe_split.Tensor", split},
    Decomposition{"aten::unsafe_split_with_sizes.default", split},
    Decomposition{"aten::tensor_split.sections", split},
    Decomposition{"aten::tensor_split.indices", split},
    Decomposition{"aten::stack.default", stack},
    Decomposition{"aten::copy.default", copy},
    Decomposition{"aten::broadcast_tensors.default", broadcast_tensors},
    Decomposition{"aten::atleast_1d.default", ranked},
    Decomposition{"aten::atleast_2d.default", ranked},
    Decomposition{"aten::atleast_3d.default", ranked},
    Decomposition{"aten::atleast_1d.Sequence", ranked},
    Decomposition{"aten::atleast_2d.Sequence", ranked},
    Decomposition{"aten::atleast_3d.Sequence", ranked},
    Decomposition{"aten::sum_to_size.default", sum_to_size},
    Decomposition{"aten::hsplit.int", split_along<1>},
    Decomposition{"aten::hsplit.array", split_along<1>},
    Decomposition{"aten::vsplit.int", split_along<0>},
    Decomposition{"aten::vsplit.array", split_along<0>},
    Decomposition{"aten::dsplit.int", split_along<2>},
    Decomposition{"aten::dsplit.array", split_along<2>},
};

}  // namespace

std::vector<std::int64_t> permutation_of(const fx::Node& node, std::size_t rank) {
    const auto packet = packet_of(node.target);
    if (packet == "aten::permute") return integers_arg(node, "dims");
    if (packet != "aten::movedim" && packet != "aten::moveaxis") return swapped(node, rank);
    const auto from = integers_arg(node, "source"), to = integers_arg(node, "destination");
    std::vector<std::int64_t> order(rank, -1);
    std::vector<bool> moved(rank, false);
    for (std::size_t i = 0; i < std::min(from.size(), to.size()) && rank > 0; ++i) {
        order[wrapped(to[i], rank)] = static_cast<std::int64_t>(wrapped(from[i], rank));
        moved[wrapped(from[i], rank)] = true;
    }
    std::size_t next = 0;
    for (auto& each : order) {
        if (each >= 0) continue;
        while (next < rank && moved[next]) ++next;
        each = static_cast<std::int64_t>(next++);
    }
    return order;
}

std::span<const Decomposition> shape_decompositions() { return shape_table; }

}  // namespace arenascope::lowering

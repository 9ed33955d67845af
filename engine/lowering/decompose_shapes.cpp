// Views and copies.

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/lowering/decompose.h"

namespace arenascope::lowering {
namespace {

Result<Cores> same(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    return Cores{self};
}

Core cloned(Decomposer& d, const Core& self) {
    return d.emit("aten::clone.default", {arg("self", self), arg("memory_format", fx::Arg::MemoryFormat{1})},
                  dense(self.type.dtype, self.type.sizes));
}

/// view and the like take the sizes that the exporter worked out.
Result<Cores> reshaped(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    TRY(const auto out, d.view(self, d.out_type(node).sizes));
    return Cores{out};
}

Result<Cores> view(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    return Cores{d.emit("aten::view.default", {arg("self", self), arg("size", d.given(node, "size"))}, d.out_type(node))};
}

/// A reshape of what is not contiguous copies first.
Result<Cores> reshape(Decomposer& d, const fx::Node& node) {
    TRY(auto self, d.tensor(node, "self"));
    if (d.needs_copy_for_view(node)) self = cloned(d, self);
    TRY(const auto out, d.view(self, d.out_type(node).sizes));
    return Cores{out};
}

Result<Cores> contiguous(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    if (d.was_contiguous(node, "self")) return Cores{self};
    return Cores{cloned(d, self)};
}

Result<Cores> transpose(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto rank = self.type.sizes.size();
    std::vector<std::int64_t> order(rank);
    std::iota(order.begin(), order.end(), std::int64_t{0});
    if (node.target == "aten::t.default") {
        std::reverse(order.begin(), order.end());
    } else if (rank > 0) {
        std::swap(order[wrapped(d.integer(node, "dim0", 0), rank)], order[wrapped(d.integer(node, "dim1", 1), rank)]);
    }
    return Cores{d.permute(self, order)};
}

Result<Cores> squeeze(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    auto dims = d.integers(node, "dim");
    if (!find_arg(node, "dim"))
        for (std::size_t i = 0; i < self.type.sizes.size(); ++i)
            if (self.type.sizes[i] == sym::Expr(1)) dims.push_back(static_cast<std::int64_t>(i));
    return Cores{d.emit("aten::squeeze.dims", {arg("self", self), arg("dim", dims)}, d.out_type(node))};
}

Result<Cores> cast(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto type = d.out_type(node);
    const bool must_copy = d.boolean(node, "copy", false);
    if (type.dtype == self.type.dtype && !must_copy) return Cores{self};
    return Cores{d.cast(self, type.dtype)};
}

Result<Cores> lift_fresh_copy(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    return Cores{d.emit("aten::clone.default", {arg("self", self)}, dense(self.type.dtype, self.type.sizes))};
}

/// split, chunk: one operator with the sizes written out.
Result<Cores> split(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto dim = d.integer(node, "dim", 0);
    const auto at = wrapped(dim, self.type.sizes.size());
    std::vector<TensorType> types;
    std::vector<std::int64_t> lengths;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i) {
            types.push_back(d.out_type(node, types.size()));
            if (at >= types.back().sizes.size() || !types.back().sizes[at].is_constant())
                return Error{.what = node.target + " into parts of symbolic size is not lowered yet"};
            lengths.push_back(types.back().sizes[at].constant());
        }
    return d.emit_list("aten::split_with_sizes.default",
                       {arg("self", self), arg("split_sizes", lengths), arg("dim", dim)}, types);
}

/// stack: a view of cat, or cat of unsqueezed operands where the new dimension is the last.
Result<Cores> stack(Decomposer& d, const fx::Node& node) {
    TRY(const auto parts, d.tensors(node, "tensors"));
    const auto type = d.out_type(node);
    const auto dim = static_cast<std::int64_t>(wrapped(d.integer(node, "dim", 0), type.sizes.size()));
    std::vector<fx::Arg::Item> items;
    if (!parts.empty() && static_cast<std::size_t>(dim) < parts[0].type.sizes.size()) {
        auto sizes = parts[0].type.sizes;
        sizes[static_cast<std::size_t>(dim)] = sizes[static_cast<std::size_t>(dim)] * static_cast<std::int64_t>(parts.size());
        for (const auto& part : parts) items.emplace_back(fx::ValueName{part.name});
        const auto joined = d.emit("aten::cat.default", {arg("tensors", std::move(items)), arg("dim", dim)},
                                   dense(type.dtype, sizes));
        TRY(const auto out, d.view(joined, type.sizes));
        return Cores{out};
    }
    for (const auto& part : parts) {
        auto sizes = part.type.sizes;
        sizes.insert(sizes.begin() + dim, sym::Expr(1));
        const auto wide = d.emit("aten::unsqueeze.default", {arg("self", part), arg("dim", dim)},
                                 dense(part.type.dtype, sizes));
        items.emplace_back(fx::ValueName{wide.name});
    }
    return Cores{d.emit("aten::cat.default",
                        {arg("tensors", std::move(items)), arg("dim", d.integer(node, "dim", 0))}, type)};
}

Result<Cores> repeat_interleave(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    const auto repeats = d.integer(node, "repeats", 0);
    const auto* given = find_arg(node, "dim");
    if (!given || !std::holds_alternative<std::int64_t>(given->value) || repeats < 1)
        return Error{.what = "repeat_interleave without a dimension is not lowered yet"};
    const auto at = wrapped(std::get<std::int64_t>(given->value), self.type.sizes.size());
    auto sizes = self.type.sizes;
    sizes.insert(sizes.begin() + static_cast<std::ptrdiff_t>(at) + 1, sym::Expr(1));
    const auto wide = d.emit("aten::unsqueeze.default",
                             {arg("self", self), arg("dim", static_cast<std::int64_t>(at) + 1)},
                             dense(self.type.dtype, sizes));
    sizes[at + 1] = repeats;
    TRY(const auto full, d.expand(wide, sizes));
    TRY(const auto out, d.view(cloned(d, full), d.out_type(node).sizes));
    return Cores{out};
}

Result<Cores> pad(Decomposer& d, const fx::Node& node) {
    if (d.text(node, "mode", "constant") != "constant")
        return Error{.what = "padding other than with a constant is not lowered yet"};
    return Cores{d.emit("aten::constant_pad_nd.default",
                        {arg("self", d.given(node, "self")), arg("pad", d.given(node, "pad")),
                         arg("value", d.number(node, "value", 0.0))},
                        d.out_type(node))};
}

/// roll: index_select by (arange + start) mod length, one dimension after the other.
Result<Cores> roll(Decomposer& d, const fx::Node& node) {
    TRY(auto self, d.tensor(node, "self"));
    const auto dims = d.integers(node, "dims");
    const auto shifts = d.integers(node, "shifts");
    if (dims.size() != shifts.size() || dims.empty()) return Error{.what = "roll of the flattened tensor is not lowered yet"};
    for (std::size_t i = 0; i < dims.size(); ++i) {
        const auto at = wrapped(dims[i], self.type.sizes.size());
        if (!self.type.sizes[at].is_constant() || self.type.sizes[at].constant() <= 0)
            return Error{.what = "roll over a symbolic dimension is not lowered yet"};
        const auto length = self.type.sizes[at].constant();
        const auto start = ((length - shifts[i]) % length + length) % length;
        const auto type = dense(DType::i64, {length});
        const auto count = d.emit("aten::arange.start_step", {arg("start", std::int64_t{0}), arg("end", length)}, type);
        const auto moved = d.emit("aten::add.Tensor", {arg("self", count), arg("other", start)}, type);
        const auto index = d.emit("aten::fmod.Scalar", {arg("self", moved), arg("other", length)}, type);
        self = d.emit("aten::index_select.default",
                      {arg("self", self), arg("dim", static_cast<std::int64_t>(at)), arg("index", index)},
                      dense(self.type.dtype, self.type.sizes));
    }
    return Cores{self};
}

Result<Cores> copy(Decomposer& d, const fx::Node& node) {
    TRY(const auto self, d.tensor(node, "self"));
    TRY(auto from, d.tensor(node, "src"));
    if (from.type.dtype != self.type.dtype) from = d.cast(from, self.type.dtype);
    if (!(from.type.sizes == self.type.sizes)) {
        TRY(from, d.expand(from, self.type.sizes));
    }
    return Cores{from};
}

constexpr std::array table{
    Decomposition{"aten::view.default", view},
    Decomposition{"aten::reshape.default", reshape},
    Decomposition{"aten::flatten.using_ints", reshape},
    Decomposition{"aten::unflatten.int", reshaped},
    Decomposition{"aten::contiguous.default", contiguous},
    Decomposition{"aten::transpose.int", transpose},
    Decomposition{"aten::t.default", transpose},
    Decomposition{"aten::squeeze.dim", squeeze},
    Decomposition{"aten::squeeze.default", squeeze},
    Decomposition{"aten::to.dtype", cast},
    Decomposition{"aten::to.dtype_layout", cast},
    Decomposition{"aten::to.device", cast},
    Decomposition{"aten::detach.default", same},
    Decomposition{"aten::lift_fresh_copy.default", lift_fresh_copy},
    Decomposition{"aten::chunk.default", split},
    Decomposition{"aten::split.Tensor", split},
    Decomposition{"aten::stack.default", stack},
    Decomposition{"aten::repeat_interleave.self_int", repeat_interleave},
    Decomposition{"aten::pad.default", pad},
    Decomposition{"aten::roll.default", roll},
    Decomposition{"aten::copy.default", copy},
};

}  // namespace

std::span<const Decomposition> shape_decompositions() {
    return table;
}

}  // namespace arenascope::lowering

// Decomposes operators that join, repeat and rotate tensors.

#include <algorithm>
#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

Result<Core> with_rank(Expansion& d, Core part, std::size_t rank) {
    while (part.type.sizes.size() < rank) part = Math(d).unsqueeze(part, 0);
    return part;
}

/// hstack, vstack, dstack, column_stack: cat of operands of at least that rank.
template <std::size_t rank, std::size_t dim>
Result<Cores> stacked(Expansion& d, const fx::Node& node) {
    TRY(const auto parts, d.in.tensors(node, "tensors"));
    Cores wide;
    for (const auto& part : parts) {
        TRY(auto each, with_rank(d, part, rank));
        wide.push_back(std::move(each));
    }
    if (wide.empty()) return Error{.what = message("{operator} without operands", node.target)};
    return Cores{Math(d).cat(wide, std::min(dim, wide[0].type.sizes.size() - 1))};
}

Result<Cores> hstack(Expansion& d, const fx::Node& node) {
    TRY(const auto parts, d.in.tensors(node, "tensors"));
    if (parts.empty()) return Error{.what = message("{operator} without operands", node.target)};
    return Cores{Math(d).cat(parts, parts[0].type.sizes.size() > 1 ? 1 : 0)};
}

/// Vectors as columns.
Result<Cores> column_stack(Expansion& d, const fx::Node& node) {
    TRY(auto parts, d.in.tensors(node, "tensors"));
    if (parts.empty()) return Error{.what = message("{operator} without operands", node.target)};
    for (auto& part : parts)
        if (part.type.sizes.size() == 1) part = Math(d).unsqueeze(part, 1);
    return Cores{Math(d).cat(parts, 1)};
}

Result<Cores> tile(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    auto repeats = integers_arg(node, "dims");
    if (!is_numeric_arg(node, "dims")) return Error{.what = message("tile by symbolic numbers is not lowered yet")};
    while (repeats.size() < self.type.sizes.size()) repeats.insert(repeats.begin(), 1);
    return Cores{d.out.emit("aten::repeat.default", {arg("self", self), arg("repeats", repeats)}, d.in.out_type(node))};
}

/// Of all elements, flattened first.
Result<Cores> repeat_interleave(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const auto repeats = integer_arg(node, "repeats", 0);
    if (repeats < 1) return Error{.what = message("repeat_interleave by a tensor is not lowered yet")};
    const auto* given = find_arg(node, "dim");
    std::size_t at = 0;
    if (given && std::holds_alternative<std::int64_t>(given->value)) {
        at = wrapped(std::get<std::int64_t>(given->value), self.type.sizes.size());
    } else {
        TRY(self, d.out.view(self, {product(self.type.sizes)}));
    }
    Math m(d);
    auto wide = m.unsqueeze(self, static_cast<std::int64_t>(at) + 1);
    auto sizes = wide.type.sizes;
    sizes[at + 1] = repeats;
    TRY(wide, d.out.expand(wide, sizes));
    TRY(const auto out, d.out.view(m.clone(wide), d.in.out_type(node).sizes));
    return Cores{out};
}

Result<Cores> unbind(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto at = wrapped(integer_arg(node, "dim", 0), self.type.sizes.size());
    Cores parts;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i)
            parts.push_back(Math(d).select(self, at, static_cast<std::int64_t>(parts.size())));
    return parts;
}

/// Operand i along dimension i, repeated along the others; "xy" swaps the first two.
Result<Cores> meshgrid(Expansion& d, const fx::Node& node) {
    TRY(const auto parts, d.in.tensors(node, "tensors"));
    const bool is_xy = text_arg(node, "indexing", "ij") == "xy" && parts.size() > 1;
    Cores out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto at = is_xy && i < 2 ? 1 - i : i;
        Sizes narrow(parts.size(), sym::Expr(1));
        narrow[at] = product(parts[i].type.sizes);
        TRY(const auto line, d.out.view(parts[i], narrow));
        TRY(auto grid, d.out.expand(line, d.in.out_type(node, i).sizes));
        out.push_back(std::move(grid));
    }
    return out;
}

Result<Cores> flipped(Expansion& d, const fx::Node& node) {
    const std::int64_t dim = node.target == "aten::fliplr.default" ? 1 : 0;
    return Cores{d.out.emit("aten::flip.default",
                            {arg("self", d.in.given(node, "self")), arg("dims", std::vector<std::int64_t>{dim})},
                            d.in.out_type(node))};
}

Result<Cores> rot90(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    auto dims = integers_arg(node, "dims");
    if (dims.empty()) dims = {0, 1};
    const auto turns = ((integer_arg(node, "k", 1) % 4) + 4) % 4;
    const auto rank = self.type.sizes.size();
    std::vector<std::int64_t> order(rank);
    for (std::size_t i = 0; i < rank; ++i) order[i] = static_cast<std::int64_t>(i);
    const auto flip = [&](const Core& x, const std::vector<std::int64_t>& along) {
        return d.out.emit("aten::flip.default", {arg("self", x), arg("dims", along)},
                          dense(x.type.dtype, x.type.sizes));
    };
    if (turns == 0) return Cores{Math(d).clone(self)};
    if (turns == 2) return Cores{flip(self, dims)};
    std::swap(order[wrapped(dims[0], rank)], order[wrapped(dims[1], rank)]);
    if (turns == 1) return Cores{d.out.permute(flip(self, {dims[1]}), order)};
    return Cores{flip(d.out.permute(self, order), {dims[1]})};
}

/// Shifts the flattened tensor; along dimensions, see roll in decompose_shapes.cpp.
Result<Cores> roll_all(Expansion& d, const Core& self, std::int64_t shift) {
    Math m(d);
    const auto length = product(self.type.sizes);
    if (!length.is_constant() || length.constant() <= 0)
        return Error{.what = message("roll of a symbolic number of elements is not lowered yet")};
    const auto count = length.constant();
    const auto tail = ((shift % count) + count) % count;
    TRY(auto flat, d.out.view(self, {length}));
    if (tail == 0) return Cores{m.clone(self)};
    TRY(const auto back, m.slice(flat, 0, count - tail, tail));
    TRY(const auto front, m.slice(flat, 0, 0, count - tail));
    TRY(const auto out, d.out.view(m.cat({back, front}, 0), self.type.sizes));
    return Cores{out};
}

Result<Cores> roll(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const auto dims = integers_arg(node, "dims");
    const auto shifts = integers_arg(node, "shifts");
    if (!is_numeric_arg(node, "shifts")) return Error{.what = message("roll by symbolic numbers is not lowered yet")};
    if (dims.empty() && shifts.size() == 1) return roll_all(d, self, shifts[0]);
    if (dims.size() != shifts.size() || dims.empty())
        return Error{.what = message("roll needs a shift for each dimension")};
    Math m(d);
    for (std::size_t i = 0; i < dims.size(); ++i) {
        const auto at = wrapped(dims[i], self.type.sizes.size());
        const auto& length = self.type.sizes[at];
        TRY(const auto size, d.out.dim(length));
        TRY(const auto count, m.counting(length));
        // A shift may exceed a symbolic dimension, so the remainder is taken in both cases.
        const bool is_fixed = length.is_constant() && length.constant() > 0;
        const auto start = is_fixed
            ? ((length.constant() - shifts[i]) % length.constant() + length.constant()) % length.constant()
            : -shifts[i];
        const auto moved = m.add(count, start);
        const auto index = d.out.emit(is_fixed ? "aten::fmod.Scalar" : "aten::remainder.Scalar",
                                      {arg("self", moved), arg("other", as_value(size))}, moved.type);
        self = m.gather_rows(self, at, index);
    }
    return Cores{self};
}

constexpr std::array joining_table{
    Decomposition{"aten::hstack.default", hstack},
    Decomposition{"aten::vstack.default", stacked<2, 0>},
    Decomposition{"aten::row_stack.default", stacked<2, 0>},
    Decomposition{"aten::dstack.default", stacked<3, 2>},
    Decomposition{"aten::column_stack.default", column_stack},
    Decomposition{"aten::tile.default", tile},
    Decomposition{"aten::repeat_interleave.self_int", repeat_interleave},
    Decomposition{"aten::unbind.int", unbind},
    Decomposition{"aten::meshgrid.default", meshgrid},
    Decomposition{"aten::meshgrid.indexing", meshgrid},
    Decomposition{"aten::fliplr.default", flipped},
    Decomposition{"aten::flipud.default", flipped},
    Decomposition{"aten::rot90.default", rot90},
    Decomposition{"aten::roll.default", roll},
};

}  // namespace

std::span<const Decomposition> joining_decompositions() { return joining_table; }

}  // namespace arenascope::lowering

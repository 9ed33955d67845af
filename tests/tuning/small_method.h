#pragma once
// A method made by hand: out = view(x * weight) + state.

#include "engine/ir/method.h"

namespace arenascope::testing {

inline Value tensor_value(const std::string& name, std::vector<sym::Expr> sizes, Role role = Role::intermediate) {
    Tensor tensor;
    tensor.sizes = std::move(sizes);
    tensor.role = role;
    for (const sym::Expr& size : tensor.sizes) tensor.upper.push_back(size.is_constant() ? size.constant() : 8);
    for (std::size_t i = 0; i < tensor.sizes.size(); ++i) tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
    return {.name = name, .data = std::move(tensor)};
}

inline Instruction instruction(const std::string& op, std::vector<ValueId> args, std::vector<ValueId> outs) {
    Instruction out;
    out.op = op;
    out.args = std::move(args);
    out.outs = std::move(outs);
    if (op.empty()) out.kind = Instruction::Kind::move;
    return out;
}

/// `rows` is the size of every tensor's first dimension: a number (2) or a symbol.
inline Method small_method(const sym::Expr& rows = 2) {
    using Kind = Listing::Kind;
    Method m;
    m.values = {tensor_value("weight", {rows, 8}, Role::constant), tensor_value("x", {rows, 8}, Role::input),
                tensor_value("state", {rows, 8}, Role::state),     tensor_value("a", {rows, 8}),
                tensor_value("a_view", {rows, 4, 2}, Role::alias), tensor_value("out", {rows, 8}, Role::output)};
    m.values[0].tensor()->is_constant = true;
    m.values[2].tensor()->is_state = true;
    m.values[4].tensor()->alias_of = 3;
    m.inputs = {1};
    m.outputs = {5};
    const std::string trace =
        "  File \"/home/u/outer.py\", line 3, in forward\n  File \"/home/u/model.py\", line 12, in f\n";
    m.instructions = {instruction("aten::mul.out", {1, 0, 3, 3}, {3}), instruction("aten::add.out", {4, 2, 5, 5}, {5})};
    m.instructions[0].stack_trace = trace;
    m.listing = {
        {.kind = Kind::placeholder, .name = "weight", .values = {0}, .uses = {}},
        {.kind = Kind::placeholder, .name = "x", .values = {1}, .uses = {}},
        {.kind = Kind::placeholder, .name = "state", .values = {2}, .uses = {}},
        {.kind = Kind::alloc, .name = "alloc", .values = {3}, .uses = {}},
        {.kind = Kind::call, .name = "mul", .values = {3}, .uses = {1, 0, 3}, .instruction = 0},
        {.kind = Kind::view, .name = "a_view", .values = {}, .uses = {3}},
        {.kind = Kind::alloc, .name = "alloc_1", .values = {5}, .uses = {}},
        {.kind = Kind::call, .name = "add", .values = {5}, .uses = {4, 2, 5}, .instruction = 1},
        {.kind = Kind::output, .name = "output", .values = {}, .uses = {5}},
    };
    return m;
}

}  // namespace arenascope::testing

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

inline std::vector<ValueId> ids(std::initializer_list<int> numbers) { return {numbers.begin(), numbers.end()}; }

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
    using Kind = ListedNode::Kind;
    Method m;
    m.values = {tensor_value("weight", {rows, 8}, Role::constant), tensor_value("x", {rows, 8}, Role::input),
                tensor_value("state", {rows, 8}, Role::state),     tensor_value("a", {rows, 8}),
                tensor_value("a_view", {rows, 4, 2}, Role::alias), tensor_value("out", {rows, 8}, Role::output)};
    m.values[ValueId(0)].tensor()->is_constant = true;
    m.values[ValueId(2)].tensor()->is_state = true;
    m.values[ValueId(4)].tensor()->alias_of = ValueId(3);
    m.inputs = ids({1});
    m.outputs = ids({5});
    const std::string trace =
        "  File \"/home/u/outer.py\", line 3, in forward\n  File \"/home/u/model.py\", line 12, in f\n";
    m.instructions = {instruction("aten::mul.out", ids({1, 0, 3, 3}), ids({3})),
                      instruction("aten::add.out", ids({4, 2, 5, 5}), ids({5}))};
    m.instructions.front().stack_trace = trace;
    m.node_list = {
        {.kind = Kind::placeholder, .name = "weight", .values = ids({0}), .uses = {}},
        {.kind = Kind::placeholder, .name = "x", .values = ids({1}), .uses = {}},
        {.kind = Kind::placeholder, .name = "state", .values = ids({2}), .uses = {}},
        {.kind = Kind::alloc, .name = "alloc", .values = ids({3}), .uses = {}},
        {.kind = Kind::call,
         .name = "mul",
         .values = ids({3}),
         .uses = ids({1, 0, 3}),
         .instruction = InstructionIndex(0)},
        {.kind = Kind::view, .name = "a_view", .values = {}, .uses = ids({3})},
        {.kind = Kind::alloc, .name = "alloc_1", .values = ids({5}), .uses = {}},
        {.kind = Kind::call,
         .name = "add",
         .values = ids({5}),
         .uses = ids({4, 2, 5}),
         .instruction = InstructionIndex(1)},
        {.kind = Kind::output, .name = "output", .values = {}, .uses = ids({5})},
    };
    return m;
}

}  // namespace arenascope::testing

#pragma once
// Methods of add, mul and sin for partition tests, in the form that lowering gives.

#include <cstring>
#include <random>

#include "engine/engine.h"

namespace arenascope::testing {

class Graph {
public:
    Method method;

    explicit Graph(std::vector<std::int64_t> shape = {2, 3}) : shape_(std::move(shape)) {}

    ValueId input(const std::string& name) {
        const ValueId id = tensor(name, Role::input);
        method.inputs.push_back(id);
        row(ListedNode::Kind::placeholder, name, {id}, {});
        return id;
    }
    ValueId constant(const std::string& name, float first) {
        const ValueId id = tensor(name, Role::constant);
        method.values.back().tensor()->is_constant = true;
        fill(first);
        row(ListedNode::Kind::placeholder, name, {id}, {});
        return id;
    }
    ValueId state(const std::string& name, float first) {
        const ValueId id = tensor(name, Role::state);
        method.values.back().tensor()->is_state = true;
        fill(first);
        row(ListedNode::Kind::placeholder, name, {id}, {});
        return id;
    }
    ValueId add(ValueId a, ValueId b) { return node("aten::add.out", {a, b, scalar(1)}); }
    ValueId mul(ValueId a, ValueId b) { return node("aten::mul.out", {a, b}); }
    ValueId sin(ValueId a) { return node("aten::sin.out", {a}); }
    /// An operator that the demo backend lacks.
    ValueId cos(ValueId a) { return node("aten::cos.out", {a}); }
    void copy(ValueId to, ValueId from) {
        Instruction copy;
        copy.op = "aten::copy_";
        copy.name = "copy__" + std::to_string(method.instructions.size());
        copy.args = {to, from, add_value(false), to};
        copy.outs = {to};
        call(std::move(copy), {to, from});
    }
    void output(ValueId id) { method.outputs.push_back(id); }
    [[nodiscard]] std::shared_ptr<const Program> program() {
        row(ListedNode::Kind::output, "output", {}, method.outputs);
        for (const ValueId id : method.outputs) {
            Tensor& tensor = *method.values[id].tensor();
            if (tensor.role == Role::intermediate) tensor.role = Role::output;
        }
        auto made = std::make_shared<Program>();
        made->format = FormatId::pt2;
        made->methods.push_back(method);
        return made;
    }

protected:
    ValueId add_value(decltype(Value::data) data) {
        method.values.push_back({.name = {}, .data = std::move(data)});
        return method.values.last();
    }
    ValueId scalar(std::int64_t value) { return add_value(value); }
    ValueId tensor(const std::string& name, Role role) {
        Tensor tensor;
        tensor.sizes.assign(shape_.begin(), shape_.end());
        tensor.upper = shape_;
        for (std::size_t i = 0; i < shape_.size(); ++i) tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
        tensor.role = role;
        method.values.push_back({.name = name, .data = std::move(tensor)});
        return method.values.last();
    }
    void fill(float first) {
        Tensor& tensor = *method.values.back().tensor();
        auto bytes = std::make_shared<std::vector<std::byte>>(static_cast<std::size_t>(tensor.bytes().value()));
        for (std::size_t i = 0; i * 4 < bytes->size(); ++i) {
            const float value = first + static_cast<float>(i) / 8;
            std::memcpy(bytes->data() + i * 4, &value, 4);
        }
        tensor.data = Data{*bytes, bytes};
    }
    ValueId node(const std::string& op, std::vector<ValueId> args) {
        const std::string name = op.substr(6, 3) + "_" + std::to_string(method.instructions.size());
        std::vector<ValueId> uses;
        for (const ValueId id : args) {
            if (method.values[id].tensor()) uses.push_back(id);
        }
        const ValueId out = tensor(name, Role::intermediate);
        row(ListedNode::Kind::alloc, "alloc_" + name, {out}, {});
        Instruction made;
        made.op = op;
        made.name = name;
        made.stack_trace =
            "  File \"model.py\", line " + std::to_string(10 + method.instructions.size()) + ", in forward\n";
        args.push_back(out);
        args.push_back(out);
        made.args = std::move(args);
        made.outs = {out};
        call(std::move(made), std::move(uses));
        return out;
    }
    void call(Instruction made, std::vector<ValueId> uses) {
        row(ListedNode::Kind::call, made.name, made.outs, std::move(uses));
        method.node_list.back().instruction = method.instructions.next();
        method.instructions.push_back(std::move(made));
    }
    void row(ListedNode::Kind kind, std::string name, std::vector<ValueId> values, std::vector<ValueId> uses) {
        method.node_list.push_back(
            {.kind = kind, .name = std::move(name), .values = std::move(values), .uses = std::move(uses)});
    }

private:
    std::vector<std::int64_t> shape_;
};

/// A graph of up to `nodes` nodes that mixes operators that the demo backend takes with others.
inline std::shared_ptr<const Program> random_program(std::uint32_t seed, int nodes) {
    std::mt19937 random(seed);
    Graph graph;
    std::vector<ValueId> known{graph.input("x"), graph.input("y"), graph.constant("c", 0.25F)};
    const bool has_state = random() % 3 == 0;
    const ValueId state = has_state ? graph.state("s", 0.5F) : no_value;
    if (has_state) known.push_back(state);
    const auto any = [&] { return known[random() % known.size()]; };
    for (int i = 0; i < nodes; ++i) {
        switch (random() % 4) {
            case 0: known.push_back(graph.add(any(), any())); break;
            case 1: known.push_back(graph.mul(any(), any())); break;
            case 2: known.push_back(graph.sin(any())); break;
            default: known.push_back(graph.cos(any())); break;
        }
    }
    graph.output(known.back());
    graph.output(known[known.size() / 2]);
    if (has_state) graph.copy(state, known.back());
    return graph.program();
}

inline std::vector<HostTensor> some_inputs(const Method& method) {
    std::vector<HostTensor> inputs;
    for (const ValueId id : method.inputs) {
        const Tensor& tensor = *method.values[id].tensor();
        HostTensor input{tensor.dtype, tensor.upper,
                         std::vector<std::byte>(static_cast<std::size_t>(tensor.bytes().value()))};
        for (std::size_t i = 0; i * 4 < input.bytes.size(); ++i) {
            const float value = 0.1F * static_cast<float>(i + 1) - 0.2F * static_cast<float>(inputs.size());
            std::memcpy(input.bytes.data() + i * 4, &value, 4);
        }
        inputs.push_back(std::move(input));
    }
    return inputs;
}

}  // namespace arenascope::testing

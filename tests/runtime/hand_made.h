#pragma once
// Small methods made by hand, with planned tensors one after the other.

#include <cstring>

#include "engine/runtime/executor.h"

namespace arenascope::testing {

class HandMade {
public:
    Method method;
    Plan plan;

    ValueId add(std::string name, decltype(Value::data) data) {
        method.values.push_back({std::move(name), std::move(data)});
        return method.values.last();
    }
    /// A planned tensor; `order` empty: row-major.
    ValueId tensor(const std::string& name, DType dtype, const std::vector<std::int64_t>& sizes,
                   const std::vector<std::uint8_t>& order = {}, bool bounded = false) {
        const ValueId id = add(name, unplacedTensor(dtype, sizes, order, bounded));
        const std::int64_t bytes = method.values.back().tensor()->bytes().value();
        plan.problem.buffers.push_back({.id = id, .bytes = bytes});
        plan.placement.offsets.push_back(arena_);
        arena_ += (bytes + 15) / 16 * 16;
        plan.pools = {{.mem_id = 1, .name = "SRAM", .bytes = arena_, .capacity = {}}};
        return id;
    }
    ValueId caller(const std::string& name, DType dtype, const std::vector<std::int64_t>& sizes) {
        return add(name, unplacedTensor(dtype, sizes, {}, false));
    }
    template <class T>
    ValueId constant(const std::string& name, DType dtype, const std::vector<std::int64_t>& sizes,
                     const std::vector<T>& items) {
        Tensor tensor = unplacedTensor(dtype, sizes, {}, false);
        auto owner = std::make_shared<std::vector<std::byte>>(items.size() * sizeof(T));
        std::memcpy(owner->data(), items.data(), owner->size());
        tensor.is_constant = true;
        tensor.data = Data{*owner, owner};
        return add(name, std::move(tensor));
    }
    ValueId integer(std::int64_t value) { return add("", value); }
    ValueId real(double value) { return add("", value); }
    ValueId none() { return add("", Null{}); }
    ValueId ints(const std::vector<std::int64_t>& items) {
        IntList list;
        for (const std::int64_t item : items) list.items.push_back(integer(item));
        return add("", std::move(list));
    }
    void kernel(const std::string& op, std::vector<ValueId> args, std::vector<ValueId> outs) {
        Instruction instruction;
        instruction.op = op;
        instruction.name = "node_" + std::to_string(method.instructions.size());
        instruction.args = std::move(args);
        instruction.outs = std::move(outs);
        method.instructions.push_back(std::move(instruction));
    }
    void other(Instruction::Kind kind, std::vector<ValueId> args, InstructionIndex jump_to = {}) {
        Instruction instruction;
        instruction.kind = kind;
        instruction.args = std::move(args);
        instruction.jump_to = jump_to;
        method.instructions.push_back(std::move(instruction));
    }
    [[nodiscard]] Result<std::unique_ptr<Executor>> load() const {
        return Executor::load(std::make_shared<const Program>(), method, plan);
    }
    [[nodiscard]] Result<RunResult> run(const std::vector<HostTensor>& inputs) const {
        TRY(auto executor, load());
        Progress progress;
        return executor->run(inputs, {}, progress);
    }

private:
    static Tensor unplacedTensor(DType dtype, const std::vector<std::int64_t>& sizes,
                                 const std::vector<std::uint8_t>& order, bool bounded) {
        Tensor tensor;
        tensor.dtype = dtype;
        tensor.upper = sizes;
        tensor.sizes.assign(sizes.begin(), sizes.end());
        tensor.dim_order = order;
        for (std::size_t i = 0; order.empty() && i < sizes.size(); ++i)
            tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
        tensor.dynamism = bounded ? Dynamism::bounded : Dynamism::fixed;
        return tensor;
    }
    std::int64_t arena_ = 0;
};

template <class T>
HostTensor host(DType dtype, std::vector<std::int64_t> shape, const std::vector<T>& items) {
    HostTensor out{dtype, std::move(shape), std::vector<std::byte>(items.size() * sizeof(T))};
    if (!items.empty()) std::memcpy(out.bytes.data(), items.data(), out.bytes.size());
    return out;
}

template <class T>
std::vector<T> items(const HostTensor& tensor) {
    std::vector<T> out(tensor.bytes.size() / sizeof(T));
    if (!out.empty()) std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return out;
}

}  // namespace arenascope::testing

#include "engine/passes/method_edit.h"
#include "engine/ir/dependences.h"

#include <algorithm>

namespace arenascope::lowering {
namespace {

using Kind = Listing::Kind;

std::vector<bool> needed_values(const Method& method) {
    std::vector<bool> needed(method.values.size(), false);
    const auto mark = [&](ValueId id) {
        needed[static_cast<std::size_t>(id)] = true;
        const ValueId root = memory_root(method, id);
        if (root != no_value) needed[static_cast<std::size_t>(root)] = true;
    };
    for (const auto& instruction : method.instructions) {
        for (const ValueId id : instruction.args) each_value(method, id, mark);
        for (const ValueId id : instruction.outs) mark(id);
    }
    for (const auto* ids : {&method.inputs, &method.outputs})
        for (const ValueId id : *ids) mark(id);
    for (std::size_t i = 0; i < method.values.size(); ++i)
        if (const Tensor* tensor = method.values[i].tensor(); tensor && tensor->is_state) needed[i] = true;
    return needed;
}

void tidy(Method& method) {
    const auto needed = needed_values(method);
    std::vector<bool> dropped(method.values.size(), false);
    for (std::size_t i = 0; i < method.values.size(); ++i) {
        const auto& data = method.values[i].data;
        const bool is_tensor = std::holds_alternative<Tensor>(data);
        // A list that nobody takes any more would name tensors that are gone.
        const bool is_list =
            std::holds_alternative<TensorList>(data) || std::holds_alternative<OptionalTensorList>(data);
        if (needed[i] || !(is_tensor || is_list)) continue;
        dropped[i] = is_tensor;
        method.values[i].data = Null{};
    }
    for (auto& row : method.listing) {
        const auto gone = [&](ValueId id) { return dropped[static_cast<std::size_t>(id)]; };
        const bool had_values = !row.values.empty();
        std::erase_if(row.values, gone);
        std::erase_if(row.uses, gone);
        if (row.kind == Kind::alloc) {
            // What became a constant is not allocated.
            std::erase_if(row.values,
                          [&](ValueId id) { return tensor_of(method, id) && tensor_of(method, id)->is_constant; });
        }
        if (had_values && row.values.empty() &&
            (row.kind == Kind::alloc || row.kind == Kind::getitem || row.kind == Kind::placeholder))
            row.name.clear();
    }
    std::erase_if(method.listing, [](const Listing& row) {
        return row.name.empty() && row.values.empty() && row.instruction < 0 && row.kind != Kind::output;
    });
}

}  // namespace

void for_each_tensor(const Method& method, const Instruction& instruction, const std::function<void(ValueId)>& use) {
    each_tensor_argument(method, instruction, use);
    for (const ValueId id : instruction.outs) {
        if (tensor_of(method, id)) use(id);
    }
}

std::vector<ValueId> reads_of(const Method& method, const Instruction& instruction) {
    std::vector<ValueId> reads;
    each_tensor_argument(method, instruction, [&](ValueId id) {
        if (std::find(instruction.outs.begin(), instruction.outs.end(), id) == instruction.outs.end())
            reads.push_back(id);
    });
    return reads;
}

std::vector<std::int32_t> last_touch(const Method& method) {
    std::vector<std::int32_t> last(method.values.size(), -1);
    for (std::size_t i = 0; i < method.instructions.size(); ++i)
        for_each_tensor(method, method.instructions[i], [&](ValueId id) {
            last[static_cast<std::size_t>(memory_root(method, id))] = static_cast<std::int32_t>(i);
        });
    for (const ValueId id : method.outputs)
        if (const ValueId root = memory_root(method, id); root != no_value)
            last[static_cast<std::size_t>(root)] = static_cast<std::int32_t>(method.instructions.size());
    return last;
}

bool has_jumps_or_moves(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& each) {
        return each.kind == Instruction::Kind::jump_false || each.kind == Instruction::Kind::move;
    });
}

bool is_static(const Tensor& tensor) { return tensor.dynamism == Dynamism::fixed; }

void remove_instructions(Method& method, const std::vector<bool>& gone) {
    std::vector<std::int32_t> now;
    std::int32_t kept = 0;
    for (const bool dropped : gone) {
        now.push_back(kept);
        if (!dropped) ++kept;
    }
    now.push_back(kept);
    std::vector<Instruction> instructions;
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        if (gone[i]) continue;
        auto& instruction = method.instructions[i];
        const auto target = static_cast<std::size_t>(std::max(instruction.jump_to, 0));
        if (instruction.jump_to >= 0) instruction.jump_to = now[std::min(target, now.size() - 1)];
        instructions.push_back(std::move(instruction));
    }
    method.instructions = std::move(instructions);
    for (auto& graph : method.graphs)
        for (std::int32_t* end : {&graph.begin, &graph.end})
            *end = now[std::min(static_cast<std::size_t>(std::max(*end, 0)), now.size() - 1)];
    std::erase_if(method.listing, [&](const Listing& row) {
        return row.instruction >= 0 && static_cast<std::size_t>(row.instruction) < gone.size() &&
            gone[static_cast<std::size_t>(row.instruction)];
    });
    for (auto& row : method.listing)
        if (row.instruction >= 0)
            row.instruction = now[std::min(static_cast<std::size_t>(row.instruction), now.size() - 1)];
    tidy(method);
}

void make_constant(Method& method, ValueId id, std::optional<Data> data) {
    Tensor& tensor = *tensor_of(method, id);
    tensor.role = Role::constant;
    tensor.is_constant = true;
    tensor.data = std::move(data);
    tensor.loaded.reset();
    for (auto& value : method.values) {
        Tensor* view = value.tensor();
        if (!view || view->alias_of != id) continue;
        view->is_constant = true;
        view->data = tensor.data;
    }
}

}  // namespace arenascope::lowering

#include "engine/passes/method_edit.h"
#include "engine/ir/dependences.h"

#include <algorithm>

namespace arenascope::lowering {
namespace {

using Kind = ListedNode::Kind;

}  // namespace

Table<ValueId, bool> needed_values(const Method& method) {
    Table<ValueId, bool> needed(method.values.size(), false);
    const auto mark = [&](ValueId id) {
        needed[id] = true;
        const ValueId root = memory_root(method, id);
        if (root != no_value) needed[root] = true;
    };
    for (const auto& instruction : method.instructions) {
        for (const ValueId id : instruction.args) each_value(method, id, mark);
        for (const ValueId id : instruction.outs) mark(id);
    }
    for (const auto* ids : {&method.inputs, &method.outputs})
        for (const ValueId id : *ids) mark(id);
    for (const ValueId id : method.values.indices())
        if (const Tensor* tensor = method.values[id].tensor(); tensor && tensor->is_state) needed[id] = true;
    return needed;
}

namespace {

void tidy(Method& method) {
    const auto needed = needed_values(method);
    Table<ValueId, bool> dropped(method.values.size(), false);
    for (const ValueId id : method.values.indices()) {
        const auto& data = method.values[id].data;
        const bool is_tensor = std::holds_alternative<Tensor>(data);
        // An unused list would name removed tensors.
        const bool is_list =
            std::holds_alternative<TensorList>(data) || std::holds_alternative<OptionalTensorList>(data);
        if (needed[id] || !(is_tensor || is_list)) continue;
        dropped[id] = is_tensor;
        method.values[id].data = Null{};
    }
    for (auto& row : method.node_list) {
        const auto gone = [&](ValueId id) { return dropped[id]; };
        const bool had_values = !row.values.empty();
        std::erase_if(row.values, gone);
        std::erase_if(row.uses, gone);
        if (row.kind == Kind::alloc) {
            // New constants are not allocated.
            std::erase_if(row.values,
                          [&](ValueId id) { return tensor_of(method, id) && tensor_of(method, id)->is_constant; });
        }
        if (had_values && row.values.empty() &&
            (row.kind == Kind::alloc || row.kind == Kind::getitem || row.kind == Kind::placeholder))
            row.name.clear();
    }
    std::erase_if(method.node_list.rows(), [](const ListedNode& row) {
        return row.name.empty() && row.values.empty() && !row.instruction.valid() && row.kind != Kind::output;
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

Table<ValueId, InstructionIndex> last_touch(const Method& method) {
    Table<ValueId, InstructionIndex> last(method.values.size());
    for (const InstructionIndex at : method.instructions.indices())
        for_each_tensor(method, method.instructions[at], [&](ValueId id) { last[memory_root(method, id)] = at; });
    for (const ValueId id : method.outputs)
        if (const ValueId root = memory_root(method, id); root != no_value) last[root] = method.instructions.next();
    return last;
}

bool has_jumps_or_moves(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& each) {
        return each.kind == Instruction::Kind::jump_false || each.kind == Instruction::Kind::move;
    });
}

bool is_static(const Tensor& tensor) { return tensor.dynamism == Dynamism::fixed; }

bool is_plain(const Tensor& tensor) {
    return is_static(tensor) && std::is_sorted(tensor.dim_order.begin(), tensor.dim_order.end());
}

void remove_instructions(Method& method, const Table<InstructionIndex, bool>& gone) {
    Table<InstructionIndex, InstructionIndex> now;  // also for the end
    InstructionIndex kept{0};
    for (const bool dropped : gone) {
        now.push_back(kept);
        if (!dropped) ++kept;
    }
    now.push_back(kept);
    const auto moved = [&](InstructionIndex at) { return now[std::clamp(at, InstructionIndex(0), now.last())]; };
    Table<InstructionIndex, Instruction> instructions;
    for (const InstructionIndex at : method.instructions.indices()) {
        if (gone[at]) continue;
        auto& instruction = method.instructions[at];
        if (instruction.jump_to.valid()) instruction.jump_to = moved(instruction.jump_to);
        instructions.push_back(std::move(instruction));
    }
    method.instructions = std::move(instructions);
    for (auto& graph : method.graphs) {
        graph.begin = moved(graph.begin);
        graph.end = moved(graph.end);
    }
    std::erase_if(method.node_list.rows(),
                  [&](const ListedNode& row) { return gone.has(row.instruction) && gone[row.instruction]; });
    for (auto& row : method.node_list)
        if (row.instruction.valid()) row.instruction = moved(row.instruction);
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

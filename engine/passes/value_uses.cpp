#include "engine/passes/value_uses.h"

#include <algorithm>

namespace arenascope::best {

Uses::Uses(const Method& method)
    : readers_(method.values.size()), producer_(method.values.size()), inner_(method.values.size()) {
    const auto root_of = [&](ValueId id) {
        const Tensor* tensor = method.values[id].tensor();
        return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
    };
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        inner_[id] = tensor && !tensor->is_constant && !tensor->is_state && tensor->alias_of == no_value;
    }
    for (const Value& value : method.values) {
        if (value.tensor() && value.tensor()->alias_of != no_value) inner_[value.tensor()->alias_of] = false;
    }
    for (const auto* ids : {&method.inputs, &method.outputs}) {
        for (const ValueId id : *ids) inner_[id] = false;
    }
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        const auto read = [&](ValueId id) {
            const bool is_out =
                std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
            if (!id.valid() || is_out) return;  // outputs stand among the arguments, also in the list that is returned
            auto& readers = readers_[root_of(id)];
            if (readers.empty() || readers.back() != at) readers.push_back(at);
        };
        for (const ValueId out : instruction.outs) producer_[out] = at;
        for (const ValueId arg : instruction.args) {
            if (!arg.valid()) continue;
            read(arg);
            const auto& data = method.values[arg].data;
            const auto* list = std::get_if<TensorList>(&data);
            const auto* optional = std::get_if<OptionalTensorList>(&data);
            for (const ValueId item : list ? list->items : optional ? optional->items : std::vector<ValueId>())
                read(item);
        }
        // Handles that move, and views made while running, may see any byte of their source.
        if (instruction.kind == Instruction::Kind::kernel && !instruction.op.starts_with("executorch_prim::")) continue;
        for (const ValueId arg : instruction.args) inner_[arg] = false;
    }
}

InstructionIndex Uses::only_reader(ValueId id) const {
    const auto& all = readers(id);
    return is_inner(id) && all.size() == 1 ? all.front() : InstructionIndex();
}

Method living(const Method& method, const Table<InstructionIndex, bool>& removed) {
    Method left = method;
    left.instructions.clear();
    for (const InstructionIndex at : method.instructions.indices()) {
        if (!removed[at]) left.instructions.push_back(method.instructions[at]);
    }
    return left;
}

Table<InstructionIndex, InstructionIndex> living_places(const Table<InstructionIndex, bool>& removed) {
    Table<InstructionIndex, InstructionIndex> places;
    for (const InstructionIndex at : removed.indices()) {
        if (!removed[at]) places.push_back(at);
    }
    return places;
}

void remove_unread(const Method& method, Table<InstructionIndex, bool>& removed,
                   const std::function<bool(const Uses&, const Instruction&)>& may_go) {
    for (bool changed = true; changed;) {
        changed = false;
        const Uses uses(living(method, removed));
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& instruction = method.instructions[at];
            if (removed[at] || instruction.outs.size() != 1 || !may_go(uses, instruction)) continue;
            if (uses.readers(instruction.outs[0]).empty()) removed[at] = changed = true;
        }
    }
}

}  // namespace arenascope::best

#include "engine/passes/value_uses.h"

#include <algorithm>

namespace arenascope::best {

Uses::Uses(const Method& method)
    : readers_(method.values.size()), producer_(method.values.size(), -1), inner_(method.values.size(), false) {
    const auto root_of = [&](ValueId id) {
        const Tensor* tensor = method.values[static_cast<std::size_t>(id)].tensor();
        return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
    };
    for (std::size_t i = 0; i < method.values.size(); ++i) {
        const Tensor* tensor = method.values[i].tensor();
        inner_[i] = tensor && !tensor->is_constant && !tensor->is_state && tensor->alias_of == no_value;
    }
    for (const Value& value : method.values) {
        if (value.tensor() && value.tensor()->alias_of != no_value)
            inner_[static_cast<std::size_t>(value.tensor()->alias_of)] = false;
    }
    for (const auto* ids : {&method.inputs, &method.outputs}) {
        for (const ValueId id : *ids) inner_[static_cast<std::size_t>(id)] = false;
    }
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const Instruction& instruction = method.instructions[i];
        const auto read = [&](ValueId id) {
            const bool is_out =
                std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
            if (id < 0 || is_out) return;  // outputs stand among the arguments, also in the list that is returned
            auto& readers = readers_[static_cast<std::size_t>(root_of(id))];
            if (readers.empty() || readers.back() != i) readers.push_back(i);
        };
        for (const ValueId out : instruction.outs)
            producer_[static_cast<std::size_t>(out)] = static_cast<std::ptrdiff_t>(i);
        for (const ValueId arg : instruction.args) {
            if (arg < 0) continue;
            read(arg);
            const auto& data = method.values[static_cast<std::size_t>(arg)].data;
            const auto* list = std::get_if<TensorList>(&data);
            const auto* optional = std::get_if<OptionalTensorList>(&data);
            for (const ValueId item : list ? list->items : optional ? optional->items : std::vector<ValueId>())
                read(item);
        }
        // Handles that move, and views made while running, may see any byte of their source.
        if (instruction.kind == Instruction::Kind::kernel && !instruction.op.starts_with("executorch_prim::")) continue;
        for (const ValueId arg : instruction.args) inner_[static_cast<std::size_t>(arg)] = false;
    }
}

std::optional<std::size_t> Uses::producer(ValueId id) const {
    const std::ptrdiff_t at = producer_[static_cast<std::size_t>(id)];
    return at < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(at));
}

std::optional<std::size_t> Uses::only_reader(ValueId id) const {
    const auto& all = readers(id);
    return is_inner(id) && all.size() == 1 ? std::optional(all.front()) : std::nullopt;
}

void remove_unread(const Method& method, std::vector<bool>& removed,
                   const std::function<bool(const Uses&, const Instruction&)>& may_go) {
    for (bool changed = true; changed;) {
        changed = false;
        Method left = method;
        left.instructions.clear();
        for (std::size_t i = 0; i < method.instructions.size(); ++i) {
            if (!removed[i]) left.instructions.push_back(method.instructions[i]);
        }
        const Uses uses(left);
        for (std::size_t i = 0; i < method.instructions.size(); ++i) {
            const Instruction& instruction = method.instructions[i];
            if (removed[i] || instruction.outs.size() != 1 || !may_go(uses, instruction)) continue;
            if (uses.readers(instruction.outs[0]).empty()) removed[i] = changed = true;
        }
    }
}

}  // namespace arenascope::best

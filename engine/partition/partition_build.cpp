#include "engine/partition/partition_build.h"

#include <algorithm>
#include <map>
#include <set>

namespace arenascope::lowering {

namespace {

using Kind = Instruction::Kind;

const Tensor* tensor_of(const Method& method, ValueId id) { return method.values[id].tensor(); }

void add_once(std::vector<ValueId>& ids, ValueId id) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

/// Whether anything but the instructions of this region uses a value's bytes.
bool used_beyond(const Method& method, const Flow& flow, const Regions& regions, RegionIndex region, ValueId root) {
    for (const InstructionIndex at : method.instructions.indices()) {
        if (regions.of(at) == region) continue;
        const auto& reads = flow.access[at].reads;
        if (std::find(reads.begin(), reads.end(), root) != reads.end()) return true;
    }
    return std::any_of(method.outputs.begin(), method.outputs.end(),
                       [&](ValueId id) { return memory_root(method, id) == root; });
}

bool used_by_kernels(const Method& method, const Flow& flow, const Regions& regions, ValueId root) {
    for (const InstructionIndex at : method.instructions.indices()) {
        if (regions.of(at).valid()) continue;
        const auto& reads = flow.access[at].reads;
        if (std::find(reads.begin(), reads.end(), root) != reads.end()) return true;
    }
    return std::any_of(method.outputs.begin(), method.outputs.end(),
                       [&](ValueId id) { return memory_root(method, id) == root; });
}

template <class Use>
void each_id(Method& method, const Use& use) {
    for (Value& value : method.values) {
        if (Tensor* tensor = value.tensor(); tensor && tensor->alias_of != no_value) use(tensor->alias_of);
        std::vector<ValueId>* items = nullptr;
        if (auto* ints = std::get_if<IntList>(&value.data)) items = &ints->items;
        else if (auto* tensors = std::get_if<TensorList>(&value.data)) items = &tensors->items;
        else if (auto* optionals = std::get_if<OptionalTensorList>(&value.data)) items = &optionals->items;
        if (!items) continue;
        for (ValueId& id : *items) {
            if (id != no_value) use(id);
        }
    }
    const auto all = [&](std::vector<ValueId>& ids) {
        for (ValueId& id : ids) use(id);
    };
    all(method.inputs);
    all(method.outputs);
    for (Instruction& instruction : method.instructions) {
        all(instruction.args);
        all(instruction.outs);
    }
    for (ListedNode& row : method.node_list) {
        all(row.values);
        all(row.uses);
    }
}

}  // namespace

bool touched_beyond(const Method& method, const Flow& flow, const Regions& regions, RegionIndex region, ValueId root) {
    if (used_beyond(method, flow, regions, region, root)) return true;
    for (const InstructionIndex at : method.instructions.indices()) {
        const auto& writes = flow.access[at].writes;
        if (regions.of(at) != region && std::find(writes.begin(), writes.end(), root) != writes.end()) return true;
    }
    return false;
}

Cut find_edges(const Method& method, const Flow& flow, const Regions& regions, RegionIndex region,
               bool constants_as_arguments) {
    Cut cut{.region = region, .inputs = {}, .outputs = {}, .constants = {}, .states = {}, .call = {}, .delegate = {}};
    std::set<ValueId> made;
    for (const InstructionIndex at : regions.members(region)) {
        for (const ValueId id : flow.access[at].writes) {
            if (tensor_of(method, id)->is_state) add_once(cut.states, id);
            else made.insert(id);
        }
    }
    for (const InstructionIndex at : regions.members(region)) {
        for (const ValueId arg : method.instructions[at].args) {
            each_value(method, arg, [&](ValueId id) {
                const Tensor* tensor = tensor_of(method, id);
                const ValueId root = memory_root(method, id);
                const bool is_own =
                    made.contains(root) || std::find(cut.states.begin(), cut.states.end(), root) != cut.states.end();
                if (!tensor || is_own) return;
                const bool stays =
                    !tensor->is_constant || (constants_as_arguments && used_by_kernels(method, flow, regions, root));
                add_once(stays ? cut.inputs : cut.constants, id);
            });
        }
    }
    for (const ValueId id : made) {
        if (used_beyond(method, flow, regions, region, id)) cut.outputs.push_back(id);
    }
    return cut;
}

Method sub_method(const Method& method, const Regions& regions, const Cut& cut) {
    Method sub;
    sub.name = cut.call;
    sub.values = method.values;
    sub.ranges = method.ranges;
    sub.inputs = cut.inputs;
    sub.outputs = cut.outputs;
    for (const InstructionIndex at : regions.members(cut.region)) {
        sub.instructions.push_back(method.instructions[at]);
    }
    const auto become = [&sub](const std::vector<ValueId>& ids, Role role) {
        for (const ValueId id : ids) {
            Tensor& tensor = *sub.values[id].tensor();
            tensor.role = role;
            tensor.alias_of = no_value;  // a view of a tensor outside is a separate tensor here
        }
    };
    become(cut.constants, Role::constant);
    become(cut.inputs, Role::input);
    for (const ValueId id : cut.inputs) sub.values[id].tensor()->is_state = false;
    for (const ValueId id : cut.outputs) sub.values[id].tensor()->role = Role::output;
    compact_values(sub);
    return sub;
}

void compact_values(Method& method) {
    Table<ValueId, bool> used(method.values.size(), false);
    std::vector<ValueId> todo;
    const auto use = [&](ValueId id) {
        if (!id.valid() || used[id]) return;
        used[id] = true;
        todo.push_back(id);
    };
    for (const auto* ids : {&method.inputs, &method.outputs}) std::for_each(ids->begin(), ids->end(), use);
    for (const Instruction& instruction : method.instructions) {
        std::for_each(instruction.args.begin(), instruction.args.end(), use);
        std::for_each(instruction.outs.begin(), instruction.outs.end(), use);
    }
    for (const ListedNode& row : method.node_list) {
        std::for_each(row.values.begin(), row.values.end(), use);
        std::for_each(row.uses.begin(), row.uses.end(), use);
    }
    while (!todo.empty()) {
        const ValueId id = todo.back();
        todo.pop_back();
        use(memory_root(method, id));
        each_value(method, id, use);
    }
    Table<ValueId, ValueId> to(used.size());
    Table<ValueId, Value> kept;
    for (const ValueId id : used.indices()) {
        if (!used[id]) continue;
        to[id] = kept.next();
        kept.push_back(std::move(method.values[id]));
    }
    method.values = std::move(kept);
    each_id(method, [&to](ValueId& id) { id = to[id]; });
}

}  // namespace arenascope::lowering

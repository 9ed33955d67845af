#include "engine/export/export_concat_in_place.h"

#include <map>

namespace arenascope {

void join_in_place(Method& method, const Plan& plan) {
    std::map<ValueId, std::int32_t> groups;
    for (const Buffer& buffer : plan.problem.buffers)
        if (buffer.group >= 0) groups.emplace(buffer.id, buffer.group);
    if (groups.empty()) return;
    const auto group_of = [&](ValueId id) {
        const Tensor* tensor = id == no_value ? nullptr : method.values[id].tensor();
        const auto found = tensor ? groups.find(tensor->alias_of == no_value ? id : tensor->alias_of) : groups.end();
        return found == groups.end() ? -1 : found->second;
    };
    for (Instruction& instruction : method.instructions) {
        if (instruction.op != "aten::cat.out" || instruction.args.size() != 4) continue;
        const ValueId whole = instruction.args[2];
        const auto* parts = std::get_if<TensorList>(&method.values[instruction.args[0]].data);
        bool is_joined = parts && group_of(whole) >= 0;
        for (std::size_t i = 0; is_joined && i < parts->items.size(); ++i)
            is_joined = group_of(parts->items[i]) == group_of(whole);
        if (!is_joined) continue;
        method.values.push_back({.name = {}, .data = false});  // non_blocking
        instruction.op = "aten::copy_";
        instruction.args = {whole, whole, method.values.last(), whole};
    }
}

}  // namespace arenascope

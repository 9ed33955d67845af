#include "engine/passes/live_height.h"

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/passes/method_edit.h"

namespace arenascope::lowering {

Lives::Lives(const Method& method) : first(method.values.size()), last(last_touch(method)), writer(first) {
    writers.resize(method.values.size(), 0);
    for (const InstructionIndex at : method.instructions.indices()) {
        for (const ValueId id : method.instructions[at].outs) {
            const ValueId root = memory_root(method, id);
            if (root == no_value) continue;
            if (!first[root].valid()) first[root] = at;
            writer[root] = at;
            ++writers[root];
        }
    }
    live.resize(method.instructions.size(), 0);
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = tensor_of(method, id);
        if (!tensor || tensor->alias_of != no_value || tensor->is_constant || !last[id].valid()) continue;
        const InstructionIndex begin =
            first[id].valid() && tensor->role != Role::input && !tensor->is_state ? first[id] : InstructionIndex(0);
        const InstructionIndex end = tensor->is_state ? live.last() : std::min(last[id], live.last());
        for (InstructionIndex at = begin; at <= end; ++at) live[at] += tensor->bytes().value_or(0);
    }
}

Height height_of(const Table<InstructionIndex, std::int64_t>& live) {
    Height out;
    for (const std::int64_t each : live) {
        if (each > out.bytes) out = {each, 0};
        if (each == out.bytes) ++out.count;
    }
    return out;
}

}  // namespace arenascope::lowering

#include "engine/ir/initial_state.h"

#include <algorithm>

namespace arenascope {

std::int64_t stored_bytes(const Tensor& state) {
    if (!state.data) return 0;
    const ByteView bytes = state.data->bytes;
    const bool is_zero = std::all_of(bytes.begin(), bytes.end(), [](std::byte b) { return b == std::byte{0}; });
    return is_zero ? 0 : static_cast<std::int64_t>(bytes.size());
}

std::vector<StateRow> states_of(const Method& method) {
    std::vector<StateRow> out;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor || !tensor->is_state || tensor->alias_of != no_value) continue;
        StateRow row{.value = id, .stored = stored_bytes(*tensor)};
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& node = method.instructions[at];
            const bool writes = std::any_of(node.outs.begin(), node.outs.end(), [&](ValueId written) {
                const Tensor* to = method.values[written].tensor();
                return written == id || (to && to->alias_of == id);
            });
            if (!writes) continue;
            row.writer = at;
            const bool copies = node.op.starts_with("aten::copy_") && node.args.size() > 1;
            row.written_from = copies ? node.args[1] : no_value;
        }
        out.push_back(row);
    }
    return out;
}

}  // namespace arenascope

#include "engine/passes/row_tiles/row_graph.h"

namespace arenascope::rows {

RowGraph::RowGraph(const Method& method)
    : method_(&method), bytes_(method.values.size(), 0), maker_(method.values.size()), last_(method.values.size()) {
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor || tensor->is_constant || tensor->is_state) continue;
        bytes_[id] = tensor->bytes().value_or(0);
    }
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& in = method.instructions[at];
        rows_.push_back(ops::tflite_rows(method, in));
        for (const ValueId id : in.args) last_[id] = at;
        for (const ValueId id : in.outs) {
            if (!maker_[id].valid()) maker_[id] = at;
            last_[id] = at;
        }
    }
    for (const ValueId id : method.outputs) last_[id] = method.instructions.next();
    for (const ValueId id : method.values.indices())
        if (bytes_[id] > 0 && last_[id].valid()) planned_.push_back(id);
}

}  // namespace arenascope::rows

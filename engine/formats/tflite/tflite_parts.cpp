#include "engine/formats/tflite/tflite_parts.h"

#include <algorithm>

#include "engine/ir/steps.h"
#include "engine/ops/tflite_flow.h"

namespace arenascope::tflite {
namespace {

/// What each graph is given and returns stands in the copies around it.
void find_ports(const Method& method, const SubGraph& graph, GraphPart& part) {
    for (InstructionIndex at = graph.begin; at < graph.end; ++at) {
        const Instruction& in = method.instructions[at];
        if (in.op == ops::flow_in_op) part.inputs.push_back(in.outs.front());
        if (in.op == ops::flow_out_op) part.outputs.push_back(in.args.front());
        const bool decides = graph.kind == SubGraph::Kind::test && in.kind == Instruction::Kind::jump_false;
        if (decides) part.outputs.push_back(in.args.front());
    }
}

std::vector<bool> used_by(const Method& method, const GraphPart& part) {
    std::vector<bool> used(method.values.size(), false);
    for (const auto* ids : {&part.inputs, &part.outputs})
        for (const ValueId id : *ids) used[id.row()] = true;
    for (const InstructionIndex at : part.operators) {
        for (const ValueId id : method.instructions[at].args) used[id.row()] = true;
        for (const ValueId id : method.instructions[at].outs) used[id.row()] = true;
    }
    for (const ValueId id : method.values.indices())
        if (!method.values[id].tensor()) used[id.row()] = false;
    return used;
}

/// The last ones take numbers that are free.
void close_gaps(const std::vector<ValueId>& named, std::vector<ValueId>& tensors) {
    for (std::size_t free = 0; free < tensors.size(); ++free) {
        if (tensors[free] != no_value) continue;
        while (!tensors.empty() && tensors.back() == no_value) tensors.pop_back();
        if (free >= tensors.size() || std::find(named.begin(), named.end(), tensors.back()) != named.end()) return;
        tensors[free] = tensors.back();
        tensors.pop_back();
    }
}

}  // namespace

Result<std::vector<GraphPart>> parts_of(const Method& method) {
    std::vector<GraphPart> parts(std::max<std::size_t>(method.graphs.size(), 1));
    parts.front().inputs = method.inputs;
    parts.front().outputs = method.outputs;
    Table<InstructionIndex, std::size_t> owner(method.instructions.size(), 0);
    for (const GraphIndex graph : method.graphs.indices()) {
        const SubGraph& from = method.graphs[graph];
        if (graph == GraphIndex(0)) continue;
        if (from.kind != SubGraph::Kind::test && from.kind != SubGraph::Kind::body)
            return Error{.what = message("'{name}' is not part of a loop", from.path),
                         .expected = message("the model's own operators and tiles of them")};
        parts[graph.row()].name = from.path;
        find_ports(method, from, parts[graph.row()]);
        for (InstructionIndex at = from.begin; at < from.end; ++at) owner[at] = graph.row();
    }
    for (const InstructionIndex at : method.instructions.indices())
        if (takes_step(method.instructions[at])) parts[owner[at]].operators.push_back(at);
    return parts;
}

void number_tensors(const Method& method, std::size_t own, const std::vector<ValueId>& named, GraphPart& part) {
    const std::vector<bool> used = used_by(method, part);
    part.tensors.assign(own, ValueId{no_value});
    for (const ValueId id : IndexRange<ValueId>(own))
        if (used[id.row()] || (method.values[id].tensor() && method.values[id].tensor()->is_state))
            part.tensors[id.row()] = id;
    std::size_t next = 0;
    for (const ValueId id : method.values.indices()) {
        if (id.row() < own || !used[id.row()]) continue;
        while (next < part.tensors.size() && part.tensors[next] != no_value) ++next;
        if (next == part.tensors.size()) part.tensors.push_back(id);
        else part.tensors[next] = id;
    }
    close_gaps(named, part.tensors);
    part.numbers.assign(method.values.size(), -1);
    for (std::size_t i = 0; i < part.tensors.size(); ++i)
        if (part.tensors[i] != no_value) part.numbers[part.tensors[i]] = static_cast<std::int32_t>(i);
}

}  // namespace arenascope::tflite

// Replaces splits with unread parts by slices for the parts that are read.

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

ValueId add_number(Method& method, std::int64_t number) {
    method.values.push_back({.name = {}, .data = number});
    return method.values.last();
}

std::optional<std::int64_t> number_of(const Method& method, ValueId id) {
    const auto* number = id == no_value ? nullptr : std::get_if<std::int64_t>(&method.values[id].data);
    return number ? std::optional(*number) : std::nullopt;
}

}  // namespace

/// split_with_sizes_copy.out: self, split_sizes, dim, out, out.
Result<> drop_unused_outputs(Method& method, const PassTools&) {
    if (has_jumps_or_moves(method)) return done;
    Table<ValueId, int> readers(method.values.size(), 0);
    for (const auto& instruction : method.instructions)
        for (const ValueId id : reads_of(method, instruction)) ++readers[memory_root(method, id)];
    for (const ValueId id : method.outputs)
        if (const ValueId root = memory_root(method, id); root != no_value) ++readers[root];
    const Table<InstructionIndex, bool> gone(method.instructions.size(), false);
    for (const InstructionIndex at : method.instructions.indices()) {
        Instruction& split = method.instructions[at];
        if (split.op != "aten::split_with_sizes_copy.out" || split.args.size() < 5) continue;
        const auto used = [&](ValueId id) { return readers[id] > 0; };
        const auto count = std::count_if(split.outs.begin(), split.outs.end(), used);
        const Tensor* self = tensor_of(method, split.args[0]);
        const auto dim = number_of(method, split.args[2]);
        if (count != 1 || split.outs.size() < 2 || !self || !dim) continue;  // one slice costs no more than the split
        const auto rank = static_cast<std::int64_t>(self->upper.size());
        const auto along = static_cast<std::size_t>(*dim < 0 ? *dim + rank : *dim);
        std::int64_t start = 0;
        ValueId part = no_value;
        for (const ValueId out : split.outs) {
            const Tensor* each = tensor_of(method, out);
            if (!each || along >= each->sizes.size() || !each->sizes[along].is_constant()) break;
            if (used(out)) {
                part = out;
                break;
            }
            start += each->upper[along];
        }
        if (part == no_value) continue;
        const std::int64_t end = start + tensor_of(method, part)->upper[along];
        split.op = "aten::slice_copy.Tensor_out";
        split.args = {
            split.args[0], split.args[2], add_number(method, start), add_number(method, end), add_number(method, 1),
            part,          part};
        split.outs = {part};
        for (auto& row : method.node_list) {
            if (row.instruction == at) row.values = {part};
            if (row.kind == ListedNode::Kind::getitem) std::erase_if(row.uses, [&](ValueId id) { return !used(id); });
        }
    }
    remove_instructions(method, gone);
    return done;
}

}  // namespace arenascope::lowering

// Copies that change nothing go: a pad by nothing, and a clone in the order that the operand has. ExecuTorch puts the
// first before each average pool, and the second where an exported graph says so.

#include <algorithm>

#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

bool is_all_zero(const Method& method, ValueId id) {
    const auto* list = std::get_if<IntList>(&method.values[id].data);
    return list && std::all_of(list->items.begin(), list->items.end(), [&](ValueId item) {
               const auto* number = std::get_if<std::int64_t>(&method.values[item].data);
               return number && *number == 0;
           });
}

bool copies(const Method& method, const Instruction& in) {
    if (in.op == "cortex_m::pad.out")
        return in.args.size() == 6 && is_all_zero(method, in.args[1]) && is_all_zero(method, in.args[2]);
    return in.op == "dim_order_ops::_clone_dim_order.out" || in.op == "aten::clone.out";
}

bool is_alike(const Tensor& a, const Tensor& b) {
    return a.dtype == b.dtype && a.sizes == b.sizes && a.dim_order == b.dim_order && is_static(a) && is_static(b);
}

}  // namespace

Result<> drop_copies(Method& method, const PassTools&) {
    if (has_jumps_or_moves(method)) return done;
    Table<ValueId, int> writers(method.values.size(), 0);
    for (const Instruction& in : method.instructions)
        for (const ValueId id : in.outs) ++writers[memory_root(method, id)];
    Table<ValueId, bool> is_returned(method.values.size(), false);
    for (const ValueId id : method.outputs) each_value(method, id, [&](ValueId each) { is_returned[each] = true; });
    Table<InstructionIndex, bool> gone(method.instructions.size(), false);
    Table<ValueId, ValueId> instead(method.values.size());
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& in = method.instructions[at];
        if (in.kind != Instruction::Kind::kernel || in.outs.size() != 1 || !copies(method, in)) continue;
        const ValueId out = in.outs.front();
        ValueId from = in.args.front();
        while (instead[from] != no_value) from = instead[from];
        const Tensor *copy = tensor_of(method, out), *operand = tensor_of(method, from);
        if (!copy || !operand || !is_alike(*copy, *operand) || copy->alias_of != no_value || is_returned[out] ||
            copy->role != Role::intermediate)
            continue;
        // Nothing writes over either after it is made.
        const ValueId root = memory_root(method, from);
        const Tensor& whole = *tensor_of(method, root);
        const int made = whole.role == Role::input || whole.is_constant ? 0 : 1;
        if (whole.is_state || writers[root] != made || writers[out] != 1) continue;
        const std::int64_t offset = operand->alias_of == no_value ? 0 : operand->alias_offset;
        for (Value& value : method.values) {
            Tensor* view = value.tensor();
            if (!view || view->alias_of != out) continue;
            view->alias_of = root;
            view->alias_offset += offset;
        }
        instead[out] = from;
        gone[at] = true;
    }
    const auto replace = [&](ValueId& id) {
        while (method.values.has(id) && instead[id] != no_value) id = instead[id];
    };
    for (Instruction& in : method.instructions)
        for (ValueId& id : in.args) replace(id);
    for (ListedNode& row : method.node_list)
        for (ValueId& id : row.uses) replace(id);
    for (Value& value : method.values) {
        if (auto* list = std::get_if<TensorList>(&value.data))
            for (ValueId& id : list->items) replace(id);
        if (auto* list = std::get_if<OptionalTensorList>(&value.data))
            for (ValueId& id : list->items) replace(id);
    }
    remove_instructions(method, gone);
    return done;
}

}  // namespace arenascope::lowering

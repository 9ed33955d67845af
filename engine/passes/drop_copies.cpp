// Copies that change nothing go: a pad by nothing, a clone in the order that the operand has, an expansion to the same
// sizes. ExecuTorch puts the first before each average pool, and the others where an exported graph says so. Expansions
// to more elements go if their readers broadcast the operand. Copies of a contiguous piece become views of it.

#include <algorithm>

#include "engine/ops/effects.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"
#include "engine/passes/piece_views.h"

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
    return in.op == "dim_order_ops::_clone_dim_order.out" || in.op == "aten::clone.out" ||
        in.op == "aten::expand_copy.out";
}

bool is_alike(const Tensor& a, const Tensor& b) {
    return a.dtype == b.dtype && a.sizes == b.sizes && a.dim_order == b.dim_order && is_static(a) && is_static(b);
}

/// Whether an elementwise operator has the same result with `from` instead of its expansion `copy`: each other
/// dimension is that of another operand.
bool broadcasts(const Method& method, const Instruction& reader, ValueId copy, const Tensor& from,
                const Table<ValueId, ValueId>& instead) {
    if (reader.kind != Instruction::Kind::kernel || reader.outs.size() != 1 || !ops::effects(reader.op).is_elementwise)
        return false;
    const Tensor& out = *tensor_of(method, reader.outs.front());
    if (!is_plain(out) || out.upper.size() < from.upper.size()) return false;
    std::vector<std::int64_t> known(out.upper.size(), 1);
    const auto add = [&](const Tensor& operand) {
        const std::size_t rank = operand.upper.size();
        for (std::size_t i = 0; i < rank && i < known.size(); ++i) {
            std::int64_t& size = known[known.size() - 1 - i];
            if (operand.upper[rank - 1 - i] != 1) size = operand.upper[rank - 1 - i];
        }
    };
    add(from);
    for (ValueId id : reader.args) {
        if (id == copy || id == reader.outs.front()) continue;
        while (id != no_value && instead[id] != no_value) id = instead[id];
        if (id != no_value && std::holds_alternative<TensorList>(method.values[id].data)) return false;
        const Tensor* operand = tensor_of(method, id);
        if (operand && !is_plain(*operand)) return false;
        if (operand) add(*operand);
    }
    return known == out.upper;
}

bool has_views(const Method& method, ValueId id) {
    return std::any_of(method.values.begin(), method.values.end(),
                       [&](const Value& each) { return each.tensor() && each.tensor()->alias_of == id; });
}

/// Whether every reader of an expansion broadcasts.
bool is_broadcast(const Method& method, const Instruction& in, const Tensor& from,
                  const Table<ValueId, ValueId>& instead) {
    const ValueId copy = in.outs.front();
    if (in.op != "aten::expand_copy.out" || !is_plain(from) || !is_plain(*tensor_of(method, copy))) return false;
    if (has_views(method, copy)) return false;
    return std::all_of(method.instructions.begin(), method.instructions.end(), [&](const Instruction& each) {
        bool is_read = false;
        for_each_tensor(method, each, [&](ValueId id) { is_read = is_read || id == copy; });
        return &each == &in || !is_read || broadcasts(method, each, copy, from, instead);
    });
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
        if (!copy || !operand || (!is_alike(*copy, *operand) && !is_broadcast(method, in, *operand, instead)) ||
            copy->alias_of != no_value || is_returned[out] || copy->role != Role::intermediate)
            continue;
        // Nothing writes over either after it is made.
        const ValueId root = memory_root(method, from);
        const Tensor& whole = *tensor_of(method, root);
        const int made = whole.role == Role::input || whole.is_constant ? 0 : 1;
        if (whole.is_state || writers[root] != made || writers[out] != 1) continue;
        if (whole.is_constant && has_views(method, out)) continue;  // theirs is no constant
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
    view_pieces(method);
    return done;
}

}  // namespace arenascope::lowering

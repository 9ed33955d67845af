// Writes results over operands that are not read again. Kernels read and write such tensors element by element, or copy
// the old state first, so both can use the same bytes.

#include "engine/passes/in_place.h"

#include <algorithm>
#include <functional>
#include <string>

#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

/// Tensors that share bytes must have the same type, sizes and order of elements.
bool fits_over(const Tensor& out, const Tensor& in) {
    return out.dtype == in.dtype && out.upper == in.upper && out.sizes == in.sizes && out.dim_order == in.dim_order &&
        out.dynamism == in.dynamism;
}

bool narrows(const Instruction& instruction) { return instruction.op == "cortex_m::quantize_per_tensor.out"; }

/// An integer result may begin at the first byte of its float operand, because it is never larger.
bool fits_over(const Instruction& instruction, const Tensor& out, const Tensor& in) {
    if (!narrows(instruction)) return fits_over(out, in);
    Tensor narrow = in;
    narrow.dtype = out.dtype;
    return item_size(out.dtype) <= item_size(in.dtype) && fits_over(out, narrow);
}

void place_over(Method& method, ValueId out, ValueId in) {
    const ValueId root = memory_root(method, in);
    for (auto& value : method.values)
        if (Tensor* view = value.tensor(); view && view->alias_of == out) view->alias_of = root;
    Tensor& tensor = *tensor_of(method, out);
    tensor.alias_of = root;
    tensor.role = Role::alias;
    tensor.loaded.reset();
}

/// Whether a tensor of the file shares bytes with another, from its first byte on.
bool lies_on(const Tensor& a, const Tensor& b) { return a.loaded && a.loaded == b.loaded && a.bytes() <= b.bytes(); }

bool reads_elsewhere(const Method& method, const Instruction& instruction, ValueId root) {
    int count = 0;
    for (const ValueId id : reads_of(method, instruction)) count += memory_root(method, id) == root ? 1 : 0;
    return count > 1;
}

/// The write-back of a state, by the state's root; or none.
InstructionIndex write_back_of(const Method& method, ValueId state) {
    for (const InstructionIndex at : method.instructions.indices()) {
        const auto& instruction = method.instructions[at];
        if (instruction.op == "aten::copy_" && instruction.args.size() >= 2 && instruction.args[0] == state) return at;
    }
    return {};
}

/// The last instruction after `from` that reads `value`, except the copy into its state; else `from`.
InstructionIndex last_read_but_write_back(const Method& method, ValueId value, ValueId state, InstructionIndex from) {
    InstructionIndex last = from;
    for (const InstructionIndex at : IndexRange(from + 1, method.instructions.next())) {
        const auto& instruction = method.instructions[at];
        if (instruction.op == "aten::copy_" && !instruction.args.empty() && instruction.args[0] == state) continue;
        for (const ValueId id : reads_of(method, instruction))
            if (memory_root(method, id) == value) last = at;
    }
    return last;
}

}  // namespace

int recognise_in_place(Method& method) {
    if (has_jumps_or_moves(method)) return 0;
    auto last = last_touch(method);
    Table<ValueId, InstructionIndex> last_read(method.values.size());
    for (const InstructionIndex at : method.instructions.indices()) {
        for (const ValueId id : reads_of(method, method.instructions[at])) last_read[memory_root(method, id)] = at;
    }
    int count = 0;
    for (const InstructionIndex at : method.instructions.indices()) {
        const auto& instruction = method.instructions[at];
        const bool may_lie =
            ops::effects(instruction.op).may_lie_on_operand || ops::effects(instruction.op).copies_first;
        const bool adds = ops::adds_to_first(instruction.op);
        if (instruction.kind != Instruction::Kind::kernel || instruction.outs.size() != 1 || !(may_lie || adds))
            continue;
        const ValueId out = instruction.outs[0];
        const Tensor* result = tensor_of(method, out);
        if (!result || result->alias_of != no_value || result->is_constant || result->is_state ||
            result->role != Role::intermediate)
            continue;
        for (const ValueId in : reads_of(method, instruction)) {
            const ValueId root = memory_root(method, in);
            const Tensor& whole = *tensor_of(method, root);
            if (adds && !may_lie && in != instruction.args[0]) continue;
            // A state is also touched by its write-back, which reads the result.
            const InstructionIndex end = whole.is_state ? last_read[root] : last[root];
            if (root == out || end > at || !lies_on(*result, whole) ||
                !fits_over(instruction, *result, *tensor_of(method, in)) ||
                whole.bytes() != tensor_of(method, in)->bytes())
                continue;
            last[root] = last[out];
            last_read[root] = whole.is_state ? last_read_but_write_back(method, out, root, at) : last_read[out];
            place_over(method, out, in);
            ++count;
            break;
        }
    }
    return count;
}

void write_states_back(Method& method) {
    for (const ValueId state : method.values.indices()) {
        const Tensor* tensor = tensor_of(method, state);
        if (!tensor || !tensor->is_state || tensor->alias_of != no_value || write_back_of(method, state).valid())
            continue;
        ValueId newest = no_value;
        for (const auto& instruction : method.instructions) {
            if (ops::effects(instruction.op).copies_first && instruction.outs.size() == 1 &&
                memory_root(method, instruction.outs[0]) == state)
                newest = instruction.outs[0];
        }
        if (newest == no_value) continue;
        method.values.push_back({.name = {}, .data = false});  // non_blocking
        Instruction copy;
        copy.op = "aten::copy_";
        copy.args = {state, newest, method.values.last(), state};
        copy.outs = {state};
        copy.name = "copy_" + method.values[state].name;
        method.instructions.push_back(std::move(copy));
    }
}

namespace {

/// Operands that a result may lie on.
struct Places {
    std::vector<ValueId> operands{};
    bool by_element = true;  ///< the call may read the same bytes as another operand, too
};

bool is_elementwise(const Instruction& instruction) { return ops::effects(instruction.op).may_lie_on_operand; }

/// Puts results of some operators over operands whose lifetime ends there.
void put_over_operands(Method& method, const std::function<Places(const Instruction&)>& places_of) {
    if (has_jumps_or_moves(method)) return;
    auto last = last_touch(method);
    for (const InstructionIndex at : method.instructions.indices()) {
        const auto& instruction = method.instructions[at];
        if (instruction.kind != Instruction::Kind::kernel || instruction.outs.size() != 1) continue;
        const Places places = places_of(instruction);
        const ValueId out = instruction.outs[0];
        const Tensor* result = tensor_of(method, out);
        if (!result || result->role != Role::intermediate || result->alias_of != no_value) continue;
        const auto reads = reads_of(method, instruction);
        for (const ValueId in : places.operands) {
            const ValueId root = memory_root(method, in);
            const Tensor* whole = tensor_of(method, root);
            if (!places.by_element && reads_elsewhere(method, instruction, root)) continue;
            // Another view of the same bytes would read other places than are written.
            const bool all_fit = std::all_of(reads.begin(), reads.end(), [&](ValueId each) {
                return memory_root(method, each) != root || fits_over(instruction, *result, *tensor_of(method, each));
            });
            // This operator is the last use of the operand's bytes, and no other tensor shares them.
            if (last[root] != at || whole->is_constant || whole->is_state || whole->role != Role::intermediate ||
                !all_fit || whole->bytes() != tensor_of(method, in)->bytes())
                continue;
            last[root] = last[out];
            place_over(method, out, in);
            break;
        }
    }
}

}  // namespace

Result<> compute_in_place(Method& method, const PassTools&) {
    put_over_operands(method, [&](const Instruction& each) -> Places {
        return {.operands = is_elementwise(each) && !narrows(each) ? reads_of(method, each) : std::vector<ValueId>()};
    });
    return done;
}

/// Kept separate: a reader of the file sees two tensors of different sizes that share bytes.
Result<> quantize_in_place(Method& method, const PassTools&) {
    put_over_operands(method, [&](const Instruction& each) -> Places {
        return {.operands = narrows(each) ? reads_of(method, each) : std::vector<ValueId>()};
    });
    return done;
}

void add_in_place(Method& method) {
    put_over_operands(method, [&](const Instruction& each) -> Places {
        const auto summand = ops::summand_written_over(each.op);
        if (!summand || *summand >= each.args.size() || !tensor_of(method, each.args[*summand])) return {};
        return {.operands = {each.args[*summand]}, .by_element = false};
    });
}

/// state -> update -> ... -> copy_(state, result): every result uses the state's bytes, and the copy is removed.
Result<> update_state_in_place(Method& method, const PassTools&) {
    if (has_jumps_or_moves(method)) return done;
    Table<InstructionIndex, bool> gone(method.instructions.size(), false);
    for (const ValueId state : method.values.indices()) {
        const Tensor* tensor = tensor_of(method, state);
        if (!tensor || !tensor->is_state || !is_static(*tensor)) continue;
        const InstructionIndex back = write_back_of(method, state);
        if (!back.valid()) continue;
        const ValueId final_value = method.instructions[back].args[1];
        std::vector<ValueId> chain;  // results to place in the state's bytes, in order
        ValueId now = state;
        bool is_sound = true;
        for (const InstructionIndex at : IndexRange(InstructionIndex(0), back)) {
            if (!is_sound) break;
            const auto& instruction = method.instructions[at];
            const bool updates = ops::effects(instruction.op).copies_first && instruction.outs.size() == 1 &&
                !instruction.args.empty() && instruction.args[0] == now;
            if (updates && !reads_elsewhere(method, instruction, memory_root(method, now))) {
                const Tensor* out = tensor_of(method, instruction.outs[0]);
                if (!out || out->alias_of != no_value || out->role != Role::intermediate || !fits_over(*out, *tensor))
                    break;
                chain.push_back(now = instruction.outs[0]);
                continue;
            }
            // The old bytes must not be read after they are overwritten.
            if (chain.empty()) continue;
            for (const ValueId read : reads_of(method, instruction)) {
                const ValueId root = memory_root(method, read);
                const bool is_older =
                    root == state || std::find(chain.begin(), chain.end() - 1, root) != chain.end() - 1;
                is_sound = is_sound && !is_older;
            }
        }
        if (!is_sound || chain.empty() || chain.back() != final_value) continue;
        for (const ValueId out : chain) place_over(method, out, state);
        gone[back] = true;
    }
    remove_instructions(method, gone);
    return done;
}

}  // namespace arenascope::lowering

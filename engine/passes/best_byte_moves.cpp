#include "engine/passes/best_byte_moves.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "engine/passes/best_byte_order.h"
#include "engine/passes/best_fusion.h"
#include "engine/passes/best_rows.h"

namespace arenascope::best {

namespace {

constexpr std::string_view quantize_op = "quantized_decomposed::quantize_per_tensor.out",
                           dequantize_op = "quantized_decomposed::dequantize_per_tensor.out",
                           requantize_op = "arenascope::requantize.out", cat_op = "aten::cat.out",
                           shuffle_op = "arenascope::channel_shuffle.out";

bool is_byte(const Tensor* t) { return t && (t->dtype == DType::u8 || t->dtype == DType::i8); }

/// What a quantise reads: operators that move elements, the last one first, and what they move.
struct Moves {
    std::vector<InstructionIndex> movers;
    std::vector<ValueId> parts;  ///< dequantised
};

class ByteMoves : private Fusion {
public:
    ByteMoves(Method& method, Table<InstructionIndex, bool>& removed) : Fusion(method, removed) {}

    /// What comes before an instruction.
    std::map<InstructionIndex, std::vector<Instruction>> run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (op(at) != quantize_op || args(at).size() < 7) continue;
            if (const auto moves = moves_before(at)) move_as_bytes(at, *moves);
        }
        return std::move(before_);
    }

private:
    /// The instruction that makes the floats `id` from bytes that stay until `end`, whoever else reads them.
    [[nodiscard]] InstructionIndex dequantise_of(ValueId id, InstructionIndex end) const {
        const auto at = id.valid() ? uses_.producer(id) : InstructionIndex();
        if (!at.valid() || op(at) != dequantize_op || args(at).size() < 8 || !uses_.is_inner(id) || !is_float(id))
            return {};
        const ValueId bytes = args(at)[0];
        const Tensor* t = tensor(bytes);
        const bool fits = is_byte(t) && t->dim_order == tensor(id)->dim_order && !t->is_state &&
            !tensor(root(bytes))->is_state && !is_written({bytes}, at + 1, end);
        return fits ? at : InstructionIndex();
    }
    [[nodiscard]] bool is_float(ValueId id) const { return tensor(id) && tensor(id)->dtype == DType::f32; }

    /// Zero point and bounds that are known, as bytes have them.
    [[nodiscard]] bool has_small_numbers(const std::vector<ValueId>& quantise) const {
        constexpr std::int64_t most = 1 << 10;
        return std::all_of(quantise.begin() + 2, quantise.begin() + 5, [&](ValueId id) {
            const auto known = integer(id);
            return known && std::abs(*known) <= most;
        });
    }

    [[nodiscard]] std::optional<Moves> moves_before(InstructionIndex quantise) const {
        Moves out;
        InstructionIndex reader = quantise;
        ValueId moved = args(quantise)[0];
        const Tensor* result = tensor(args(quantise)[6]);
        if (!is_byte(result) || result->dynamism != Dynamism::fixed || result->is_state ||
            result->alias_of != no_value || !is_float(moved) || !has_small_numbers(args(quantise)))
            return std::nullopt;
        for (auto at = made_for(reader, moved, shuffle_op); at.valid(); at = made_for(reader, moved, shuffle_op)) {
            out.movers.push_back(at);
            reader = at;
            moved = args(at)[0];
        }
        out.parts = {moved};
        if (const auto at = made_for(reader, moved, cat_op); at.valid()) {
            const ValueId of = args(at)[0];
            const auto* list = of.valid() ? std::get_if<TensorList>(&from_.values[of].data) : nullptr;
            if (!list || list->items.empty()) return std::nullopt;
            out.movers.push_back(at);
            out.parts = list->items;
        }
        for (const ValueId part : out.parts)
            if (!dequantise_of(part, quantise).valid()) return std::nullopt;
        for (const InstructionIndex mover : out.movers) {
            const ValueId made = first_out(mover);
            if (!is_float(made) || tensor(made)->dynamism != Dynamism::fixed) return std::nullopt;
        }
        return out;
    }

    /// A tensor as that one, of bytes.
    ValueId bytes_like(ValueId id, DType dtype) {
        Tensor made = *tensor(id);
        made.dtype = dtype;
        made.role = Role::intermediate;
        return add(std::move(made), from_.values[id].name + "_as_bytes");
    }
    Instruction requantised(InstructionIndex quantise, ValueId part, ValueId out) {
        const auto& from = args(dequantise_of(part, quantise));
        const auto& to = args(quantise);
        Instruction made = from_.instructions[quantise];
        made.op = requantize_op;
        if (out != to[6]) made.name += "_" + from_.values[part].name;
        made.args = {from[0], from[1], from[2], to[1], to[2], to[3], to[4], out, out};
        made.outs = {out};
        return made;
    }

    void move_as_bytes(InstructionIndex quantise, const Moves& moves) {
        const ValueId result = args(quantise)[6];
        if (moves.movers.empty()) {
            instead_of(quantise) = requantised(quantise, moves.parts.front(), result);
            return;
        }
        const DType dtype = tensor(result)->dtype;
        std::vector<ValueId> parts;
        for (const ValueId part : moves.parts) {
            parts.push_back(bytes_like(part, dtype));
            before_[moves.movers.back()].push_back(requantised(quantise, part, parts.back()));
        }
        ValueId moved = parts.front();
        for (auto mover = moves.movers.rbegin(); mover != moves.movers.rend(); ++mover) {
            const ValueId before = first_out(*mover);
            const ValueId out = *mover == moves.movers.front() ? result : bytes_like(before, dtype);
            Instruction& instruction = instead_of(*mover);
            if (instruction.op == cat_op) {
                instruction.args[0] = add(TensorList{parts}, from_.values[before].name + "_parts");
            } else {
                instruction.args[0] = moved;
            }
            std::replace(instruction.args.begin() + 1, instruction.args.end(), before, out);
            instruction.outs = {out};
            moved = out;
        }
        remove(quantise);
    }

    std::map<InstructionIndex, std::vector<Instruction>> before_;
};

}  // namespace

Method move_bytes(Method method) {
    Table<InstructionIndex, bool> removed(method.instructions.size());
    auto before = ByteMoves(method, removed).run();
    remove_unread(method, removed, [](const Uses& uses, const Instruction& instruction) {
        return instruction.op == dequantize_op && uses.is_inner(instruction.outs[0]);
    });
    Table<InstructionIndex, Instruction> left;
    for (const InstructionIndex at : method.instructions.indices()) {
        for (Instruction& each : before[at]) left.push_back(std::move(each));
        if (!removed[at]) left.push_back(std::move(method.instructions[at]));
    }
    method.instructions = std::move(left);
    list_rows(method);
    turn_bytes(method);
    return method;
}

}  // namespace arenascope::best

#include "engine/passes/best_byte_moves.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>

#include "engine/ops/effects.h"
#include "engine/passes/best_rows.h"
#include "engine/passes/value_uses.h"

namespace arenascope::best {

namespace {

constexpr std::string_view quantize_op = "quantized_decomposed::quantize_per_tensor.out",
                           dequantize_op = "quantized_decomposed::dequantize_per_tensor.out",
                           requantize_op = "arenascope::requantize.out", cat_op = "aten::cat.out",
                           shuffle_op = "arenascope::channel_shuffle.out", slice_op = "aten::slice_copy.Tensor_out",
                           pool_op = "arenascope::max_pool2d.out",
                           convolution_op = "arenascope::integer_convolution.out";

bool is_byte(const Tensor* t) { return t && (t->dtype == DType::u8 || t->dtype == DType::i8); }

/// What a quantise reads: operators that move elements, the last one first, and what they move.
struct Moves {
    std::vector<InstructionIndex> movers;
    std::vector<ValueId> parts;  ///< dequantised
};

class Mover {
public:
    explicit Mover(Method method) : method_(std::move(method)), uses_(method_), removed_(method_.instructions.size()) {}

    Method run() {
        for (const InstructionIndex at : method_.instructions.indices()) {
            if (method_.instructions[at].op != quantize_op || method_.instructions[at].args.size() < 7) continue;
            if (const auto moves = moves_before(at)) move_as_bytes(at, *moves);
        }
        remove_unread(method_, removed_, [](const Uses& uses, const Instruction& instruction) {
            return instruction.op == dequantize_op && uses.is_inner(instruction.outs[0]);
        });
        Table<InstructionIndex, Instruction> left;
        for (const InstructionIndex at : method_.instructions.indices()) {
            for (Instruction& before : before_[at]) left.push_back(std::move(before));
            if (!removed_[at]) left.push_back(std::move(method_.instructions[at]));
        }
        method_.instructions = std::move(left);
        list_rows(method_);
        return std::move(method_);
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? method_.values[id].tensor() : nullptr; }
    [[nodiscard]] const std::vector<ValueId>& args(InstructionIndex at) const { return method_.instructions[at].args; }
    /// The instruction that makes `id`, if it is that operator and nobody but `reader` sees the result.
    [[nodiscard]] InstructionIndex made_for(InstructionIndex reader, ValueId id, std::string_view op) const {
        const auto at = id.valid() ? uses_.producer(id) : InstructionIndex();
        const bool fits = at.valid() && !removed_[at] && method_.instructions[at].op == op && uses_.is_inner(id) &&
            uses_.only_reader(id) == reader && method_.instructions[at].outs.size() == 1;
        return fits ? at : InstructionIndex();
    }
    [[nodiscard]] ValueId root(ValueId id) const {
        return tensor(id)->alias_of != no_value ? tensor(id)->alias_of : id;
    }
    /// An instruction in [first, end) writes to the bytes of `id`, or to those that it is a view of.
    [[nodiscard]] bool is_written(ValueId id, InstructionIndex first, InstructionIndex end) const {
        for (const InstructionIndex at : IndexRange(first, end)) {
            const Instruction& instruction = method_.instructions[at];
            const auto writes = [&](ValueId each) { return tensor(each) && root(each) == root(id); };
            if (std::any_of(instruction.outs.begin(), instruction.outs.end(), writes)) return true;
            for (const std::size_t arg : ops::effects(instruction.op).updates())
                if (arg < instruction.args.size() && writes(instruction.args[arg])) return true;
        }
        return false;
    }
    /// The instruction that makes the floats `id` from bytes that stay until `end`, whoever else reads them.
    [[nodiscard]] InstructionIndex dequantise_of(ValueId id, InstructionIndex end) const {
        const auto at = id.valid() ? uses_.producer(id) : InstructionIndex();
        if (!at.valid() || method_.instructions[at].op != dequantize_op || args(at).size() < 8 || !uses_.is_inner(id) ||
            !is_float(id))
            return {};
        const ValueId bytes = args(at)[0];
        const Tensor* t = tensor(bytes);
        const bool fits = is_byte(t) && t->dim_order == tensor(id)->dim_order && !t->is_state &&
            !tensor(root(bytes))->is_state && !is_written(bytes, at + 1, end);
        return fits ? at : InstructionIndex();
    }
    [[nodiscard]] bool is_float(ValueId id) const { return tensor(id) && tensor(id)->dtype == DType::f32; }

    /// Zero point and bounds that are known, as bytes have them.
    [[nodiscard]] bool has_small_numbers(const std::vector<ValueId>& quantise) const {
        constexpr std::int64_t most = 1 << 10;
        return std::all_of(quantise.begin() + 2, quantise.begin() + 5, [&](ValueId id) {
            const auto* number = id.valid() ? std::get_if<std::int64_t>(&method_.values[id].data) : nullptr;
            return number && std::abs(*number) <= most;
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
            const ValueId of = args(at).empty() ? no_value : args(at)[0];
            const auto* list = of.valid() ? std::get_if<TensorList>(&method_.values[of].data) : nullptr;
            if (!list || list->items.empty()) return std::nullopt;
            out.movers.push_back(at);
            out.parts = list->items;
        }
        for (const ValueId part : out.parts)
            if (!dequantise_of(part, quantise).valid()) return std::nullopt;
        for (const InstructionIndex mover : out.movers) {
            const ValueId made = method_.instructions[mover].outs[0];
            if (!is_float(made) || tensor(made)->dynamism != Dynamism::fixed) return std::nullopt;
        }
        return out;
    }

    ValueId add(decltype(Value::data) data, std::string name) {
        method_.values.push_back({std::move(name), std::move(data)});
        return method_.values.last();
    }
    /// A tensor as that one, of bytes.
    ValueId bytes_like(ValueId id, DType dtype) {
        Tensor made = *tensor(id);
        made.dtype = dtype;
        made.role = Role::intermediate;
        return add(std::move(made), method_.values[id].name + "_as_bytes");
    }
    Instruction requantised(InstructionIndex quantise, ValueId part, ValueId out) {
        const auto& from = args(dequantise_of(part, quantise));
        const auto& to = args(quantise);
        Instruction made = method_.instructions[quantise];
        made.op = requantize_op;
        if (out != to[6]) made.name += "_" + method_.values[part].name;
        made.args = {from[0], from[1], from[2], to[1], to[2], to[3], to[4], out, out};
        made.outs = {out};
        return made;
    }

    void move_as_bytes(InstructionIndex quantise, const Moves& moves) {
        const ValueId result = args(quantise)[6];
        if (moves.movers.empty()) {
            method_.instructions[quantise] = requantised(quantise, moves.parts.front(), result);
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
            Instruction& instruction = method_.instructions[*mover];
            const bool is_last = *mover == moves.movers.front();
            const ValueId before = instruction.outs[0], out = is_last ? result : bytes_like(before, dtype);
            if (instruction.op == cat_op) {
                instruction.args[0] = add(TensorList{parts}, method_.values[before].name + "_parts");
            } else {
                instruction.args[0] = moved;
            }
            std::replace(instruction.args.begin() + 1, instruction.args.end(), before, out);
            instruction.outs = {out};
            moved = out;
        }
        removed_[quantise] = true;
    }

    Method method_;
    const Uses uses_;  ///< of the method as it was
    Table<InstructionIndex, bool> removed_;
    std::map<InstructionIndex, std::vector<Instruction>> before_;
};

/// Images whose order may change: of bytes, four dimensions, made and read by operators that take both orders.
class Turns {
public:
    explicit Turns(Method& method) : method_(method), uses_(method), turns_(method.values.size()) {}

    void run() {
        for (const ValueId id : method_.values.indices()) turns_[id] = may_turn(id);
        while (drop_mixed()) {
        }
        for (const ValueId id : method_.values.indices())
            if (turns_[id]) method_.values[id].tensor()->dim_order = {0, 2, 3, 1};
    }

private:
    static bool moves(const Instruction& instruction) {
        static constexpr std::array ops{requantize_op, cat_op, shuffle_op, slice_op};
        return std::find(ops.begin(), ops.end(), instruction.op) != ops.end();
    }
    static bool is_layer(const Instruction& instruction) {
        return instruction.op == convolution_op || instruction.op == pool_op;
    }
    [[nodiscard]] bool may_turn(ValueId id) const {
        const Tensor* t = method_.values[id].tensor();
        const auto maker = t ? uses_.producer(id) : InstructionIndex();
        if (method_.core || !is_byte(t) || t->upper.size() != 4 || t->dynamism != Dynamism::fixed ||
            !uses_.is_inner(id) || !maker.valid())
            return false;
        const auto& readers = uses_.readers(id);
        const Instruction& made = method_.instructions[maker];
        return (moves(made) || is_layer(made)) && std::all_of(readers.begin(), readers.end(), [&](InstructionIndex at) {
                   const Instruction& reader = method_.instructions[at];
                   return moves(reader) || (is_layer(reader) && reader.args[0] == id);
               });
    }
    /// What an operator moves has one order before and after.
    bool drop_mixed() {
        bool is_changed = false;
        for (const Instruction& instruction : method_.instructions) {
            if (!moves(instruction) || instruction.outs.empty() || instruction.args.empty()) continue;
            std::vector<ValueId> images{instruction.outs[0]};
            const ValueId first = instruction.args[0];
            const auto* list = first.valid() ? std::get_if<TensorList>(&method_.values[first].data) : nullptr;
            if (list) images.insert(images.end(), list->items.begin(), list->items.end());
            else images.push_back(first);
            const auto turns = [&](ValueId id) { return id.valid() && turns_[id]; };
            if (std::all_of(images.begin(), images.end(), turns)) continue;
            for (const ValueId id : images) {
                if (!id.valid()) continue;
                is_changed = is_changed || turns_[id];
                turns_[id] = false;
            }
        }
        return is_changed;
    }

    Method& method_;
    const Uses uses_;
    Table<ValueId, bool> turns_;
};

}  // namespace

Method move_bytes(Method method) {
    Method moved = Mover(std::move(method)).run();
    Turns(moved).run();
    return moved;
}

}  // namespace arenascope::best

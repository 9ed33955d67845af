#include "engine/passes/best_integers.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "engine/passes/value_uses.h"

namespace arenascope::best {

namespace {

constexpr std::string_view prefix = "quantized_decomposed::";

/// An operand as it was before it was dequantised.
struct Source {
    ValueId value = no_value, scale = no_value, zero = no_value;
};

/// Operators after a layer that become part of it.
struct Tail {
    std::vector<InstructionIndex> members;  ///< instructions after the layer
    ValueId out = no_value;
    std::optional<double> low, high;  ///< bounds of its activation
    std::vector<ValueId> quantised;   ///< scale, zero point, least, largest; empty: floats
};

class Integers {
public:
    explicit Integers(const Method& method)
        : from_(method), to_(method), uses_(method), removed_(method.instructions.size()) {}

    Method run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            const std::string& op = from_.instructions[at].op;
            if (op == "aten::convolution.out") convolution(at);
            else if (op == "aten::addmm.out" || op == "aten::mm.out") linear(at);
        }
        drop_unread();
        Table<InstructionIndex, Instruction> left;
        for (const InstructionIndex at : to_.instructions.indices()) {
            if (!removed_[at]) left.push_back(std::move(to_.instructions[at]));
        }
        to_.instructions = std::move(left);
        turn_images();
        return std::move(to_);
    }

private:
    /// Images that only convolutions make and read have their channels side by side, as the sums have.
    void turn_images() {
        constexpr std::string_view convolution = "arenascope::integer_convolution.out";
        const Uses uses(to_);
        for (const Instruction& maker : to_.instructions) {
            if (maker.op != convolution) continue;
            const ValueId image = maker.outs.front();
            const auto& readers = uses.readers(image);
            const bool fits =
                uses.is_inner(image) && std::all_of(readers.begin(), readers.end(), [&](InstructionIndex at) {
                    const Instruction& reader = to_.instructions[at];
                    return reader.op == convolution && reader.args[0] == image;
                });
            if (fits) to_.values[image].tensor()->dim_order = {0, 2, 3, 1};
        }
    }
    [[nodiscard]] const Value& value(ValueId id) const { return from_.values[id]; }
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? value(id).tensor() : nullptr; }
    [[nodiscard]] const std::vector<ValueId>& args(InstructionIndex at) const { return from_.instructions[at].args; }
    [[nodiscard]] ValueId root_of(ValueId id) const {
        return tensor(id) && tensor(id)->alias_of != no_value ? tensor(id)->alias_of : id;
    }
    [[nodiscard]] std::optional<std::int64_t> integer(ValueId id) const {
        const auto* number = std::get_if<std::int64_t>(&value(id).data);
        const auto* truth = std::get_if<bool>(&value(id).data);
        return number ? std::optional(*number) : truth ? std::optional<std::int64_t>(*truth) : std::nullopt;
    }
    [[nodiscard]] std::optional<double> number(ValueId id) const {
        if (const auto* real = std::get_if<double>(&value(id).data)) return *real;
        return integer(id);
    }
    [[nodiscard]] bool is_none(ValueId id) const { return std::holds_alternative<Null>(value(id).data); }
    static bool is_row_major(const Tensor& t) {
        for (std::size_t i = 0; i < t.dim_order.size(); ++i) {
            if (t.dim_order[i] != i) return false;
        }
        return true;
    }
    ValueId add(decltype(Value::data) data, std::string name = {}) {
        to_.values.push_back({std::move(name), std::move(data)});
        return to_.values.last();
    }

    /// The instruction that produces `id`, if it is that operator of quantized_decomposed; or none.
    [[nodiscard]] InstructionIndex made_by(ValueId id, std::string_view op, std::size_t arguments) const {
        const auto at = id.valid() ? uses_.producer(root_of(id)) : InstructionIndex();
        if (!at.valid() || !from_.instructions[at].op.starts_with(prefix)) return {};
        const bool fits =
            std::string_view(from_.instructions[at].op).substr(prefix.size()) == op && args(at).size() >= arguments;
        return fits ? at : InstructionIndex();
    }

    /// The bytes that an activation was dequantised from, in the activation's own shape.
    [[nodiscard]] std::optional<Source> activation(ValueId id) {
        auto at = made_by(id, "dequantize_per_tensor.out", 8);
        if (!at.valid()) at = made_by(id, "dequantize_per_tensor.Tensor_out", 8);
        if (!at.valid()) return std::nullopt;
        const auto& a = args(at);
        const Tensor *bytes = tensor(a[0]), *seen = tensor(id);
        const bool fits = bytes && seen && (bytes->dtype == DType::i8 || bytes->dtype == DType::u8) &&
            !bytes->is_state && !bytes->is_constant && is_row_major(*bytes) && is_row_major(*seen) &&
            tensor(root_of(a[0])) && !tensor(root_of(a[0]))->is_state;
        if (!fits) return std::nullopt;
        if (root_of(id) == id) return Source{a[0], a[1], a[2]};
        Tensor view = *seen;
        view.dtype = bytes->dtype;
        view.alias_of = root_of(a[0]);
        view.role = Role::alias;
        return Source{add(std::move(view), value(id).name + "_bytes"), a[1], a[2]};
    }

    [[nodiscard]] bool is_zero(ValueId id) const {
        if (is_none(id)) return true;
        if (const auto number = integer(id)) return *number == 0;
        const Tensor* t = tensor(id);
        return t && t->is_constant && t->data &&
            std::all_of(t->data->bytes.begin(), t->data->bytes.end(), [](std::byte b) { return b == std::byte{0}; });
    }

    /// A constant weight of 8-bit integers around 0, with scales per output channel or one.
    [[nodiscard]] std::optional<Source> weight(ValueId id) const {
        auto at = made_by(id, "dequantize_per_channel.out", 9);
        if (at.valid() && integer(args(at)[3]).value_or(-1) != 0) return std::nullopt;
        if (!at.valid()) at = made_by(id, "dequantize_per_tensor.out", 8);
        if (!at.valid() || root_of(id) != id) return std::nullopt;
        const auto& a = args(at);
        const Tensor* w = tensor(a[0]);
        if (!w || !w->is_constant || w->dtype != DType::i8 || !is_row_major(*w) || !is_zero(a[2])) return std::nullopt;
        return Source{a[0], a[1], a[2]};
    }
    [[nodiscard]] bool is_bias(ValueId id, std::int64_t channels) const {
        const Tensor* t = tensor(id);
        return t && t->dtype == DType::f32 && t->upper == std::vector<std::int64_t>{channels};
    }

    [[nodiscard]] Tail tail_of(ValueId out) const {
        Tail tail;
        tail.out = out;
        const auto next = [&](std::string_view op) {
            const auto reader = uses_.only_reader(tail.out);
            return reader.valid() && from_.instructions[reader].op == op ? reader : InstructionIndex();
        };
        if (const auto at = next("aten::relu.out"); at.valid()) {
            tail.low = 0;
            tail.members.push_back(at);
            tail.out = args(at)[1];
        } else if (const auto clamp = next("aten::hardtanh.out"); clamp.valid() && args(clamp).size() >= 4) {
            tail.low = number(args(clamp)[1]);
            tail.high = number(args(clamp)[2]);
            if (!tail.low || !tail.high) return {.out = out};
            tail.members.push_back(clamp);
            tail.out = args(clamp)[3];
        }
        const auto at = next("quantized_decomposed::quantize_per_tensor.out");
        if (!at.valid() || args(at).size() < 7) return tail;
        const auto& a = args(at);
        const Tensor* bytes = tensor(a[6]);
        if (!bytes || (bytes->dtype != DType::i8 && bytes->dtype != DType::u8)) return tail;
        tail.members.push_back(at);
        tail.quantised = {a[1], a[2], a[3], a[4]};
        tail.out = a[6];
        return tail;
    }

    /// Puts the integer operator at the position of the last instruction that it replaces.
    void emit(InstructionIndex layer, const Tail& tail, std::string op, std::vector<ValueId> arguments) {
        const InstructionIndex last = tail.members.empty() ? layer : tail.members.back();
        Instruction made = from_.instructions[layer];
        made.op = std::move(op);
        made.args = std::move(arguments);
        for (const auto& bound : {tail.low, tail.high}) made.args.push_back(bound ? add(*bound) : add(Null{}));
        if (tail.quantised.empty()) {
            for (int i = 0; i < 4; ++i) made.args.push_back(add(Null{}));
        }
        made.args.insert(made.args.end(), tail.quantised.begin(), tail.quantised.end());
        made.args.insert(made.args.end(), {tail.out, tail.out});
        made.outs = {tail.out};
        removed_[layer] = true;
        for (const InstructionIndex member : tail.members) removed_[member] = true;
        removed_[last] = false;
        to_.instructions[last] = std::move(made);
    }

    void convolution(InstructionIndex at) {
        const auto& a = args(at);
        if (a.size() < 10 || integer(a[6]).value_or(1) != 0) return;
        const auto w = weight(a[1]);
        const auto x = w && tensor(a[0]) && tensor(a[0])->upper.size() == 4 ? activation(a[0]) : std::nullopt;
        if (!x || (!is_none(a[2]) && !is_bias(a[2], tensor(w->value)->upper[0]))) return;
        const Tail tail = tail_of(a[9]);
        if (!is_row_major(*tensor(tail.out))) return;
        emit(at, tail, "arenascope::integer_convolution.out",
             {x->value, x->scale, x->zero, w->value, w->scale, a[2], a[3], a[4], a[5], a[8]});
    }

    void linear(InstructionIndex at) {
        const auto& a = args(at);
        const bool added = from_.instructions[at].op == "aten::addmm.out";
        if (a.size() < (added ? 6U : 3U)) return;
        const auto turned = uses_.producer(a[added ? 2 : 1]);
        if (!turned.valid() || !is_transposition(turned)) return;
        const auto w = weight(args(turned)[0]);
        const auto x = w ? activation(a[added ? 1 : 0]) : std::nullopt;
        if (!x ||
            (added &&
             (!is_bias(a[0], tensor(w->value)->upper[0]) || integer(a[3]).value_or(0) != 1 ||
              integer(a[4]).value_or(0) != 1)))
            return;
        const Tail tail = tail_of(a[added ? 5 : 2]);
        emit(at, tail, "arenascope::integer_linear.out",
             {x->value, x->scale, x->zero, w->value, w->scale, added ? a[0] : add(Null{})});
    }
    [[nodiscard]] bool is_transposition(InstructionIndex at) const {
        const Instruction& instruction = from_.instructions[at];
        if (instruction.op == "aten::t_copy.out") return true;
        if (instruction.op != "aten::permute_copy.out" || instruction.args.size() < 3) return false;
        const auto* dims = std::get_if<IntList>(&value(instruction.args[1]).data);
        return dims && dims->items.size() == 2 && (integer(dims->items[0]) == 1 || integer(dims->items[0]) == -1);
    }

    /// Removes dequantised operands and transposed weights that are no longer read.
    void drop_unread() {
        remove_unread(to_, removed_, [&](const Uses&, const Instruction& instruction) {
            const bool is_turn = instruction.op == "aten::permute_copy.out" || instruction.op == "aten::t_copy.out";
            return (is_turn || instruction.op.starts_with("quantized_decomposed::dequantize")) &&
                !is_given(instruction.outs[0]);
        });
    }
    /// An output of the method, or its root.
    [[nodiscard]] bool is_given(ValueId id) const {
        const auto sees = [&](ValueId output) { return root_of(output) == id; };
        return std::any_of(from_.outputs.begin(), from_.outputs.end(), sees) || tensor(id)->is_state;
    }

    const Method& from_;
    Method to_;
    Uses uses_;
    Table<InstructionIndex, bool> removed_;
};

}  // namespace

Method use_integers(const Method& method) { return Integers(method).run(); }

}  // namespace arenascope::best

#include "engine/passes/best_integers.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "engine/passes/best_rows.h"
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

/// What only a copy in the same order reads is made where the copy would be.
Method without_copies(Method method) {
    const Uses uses(method);
    Table<InstructionIndex, Instruction> left;
    Table<InstructionIndex, bool> gone(method.instructions.size());
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& copy = method.instructions[at];
        if (copy.op != "dim_order_ops::_clone_dim_order.out" || copy.args.empty() || copy.outs.size() != 1) continue;
        const ValueId from = copy.args[0], to = copy.outs[0];
        const Tensor *x = method.values[from].tensor(), *y = method.values[to].tensor();
        const auto maker = x ? uses.producer(from) : InstructionIndex();
        const bool fits = maker.valid() && maker < at && !gone[maker] && method.instructions[maker].outs.size() == 1 &&
            uses.only_reader(from) == at && uses.is_inner(to) && uses.producer(to) == at && x->dtype == y->dtype &&
            x->upper == y->upper && x->dim_order == y->dim_order && x->dynamism == Dynamism::fixed &&
            y->dynamism == Dynamism::fixed;
        if (!fits) continue;
        Instruction& made = method.instructions[maker];
        std::replace(made.args.begin(), made.args.end(), from, to);
        made.outs = {to};
        gone[at] = true;
    }
    for (const InstructionIndex at : method.instructions.indices()) {
        if (!gone[at]) left.push_back(std::move(method.instructions[at]));
    }
    method.instructions = std::move(left);
    return method;
}

class Integers {
public:
    explicit Integers(const Method& method)
        : from_(without_copies(method)), to_(from_), uses_(from_), removed_(from_.instructions.size()) {}

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
        pool_images();
        turn_images();
        list_rows(to_);
        return std::move(to_);
    }

private:
    static constexpr std::string_view convolution_op = "arenascope::integer_convolution.out",
                                      pool_op = "arenascope::max_pool2d.out";

    /// Largest bytes of what a convolution makes, where nobody asks where they were and only convolutions read them.
    void pool_images() {
        const Uses uses(to_);
        for (Instruction& pool : to_.instructions) {
            if (pool.op != "aten::max_pool2d_with_indices.out" || pool.args.size() < 8) continue;
            const std::vector<ValueId> a = pool.args;
            const auto maker = uses.producer(a[0]);
            const bool fits = maker.valid() && to_.instructions[maker].op == convolution_op &&
                to_.values[a[0]].tensor()->dtype != DType::f32 && uses.is_inner(a[7]) && uses.readers(a[7]).empty() &&
                only_layers_read(uses, a[0]) && only_layers_read(uses, a[6]);
            if (!fits) continue;
            pool.op = pool_op;
            pool.args = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[6]};
            pool.outs = {a[6]};
        }
    }
    /// Images that only convolutions and pools make and read have their channels side by side, as the sums have.
    void turn_images() {
        const Uses uses(to_);
        for (const Instruction& maker : to_.instructions) {
            if (maker.op != convolution_op && maker.op != pool_op) continue;
            const ValueId image = maker.outs.front();
            if (maker.op == pool_op || only_layers_read(uses, image))
                to_.values[image].tensor()->dim_order = {0, 2, 3, 1};
        }
    }
    [[nodiscard]] bool only_layers_read(const Uses& uses, ValueId image) const {
        const auto& readers = uses.readers(image);
        return uses.is_inner(image) && std::all_of(readers.begin(), readers.end(), [&](InstructionIndex at) {
                   const Instruction& reader = to_.instructions[at];
                   const bool is_pool = reader.op == pool_op || reader.op == "aten::max_pool2d_with_indices.out";
                   return (reader.op == convolution_op || is_pool) && reader.args[0] == image;
               });
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

    [[nodiscard]] bool is_dequantised(ValueId id) const {
        return made_by(id, "dequantize_per_tensor.out", 8).valid() ||
            made_by(id, "dequantize_per_tensor.Tensor_out", 8).valid();
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
    [[nodiscard]] std::optional<Source> weight(ValueId id) {
        if (const auto found = weight_by_parts(id)) return found;
        auto at = made_by(id, "dequantize_per_channel.out", 9);
        if (at.valid() && integer(args(at)[3]).value_or(-1) != 0) return std::nullopt;
        if (!at.valid()) at = made_by(id, "dequantize_per_tensor.out", 8);
        if (!at.valid() || root_of(id) != id) return std::nullopt;
        const auto& a = args(at);
        const Tensor* w = tensor(a[0]);
        if (!w || !w->is_constant || w->dtype != DType::i8 || !is_row_major(*w) || !is_zero(a[2])) return std::nullopt;
        return Source{a[0], a[1], a[2]};
    }
    /// The instruction that makes `id`, where it is that operator with so many arguments; or none.
    [[nodiscard]] InstructionIndex produced_by(ValueId id, std::string_view op, std::size_t arguments) const {
        const auto at = id.valid() ? uses_.producer(root_of(id)) : InstructionIndex();
        const bool fits = at.valid() && from_.instructions[at].op == op && args(at).size() >= arguments;
        return fits ? at : InstructionIndex();
    }
    /// The row-major constant of bytes that was cast to f32; or none.
    [[nodiscard]] ValueId cast_bytes(ValueId id) const {
        const auto at = produced_by(id, "dim_order_ops::_to_dim_order_copy.out", 4);
        if (!at.valid() || tensor(id)->dtype != DType::f32) return no_value;
        const ValueId root = root_of(args(at)[0]);
        const Tensor* bytes = tensor(root);
        const bool fits = bytes && bytes->is_constant && bytes->data && is_row_major(*bytes) &&
            (bytes->dtype == DType::i8 || bytes->dtype == DType::u8) &&
            bytes->data->bytes.size() == static_cast<std::size_t>(bytes->bytes().value_or(-1));
        return fits ? root : no_value;
    }
    static std::int64_t number_at(const Tensor& bytes, std::size_t i) {
        const auto byte = std::to_integer<std::uint8_t>(bytes.data->bytes[i]);
        return bytes.dtype == DType::i8 ? static_cast<std::int8_t>(byte) : byte;
    }
    /// One number for all, or [channels, 1, 1, 1].
    [[nodiscard]] bool goes_along_channels(ValueId seen, ValueId root, std::int64_t channels, std::size_t rank) const {
        const Tensor *view = tensor(seen), *whole = tensor(root);
        if (whole->upper.empty()) return view->upper.empty();
        if (whole->upper != std::vector<std::int64_t>{channels} || view->upper.size() != rank) return false;
        return view->upper.front() == channels && view->bytes() == whole->bytes();
    }

    /// (bytes - zero points) * scales in operators of their own, as models with a scale for each channel have it. Zero
    /// points other than 0 are subtracted here, where the differences fit into 8 bits.
    [[nodiscard]] std::optional<Source> weight_by_parts(ValueId id) {
        if (const auto copy = produced_by(id, "dim_order_ops::_clone_dim_order.out", 4); copy.valid()) {
            if (root_of(id) != id || tensor(id)->dtype != DType::f32 || !is_row_major(*tensor(id))) return std::nullopt;
            id = args(copy)[0];
        }
        const auto product = produced_by(id, "aten::mul.out", 3);
        if (!product.valid() || root_of(id) != id || !is_row_major(*tensor(id))) return std::nullopt;
        ValueId centred = args(product)[0], zeros = no_value;
        const ValueId scales = args(product)[1];
        if (const auto difference = produced_by(centred, "aten::sub.out", 4); difference.valid()) {
            if (root_of(centred) != centred || integer(args(difference)[2]).value_or(0) != 1) return std::nullopt;
            zeros = args(difference)[1];
            centred = args(difference)[0];
        }
        const ValueId bytes = cast_bytes(centred);
        if (bytes == no_value || root_of(centred) != centred || !is_row_major(*tensor(centred))) return std::nullopt;
        const Tensor &w = *tensor(bytes), *scale = tensor(root_of(scales));
        if (w.upper.empty() || w.upper != tensor(id)->upper || w.upper != tensor(centred)->upper || !scale ||
            !scale->is_constant || scale->dtype != DType::f32 ||
            !goes_along_channels(scales, root_of(scales), w.upper.front(), w.upper.size()))
            return std::nullopt;
        const ValueId zero = zeros == no_value ? no_value : cast_bytes(zeros);
        if (zeros != no_value &&
            (zero == no_value || !goes_along_channels(zeros, root_of(zeros), w.upper.front(), w.upper.size())))
            return std::nullopt;
        if (w.dtype == DType::i8 && (zero == no_value || is_zero(zero)))
            return Source{bytes, root_of(scales), no_value};
        return around_zero(bytes, zero, root_of(scales));
    }
    [[nodiscard]] std::optional<Source> around_zero(ValueId bytes, ValueId zero, ValueId scales) {
        const Tensor& w = *tensor(bytes);
        const std::size_t count = w.data->bytes.size(),
                          each = std::max<std::size_t>(
                              count / static_cast<std::size_t>(std::max<std::int64_t>(w.upper.front(), 1)), 1);
        const auto moved = std::make_shared<std::vector<std::int8_t>>(count);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t channel = zero == no_value || tensor(zero)->upper.empty() ? 0 : i / each;
            const std::int64_t number = number_at(w, i) - (zero == no_value ? 0 : number_at(*tensor(zero), channel));
            if (number < -128 || number > 127) return std::nullopt;
            (*moved)[i] = static_cast<std::int8_t>(number);
        }
        Tensor made = w;
        made.dtype = DType::i8;
        made.data = Data{.bytes = std::as_bytes(std::span(*moved)), .owner = moved};
        return Source{add(std::move(made), value(bytes).name + "_around_zero"), scales, no_value};
    }
    /// A weight may be new: it is looked up where new values are.
    [[nodiscard]] std::int64_t channels_of(const Source& weight) const {
        const Tensor* t = to_.values[weight.value].tensor();
        return t && !t->upper.empty() ? t->upper.front() : -1;
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
        if (!is_dequantised(a[0])) return;
        const auto w = weight(a[1]);
        const auto x = w && tensor(a[0]) && tensor(a[0])->upper.size() == 4 ? activation(a[0]) : std::nullopt;
        if (!x || (!is_none(a[2]) && !is_bias(a[2], channels_of(*w)))) return;
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
             (!is_bias(a[0], channels_of(*w)) || integer(a[3]).value_or(0) != 1 || integer(a[4]).value_or(0) != 1)))
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
            const bool is_part = instruction.op == "aten::mul.out" || instruction.op == "aten::sub.out" ||
                instruction.op.starts_with("dim_order_ops::");
            return (is_turn || is_part || instruction.op.starts_with("quantized_decomposed::dequantize")) &&
                root_of(instruction.outs[0]) == instruction.outs[0] && !is_given(instruction.outs[0]);
        });
    }
    /// An output of the method, or its root.
    [[nodiscard]] bool is_given(ValueId id) const {
        const auto sees = [&](ValueId output) { return root_of(output) == id; };
        return std::any_of(from_.outputs.begin(), from_.outputs.end(), sees) || tensor(id)->is_state;
    }

    Method from_;
    Method to_;
    Uses uses_;
    Table<InstructionIndex, bool> removed_;
};

}  // namespace

Method use_integers(const Method& method) { return Integers(method).run(); }

}  // namespace arenascope::best

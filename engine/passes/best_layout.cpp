#include "engine/passes/best_layout.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/passes/best_attention.h"
#include "engine/passes/best_byte_moves.h"
#include "engine/passes/best_channels.h"
#include "engine/passes/best_constants.h"
#include "engine/passes/best_copies.h"
#include "engine/passes/best_curves.h"
#include "engine/passes/best_halves.h"
#include "engine/passes/best_integers.h"
#include "engine/passes/best_norms.h"
#include "engine/passes/best_order.h"
#include "engine/passes/best_outputs.h"
#include "engine/passes/best_products.h"
#include "engine/passes/best_recurrent.h"
#include "engine/passes/best_rows.h"
#include "engine/passes/best_step_chains.h"
#include "engine/passes/best_volumes.h"
#include "engine/passes/fold_constants.h"
#include "engine/passes/in_place.h"
#include "engine/passes/value_uses.h"

namespace arenascope {

namespace {

using best::Uses;

/// One convolution and the operators merged into it.
struct Chain {
    std::vector<InstructionIndex> members;  ///< instructions, the convolution first
    ValueId in = no_value, out = no_value, weight = no_value, bias = no_value, added = no_value;
    std::vector<std::int64_t> padding;  ///< empty: the convolution's own
    InstructionIndex pad{};             ///< that it is taken from
    std::optional<double> low, high;
    std::string curve;  ///< empty: none
    /// Of what was joined with the convolution; nothing: its own.
    std::optional<std::vector<float>> new_weight, new_bias;
};

class Rewriter {
public:
    explicit Rewriter(const Method& method)
        : from_(method), to_(method), uses_(method), removed_(method.instructions.size()) {}

    Method run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (removed_[at]) continue;
            const Instruction& instruction = from_.instructions[at];
            if (instruction.op == "aten::convolution.out") fuse_convolution(at);
            else if (instruction.op == "aten::mm.out" || instruction.op == "aten::addmm.out") use_rows(at);
            else if (instruction.op == "aten::max_pool2d_with_indices.out") pool_rows(at);
            else if (instruction.op == "aten::pow.Tensor_Scalar_out") fuse_norm(at);
            else if (best::keeps_order(instruction.op)) keep_order(at);
        }
        drop_unused();
        best::share_copies(to_, removed_);
        best::fuse_recurrent(to_, removed_);
        best::fuse_chains(to_, removed_);
        best::fuse_attention(to_, removed_);
        best::fuse_norms(to_, removed_);
        best::fuse_products(to_, removed_);
        best::fuse_curves(to_, removed_);
        finish();
        return std::move(to_);
    }

private:
    [[nodiscard]] const Value& value(ValueId id) const { return from_.values[id]; }
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? value(id).tensor() : nullptr; }
    [[nodiscard]] bool is_none(ValueId id) const { return std::holds_alternative<Null>(value(id).data); }

    [[nodiscard]] std::optional<double> number(ValueId id) const {
        const auto& data = value(id).data;
        if (const auto* whole = std::get_if<std::int64_t>(&data)) return static_cast<double>(*whole);
        if (const auto* real = std::get_if<double>(&data)) return *real;
        if (const auto* truth = std::get_if<bool>(&data)) return *truth ? 1 : 0;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::vector<float>> constant(ValueId id) const { return best::floats_of(from_, id); }

    ValueId add(std::string name, decltype(Value::data) data) {
        to_.values.push_back({std::move(name), std::move(data)});
        return to_.values.last();
    }
    ValueId add_ints(const std::vector<std::int64_t>& items) {
        IntList list;
        for (const std::int64_t item : items) list.items.push_back(add("", item));
        return add("", std::move(list));
    }
    ValueId add_constant(const std::string& name, const std::vector<std::int64_t>& sizes, std::vector<float> floats) {
        return best::add_floats(to_, name, sizes, std::move(floats));
    }

    /// A tensor whose order may change: four dimensions, f32 or bytes, used by instructions only.
    [[nodiscard]] bool may_turn(ValueId id) const {
        const Tensor* t = tensor(id);
        const bool is_image = t && (t->dtype == DType::f32 || t->dtype == DType::u8 || t->dtype == DType::i8);
        return is_image && t->upper.size() == 4 && uses_.is_inner(id);
    }
    void turn(ValueId id) {
        to_.values[id].tensor()->dim_order = {0, 2, 3, 1};
        turned_.insert(id);
    }

    /// The only instruction that reads `id`, if it is that operator; or none.
    [[nodiscard]] InstructionIndex next(ValueId id, std::string_view op) const {
        const auto reader = uses_.only_reader(id);
        if (!reader.valid() || removed_[reader] || from_.instructions[reader].op != op) return {};
        return reader;
    }
    [[nodiscard]] const std::vector<ValueId>& args(InstructionIndex at) const { return from_.instructions[at].args; }

    void fuse_convolution(InstructionIndex at) {
        if (args(at).size() >= 10 && !turn_convolution(at)) fold_channels(at);
    }
    /// False: it stays as it is.
    bool turn_convolution(InstructionIndex at) {
        const auto& a = args(at);
        Chain chain{.members = {at}, .in = a[0], .out = a[9], .weight = a[1], .bias = a[2]};
        take_padding(chain);
        const Tensor* input = tensor(chain.in);
        if (!input || input->upper.size() != 4 || input->dtype != DType::f32 || number(a[6]).value_or(1) != 0)
            return false;
        if (!constant(chain.weight) || (!is_none(chain.bias) && !constant(chain.bias))) return false;
        take_batch_norm(chain);
        take_bias(chain);
        take_sum(chain);
        take_bounds(chain);
        take_curve(chain);
        if (!may_turn(chain.out) || !(turned_.contains(chain.in) || best::is_in_row_order(*input)) ||
            input->alias_of != no_value)
            return false;
        emit(chain);
        return true;
    }
    /// Of a convolution whose result stays in its order, also along one dimension.
    void fold_channels(InstructionIndex at) {
        const auto& a = args(at);
        Chain chain{.members = {at}, .in = a[0], .out = a[9], .weight = a[1], .bias = a[2]};
        if (number(a[6]).value_or(1) != 0 || !constant(a[1]) || (!is_none(a[2]) && !constant(a[2]))) return;
        take_batch_norm(chain);
        take_bias(chain);
        const Tensor *own = tensor(a[9]), *made = tensor(chain.out);
        if (chain.out == a[9] || own->upper != made->upper || own->dim_order != made->dim_order) return;
        Instruction folded = from_.instructions[at];
        folded.args[1] = weight_of(chain);
        folded.args[2] = bias_of(chain);
        for (std::size_t i = 9; i < folded.args.size(); ++i) folded.args[i] = chain.out;
        folded.outs = {chain.out};
        for (const InstructionIndex member : chain.members) removed_[member] = true;
        removed_[chain.members.back()] = false;
        to_.instructions[chain.members.back()] = std::move(folded);
    }

    [[nodiscard]] std::optional<std::vector<std::int64_t>> ints(ValueId id) const {
        const auto* list = std::get_if<IntList>(&value(id).data);
        if (!list) return std::nullopt;
        std::vector<std::int64_t> out;
        for (const ValueId item : list->items) {
            const auto one = number(item);
            if (!one) return std::nullopt;
            out.push_back(static_cast<std::int64_t>(*one));
        }
        return out;
    }
    /// Zeros around the image, which a convolution has for nothing.
    void take_padding(Chain& chain) {
        const InstructionIndex conv = chain.members.front();
        const auto at = uses_.producer(chain.in);
        if (!at.valid() || removed_[at] || from_.instructions[at].op != "aten::constant_pad_nd.out" ||
            uses_.only_reader(chain.in) != conv || args(at).size() < 4 || number(args(at)[2]) != 0.0)
            return;
        const auto pads = ints(args(at)[1]), own = ints(args(conv)[4]);  // last dimension first, both ends of each
        const Tensor* given = tensor(args(at)[0]);
        if (!pads || !own || own->empty() || pads->size() < 4 || !given || given->upper.size() != 4) return;
        for (std::size_t i = 0; i < pads->size(); ++i) {
            if ((*pads)[i] < 0 || (*pads)[i] > 1 << 20 || (i >= 4 && (*pads)[i] != 0)) return;
        }
        const std::int64_t rows = own->front(), columns = own->back();
        chain.padding = {rows + (*pads)[2], columns + (*pads)[0], rows + (*pads)[3], columns + (*pads)[1]};
        chain.in = args(at)[0];
        chain.pad = at;
    }

    void take_batch_norm(Chain& chain) {
        const auto at = next(chain.out, "aten::_native_batch_norm_legit_no_training.out");
        if (!at.valid()) return;
        const auto& a = args(at);
        if (a.size() < 10 || a[0] != chain.out || !uses_.readers(a[8]).empty() || !uses_.readers(a[9]).empty()) return;
        const auto weight = constant(chain.weight), mean = constant(a[3]), variance = constant(a[4]);
        const auto scale = constant(a[1]), shift = constant(a[2]), bias = constant(chain.bias);
        const auto eps = number(a[6]);
        if (!weight || !mean || !variance || !eps || (!scale && !is_none(a[1])) || (!shift && !is_none(a[2])) ||
            tensor(chain.weight)->upper.empty())
            return;
        const auto channels = static_cast<std::size_t>(tensor(chain.weight)->upper[0]);
        if (channels == 0 || mean->size() != channels || variance->size() != channels) return;
        for (const auto* each : {&scale, &shift, &bias}) {
            if (*each && (*each)->size() != channels) return;
        }
        std::vector<float> folded = *weight, moved(channels);
        const std::size_t taps = folded.size() / channels;
        for (std::size_t c = 0; c < channels; ++c) {
            const double factor =
                (scale ? static_cast<double>((*scale)[c]) : 1) / std::sqrt(static_cast<double>((*variance)[c]) + *eps);
            for (std::size_t k = 0; k < taps; ++k)
                folded[c * taps + k] = static_cast<float>(static_cast<double>(folded[c * taps + k]) * factor);
            const double own = bias ? static_cast<double>((*bias)[c]) : 0;
            moved[c] = static_cast<float>((own - static_cast<double>((*mean)[c])) * factor +
                                          (shift ? static_cast<double>((*shift)[c]) : 0));
        }
        chain.new_weight = std::move(folded);
        chain.new_bias = std::move(moved);
        chain.members.push_back(at);
        chain.out = a[7];
    }
    [[nodiscard]] ValueId weight_of(const Chain& chain) {
        if (!chain.new_weight) return chain.weight;
        return add_constant(value(chain.weight).name + ".folded", tensor(chain.weight)->upper, *chain.new_weight);
    }
    [[nodiscard]] ValueId bias_of(const Chain& chain) {
        if (!chain.new_bias) return chain.bias;
        return add_constant(value(chain.weight).name + ".folded_bias",
                            {static_cast<std::int64_t>(chain.new_bias->size())}, *chain.new_bias);
    }

    /// A sum with one number for each channel.
    void take_bias(Chain& chain) {
        const auto at = next(chain.out, "aten::add.out");
        if (!at.valid() || args(at).size() < 4 || number(args(at)[2]) != 1.0) return;
        const auto& a = args(at);
        const auto numbers = constant(a[0] == chain.out ? a[1] : a[0]);
        const Tensor *before = tensor(chain.out), *after = tensor(a[3]);
        if (!numbers || after->upper != before->upper || before->upper.size() < 3) return;
        std::vector<std::int64_t> sizes(before->upper.size() - 1, 1);  // [channels, 1, ..]
        sizes[0] = before->upper[1];
        std::vector<std::int64_t> given = tensor(a[0] == chain.out ? a[1] : a[0])->upper;
        if (given.size() == before->upper.size() && given[0] == 1) given.erase(given.begin());
        const auto own = chain.new_bias ? chain.new_bias : constant(chain.bias);
        if (given != sizes || (!own && !is_none(chain.bias)) || (own && own->size() != numbers->size())) return;
        chain.new_bias = own.value_or(std::vector<float>(numbers->size()));
        for (std::size_t c = 0; c < numbers->size(); ++c) (*chain.new_bias)[c] += (*numbers)[c];
        chain.members.push_back(at);
        chain.out = a[3];
    }

    /// A sum with a tensor of the same shape, computed before, channels last.
    void take_sum(Chain& chain) {
        const auto at = next(chain.out, "aten::add.out");
        if (!at.valid()) return;
        const auto& a = args(at);
        if (a.size() < 4 || number(a[2]).value_or(0) != 1 || a[0] == a[1]) return;
        const ValueId other = a[0] == chain.out ? a[1] : a[0];
        const Tensor *x = tensor(other), *y = tensor(chain.out);
        if (!turned_.contains(other) || x->upper != y->upper || x->dynamism != Dynamism::fixed ||
            y->dynamism != Dynamism::fixed)
            return;
        chain.added = other;
        chain.members.push_back(at);
        chain.out = a[3];
    }

    void take_bounds(Chain& chain) {
        if (const auto relu = next(chain.out, "aten::relu.out"); relu.valid()) {
            chain.low = 0;
            chain.members.push_back(relu);
            chain.out = args(relu)[1];
            return;
        }
        for (const std::string_view op : {"aten::hardtanh.out", "aten::clamp.out"}) {
            const auto at = next(chain.out, op);
            if (!at.valid() || args(at).size() < 4) continue;
            const auto low = number(args(at)[1]), high = number(args(at)[2]);
            if ((!low && !is_none(args(at)[1])) || (!high && !is_none(args(at)[2]))) return;
            chain.low = low;
            chain.high = high;
            chain.members.push_back(at);
            chain.out = args(at)[3];
            return;
        }
    }

    /// The activation of the sum, if it is the only reader.
    void take_curve(Chain& chain) {
        if (chain.low || chain.high || !uses_.is_inner(chain.out)) return;
        const auto found = best::curve_after(from_, uses_, removed_, chain.out);
        if (!found) return;
        for (const InstructionIndex reader : uses_.readers(chain.out)) {
            if (std::find(found->members.begin(), found->members.end(), reader) == found->members.end()) return;
        }
        chain.members.insert(chain.members.end(), found->members.begin(), found->members.end());
        chain.curve = found->curve;
        chain.out = found->out;
    }

    void emit(const Chain& chain) {
        const InstructionIndex conv = chain.members.front(), last = chain.members.back();
        const auto& a = args(conv);
        const auto bound = [&](const std::optional<double>& x) { return x ? add("", *x) : add("", Null{}); };
        Instruction fused = from_.instructions[conv];
        fused.op = "arenascope::convolution.out";
        if (chain.pad.valid()) removed_[chain.pad] = true;
        fused.args = {chain.in,
                      weight_of(chain),
                      bias_of(chain),
                      a[3],
                      chain.padding.empty() ? a[4] : add_ints(chain.padding),
                      a[5],
                      a[8],
                      bound(chain.low),
                      bound(chain.high),
                      chain.added == no_value ? add("", Null{}) : chain.added,
                      chain.curve.empty() ? add("", Null{}) : add("", chain.curve),
                      chain.out,
                      chain.out};
        fused.outs = {chain.out};
        for (const InstructionIndex member : chain.members) removed_[member] = true;
        removed_[last] = false;
        to_.instructions[last] = std::move(fused);
        turn(chain.out);
    }

    /// A product with a constant, or with its transposed copy: it reads the constant itself, as it lies.
    void use_rows(InstructionIndex at) {
        const Instruction& product = from_.instructions[at];
        const bool added = product.op == "aten::addmm.out";
        const auto& a = args(at);
        if (a.size() < (added ? 6U : 3U)) return;
        const ValueId left = a[added ? 1 : 0], right = a[added ? 2 : 1], out = a[added ? 5 : 2];
        const auto turned = uses_.producer(right);
        const bool by_columns = tensor(right) && tensor(right)->is_constant;
        if (!by_columns && (!turned.valid() || !uses_.is_inner(right) || !is_transposition(turned))) return;
        const ValueId weight = by_columns ? right : args(turned)[0];
        const Tensor *w = tensor(weight), *x = tensor(left), *y = tensor(out);
        if (!w || !w->is_constant || w->dtype != DType::f32 || !best::is_in_row_order(*w) || w->upper.size() != 2 ||
            !x || !best::is_in_row_order(*x) || !y || !best::is_in_row_order(*y))
            return;
        ValueId bias = no_value;
        if (added) {
            const Tensor* b = tensor(a[0]);
            if (number(a[3]).value_or(0) != 1 || number(a[4]).value_or(0) != 1) return;
            if (!b || b->dtype != DType::f32 || b->upper.size() != 1 || b->upper[0] != w->upper[by_columns ? 1 : 0])
                return;
            bias = a[0];
        }
        Instruction linear = product;
        linear.op = by_columns ? "arenascope::linear_columns.out" : "arenascope::linear.out";
        linear.args = {left, weight, bias == no_value ? add("", Null{}) : bias, add("", Null{}), out, out};
        linear.outs = {out};
        to_.instructions[at] = std::move(linear);
    }

    [[nodiscard]] bool is_transposition(InstructionIndex at) const {
        const Instruction& instruction = from_.instructions[at];
        if (instruction.op == "aten::t_copy.out") return true;
        if (instruction.op != "aten::permute_copy.out" || instruction.args.size() < 3) return false;
        const auto* dims = std::get_if<IntList>(&value(instruction.args[1]).data);
        return dims && dims->items.size() == 2 && (number(dims->items[0]) == 1 || number(dims->items[0]) == -1);
    }

    /// x / sqrt(mean of x² + eps), times a weight: six instructions of a few bytes each.
    void fuse_norm(InstructionIndex square) {
        const auto& a = args(square);
        if (a.size() < 3 || number(a[1]) != 2.0 || !is_plain_row(a[0])) return;
        const ValueId x = a[0];
        const auto mean = next(a[2], "aten::mean.out");
        if (!mean.valid() || !is_mean_of_rows(mean)) return;
        const auto sum = next(args(mean)[4], "aten::add.out");
        if (!sum.valid() || args(sum).size() < 4 || args(sum)[0] != args(mean)[4] || number(args(sum)[2]) != 1.0)
            return;
        const auto eps = constant(args(sum)[1]);
        const auto root = next(args(sum)[3], "aten::rsqrt.out");
        if (!eps || eps->size() != 1 || !root.valid() || args(root).size() < 2) return;
        const ValueId factor = args(root)[1];
        const auto scaled = next(factor, "aten::mul.out");
        if (!scaled.valid() || args(scaled).size() < 3 || !multiplies(scaled, x, factor)) return;
        ValueId out = args(scaled)[2], weight = no_value;
        const auto weighted = next(out, "aten::mul.out");
        if (weighted.valid() && args(weighted).size() >= 3) {
            const auto& w = args(weighted);
            const ValueId other = w[0] == out ? w[1] : w[0];
            const Tensor* t = tensor(other);
            if (constant(other) && t->upper.size() == 1 && t->upper[0] == tensor(x)->upper.back()) weight = other;
        }
        std::vector<InstructionIndex> others{square, mean, sum, root};
        if (weight != no_value) {
            others.push_back(weighted);
            out = args(weighted)[2];
        }
        if (!is_plain_row(out) || tensor(x)->upper != tensor(out)->upper) return;
        for (const InstructionIndex other : others) removed_[other] = true;
        Instruction norm = from_.instructions[scaled];
        norm.op = "arenascope::rms_norm.out";
        norm.args = {x, weight == no_value ? add("", Null{}) : weight, add("", static_cast<double>(eps->front())), out,
                     out};
        norm.outs = {out};
        to_.instructions[scaled] = std::move(norm);
    }
    [[nodiscard]] bool is_plain_row(ValueId id) const {
        const Tensor* t = tensor(id);
        return t && t->dtype == DType::f32 && !t->upper.empty() && best::is_in_row_order(*t) && !turned_.contains(id);
    }
    [[nodiscard]] bool multiplies(InstructionIndex at, ValueId x, ValueId y) const {
        return (args(at)[0] == x && args(at)[1] == y) || (args(at)[0] == y && args(at)[1] == x);
    }
    /// Over the last dimension, which is kept, in the type of what is averaged.
    [[nodiscard]] bool is_mean_of_rows(InstructionIndex at) const {
        const auto& a = args(at);
        if (a.size() < 5 || !tensor(a[0]) || !tensor(a[4]) || tensor(a[4])->dtype != tensor(a[0])->dtype) return false;
        const auto* dims = std::get_if<IntList>(&value(a[1]).data);
        if (!dims || dims->items.size() != 1 || number(a[2]) != 1.0) return false;
        const auto dim = number(dims->items.front());
        return dim == -1.0 || dim == static_cast<double>(tensor(a[0])->upper.size()) - 1;
    }

    void pool_rows(InstructionIndex at) {
        const auto& a = args(at);
        const bool turns = a.size() >= 8 && may_turn(a[6]);
        if (a.size() < 8 || !turned_.contains(a[0]) || !uses_.readers(a[7]).empty() || !uses_.is_inner(a[7]) ||
            (!turns && (!is_plain_row(a[6]) || tensor(a[6])->dynamism != Dynamism::fixed)))
            return;
        Instruction pool = from_.instructions[at];
        pool.op = "arenascope::max_pool2d.out";
        pool.args = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[6]};
        pool.outs = {a[6]};
        to_.instructions[at] = std::move(pool);
        if (turns) turn(a[6]);
    }

    void keep_order(InstructionIndex at) {
        const Instruction& instruction = from_.instructions[at];
        bool reads_turned = false;
        for (const ValueId arg : instruction.args) {
            reads_turned = reads_turned || turned_.contains(arg);
            const auto* list = arg.valid() ? std::get_if<TensorList>(&value(arg).data) : nullptr;
            for (std::size_t k = 0; list && k < list->items.size(); ++k)
                reads_turned = reads_turned || turned_.contains(list->items[k]);
        }
        if (reads_turned && !instruction.outs.empty() && may_turn(instruction.outs.front()))
            turn(instruction.outs.front());
    }

    /// Removes copies that are no longer read.
    void drop_unused() {
        best::remove_unread(to_, removed_, [](const Uses& uses, const Instruction& instruction) {
            const bool is_turn = instruction.op == "aten::permute_copy.out" || instruction.op == "aten::t_copy.out";
            return is_turn && uses.is_inner(instruction.outs[0]);
        });
    }

    /// The remaining instructions, and a node list with a row for each.
    void finish() {
        Table<InstructionIndex, Instruction> left;
        for (const InstructionIndex at : to_.instructions.indices())
            if (!removed_[at]) left.push_back(std::move(to_.instructions[at]));
        to_.instructions = std::move(left);
        lowering::add_in_place(to_);
        best::list_rows(to_);
        to_.loaded_arena_bytes.clear();
    }

    const Method& from_;
    Method to_;
    Uses uses_;
    Table<InstructionIndex, bool> removed_;
    std::set<ValueId> turned_;  ///< tensors in channels-last order
};

bool jumps(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::jump_false || instruction.kind == Instruction::Kind::move;
}

}  // namespace

Method best_layout(const Method& method, bool uses_integers) {
    if (std::any_of(method.instructions.begin(), method.instructions.end(), jumps)) return method;
    const Method wide = best::use_floats(method);
    const Method joined = best::join_channels(uses_integers ? best::use_integers(wide) : wide);
    return Rewriter(best::copy_summed_outputs(best::move_bytes(joined))).run();
}

Method best_layout(const Method& method, const lowering::PassTools& tools) {
    if (std::any_of(method.instructions.begin(), method.instructions.end(), jumps)) return method;
    Method made = best::convolve_volumes(best::use_floats(method));
    if (multiplies_integers()) made = best::use_integers(made);
    best::list_rows(made);
    // Weights that stay quantised are used as they are; the rest is computed once.
    Method folded = made;
    const bool is_folded = lowering::fold_weights(folded, tools).ok();  // else the run itself says what is wrong
    made = best::move_bytes(best::join_channels(is_folded ? std::move(folded) : std::move(made)));
    return Rewriter(best::copy_summed_outputs(made)).run();
}

}  // namespace arenascope

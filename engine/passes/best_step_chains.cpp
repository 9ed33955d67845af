#include "engine/passes/best_step_chains.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>

#include "engine/passes/best_fusion.h"

namespace arenascope::best {

namespace {

class Chains : private Fusion {
public:
    Chains(Method& method, Table<InstructionIndex, bool>& removed)
        : Fusion(method, removed), gone_(from_.instructions.size()) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (gone_[at]) continue;
            const std::string& each = op(at);
            if (each == "aten::cat.out") turned_halves(at);
            else if (each == "aten::_softmax.out") masked_softmax(at);
            else if (each == "aten::sigmoid.out") gated(at);
            else if (each == "arenascope::rms_norm.out") sum_norm(at);
            else if (each == "aten::sub.out") layer_norm(at);
        }
    }

private:
    /// A constant of one element.
    [[nodiscard]] std::optional<float> single(ValueId id) const {
        const Tensor* t = tensor(id);
        if (!t || !t->is_constant || t->dtype != DType::f32 || !t->data || t->bytes() != sizeof(float) ||
            t->data->bytes.size() < sizeof(float))
            return std::nullopt;
        float out = 0;
        std::memcpy(&out, t->data->bytes.data(), sizeof out);
        return out;
    }
    [[nodiscard]] bool is_last_dim(ValueId dim, const Tensor& t) const {
        const auto given = number(dim);
        return given == -1.0 || given == static_cast<double>(t.upper.size()) - 1;
    }

    /// The same sizes as `rows` from some dimension on, counted from the last one (which is `last`), with ones before:
    /// row r of `rows` is combined with row r modulo their number.
    [[nodiscard]] bool repeats_over(ValueId id, const Tensor& rows, std::int64_t last) const {
        if (!is_plain(id) || tensor(id)->upper.back() != last || tensor(id)->upper.size() > rows.upper.size())
            return false;
        bool ones = false;
        const auto& sizes = tensor(id)->upper;
        for (std::size_t k = 1; k < sizes.size(); ++k) {  // from the last but one towards the first
            const std::int64_t size = sizes[sizes.size() - 1 - k], wanted = rows.upper[rows.upper.size() - 1 - k];
            ones = ones || size != wanted;
            if (ones && size != 1) return false;
        }
        return true;
    }

    /// The instruction that makes `id`, if it is that operator and not removed; or none.
    [[nodiscard]] InstructionIndex made_by(ValueId id, std::string_view wanted, std::size_t arguments) const {
        const auto at = id.valid() ? uses_.producer(id) : InstructionIndex();
        const bool fits = at.valid() && !gone_[at] && op(at) == wanted && args(at).size() >= arguments && is_plain(id);
        return fits ? at : InstructionIndex();
    }
    /// Used by these instructions only.
    [[nodiscard]] bool stays_among(ValueId id, const std::vector<InstructionIndex>& members) const {
        return uses_.is_inner(id) && std::all_of(uses_.readers(id).begin(), uses_.readers(id).end(), [&](auto reader) {
                   return std::find(members.begin(), members.end(), reader) != members.end();
               });
    }
    /// The other factor, where one is `x`; or none.
    [[nodiscard]] ValueId times(InstructionIndex product, ValueId x) const {
        const auto& a = args(product);
        if (a[0] != x && a[1] != x) return no_value;
        return a[0] == x ? a[1] : a[0];
    }

    /// The inputs of the chain do not change before its last instruction.
    [[nodiscard]] bool can_wait(const std::vector<ValueId>& reads, const std::vector<InstructionIndex>& members) const {
        const auto [first, last] = std::minmax_element(members.begin(), members.end());
        return !is_written(reads, *first, *last);
    }
    /// Puts the new instruction at the position of the chain's last one.
    void emit(const std::vector<InstructionIndex>& members, std::string name, std::vector<ValueId> arguments,
              std::vector<ValueId> outs) {
        const InstructionIndex last = *std::max_element(members.begin(), members.end());
        for (const InstructionIndex member : members) {
            gone_[member] = true;
            remove(member);
        }
        arguments.insert(arguments.end(), outs.begin(), outs.end());  // written
        arguments.insert(arguments.end(), outs.begin(), outs.end());  // and returned
        Instruction& made = instead_of(last);
        made.op = std::move(name);
        made.args = std::move(arguments);
        made.outs = std::move(outs);
    }

    /// cat(a cos - b sin, b cos + a sin) of the halves a and b of each row.
    void turned_halves(InstructionIndex joined) {
        const auto& c = args(joined);
        const auto* parts = c.size() < 3 ? nullptr : std::get_if<TensorList>(&from_.values[c[0]].data);
        const ValueId out = c.size() < 3 ? no_value : c[2];
        if (!parts || parts->items.size() != 2 || !is_plain(out) || !is_last_dim(c[1], *tensor(out))) return;
        const auto low = made_by(parts->items[0], "aten::sub.out", 4);
        const auto high = made_by(parts->items[1], "aten::add.out", 4);
        if (!low.valid() || !high.valid() || number(args(low)[2]) != 1.0 || number(args(high)[2]) != 1.0) return;
        InstructionIndex products[4];
        for (std::size_t k = 0; k < 4; ++k) {
            products[k] = made_by(args(k < 2 ? low : high)[k % 2], "aten::mul.out", 3);
            if (!products[k].valid()) return;
        }
        auto split = uses_.producer(args(products[0])[0]);
        if (!split.valid() || from_.instructions[split].outs.size() != 2) split = uses_.producer(args(products[0])[1]);
        if (!split.valid() || gone_[split] || args(split).size() < 3 ||
            op(split) != "aten::split_with_sizes_copy.out" || from_.instructions[split].outs.size() != 2)
            return;
        const ValueId x = args(split)[0], a = from_.instructions[split].outs[0], b = from_.instructions[split].outs[1];
        if (!is_plain(x) || !is_plain(a) || !is_last_dim(args(split)[2], *tensor(x)) ||
            tensor(a)->upper != (tensor(b) ? tensor(b)->upper : std::vector<std::int64_t>()) ||
            tensor(x)->upper != tensor(out)->upper)
            return;
        const ValueId cosine = times(products[0], a), sine = times(products[1], b);
        if (cosine == no_value || sine == no_value) return;
        const auto is = [&](std::size_t k, ValueId first, ValueId second) {
            return times(products[k], first) == second;
        };
        if (!(is(2, b, cosine) && is(3, a, sine)) && !(is(3, b, cosine) && is(2, a, sine))) return;
        const std::int64_t half = tensor(a)->upper.back();
        if (!repeats_over(cosine, *tensor(x), half) || !repeats_over(sine, *tensor(x), half) ||
            tensor(cosine)->upper != tensor(sine)->upper)
            return;
        std::vector<InstructionIndex> members{split, low, high, joined};
        members.insert(members.end(), products, products + 4);
        for (const ValueId inner :
             {a, b, parts->items[0], parts->items[1], args(low)[0], args(low)[1], args(high)[0], args(high)[1]}) {
            if (!stays_among(inner, members)) return;
        }
        if (!can_wait({x, cosine, sine}, members)) return;
        emit(members, "arenascope::turned_halves.out", {x, cosine, sine}, {out});
    }

    /// softmax(x * factor + mask) over the last dimension.
    void masked_softmax(InstructionIndex softmax) {
        const auto& s = args(softmax);
        if (s.size() < 4 || !is_plain(s[0]) || !is_plain(s[3]) || !is_last_dim(s[1], *tensor(s[0]))) return;
        ValueId x = s[0], mask = no_value;
        const ValueId out = s[3];
        std::vector<InstructionIndex> members{softmax};
        if (const auto sum = made_by(x, "aten::add.out", 4); sum.valid() && number(args(sum)[2]) == 1.0) {
            for (const std::size_t k : {std::size_t{0}, std::size_t{1}}) {
                const ValueId scores = args(sum)[k], other = args(sum)[1 - k];
                if (mask != no_value || !is_plain(scores) || tensor(scores)->upper != tensor(out)->upper ||
                    !repeats_over(other, *tensor(out), tensor(out)->upper.back()) || !stays_among(x, members))
                    continue;
                mask = other;
                x = scores;
                members.push_back(sum);
            }
        }
        double factor = 1;
        for (const std::string_view scale : {"aten::div.out", "aten::mul.out"}) {
            const auto scaled = made_by(x, scale, 3);
            if (!scaled.valid() || !stays_among(x, members)) continue;
            const auto by = single(args(scaled)[1]);
            if (!by || !is_plain(args(scaled)[0]) || tensor(args(scaled)[0])->upper != tensor(out)->upper) continue;
            factor = scale == "aten::div.out" ? 1 / static_cast<double>(*by) : static_cast<double>(*by);
            x = args(scaled)[0];
            members.push_back(scaled);
            break;
        }
        if (members.size() == 1 || !can_wait({x, mask == no_value ? x : mask}, members)) return;
        emit(members, "arenascope::masked_softmax.out", {x, add(factor), mask == no_value ? add(Null{}) : mask}, {out});
    }

    /// x * sigmoid(x), times y where that is next.
    void gated(InstructionIndex sigmoid) {
        const auto& s = args(sigmoid);
        if (s.size() < 2 || !is_plain(s[0]) || !is_plain(s[1])) return;
        const auto next = [&](ValueId id) {
            const auto reader = uses_.only_reader(id);
            const bool fits = reader.valid() && !gone_[reader] && op(reader) == "aten::mul.out" &&
                args(reader).size() >= 3 && is_plain(args(reader)[2]) &&
                tensor(args(reader)[2])->upper == tensor(id)->upper;
            return fits ? reader : InstructionIndex();
        };
        const ValueId x = s[0];
        const auto product = next(s[1]);
        if (!product.valid() || times(product, s[1]) != x) return;
        std::vector<InstructionIndex> members{sigmoid, product};
        ValueId out = args(product)[2], y = no_value;
        if (const auto second = next(out); second.valid()) {
            const ValueId other = times(second, out);
            if (is_plain(other) && tensor(other)->upper == tensor(out)->upper) {
                y = other;
                members.push_back(second);
                out = args(second)[2];
            }
        }
        if (!can_wait({x}, members)) return;  // y must be unchanged at the end of the chain
        emit(members, "arenascope::gated.out", {x, y == no_value ? add(Null{}) : y}, {out});
    }

    /// A sum directly followed by the norm of its rows.
    void sum_norm(InstructionIndex norm) {
        const auto& n = args(norm);
        if (n.size() < 4) return;
        const auto sum = made_by(root(n[0]), "aten::add.out", 4);
        if (!sum.valid() || sum + 1 != norm || number(args(sum)[2]) != 1.0) return;
        const ValueId x = args(sum)[0], y = args(sum)[1], total = args(sum)[3];
        if (!is_plain(x) || !is_plain(y) || !is_plain(n[0]) || !is_plain(n[3]) || !is_plain(total) ||
            tensor(x)->upper != tensor(total)->upper || tensor(y)->upper != tensor(total)->upper ||
            tensor(n[0])->upper != tensor(total)->upper || tensor(n[3])->upper != tensor(total)->upper)
            return;
        emit({sum, norm}, "arenascope::sum_rms_norm.out", {x, y, n[1], n[2]}, {total, n[3]});
    }

    /// The only reader of `id`, if it is one of these.
    [[nodiscard]] InstructionIndex reader(ValueId id, std::initializer_list<std::string_view> ops) const {
        const auto at = id.valid() ? uses_.only_reader(id) : InstructionIndex();
        const bool fits = at.valid() && !gone_[at] && from_.instructions[at].outs.size() == 1 &&
            is_plain(first_out(at)) && std::find(ops.begin(), ops.end(), op(at)) != ops.end();
        return fits ? at : InstructionIndex();
    }
    /// Over the last dimension, which stays.
    [[nodiscard]] bool averages_rows(InstructionIndex mean, ValueId of) const {
        const auto& a = args(mean);
        const auto* dims = a.size() < 5 ? nullptr : std::get_if<IntList>(&from_.values[a[1]].data);
        return dims && a[0] == of && dims->items.size() == 1 && number(a[2]) == 1.0 && is_plain(of) &&
            is_last_dim(dims->items[0], *tensor(of));
    }
    /// Squares of `id`: a power of 2, or a product with itself.
    [[nodiscard]] bool squares(InstructionIndex at, ValueId id) const {
        const auto& a = args(at);
        if (a.size() < 3 || a[0] != id) return false;
        if (op(at) == "aten::mul.out") return a[1] == id;
        if (op(at) == "aten::pow.Tensor_Scalar_out") return number(a[1]) == 2.0;
        return op(at) == "aten::pow.Tensor_Tensor_out" && single(a[1]) == 2.0f;
    }
    /// A constant for each element of a row, which `at` adds or multiplies by; or none.
    [[nodiscard]] ValueId of_rows(InstructionIndex at, ValueId id) const {
        if (!at.valid() || args(at).size() < 3) return no_value;
        const auto& a = args(at);
        if (op(at) == "aten::add.out" && number(a[2]) != 1.0) return no_value;
        const ValueId other = a[0] == id ? a[1] : a[1] == id ? a[0] : no_value;
        const Tensor* t = tensor(other);
        const bool fits = t && t->is_constant && is_plain(other) && t->upper.size() == 1 &&
            t->upper[0] == tensor(id)->upper.back() && tensor(first_out(at))->upper == tensor(id)->upper;
        return fits ? other : no_value;
    }

    /// (x - mean) / sqrt(mean of its squares + eps), times a weight, plus a bias, row by row.
    void layer_norm(InstructionIndex centring) {
        const auto& c = args(centring);
        if (c.size() < 4 || number(c[2]) != 1.0) return;
        const ValueId x = c[0], centred = c[3];
        const auto mean = made_by(c[1], "aten::mean.out", 5);
        if (!mean.valid() || !averages_rows(mean, x) || !is_plain(centred) ||
            tensor(centred)->upper != tensor(x)->upper)
            return;
        std::vector<InstructionIndex> members{mean, centring};
        ValueId squared = no_value;
        for (const InstructionIndex at : uses_.readers(centred)) {
            if (gone_[at] || !squares(at, centred)) continue;
            members.push_back(at);
            squared = first_out(at);
        }
        const auto variance = reader(squared, {"aten::mean.out"});
        if (!variance.valid() || !averages_rows(variance, squared)) return;
        const auto sum = reader(first_out(variance), {"aten::add.out"});
        if (!sum.valid() || number(args(sum)[2]) != 1.0) return;
        const auto eps = single(args(sum)[args(sum)[0] == first_out(variance) ? 1 : 0]);
        const auto root = reader(first_out(sum), {"aten::sqrt.out", "aten::rsqrt.out"});
        if (!eps || !root.valid()) return;
        const bool divides = op(root) == "aten::sqrt.out";
        const auto scaled = reader(first_out(root), {divides ? "aten::div.out" : "aten::mul.out"});
        if (!scaled.valid() || times(scaled, centred) != first_out(root) || (divides && args(scaled)[0] != centred))
            return;
        members.insert(members.end(), {variance, sum, root, scaled});
        ValueId out = first_out(scaled), weight = no_value, bias = no_value;
        if (tensor(out)->upper != tensor(x)->upper) return;
        if (const auto at = reader(out, {"aten::mul.out"}); (weight = of_rows(at, out)) != no_value) {
            members.push_back(at);
            out = first_out(at);
        }
        if (const auto at = reader(out, {"aten::add.out"}); (bias = of_rows(at, out)) != no_value) {
            members.push_back(at);
            out = first_out(at);
        }
        for (const InstructionIndex member : members) {
            if (first_out(member) != out && !stays_among(first_out(member), members)) return;
        }
        if (!can_wait({x}, members)) return;
        const auto optional = [&](ValueId id) { return id == no_value ? add(Null{}) : id; };
        emit(members, "arenascope::layer_norm.out",
             {x, optional(weight), optional(bias), add(static_cast<double>(*eps))}, {out});
    }

    Table<InstructionIndex, bool> gone_;  ///< of from_: already part of a chain
};

}  // namespace

void fuse_chains(Method& method, Table<InstructionIndex, bool>& removed) { Chains(method, removed).run(); }

}  // namespace arenascope::best

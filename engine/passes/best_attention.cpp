#include "engine/passes/best_attention.h"

#include <algorithm>
#include <optional>

#include "engine/ops/effects.h"

namespace arenascope::best {

namespace {

using Sizes = std::vector<std::int64_t>;

/// A tensor seen as [batch, heads, rows, columns]; `order`: of its dimensions in memory.
struct Seen {
    ValueId root = no_value;
    Sizes sizes;
    std::vector<std::uint8_t> order;
    InstructionIndex turned{};  ///< the transposition that is no longer needed; or none
};

class Attention {
public:
    Attention(Method& method, Table<InstructionIndex, bool>& removed)
        : method_(method),
          removed_(removed),
          from_(living(method, removed)),
          uses_(from_),
          places_(living_places(removed)) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            const std::string& op = from_.instructions[at].op;
            if (op == "arenascope::masked_softmax.out" || op == "aten::_softmax.out") match(at);
        }
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? from_.values[id].tensor() : nullptr; }
    [[nodiscard]] const std::vector<ValueId>& args(InstructionIndex at) const { return from_.instructions[at].args; }
    [[nodiscard]] ValueId root(ValueId id) const {
        const Tensor* t = tensor(id);
        return t && t->alias_of != no_value ? t->alias_of : id;
    }
    [[nodiscard]] std::optional<std::int64_t> integer(ValueId id) const {
        const auto* whole = id.valid() ? std::get_if<std::int64_t>(&from_.values[id].data) : nullptr;
        return whole ? std::optional(*whole) : std::nullopt;
    }
    /// Floats row by row, of sizes that never change and that fill its bytes.
    [[nodiscard]] bool is_plain(ValueId id) const {
        const Tensor* t = tensor(id);
        if (!t || t->dtype != DType::f32 || t->dynamism != Dynamism::fixed || t->upper.empty()) return false;
        for (std::size_t i = 0; i < t->dim_order.size(); ++i) {
            if (t->dim_order[i] != i) return false;
        }
        return t->bytes() == tensor(root(id))->bytes();
    }
    [[nodiscard]] bool is_seen_outside(ValueId id) const {
        const auto has = [&](const std::vector<ValueId>& ids) {
            return std::any_of(ids.begin(), ids.end(), [&](ValueId each) { return root(each) == root(id); });
        };
        const Tensor* t = tensor(root(id));
        return has(from_.inputs) || has(from_.outputs) || t->is_state || t->is_constant;
    }
    /// The product of matrices with these sizes: [batch, rows, columns].
    [[nodiscard]] bool is_product(InstructionIndex at) const {
        if (!at.valid() || from_.instructions[at].op != "aten::bmm.out" || args(at).size() < 3) return false;
        return std::all_of(args(at).begin(), args(at).begin() + 3,
                           [&](ValueId id) { return is_plain(id) && tensor(id)->upper.size() == 3; });
    }
    /// The only reader of these bytes, or none.
    [[nodiscard]] InstructionIndex only_reader(ValueId id) const {
        const auto& readers = uses_.readers(root(id));
        return readers.size() == 1 && !is_seen_outside(id) ? readers.front() : InstructionIndex();
    }
    /// The dimensions of a transposition of four dimensions.
    [[nodiscard]] std::optional<Sizes> permutation(InstructionIndex at) const {
        if (!at.valid() || from_.instructions[at].op != "aten::permute_copy.out" || args(at).size() < 3 ||
            !is_plain(args(at)[0]) || !is_plain(from_.instructions[at].outs[0]))
            return std::nullopt;
        const auto* list = std::get_if<IntList>(&from_.values[args(at)[1]].data);
        if (!list || list->items.size() != 4) return std::nullopt;
        Sizes dims;
        for (const ValueId item : list->items) {
            const auto dim = integer(item);
            if (!dim) return std::nullopt;
            dims.push_back(*dim < 0 ? *dim + 4 : *dim);
        }
        return dims;
    }

    /// An operand [n, rows, columns] of a product, read from before its transposition where that is possible.
    /// `is_turned`: the operand is [n, columns, rows].
    [[nodiscard]] Seen seen(ValueId id, bool is_turned) const {
        const Sizes& own = tensor(id)->upper;
        const InstructionIndex at = uses_.producer(root(id));
        if (const auto dims = permutation(at)) {
            const Sizes& to = tensor(from_.instructions[at].outs[0])->upper;
            const bool fits = to[0] * to[1] == own[0] && to[2] == own[1] && to[3] == own[2];
            const ValueId source = args(at)[0];
            if (fits && *dims == (is_turned ? Sizes{0, 2, 3, 1} : Sizes{0, 2, 1, 3}))
                return {root(source), {to[0], to[1], to[is_turned ? 3 : 2], to[is_turned ? 2 : 3]}, {0, 2, 1, 3}, at};
            if (fits && is_turned && *dims == Sizes{0, 1, 3, 2})
                return {root(source), {to[0], to[1], to[3], to[2]}, {0, 1, 2, 3}, at};
        }
        if (is_turned) return {root(id), {1, own[0], own[2], own[1]}, {0, 1, 3, 2}, {}};
        return {root(id), {1, own[0], own[1], own[2]}, {0, 1, 2, 3}, {}};
    }
    /// The same bytes with batch and heads told apart, where `like` does.
    static bool split(Seen& one, const Seen& like) {
        if (one.sizes[0] == like.sizes[0] && one.sizes[1] == like.sizes[1]) return true;
        const bool is_joined = one.sizes[0] == 1 && one.sizes[1] == like.sizes[0] * like.sizes[1];
        if (!is_joined || one.order[1] != 1) return false;
        one.sizes[0] = like.sizes[0];
        one.sizes[1] = like.sizes[1];
        return true;
    }

    void match(InstructionIndex softmax) {
        const bool is_masked = from_.instructions[softmax].op == "arenascope::masked_softmax.out";
        const auto& s = args(softmax);
        if (s.size() < 4 || !is_plain(s[0]) || !is_plain(from_.instructions[softmax].outs[0])) return;
        const ValueId scores = s[0], weights = from_.instructions[softmax].outs[0];
        const auto dim = is_masked ? std::optional<std::int64_t>(-1) : integer(s[1]);
        const auto rank = static_cast<std::int64_t>(tensor(scores)->upper.size());
        const InstructionIndex first = uses_.producer(root(scores)), second = only_reader(weights);
        if ((dim != -1 && dim != rank - 1) || !is_product(first) || !is_product(second) ||
            only_reader(scores) != softmax || root(args(second)[0]) != root(weights) ||
            root(args(second)[1]) == root(weights))
            return;
        const Sizes &a = tensor(args(first)[0])->upper, &b = tensor(args(first)[1])->upper,
                    &v = tensor(args(second)[1])->upper, &p = tensor(args(second)[0])->upper;
        if (tensor(scores)->upper.back() != b[2] || p != Sizes{a[0], a[1], b[2]} || v[1] != b[2]) return;
        ValueId mask = no_value;
        if (is_masked && tensor(s[2])) {
            mask = s[2];
            if (!is_plain(mask)) return;
        }
        Seen query = seen(args(first)[0], false), key = seen(args(first)[1], true),
             value = seen(args(second)[1], false);
        for (const Seen* like : {&query, &key, &value}) {
            const Seen model = *like;
            if (model.sizes[0] == 1) continue;
            if (!split(query, model) || !split(key, model) || !split(value, model)) return;
        }
        if (!split(query, key) || !split(key, query) || !split(value, query)) return;
        std::vector<InstructionIndex> members{first, softmax, second};
        const InstructionIndex behind = result(args(second)[2], query);
        if (behind.valid()) members.push_back(behind);
        emit(members, query, key, value, mask, is_masked ? s[1] : no_value, behind);
    }

    /// The transposition of the result that brings rows before heads; or none.
    [[nodiscard]] InstructionIndex result(ValueId made, const Seen& query) const {
        const InstructionIndex reader = only_reader(made);
        const auto dims = permutation(reader);
        if (!dims || *dims != Sizes{0, 2, 1, 3}) return {};
        const Sizes& given = tensor(args(reader)[0])->upper;
        const ValueId out = from_.instructions[reader].outs[0];
        const bool fits = given[0] == query.sizes[0] && given[1] == query.sizes[1] && root(out) == out;
        return fits ? reader : InstructionIndex();
    }

    /// What the first member reads is the same when the last one runs.
    [[nodiscard]] bool can_wait(const std::vector<ValueId>& reads, InstructionIndex first,
                                InstructionIndex last) const {
        for (const InstructionIndex at : IndexRange(first, last)) {
            const Instruction& between = from_.instructions[at];
            const auto writes = [&](ValueId id) {
                return std::find(reads.begin(), reads.end(), root(id)) != reads.end();
            };
            if (std::any_of(between.outs.begin(), between.outs.end(), writes)) return false;
            for (const std::size_t arg : ops::effects(between.op).updates()) {
                if (arg < between.args.size() && writes(between.args[arg])) return false;
            }
        }
        return true;
    }

    void emit(const std::vector<InstructionIndex>& members, const Seen& query, const Seen& key, const Seen& value,
              ValueId mask, ValueId factor, InstructionIndex behind) {
        const auto [first, last] = std::minmax_element(members.begin(), members.end());
        InstructionIndex earliest = *first;
        std::vector<ValueId> reads;
        for (const Seen* each : {&query, &key, &value}) {
            if (each->turned.valid()) earliest = std::min(earliest, each->turned);
            reads.push_back(each->root);
        }
        // Operands are made between the members, too: only what an earlier reader sees may not change.
        std::vector<ValueId> early;
        for (const ValueId read : reads) {
            const auto made = uses_.producer(read);
            if (!made.valid() || made < earliest) early.push_back(read);
            else if (!can_wait({read}, made + 1, *last)) return;
        }
        if (!can_wait(early, earliest, *last)) return;
        const auto add = [&](decltype(Value::data) data) {
            method_.values.push_back({"", std::move(data)});
            return method_.values.last();
        };
        const auto view = [&](const Seen& each) {
            Tensor made;
            made.dtype = DType::f32;
            made.upper = each.sizes;
            made.sizes.assign(each.sizes.begin(), each.sizes.end());
            made.dim_order = each.order;
            made.alias_of = each.root;
            made.role = Role::alias;
            return add(std::move(made));
        };
        for (const InstructionIndex member : members) removed_[places_[member]] = true;
        removed_[places_[*last]] = false;
        for (const Seen* each : {&query, &key, &value}) {
            if (!each->turned.valid()) continue;
            const ValueId turned = from_.instructions[each->turned].outs[0];
            const auto& readers = uses_.readers(root(turned));
            const bool is_free = !is_seen_outside(turned) && std::all_of(readers.begin(), readers.end(), [&](auto at) {
                return std::find(members.begin(), members.end(), at) != members.end();
            });
            if (is_free) removed_[places_[each->turned]] = true;
        }
        const ValueId out = from_.instructions[*last].outs[0];
        Instruction& made = method_.instructions[places_[*last]];
        made.op = "arenascope::attention.out";
        made.args = {view(query),
                     view(key),
                     view(value),
                     mask == no_value ? add(Null{}) : mask,
                     factor == no_value ? add(1.0) : factor,
                     add(behind.valid()),
                     out,
                     out};
        made.outs = {out};
    }

    Method& method_;
    Table<InstructionIndex, bool>& removed_;
    const Method from_;
    Uses uses_;
    Table<InstructionIndex, InstructionIndex> places_;  ///< of from_'s instructions in method_
};

}  // namespace

void fuse_attention(Method& method, Table<InstructionIndex, bool>& removed) { Attention(method, removed).run(); }

}  // namespace arenascope::best

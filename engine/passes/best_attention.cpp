#include "engine/passes/best_attention.h"

#include <algorithm>
#include <optional>

#include "engine/passes/best_fusion.h"
#include "engine/passes/best_safe_softmax.h"

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

class Attention : private Fusion {
public:
    Attention(Method& method, Table<InstructionIndex, bool>& removed) : Fusion(method, removed) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (op(at) == "arenascope::masked_softmax.out" || op(at) == "aten::_softmax.out" || is_safe(at)) match(at);
        }
    }

private:
    [[nodiscard]] bool is_safe(InstructionIndex at) const { return op(at) == "arenascope::safe_softmax.out"; }
    /// Plain, and all of its bytes.
    [[nodiscard]] bool is_whole(ValueId id) const {
        return is_plain(id) && tensor(id)->bytes() == tensor(root(id))->bytes();
    }
    /// The product of matrices with these sizes: [batch, rows, columns].
    [[nodiscard]] bool is_product(InstructionIndex at) const {
        if (!at.valid() || op(at) != "aten::bmm.out" || args(at).size() < 3) return false;
        return std::all_of(args(at).begin(), args(at).begin() + 3,
                           [&](ValueId id) { return is_whole(id) && tensor(id)->upper.size() == 3; });
    }
    /// The only reader of these bytes, or none.
    [[nodiscard]] InstructionIndex only_reader(ValueId id) const {
        const auto& readers = uses_.readers(root(id));
        return readers.size() == 1 && !is_given(id) ? readers.front() : InstructionIndex();
    }
    /// The dimensions of a transposition of four dimensions.
    [[nodiscard]] std::optional<Sizes> permutation(InstructionIndex at) const {
        if (!at.valid() || op(at) != "aten::permute_copy.out" || args(at).size() < 3 || !is_whole(args(at)[0]) ||
            !is_whole(first_out(at)))
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
            const Sizes& to = tensor(first_out(at))->upper;
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
        const bool is_masked = op(softmax) == "arenascope::masked_softmax.out";
        const auto& s = args(softmax);
        if (s.size() < 3 || !is_whole(s[0]) || !is_whole(first_out(softmax))) return;
        const ValueId scores = s[0], weights = first_out(softmax);
        const auto dim = is_masked || is_safe(softmax) ? std::optional<std::int64_t>(-1) : integer(s[1]);
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
            if (!is_whole(mask)) return;
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
        emit(members, query, key, value, mask, is_masked ? s[1] : no_value, behind, is_safe(softmax));
    }

    /// The transposition of the result that brings rows before heads; or none.
    [[nodiscard]] InstructionIndex result(ValueId made, const Seen& query) const {
        const InstructionIndex reader = only_reader(made);
        const auto dims = permutation(reader);
        if (!dims || *dims != Sizes{0, 2, 1, 3}) return {};
        const Sizes& given = tensor(args(reader)[0])->upper;
        const bool fits =
            given[0] == query.sizes[0] && given[1] == query.sizes[1] && root(first_out(reader)) == first_out(reader);
        return fits ? reader : InstructionIndex();
    }

    void emit(const std::vector<InstructionIndex>& members, const Seen& query, const Seen& key, const Seen& value,
              ValueId mask, ValueId factor, InstructionIndex behind, bool is_safe) {
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
            else if (is_written({read}, made + 1, *last)) return;
        }
        if (is_written(early, earliest, *last)) return;
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
        for (const InstructionIndex member : members) remove(member);
        for (const Seen* each : {&query, &key, &value}) {
            if (!each->turned.valid()) continue;
            const ValueId turned = first_out(each->turned);
            const auto& readers = uses_.readers(root(turned));
            const bool is_free = !is_given(turned) && std::all_of(readers.begin(), readers.end(), [&](auto at) {
                return std::find(members.begin(), members.end(), at) != members.end();
            });
            if (is_free) remove(each->turned);
        }
        Instruction& made = instead_of(*last);
        made.op = "arenascope::attention.out";
        made.args = {view(query),
                     view(key),
                     view(value),
                     mask == no_value ? add(Null{}) : mask,
                     factor == no_value ? add(1.0) : factor,
                     add(behind.valid()),
                     add(is_safe),
                     first_out(*last),
                     first_out(*last)};
        made.outs = {first_out(*last)};
    }
};

}  // namespace

void fuse_attention(Method& method, Table<InstructionIndex, bool>& removed) {
    fuse_safe_softmax(method, removed);  // a part of it in PyTorch's exports
    Attention(method, removed).run();
}

}  // namespace arenascope::best

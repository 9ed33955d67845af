#include "engine/passes/best_safe_softmax.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/passes/best_constants.h"
#include "engine/passes/best_fusion.h"

namespace arenascope::best {

namespace {

constexpr std::string_view not_op = "aten::logical_not.out", cast_op = "dim_order_ops::_to_dim_order_copy.out";

class SafeSoftmax : private Fusion {
public:
    SafeSoftmax(Method& method, Table<InstructionIndex, bool>& removed) : Fusion(method, removed) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (op(at) == "aten::where.self_out" && args(at).size() >= 4) match(at);
        }
    }

private:
    [[nodiscard]] bool is_last(ValueId dim, ValueId of) const {
        const auto rank = static_cast<std::int64_t>(tensor(of)->upper.size());
        const auto* list = dim.valid() ? std::get_if<IntList>(&from_.values[dim].data) : nullptr;
        if (list && list->items.size() != 1) return false;
        const auto at = integer(list ? list->items.front() : dim);
        return at == -1 || at == rank - 1;
    }
    /// The `not` whose rows are asked whether any of it holds, and what asks, from the last to the first.
    [[nodiscard]] InstructionIndex asked(InstructionIndex reader, ValueId id, ValueId rows,
                                         std::vector<InstructionIndex>& members) const {
        if (const auto any = made_for(reader, id, "aten::any.out"); any.valid()) {
            const auto& a = args(any);
            if (a.size() < 4 || !is_last(a[1], rows) || number(a[2]) != 1.0) return {};
            members.push_back(any);
            return made_for(any, a[0], not_op);
        }
        const auto back = made_for(reader, id, cast_op);
        const auto most = back.valid() ? made_for(back, args(back)[0], "aten::amax.out") : InstructionIndex();
        if (!most.valid() || args(most).size() < 4 || !is_last(args(most)[1], rows) || number(args(most)[2]) != 1.0)
            return {};
        const auto cast = made_for(most, args(most)[0], cast_op);
        if (!cast.valid() || !is_number(args(most)[0])) return {};
        members.insert(members.end(), {back, most, cast});
        return made_for(cast, args(cast)[0], not_op);
    }
    [[nodiscard]] bool is_number(ValueId id) const {
        const DType dtype = tensor(id)->dtype;
        return dtype == DType::f32 || dtype == DType::i32 || dtype == DType::i64 || dtype == DType::u8;
    }
    [[nodiscard]] bool is_minus_infinity(ValueId id) const {
        if (const auto one = number(id)) return std::isinf(*one) && *one < 0;
        const auto floats = floats_of(from_, id);
        return floats && floats->size() == 1 && std::isinf(floats->front()) && floats->front() < 0;
    }
    [[nodiscard]] bool is_zero(ValueId id, ValueId like) const {
        const auto floats = floats_of(from_, id);
        return floats && (floats->size() == 1 || tensor(id)->upper == tensor(like)->upper) &&
            std::all_of(floats->begin(), floats->end(), [](float each) { return each == 0; });
    }

    void match(InstructionIndex where) {
        const ValueId condition = args(where)[0], zeros = args(where)[1], weights = args(where)[2],
                      out = first_out(where);
        const auto softmax = weights.valid() ? uses_.producer(weights) : InstructionIndex();
        if (!softmax.valid() || op(softmax) != "aten::_softmax.out" || args(softmax).size() < 4 || !is_plain(weights) ||
            !uses_.is_inner(weights) || !is_plain(out) || tensor(out)->upper != tensor(weights)->upper)
            return;
        const ValueId scores = args(softmax)[0];
        if (!is_plain(scores) || !is_last(args(softmax)[1], scores)) return;
        std::vector<InstructionIndex> members{softmax};
        const auto none = made_for(where, condition, not_op);
        if (!none.valid()) return;
        members.push_back(none);
        const auto differs = asked(none, args(none)[0], scores, members);
        if (!differs.valid()) return;
        members.push_back(differs);
        const ValueId equal = args(differs)[0];
        auto compared = made_for(differs, equal, "aten::eq.Scalar_out");
        if (!compared.valid()) compared = made_for(differs, equal, "aten::eq.Tensor_out");
        if (!compared.valid() || args(compared).size() < 3 || args(compared)[0] != scores ||
            !is_minus_infinity(args(compared)[1]) || tensor(equal)->upper != tensor(scores)->upper)
            return;
        members.push_back(compared);
        if (!takes_zeros(zeros, weights, where, members)) return;
        const InstructionIndex first = *std::min_element(members.begin(), members.end());
        if (is_written({scores}, first, where)) return;
        for (const InstructionIndex member : members) remove(member);
        Instruction& made = instead_of(where);
        made.op = "arenascope::safe_softmax.out";
        made.args = {scores, out, out};
        made.outs = {out};
    }
    /// What stands in rows without a score: constants, or made for this from the weights, which nobody else reads.
    [[nodiscard]] bool takes_zeros(ValueId zeros, ValueId weights, InstructionIndex where,
                                   std::vector<InstructionIndex>& members) const {
        const auto full = made_for(where, zeros, "aten::full_like.out");
        const bool is_made = full.valid() && args(full)[0] == weights && args(full).size() > 1 &&
            number(args(full)[1]) == 0.0 && is_plain(zeros);
        if (is_made) members.push_back(full);
        else if (!is_zero(zeros, weights)) return false;
        const auto& readers = uses_.readers(weights);
        return std::all_of(readers.begin(), readers.end(),
                           [&](InstructionIndex at) { return at == where || (is_made && at == full); });
    }
};

}  // namespace

void fuse_safe_softmax(Method& method, Table<InstructionIndex, bool>& removed) { SafeSoftmax(method, removed).run(); }

}  // namespace arenascope::best

#include "engine/passes/best_recurrent.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/passes/best_fusion.h"

namespace arenascope::best {

namespace {

/// One step: what it reads and makes, as roots, and the instructions that it consists of.
struct Step {
    std::vector<InstructionIndex> members;
    ValueId hidden = no_value, cell = no_value;     ///< before; cell: of an LSTM
    ValueId next = no_value, next_cell = no_value;  ///< after
    ValueId source = no_value;                      ///< the projected inputs of all steps
    ValueId weight = no_value, bias = no_value;
    std::int64_t at = 0;  ///< which of the source's rows this step takes
    std::int64_t gates = 1;
    bool is_relu = false;  ///< of an RNN
};

class Recurrent : private Fusion {
public:
    Recurrent(Method& method, Table<InstructionIndex, bool>& removed) : Fusion(method, removed) {}

    void run() {
        std::multimap<ValueId, Step> by_hidden;  // steps that begin with that state
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (op(at) != "arenascope::linear.out") continue;
            auto step = gru(at);
            if (!step) step = lstm(at);
            if (!step) step = rnn(at);
            if (step) by_hidden.emplace(step->hidden, std::move(*step));
        }
        for (const auto& [hidden, step] : by_hidden) {
            if (step.at != 0) continue;
            std::vector<const Step*> chain{&step};
            while (chain.size() <= by_hidden.size()) {
                const auto [begin, end] = by_hidden.equal_range(root(chain.back()->next));
                const auto next =
                    std::find_if(begin, end, [&](const auto& each) { return follows(*chain.back(), each.second); });
                if (next == end) break;
                chain.push_back(&next->second);
            }
            emit(chain);
        }
    }

private:
    [[nodiscard]] bool is(ValueId a, ValueId b) const { return a.valid() && b.valid() && root(a) == root(b); }
    /// The only instruction that reads these bytes, where it is that operator.
    [[nodiscard]] InstructionIndex only(ValueId id, std::string_view wanted) const {
        if (!id.valid()) return {};
        const auto& readers = uses_.readers(root(id));
        return readers.size() == 1 && op(readers[0]) == wanted && !is_given(id) ? readers[0] : InstructionIndex();
    }
    /// A reader of both, with that operator; sums and differences without a factor.
    [[nodiscard]] InstructionIndex with(ValueId a, ValueId b, std::string_view wanted, bool ordered = false) const {
        if (!a.valid() || !b.valid()) return {};
        for (const InstructionIndex at : uses_.readers(root(a))) {
            const auto& given = args(at);
            if (op(at) != wanted || given.size() < 3) continue;
            if (wanted != "aten::mul.out" && integer(given[2]) != 1) continue;
            if ((is(given[0], a) && is(given[1], b)) || (!ordered && is(given[0], b) && is(given[1], a))) return at;
        }
        return {};
    }

    /// Appends the instruction to the step; its result, or none.
    static constexpr auto no_step = no_value;
    ValueId take(Step& step, InstructionIndex at) const {
        if (!at.valid() || from_.instructions[at].outs.size() != 1 || !is_plain(first_out(at))) return no_step;
        step.members.push_back(at);
        return first_out(at);
    }
    /// The parts of `id`, which no other operator reads, along the last dimension.
    bool split(Step& step, ValueId id, std::size_t count, std::vector<ValueId>& parts) const {
        const InstructionIndex at = only(id, "aten::split_with_sizes_copy.out");
        if (!at.valid() || from_.instructions[at].outs.size() != count) return false;
        const auto dim = integer(args(at)[2]);
        const auto rank = static_cast<std::int64_t>(tensor(args(at)[0])->upper.size());
        if (dim != rank - 1 && dim != -1) return false;
        parts = from_.instructions[at].outs;
        for (const ValueId part : parts) {
            if (!is_plain(part) || tensor(part)->bytes() != tensor(step.hidden)->bytes()) return false;
        }
        step.members.push_back(at);
        return true;
    }
    /// `id` is one row of the first dimension of something.
    bool take_slice(Step& step, ValueId id) const {
        const InstructionIndex at = uses_.producer(root(id));
        if (!at.valid() || op(at) != "aten::slice_copy.Tensor_out" || args(at).size() < 6 ||
            integer(args(at)[1]) != 0 || integer(args(at)[4]) != 1 || !is_plain(args(at)[0]))
            return false;
        const auto first = integer(args(at)[2]), end = integer(args(at)[3]);
        if (!first || !end || *end != *first + 1 || *first < 0 || *first >= tensor(args(at)[0])->upper[0]) return false;
        step.at = *first;
        step.source = args(at)[0];
        step.members.push_back(at);
        return true;
    }
    /// The product of the state, which the step begins with.
    std::optional<Step> begin(InstructionIndex product, std::int64_t gates) const {
        const auto& given = args(product);
        if (given.size() < 5 || !is_none(given[3])) return std::nullopt;
        Step step;
        step.gates = gates;
        step.hidden = root(given[0]);
        step.weight = given[1];
        step.bias = is_none(given[2]) ? no_value : given[2];
        const Tensor *weight = tensor(step.weight), *hidden = tensor(given[0]), *made = tensor(first_out(product));
        if (!weight || !hidden || !made || !is_plain(given[0]) || hidden->bytes() != tensor(step.hidden)->bytes() ||
            weight->upper.size() != 2 || weight->upper[0] != gates * weight->upper[1] || !weight->is_constant)
            return std::nullopt;
        step.members.push_back(product);
        return step;
    }

    std::optional<Step> gru(InstructionIndex product) const {
        auto begun = begin(product, 3);
        if (!begun) return std::nullopt;
        Step& step = *begun;
        std::vector<ValueId> h, i;
        if (!split(step, first_out(product), 3, h)) return std::nullopt;
        const auto reset_sum = only(h[0], "aten::add.out");
        if (!reset_sum.valid()) return std::nullopt;
        const ValueId other = is(args(reset_sum)[0], h[0]) ? args(reset_sum)[1] : args(reset_sum)[0];
        const InstructionIndex parted = uses_.producer(other);
        if (!parted.valid() || op(parted) != "aten::split_with_sizes_copy.out" || !take_slice(step, args(parted)[0]) ||
            !split(step, args(parted)[0], 3, i))
            return std::nullopt;
        const ValueId reset = take(step, only(take(step, with(h[0], i[0], "aten::add.out")), "aten::sigmoid.out"));
        const ValueId kept = take(step, only(take(step, with(h[1], i[1], "aten::add.out")), "aten::sigmoid.out"));
        if (!reset.valid() || !kept.valid()) return std::nullopt;
        const ValueId candidate = take(step, with(h[2], reset, "aten::mul.out"));
        if (!candidate.valid()) return std::nullopt;
        const ValueId sum = take(step, with(i[2], candidate, "aten::add.out"));
        const ValueId fresh = sum.valid() ? take(step, only(sum, "aten::tanh.out")) : no_step;
        if (!fresh.valid()) return std::nullopt;
        const ValueId gap = take(step, with(step.hidden, fresh, "aten::sub.out", true));
        const ValueId moved = gap.valid() ? take(step, with(gap, kept, "aten::mul.out")) : no_step;
        step.next = moved.valid() ? take(step, with(moved, fresh, "aten::add.out")) : no_step;
        return step.next.valid() && is_closed(step) ? begun : std::nullopt;
    }

    std::optional<Step> lstm(InstructionIndex product) const {
        auto begun = begin(product, 4);
        if (!begun) return std::nullopt;
        Step& step = *begun;
        const ValueId recurrent = first_out(product);
        const auto sum = only(recurrent, "aten::add.out");
        if (!sum.valid()) return std::nullopt;
        const ValueId other = is(args(sum)[0], recurrent) ? args(sum)[1] : args(sum)[0];
        std::vector<ValueId> g;
        if (!take_slice(step, other) || with(recurrent, other, "aten::add.out") != sum || !take(step, sum).valid() ||
            !split(step, first_out(sum), 4, g))
            return std::nullopt;
        const ValueId in = take(step, only(g[0], "aten::sigmoid.out")),
                      forget = take(step, only(g[1], "aten::sigmoid.out")),
                      update = take(step, only(g[2], "aten::tanh.out")),
                      shown = take(step, only(g[3], "aten::sigmoid.out"));
        if (!in.valid() || !forget.valid() || !update.valid() || !shown.valid()) return std::nullopt;
        const auto keeps = only(forget, "aten::mul.out");
        const ValueId kept = take(step, keeps), added = take(step, with(in, update, "aten::mul.out"));
        if (!kept.valid() || !added.valid()) return std::nullopt;
        step.cell = root(is(args(keeps)[0], forget) ? args(keeps)[1] : args(keeps)[0]);
        step.next_cell = take(step, with(kept, added, "aten::add.out"));
        if (!step.next_cell.valid()) return std::nullopt;
        for (const InstructionIndex reader : uses_.readers(root(step.next_cell))) {
            if (op(reader) != "aten::tanh.out" || step.next.valid()) continue;
            const ValueId bent = take(step, reader);
            if (bent.valid()) step.next = take(step, with(shown, bent, "aten::mul.out"));
        }
        return step.next.valid() && is_closed(step) ? begun : std::nullopt;
    }

    /// The sum of both products, through tanh or relu.
    std::optional<Step> rnn(InstructionIndex product) const {
        auto begun = begin(product, 1);
        if (!begun) return std::nullopt;
        Step& step = *begun;
        const ValueId recurrent = first_out(product);
        const auto sum = only(recurrent, "aten::add.out");
        if (!sum.valid()) return std::nullopt;
        const ValueId other = is(args(sum)[0], recurrent) ? args(sum)[1] : args(sum)[0];
        if (!take_slice(step, other) || with(recurrent, other, "aten::add.out") != sum || !take(step, sum).valid())
            return std::nullopt;
        const auto relu = only(first_out(sum), "aten::relu.out");
        step.is_relu = relu.valid();
        step.next = take(step, step.is_relu ? relu : only(first_out(sum), "aten::tanh.out"));
        return step.next.valid() && is_closed(step) ? begun : std::nullopt;
    }

    /// What the step makes on its way, nobody else reads, and all of it has the sizes of the state.
    [[nodiscard]] bool is_closed(const Step& step) const {
        const auto is_member = [&](InstructionIndex at) {
            return std::find(step.members.begin(), step.members.end(), at) != step.members.end();
        };
        const auto bytes = tensor(step.hidden)->bytes();
        if (tensor(root(step.next))->bytes() != bytes || (step.cell.valid() && tensor(step.cell)->bytes() != bytes))
            return false;
        for (const InstructionIndex member : step.members) {
            for (const ValueId made : from_.instructions[member].outs) {
                if (made == step.next || made == step.next_cell) continue;
                const auto& readers = uses_.readers(root(made));
                if (is_given(made) || !std::all_of(readers.begin(), readers.end(), is_member)) return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool follows(const Step& a, const Step& b) const {
        return b.at == a.at + 1 && b.source == a.source && b.weight == a.weight && b.bias == a.bias &&
            b.gates == a.gates && b.is_relu == a.is_relu && b.cell.valid() == a.cell.valid() &&
            (!a.cell.valid() || b.cell == root(a.next_cell));
    }

    /// No state that the first step reads changes before the last one.
    [[nodiscard]] bool can_wait(const Step& step, InstructionIndex first, InstructionIndex last) const {
        for (const ValueId read : {step.hidden, step.cell, step.source}) {
            if (read.valid() && tensor(root(read))->is_state && is_written({read}, first, last)) return false;
        }
        return true;
    }

    /// What turns the rows of `source` round for these members alone; or none.
    template <class IsMember>
    [[nodiscard]] InstructionIndex reversal(ValueId source, const IsMember& is_member) const {
        const InstructionIndex at = uses_.producer(source);
        if (!at.valid() || op(at) != "aten::flip.out" || args(at).size() < 3 || is_given(source)) return {};
        const auto* dims = std::get_if<IntList>(&from_.values[args(at)[1]].data);
        const Tensor *from = tensor(args(at)[0]), *root_of = tensor(root(args(at)[0]));
        if (!dims || dims->items.size() != 1 || integer(dims->items[0]) != 0 || !is_plain(args(at)[0]) ||
            root_of->is_state || from->bytes() != root_of->bytes())
            return {};
        const auto& readers = uses_.readers(source);
        return std::all_of(readers.begin(), readers.end(), is_member) ? at : InstructionIndex();
    }

    /// Everything from step 0 to the last row of the source, and the one instruction that joins the states.
    void emit(const std::vector<const Step*>& chain) {
        const Step &first = *chain.front(), &last = *chain.back();
        const Tensor* source = tensor(first.source);
        const auto count = static_cast<std::int64_t>(chain.size());
        const std::int64_t row_bytes = tensor(last.next)->bytes().value_or(0);
        if (source->upper[0] != count || source->bytes() != count * first.gates * row_bytes || row_bytes == 0) return;
        std::vector<InstructionIndex> members;
        for (const Step* step : chain) members.insert(members.end(), step->members.begin(), step->members.end());
        std::sort(members.begin(), members.end());
        const auto is_member = [&](InstructionIndex at) {
            return std::binary_search(members.begin(), members.end(), at);
        };
        InstructionIndex joined;
        for (const InstructionIndex reader : uses_.readers(root(first.next))) {
            if (op(reader) == "aten::cat.out" && !joined.valid()) joined = reader;
        }
        if (!joined.valid() || !is_plain(first_out(joined)) || integer(args(joined)[1]) != 0) return;
        const auto* parts = std::get_if<TensorList>(&from_.values[args(joined)[0]].data);
        if (!parts || parts->items.size() != chain.size()) return;
        bool forwards = true, backwards = true;
        for (std::size_t k = 0; k < chain.size(); ++k) {
            forwards = forwards && is(parts->items[k], chain[k]->next);
            backwards = backwards && is(parts->items[k], chain[chain.size() - 1 - k]->next);
        }
        if (!forwards && !backwards) return;
        // States in between are nobody else's; those before the first step are there before it, and stay.
        for (const Step* step : chain) {
            for (const ValueId made : {step->next, step->next_cell}) {
                if (!made.valid() || step == &last) continue;
                const auto& readers = uses_.readers(root(made));
                const bool ours = std::all_of(readers.begin(), readers.end(),
                                              [&](InstructionIndex at) { return at == joined || is_member(at); });
                if (!ours || is_given(made)) return;
            }
        }
        for (const ValueId made : {last.next, last.next_cell}) {
            if (!made.valid()) continue;
            if (tensor(made)->alias_of != no_value) return;
            for (const InstructionIndex reader : uses_.readers(made)) {  // who reads the end of it comes later
                if (!is_member(reader) && reader < joined) return;
            }
        }
        if (!can_wait(first, members.front(), joined)) return;
        ValueId given = first.source;
        const InstructionIndex flip = reversal(given, is_member);
        if (flip.valid()) given = args(flip)[0];
        for (const InstructionIndex member : members) remove(member);
        if (flip.valid()) remove(flip);
        Instruction& made = instead_of(joined);
        std::vector<ValueId> outs{first_out(joined), last.next};
        if (first.cell.valid()) outs.push_back(last.next_cell);
        made.op = first.gates == 4 ? "arenascope::lstm.out"
            : first.gates == 3     ? "arenascope::gru.out"
                                   : "arenascope::rnn.out";
        made.args = {given, first.weight, first.bias.valid() ? first.bias : add(Null{}), first.hidden};
        if (first.cell.valid()) made.args.push_back(first.cell);
        made.args.push_back(add(flip.valid()));
        made.args.push_back(add(!forwards));
        if (!first.cell.valid()) made.args.push_back(add(first.is_relu));  // of a GRU: it resets after the product
        for (int twice = 0; twice < 2; ++twice) made.args.insert(made.args.end(), outs.begin(), outs.end());
        made.outs = std::move(outs);
    }
};

}  // namespace

void fuse_recurrent(Method& method, Table<InstructionIndex, bool>& removed) { Recurrent(method, removed).run(); }

}  // namespace arenascope::best

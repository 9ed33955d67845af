#include "engine/formats/pte/pte_unroll.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "engine/base/bytes.h"
#include "engine/formats/pte/pte_decode.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;

constexpr std::string_view copy_op = "dim_order_ops::_clone_dim_order.out", slice_op = "aten::slice_copy.Tensor_out",
                           row_op = "executorch_prim::et_copy_index.tensor";
constexpr std::size_t slice_args = 7;
constexpr std::size_t idle_steps = 1'000, steps_per_call = 16;  // a file may count for ever
constexpr std::size_t most_calls = 20'000;                      // a loop of more stays one

/// Follows the instructions as the runtime does, while every number that decides about them is known.
class Unroller {
public:
    Unroller(Method& method, const Container& file)
        : method_(method),
          file_(file),
          known_(method.values.size()),
          written_(method.values.size(), false),
          made_(method.values.size(), false) {}

    Result<> run() {
        if (!has_loops()) return done;
        for (const ValueId id : known_.indices()) {
            if (const auto* number = std::get_if<std::int64_t>(&method_.values[id].data)) known_[id] = *number;
            if (const auto* flag = std::get_if<bool>(&method_.values[id].data)) known_[id] = *flag ? 1 : 0;
        }
        find_written();
        Table<ValueId, Value> values = method_.values;
        InstructionIndex at{0};
        for (std::size_t steps = 0; at < method_.instructions.next(); ++steps) {
            TRY(const bool is_known, step(at));
            const bool ends = steps < idle_steps + steps_per_call * code_.size() && code_.size() < most_calls;
            if (is_known && ends) continue;
            method_.values = std::move(values);  // not such a loop
            return done;
        }
        method_.instructions = std::move(code_);
        method_.is_rolled = true;
        return done;
    }

private:
    [[nodiscard]] bool has_loops() const {
        bool goes_back = false;
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            if (in.kind == Kind::delegate || in.kind == Kind::free) return false;
            if (in.kind == Kind::move && method_.values[in.args[0]].tensor()) return false;
            if (in.kind == Kind::jump_false && method_.values[in.args[0]].tensor()) return false;
            goes_back = goes_back || (in.kind == Kind::jump_false && in.jump_to <= at);
        }
        return goes_back;
    }

    /// Numbers that instructions set are unknown until they do: a run begins with what the one before it left.
    void find_written() {
        for (const ValueId id : method_.inputs) made_[id] = true;
        for (const Instruction& in : method_.instructions) {
            for (const ValueId out : in.outs) made_[out] = true;
            const bool sets =
                in.kind == Kind::move || (in.kind == Kind::kernel && in.op.starts_with("executorch_prim"));
            if (!sets || in.args.empty() || method_.values[in.args.back()].tensor()) continue;
            if (in.op == row_op) continue;
            written_[in.args.back()] = true;
            known_[in.args.back()].reset();
        }
    }

    /// One instruction; false if what it does is not known before the method runs.
    Result<bool> step(InstructionIndex& at) {
        const Instruction& in = method_.instructions[at];
        ++at;
        if (in.kind == Kind::move) {
            known_[in.args[1]] = known_[in.args[0]];
            return known_[in.args[1]].has_value();
        }
        if (in.kind == Kind::jump_false) {
            const auto condition = known_[in.args[0]];
            if (condition && *condition == 0) at = in.jump_to;
            return condition.has_value();
        }
        if (in.op == row_op) return row(in);
        if (in.op.starts_with("executorch_prim::")) return compute(in);
        return call(in);
    }

    bool compute(const Instruction& in) {
        if (in.args.size() != 3) return false;
        const auto a = known_[in.args[0]], b = known_[in.args[1]];
        if (!a || !b || !std::holds_alternative<std::int64_t>(method_.values[in.args[0]].data)) return false;
        std::optional<std::int64_t> out;
        if (in.op == "executorch_prim::add.Scalar") out = checked_add(*a, *b);
        if (in.op == "executorch_prim::mul.Scalar") out = checked_mul(*a, *b);
        if (in.op == "executorch_prim::eq.Scalar") out = *a == *b ? 1 : 0;
        known_[in.args[2]] = out;
        return out.has_value();
    }

    [[nodiscard]] const Tensor* placed(ValueId id) const {
        const Tensor* tensor = method_.values[id].tensor();
        const bool counts = tensor && tensor->loaded && tensor->dynamism == Dynamism::fixed &&
            tensor->bytes().value_or(0) > 0 && std::is_sorted(tensor->dim_order.begin(), tensor->dim_order.end());
        return counts ? tensor : nullptr;
    }

    /// A tensor like `like`, so many bytes behind `from`.
    Result<ValueId> behind(ValueId from, std::int64_t bytes, ValueId like) {
        const Tensor& base = *method_.values[from].tensor();
        const auto offset = checked_add(base.loaded->offset, bytes);
        const Allocation place{base.loaded->mem_id, offset.value_or(0)};
        const auto [at, is_new] = pieces_.try_emplace({place.mem_id, place.offset, like}, no_value);
        if (!is_new) return at->second;
        CHECKED(file_.memory.take(GraphBudget::tensor_bytes));
        Tensor piece = *method_.values[like].tensor();
        piece.loaded = place;
        return at->second = add({.name = {}, .data = std::move(piece)});
    }

    /// A row that is written behind the ones before it.
    Result<bool> row(const Instruction& in) {
        if (in.args.size() != 3) return false;
        const Tensor *rows = placed(in.args[0]), *from = placed(in.args[1]);
        const auto index = known_[in.args[2]];
        if (!rows || !from || !index || *index < 0) return false;
        const std::int64_t bytes = *from->bytes();
        const auto begin = checked_mul(*index, bytes);
        if (!begin || *begin > *rows->bytes() - bytes) return false;
        TRY(const ValueId to, behind(in.args[0], *begin, in.args[1]));
        return copy(in, in.args[1], to);
    }

    /// A slice whose rows the loop counts is a copy of the rows themselves.
    Result<bool> slice(const Instruction& in) {
        const Tensor *all = placed(in.args[0]), *out = placed(in.args[5]);
        const auto axis = known_[in.args[1]], begin = known_[in.args[2]], end = known_[in.args[3]];
        const bool is_plain = all && out && axis && *axis == 0 && begin && end && known_[in.args[4]] == 1 &&
            all->upper.size() == out->upper.size() && !all->upper.empty() && all->dtype == out->dtype &&
            std::equal(all->upper.begin() + 1, all->upper.end(), out->upper.begin() + 1);
        if (!is_plain || *begin < 0 || *end > all->upper[0] || *end - *begin != out->upper[0]) return false;
        TRY(const ValueId from, behind(in.args[0], *all->bytes() / all->upper[0] * *begin, in.args[5]));
        return copy(in, from, in.args[5]);
    }

    Result<bool> copy(const Instruction& like, ValueId from, ValueId to) {
        if (false_ == no_value) {
            false_ = add({.name = {}, .data = false});
            null_ = add({.name = {}, .data = Null{}});
        }
        Instruction in;
        in.op = std::string(copy_op);
        in.args = {from, false_, null_, to, to};
        in.outs = {to};
        in.stack_trace = like.stack_trace;
        return push(std::move(in));
    }

    /// Any other call, with numbers instead of those that the loop computes.
    Result<bool> call(const Instruction& in) {
        const bool counts = std::any_of(in.args.begin(), in.args.end(), [&](ValueId id) { return written_[id]; });
        if (counts && in.op == slice_op && in.args.size() == slice_args) {
            TRY(const bool is_copy, slice(in));
            if (is_copy) return true;
        }
        Instruction out = in;
        for (ValueId& id : out.args) {
            TRY(const bool counts_in_list, lists_counted(id));
            if (counts_in_list) return false;
            TRY(id, list_of_round(id));
            if (!written_[id]) continue;
            if (!known_[id]) return false;
            if (!std::holds_alternative<std::int64_t>(method_.values[id].data)) return false;
            const auto [at, is_new] = numbers_.try_emplace(*known_[id], no_value);
            if (is_new) at->second = add({.name = {}, .data = *known_[id]});
            id = at->second;
        }
        return push(std::move(out));
    }
    Result<bool> lists_counted(ValueId id) const {
        const auto* list = std::get_if<IntList>(&method_.values[id].data);
        if (!list) return false;
        CHECKED(file_.spend(list->items.size()));
        return std::any_of(list->items.begin(), list->items.end(), [&](ValueId item) { return written_[item]; });
    }

    /// Views in a list, which no instruction writes, are others in each round: so is the list.
    Result<ValueId> list_of_round(ValueId id) {
        const auto& data = method_.values[id].data;
        if (!std::holds_alternative<TensorList>(data) && !std::holds_alternative<OptionalTensorList>(data)) return id;
        if (listed_.insert(id).second) return id;
        Value copy = method_.values[id];
        auto* list = std::get_if<TensorList>(&copy.data);
        auto* some = std::get_if<OptionalTensorList>(&copy.data);
        std::vector<ValueId>& items = list ? list->items : some->items;
        CHECKED(file_.memory.take(value_bytes + item_bytes * static_cast<std::int64_t>(items.size())));
        CHECKED(file_.spend(items.size()));
        for (ValueId& item : items) {
            const Tensor* tensor = item == no_value ? nullptr : method_.values[item].tensor();
            if (!tensor || tensor->is_constant || made_[item]) continue;
            CHECKED(file_.memory.take(GraphBudget::tensor_bytes));
            Value view = method_.values[item];
            item = add(std::move(view));
        }
        return add(std::move(copy));
    }

    Result<bool> push(Instruction in) {
        CHECKED(file_.memory.take(GraphBudget::operator_bytes));
        CHECKED(file_.spend(in.args.size()));
        code_.push_back(std::move(in));
        return true;
    }
    ValueId add(Value value) {
        method_.values.push_back(std::move(value));
        known_.push_back({});
        written_.push_back(false);
        made_.push_back(false);
        const ValueId id = method_.values.last();
        if (const auto* number = std::get_if<std::int64_t>(&method_.values[id].data)) known_[id] = *number;
        return id;
    }

    Method& method_;
    const Container& file_;
    Table<ValueId, std::optional<std::int64_t>> known_;  ///< numbers and truth values
    Table<ValueId, bool> written_;                       ///< those that instructions set
    Table<ValueId, bool> made_;                          ///< tensors that instructions write, and inputs
    std::set<ValueId> listed_;                           ///< lists of an instruction that was listed
    Table<InstructionIndex, Instruction> code_;
    std::map<std::tuple<std::int32_t, std::int64_t, ValueId>, ValueId> pieces_;
    std::map<std::int64_t, ValueId> numbers_;
    ValueId false_ = no_value, null_ = no_value;
};

}  // namespace

Result<> unroll_loops(Method& method, const Container& file) { return Unroller(method, file).run(); }

}  // namespace arenascope::pte

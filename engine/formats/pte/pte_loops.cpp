#include "engine/formats/pte/pte_loops.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "engine/ops/kernel_call.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;
using Steps = std::vector<std::int64_t>;

constexpr std::string_view copy_op = "dim_order_ops::_clone_dim_order.out", slice_op = "aten::slice_copy.Tensor_out",
                           row_op = "executorch_prim::et_copy_index.tensor", add_op = "executorch_prim::add.Scalar",
                           mul_op = "executorch_prim::mul.Scalar", eq_op = "executorch_prim::eq.Scalar";
constexpr std::size_t copy_args = 5, copied_to = 3, slice_args = 7, slice_begin = 2, slice_end = 3;
constexpr std::int32_t longest_body = 400;  // instructions

/// What the runtime takes for its structures with 64 bits (method_allocator.h).
constexpr std::int64_t value_bytes = 16, tensor_bytes = 64, dimension_bytes = 4, call_bytes = 24, argument_bytes = 8;

std::int64_t load_bytes(std::size_t arguments) {
    return call_bytes + argument_bytes * static_cast<std::int64_t>(arguments);
}
std::int64_t tensor_load(std::int64_t rank) { return value_bytes + tensor_bytes + dimension_bytes * rank; }

std::size_t at_of(std::int32_t at) { return static_cast<std::size_t>(at); }

/// Compares arguments of instructions.
class Matcher {
public:
    explicit Matcher(const Encoded& encoded) : encoded_(encoded), method_(encoded.method) {}

    /// By how much each argument steps from one instruction to the other; nothing: they differ in something else.
    [[nodiscard]] std::optional<Steps> compare(InstructionIndex a, InstructionIndex b) const {
        const Instruction &x = method_.instructions[a], &y = method_.instructions[b];
        if (x.op != y.op || x.args.size() != y.args.size()) return std::nullopt;
        Steps steps;
        bool moves = false;
        for (std::size_t i = 0; i < x.args.size(); ++i) {
            const auto step = step_of(x.args[i], y.args[i]);
            if (!step) return std::nullopt;
            moves = moves || *step != 0;
            steps.push_back(*step);
        }
        if (moves && !can_step(x, steps)) return std::nullopt;
        return steps;
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return method_.values[id].tensor(); }

    /// Copies of places that step forward, and slices whose rows step.
    [[nodiscard]] bool can_step(const Instruction& in, const Steps& steps) const {
        if (in.op == slice_op && in.args.size() == slice_args) {
            for (std::size_t i = 0; i < steps.size(); ++i)
                if (steps[i] != 0 && i != slice_begin && i != slice_end) return false;
            return true;
        }
        if (in.op != copy_op || in.args.size() != copy_args) return false;
        const std::int64_t read = steps[0], written = steps[copied_to];
        const Tensor& from = *tensor(in.args[0]);
        if (steps[1] != 0 || steps[2] != 0 || from.bytes().value_or(0) == 0 || from.is_constant) return false;
        if (from.dim_order != tensor(in.args[copied_to])->dim_order || from.upper.empty()) return false;
        if (!std::is_sorted(from.dim_order.begin(), from.dim_order.end())) return false;
        // Slices begin with a row, and et_copy_index leaves no gap between its rows.
        const std::int64_t row = *from.bytes() / from.upper[0];
        return written == 0 ? read > 0 && read % row == 0 : read == 0 && written == *from.bytes();
    }

    [[nodiscard]] std::optional<std::int64_t> step_of(ValueId a, ValueId b) const {
        if (a == b) return 0;
        if (a == no_value || b == no_value) return std::nullopt;
        const auto &x = method_.values[a].data, &y = method_.values[b].data;
        if (x.index() != y.index()) return std::nullopt;
        if (const auto* number = std::get_if<std::int64_t>(&x)) return std::get<std::int64_t>(y) - *number;
        const bool is_equal = std::visit([&](const auto& mine) { return same(mine, y); }, x);
        if (tensor(a)) return step_of_tensor(a, b);
        return is_equal ? std::optional<std::int64_t>(0) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::int64_t> step_of_tensor(ValueId a, ValueId b) const {
        const Tensor &x = *tensor(a), &y = *tensor(b);
        if (x.dtype != y.dtype || x.upper != y.upper || x.dim_order != y.dim_order) return std::nullopt;
        if (x.dynamism != Dynamism::fixed || y.dynamism != Dynamism::fixed || x.is_state || y.is_state)
            return std::nullopt;
        if (x.is_constant || y.is_constant) {
            const bool is_one = encoded_.data[a] != 0 && encoded_.data[a] == encoded_.data[b];
            return x.is_constant && y.is_constant && is_one ? std::optional<std::int64_t>(0) : std::nullopt;
        }
        const auto &here = encoded_.places[a], &there = encoded_.places[b];
        if (!here || !there || here->mem_id != there->mem_id) return std::nullopt;
        if (x.bytes().value_or(0) == 0) return 0;
        return there->offset - here->offset;
    }
    [[nodiscard]] bool same_items(const std::vector<ValueId>& a, const std::vector<ValueId>& b) const {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [&](ValueId x, ValueId y) { return step_of(x, y) == std::optional<std::int64_t>(0); });
    }
    template <class Data>
    [[nodiscard]] bool same(const Data& a, const decltype(Value::data)& other) const {
        const auto& b = std::get<Data>(other);
        if constexpr (std::is_same_v<Data, Null>) return true;
        else if constexpr (std::is_same_v<Data, Tensor>) return false;  // step_of_tensor()
        else if constexpr (std::is_same_v<Data, double>)
            return std::bit_cast<std::int64_t>(a) == std::bit_cast<std::int64_t>(b);
        else if constexpr (std::is_same_v<Data, IntList> || std::is_same_v<Data, TensorList> ||
                           std::is_same_v<Data, OptionalTensorList>)
            return same_items(a.items, b.items);
        else if constexpr (std::is_same_v<Data, DoubleList> || std::is_same_v<Data, BoolList>)
            return a.items == b.items;
        else return a == b;
    }

    const Encoded& encoded_;
    const Method& method_;
};

class Finder {
public:
    explicit Finder(const Encoded& encoded)
        : method_(encoded.method), matcher_(encoded), count_(static_cast<std::int32_t>(method_.instructions.size())) {}

    std::vector<RepeatedCalls> run() {
        best_.assign(static_cast<std::size_t>(count_) + 1, {});
        by_end_.resize(best_.size());
        for (std::int32_t length = 1; length <= std::min(longest_body, count_ / 2); ++length) look(length);
        return choose();
    }

private:
    struct Option {
        std::int64_t saved = 0;
        std::int32_t begin = 0, length = 0, tiles = 0;
    };

    void look(std::int32_t length) {
        steps_.clear();
        for (std::int32_t at = 0; at + length < count_; ++at)
            steps_.push_back(matcher_.compare(InstructionIndex(at), InstructionIndex(at + length)));
        const auto count = static_cast<std::int32_t>(steps_.size());
        std::vector<std::int32_t> run(steps_.size() + 1, 0);  // how long instructions are repeated
        for (std::int32_t at = count; at-- > 0;) run[at_of(at)] = steps_[at_of(at)] ? run[at_of(at) + 1] + 1 : 0;
        for (std::int32_t begin = 0; begin + length <= count; ++begin) {
            if (run[at_of(begin)] < length) continue;
            std::int32_t tiles = 2;
            while (is_next(begin, length, tiles, run)) ++tiles;
            const std::int64_t saved = saving(begin, length, tiles);
            if (saved > 0) by_end_[at_of(begin + length * tiles)].push_back({saved, begin, length, tiles});
        }
    }

    [[nodiscard]] bool is_next(std::int32_t begin, std::int32_t length, std::int32_t tiles,
                               const std::vector<std::int32_t>& run) const {
        const std::int32_t last = begin + (tiles - 1) * length;
        if (last + length > static_cast<std::int32_t>(steps_.size()) || run[at_of(last)] < length) return false;
        for (std::int32_t k = 0; k < length; ++k)
            if (*steps_[at_of(begin + k)] != *steps_[at_of(last + k)]) return false;
        return true;
    }

    /// Bytes to load, about.
    [[nodiscard]] std::int64_t saving(std::int32_t begin, std::int32_t length, std::int32_t tiles) const {
        constexpr std::int64_t numbers = 5;  // of the counter
        std::int64_t saved = -(2 * load_bytes(3) + 2 * load_bytes(0) + numbers * value_bytes);
        std::set<std::int64_t> steps_of_slices;
        for (std::int32_t k = 0; k < length; ++k) {
            const Instruction& in = method_.instructions[InstructionIndex(begin + k)];
            const Steps& steps = *steps_[at_of(begin + k)];
            saved += (tiles - 1) * load_bytes(in.args.size());
            if (std::all_of(steps.begin(), steps.end(), [](std::int64_t step) { return step == 0; })) continue;
            if (in.op != copy_op) {
                saved -= 2 * (load_bytes(3) + load_bytes(0) + value_bytes);
                continue;
            }
            const auto rank = static_cast<std::int64_t>(method_.values[in.args[0]].tensor()->upper.size());
            saved += (tiles - 1) * tensor_load(rank);
            saved += load_bytes(copy_args) - load_bytes(steps[0] != 0 ? slice_args : 3);
            if (steps[0] != 0 && steps_of_slices.insert(steps[0]).second) saved -= 2 * load_bytes(3) + 4 * value_bytes;
        }
        return saved;
    }

    /// Loops that do not overlap and save the most together.
    std::vector<RepeatedCalls> choose() {
        std::vector<std::int64_t> most(best_.size(), 0);
        for (std::int32_t end = 1; end <= count_; ++end) {
            most[at_of(end)] = most[at_of(end) - 1];
            for (const Option& each : by_end_[at_of(end)]) {
                const std::int64_t all = most[at_of(each.begin)] + each.saved;
                if (all <= most[at_of(end)]) continue;
                most[at_of(end)] = all;
                best_[at_of(end)] = each;
            }
        }
        std::vector<RepeatedCalls> out;
        for (std::int32_t end = count_; end > 0;) {
            const Option& each = best_[at_of(end)];
            if (each.tiles == 0) {
                --end;
                continue;
            }
            RepeatedCalls& loop = out.emplace_back();
            loop.begin = InstructionIndex(each.begin);
            loop.length = each.length;
            loop.tiles = each.tiles;
            for (std::int32_t k = 0; k < each.length; ++k)
                loop.steps.push_back(*matcher_.compare(InstructionIndex(each.begin + k),
                                                       InstructionIndex(each.begin + each.length + k)));
            end = each.begin;
        }
        std::reverse(out.begin(), out.end());
        return out;
    }

    const Method& method_;
    const Matcher matcher_;
    const std::int32_t count_;
    std::vector<std::optional<Steps>> steps_;
    std::vector<Option> best_;  ///< by its end; none: the instruction before it is in no loop
    std::vector<std::vector<Option>> by_end_;
};

class LoopWriter {
public:
    explicit LoopWriter(Encoded& encoded) : encoded_(encoded), method_(encoded.method) {}

    void run(const std::vector<RepeatedCalls>& repeated) {
        InstructionIndex at{0};
        const Table<InstructionIndex, Instruction> old = std::move(method_.instructions);
        const auto keep_until = [&](InstructionIndex end) {
            for (; at < end; ++at) code_.push_back(old[at]);
        };
        for (const RepeatedCalls& loop : repeated) {
            keep_until(loop.begin);
            write(loop, old);
            at = loop.begin + loop.length * loop.tiles;
        }
        keep_until(old.next());
        method_.instructions = std::move(code_);
    }

private:
    ValueId add(Value value, std::optional<Allocation> place = {}) {
        method_.values.push_back(std::move(value));
        encoded_.places.push_back(place);
        encoded_.data.push_back(0);
        encoded_.external.push_back(false);
        return method_.values.last();
    }
    ValueId number(std::int64_t value) { return add({.name = {}, .data = value}); }
    ValueId tensor(DType dtype, std::vector<std::int64_t> sizes, Allocation place) {
        Tensor out{.dtype = dtype, .sizes = {}, .upper = std::move(sizes), .dim_order = {}};
        for (const std::int64_t size : out.upper) out.sizes.emplace_back(size);
        out.dim_order.resize(out.upper.size());
        std::iota(out.dim_order.begin(), out.dim_order.end(), std::uint8_t{0});
        return add({.name = {}, .data = std::move(out)}, place);
    }

    void push(Kind kind, std::string_view op, std::vector<ValueId> args, std::vector<ValueId> outs = {}) {
        Instruction in;
        in.kind = kind;
        in.op = std::string(op);
        in.args = std::move(args);
        in.outs = std::move(outs);
        code_.push_back(std::move(in));
    }
    void compute(std::string_view op, ValueId a, ValueId b, ValueId to) { push(Kind::kernel, op, {a, b, to}); }
    void move(ValueId from, ValueId to) { push(Kind::move, {}, {from, to}); }

    void write(const RepeatedCalls& loop, const Table<InstructionIndex, Instruction>& old) {
        tiles_ = loop.tiles;
        sums_.clear();
        begins_.clear();
        ends_.clear();
        index_ = number(0);
        // The counter is set where the loop begins, so that the next run of the method begins anew.
        move(number(0), index_);
        for (std::int32_t k = 0; k < loop.length; ++k) begin_sums(old[loop.begin + k], loop.steps[at_of(k)]);
        const InstructionIndex start = code_.next();
        for (std::int32_t k = 0; k < loop.length; ++k) write(old[loop.begin + k], loop.steps[at_of(k)]);
        for (const auto& [key, sum] : sums_) compute(add_op, sum, number(key.second), sum);
        compute(add_op, index_, number(1), index_);
        const ValueId is_done = add({.name = {}, .data = false});
        compute(eq_op, index_, number(tiles_), is_done);
        push(Kind::jump_false, {}, {is_done});
        code_.rows().back().jump_to = start;
    }

    /// Numbers that step in the loop, by their first value and their step.
    void begin_sums(const Instruction& in, const Steps& steps) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto* first = std::get_if<std::int64_t>(&method_.values[in.args[i]].data);
            if (steps[i] == 0 || !first) continue;
            const auto [at, is_new] = sums_.try_emplace({*first, steps[i]}, no_value);
            if (!is_new) continue;
            const std::int64_t begin = *first;
            at->second = number(begin);
            move(number(begin), at->second);
        }
    }

    void write(Instruction in, const Steps& steps) {
        if (in.op == copy_op && steps.size() == copy_args && steps[0] != 0) return write_slice(in, steps[0]);
        if (in.op == copy_op && steps.size() == copy_args && steps[copied_to] != 0) return write_row(in);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto* first = std::get_if<std::int64_t>(&method_.values[in.args[i]].data);
            if (steps[i] != 0 && first) in.args[i] = sums_.at({*first, steps[i]});
        }
        code_.push_back(std::move(in));
    }

    /// The slice has the shape of the copy, whose readers find it there.
    void write_slice(const Instruction& in, std::int64_t step) {
        const ValueId out = in.args[copied_to];
        const Tensor to = *method_.values[out].tensor();
        const std::int64_t bytes = *to.bytes(), rows = to.upper.empty() ? 1 : to.upper[0], row = bytes / rows;
        std::vector<std::int64_t> sizes = to.upper;
        sizes[0] = (tiles_ - 1) * (step / row) + rows;
        const ValueId all = tensor(to.dtype, std::move(sizes), *encoded_.places[in.args[0]]);
        const auto [begin, end] = rows_at(step / row, rows);
        push(Kind::kernel, slice_op, {all, number(0), begin, end, number(1), out, out}, {out});
        code_.rows().back().stack_trace = in.stack_trace;
    }
    /// Numbers of this round: so many rows from a multiple of `apart`.
    std::pair<ValueId, ValueId> rows_at(std::int64_t apart, std::int64_t rows) {
        const auto [begin, is_new_begin] = begins_.try_emplace(apart, no_value);
        if (is_new_begin) {
            begin->second = number(0);
            compute(mul_op, index_, number(apart), begin->second);
        }
        const auto [end, is_new_end] = ends_.try_emplace({apart, rows}, no_value);
        if (is_new_end) {
            end->second = number(0);
            compute(add_op, begin->second, number(rows), end->second);
        }
        return {begin->second, end->second};
    }

    void write_row(const Instruction& in) {
        const Tensor from = *method_.values[in.args[0]].tensor();
        std::vector<std::int64_t> sizes = from.upper;
        sizes.insert(sizes.begin(), tiles_);
        const ValueId rows = tensor(from.dtype, std::move(sizes), *encoded_.places[in.args[copied_to]]);
        push(Kind::kernel, row_op, {rows, in.args[0], index_}, {rows});
        code_.rows().back().stack_trace = in.stack_trace;
    }

    Encoded& encoded_;
    Method& method_;
    Table<InstructionIndex, Instruction> code_;
    std::int64_t tiles_ = 0;
    ValueId index_ = no_value;  ///< of the loop that is written
    std::map<std::int64_t, ValueId> begins_;
    std::map<std::pair<std::int64_t, std::int64_t>, ValueId> sums_, ends_;
};

}  // namespace

std::vector<RepeatedCalls> find_repeated(const Encoded& encoded) {
    const Method& method = encoded.method;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    const bool is_straight = std::all_of(method.instructions.begin(), method.instructions.end(),
                                         [](const Instruction& in) { return in.kind == Kind::kernel; });
    if (!is_straight || std::find(computed.begin(), computed.end(), true) != computed.end()) return {};
    return Finder(encoded).run();
}

void write_loops(const std::vector<RepeatedCalls>& repeated, Encoded& encoded) {
    if (!repeated.empty()) LoopWriter(encoded).run(repeated);
}

}  // namespace arenascope::pte

// How many bytes each tensor moves: the basis of a pool's cost.

#include "engine/planning/lifetimes/lifetimes_traffic.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "engine/base/bytes.h"
#include "engine/ops/effects.h"
#include "engine/planning/lifetimes/lifetimes.h"

namespace arenascope {

namespace {

constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();

enum class Way : std::uint8_t { write, read };

class Traffic {
public:
    explicit Traffic(const Method& method) : method_(method), moved_(method.values.size()) {}

    /// One use of a value (of each value in a list), `times` times, each moving at most `most` bytes.
    void count(ValueId id, Way way, std::int64_t times, std::int64_t most) {
        way_ = way;
        times_ = times;
        most_ = most;
        if (!moved_.has(id)) return;
        const Value& value = method_.values[id];
        if (const auto* list = std::get_if<TensorList>(&value.data)) {
            for (const ValueId item : list->items) add(item);
        } else if (const auto* optional = std::get_if<OptionalTensorList>(&value.data)) {
            for (const ValueId item : optional->items) add(item);
        } else {
            add(id);
        }
    }

    Table<ValueId, BytesMoved> take() { return std::move(moved_); }

private:
    void add(ValueId id) {
        if (!moved_.has(id)) return;
        const Tensor* tensor = method_.values[id].tensor();
        if (!tensor) return;
        const ValueId root = tensor->alias_of == no_value ? id : tensor->alias_of;
        if (!moved_.has(root)) return;
        BytesMoved& moved = moved_[root];
        std::int64_t& sum = way_ == Way::write ? moved.written : moved.read;
        const auto bytes = checked_mul(std::min(tensor->bytes().value_or(0), most_), times_);
        sum = (bytes ? checked_add(sum, *bytes) : bytes).value_or(all);
    }

    const Method& method_;
    Table<ValueId, BytesMoved> moved_;
    Way way_ = Way::read;
    std::int64_t times_ = 1, most_ = all;
};

/// How often each instruction runs in one run of the method, as far as its loops show.
class Trips {
public:
    explicit Trips(const Method& method) : method_(method), of_(method.instructions.size(), 1) {
        for (const InstructionIndex i : of_.indices()) {
            const Instruction& jump = method.instructions[i];
            const bool is_back = jump.kind == Instruction::Kind::jump_false && jump.jump_to.valid() &&
                jump.jump_to <= i && !jump.args.empty();
            if (!is_back) continue;
            const std::int64_t rounds = rounds_until(i, jump.args.front());
            for (const InstructionIndex at : IndexRange<InstructionIndex>(jump.jump_to, i + 1)) {
                of_[at] = checked_mul(of_[at], rounds).value_or(all);
            }
        }
    }
    [[nodiscard]] std::int64_t of(InstructionIndex instruction) const { return of_[instruction]; }

private:
    // A loop over rows ends with: index + 1; comparison with the number of rows; jump back. 1 for any other loop.
    [[nodiscard]] std::int64_t rounds_until(InstructionIndex jump, ValueId condition) const {
        if (jump < InstructionIndex(2)) return 1;
        const Instruction &next = method_.instructions[jump - 2], &test = method_.instructions[jump - 1];
        const bool is_known = next.op == "executorch_prim::add.Scalar" && test.op == "executorch_prim::eq.Scalar" &&
            next.args.size() == 3 && test.args.size() == 3 && next.args[2] == test.args[0] &&
            test.args[2] == condition && number(next.args[1]) == 1;
        if (!is_known) return 1;
        for (InstructionIndex i = jump - 1; i.valid(); --i) {
            const Instruction& made = method_.instructions[i];
            if (made.args.size() < 3 || made.args.back() != test.args[1]) continue;
            return made.op == "aten::sym_size.int"
                ? std::max<std::int64_t>(size_of(made.args[0], number(made.args[1])), 1)
                : 1;
        }
        return std::max<std::int64_t>(number(test.args[1]).value_or(1), 1);
    }

    [[nodiscard]] const Value* value(ValueId id) const {
        return method_.values.has(id) ? &method_.values[id] : nullptr;
    }
    [[nodiscard]] std::optional<std::int64_t> number(ValueId id) const {
        const Value* found = value(id);
        const auto* number = found ? std::get_if<std::int64_t>(&found->data) : nullptr;
        return number ? std::optional(*number) : std::nullopt;
    }
    [[nodiscard]] std::int64_t size_of(ValueId id, std::optional<std::int64_t> dim) const {
        const Value* found = value(id);
        const Tensor* tensor = found ? found->tensor() : nullptr;
        if (!tensor || !dim || *dim < 0 || static_cast<std::size_t>(*dim) >= tensor->upper.size()) return 1;
        return tensor->upper[static_cast<std::size_t>(*dim)];
    }

    const Method& method_;
    Table<InstructionIndex, std::int64_t> of_;
};

// An instruction that reads or writes one row moves at most that row.
std::int64_t bytes_of_row(const Method& method, const Instruction& instruction) {
    ValueId row = no_value;
    if (instruction.op == "aten::select_copy.int_out" && !instruction.outs.empty()) row = instruction.outs.front();
    if (instruction.op == "executorch_prim::et_copy_index.tensor" && instruction.args.size() > 1)
        row = instruction.args[1];
    if (!method.values.has(row)) return all;
    const Tensor* tensor = method.values[row].tensor();
    return tensor ? tensor->bytes().value_or(all) : all;
}

}  // namespace

std::int64_t BytesMoved::total() const { return checked_add(written, read).value_or(all); }

Table<ValueId, std::int64_t> bytes_moved(const Method& method) {
    Table<ValueId, std::int64_t> totals;
    for (const BytesMoved& moved : bytes_written_and_read(method)) totals.push_back(moved.total());
    return totals;
}

Table<ValueId, BytesMoved> bytes_written_and_read(const Method& method) {
    Traffic traffic(method);
    const Trips trips(method);
    std::unordered_map<ValueId, std::int64_t> mentions;  // of one instruction
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        const std::int64_t times = trips.of(at);
        if (instruction.kind != Instruction::Kind::kernel && instruction.kind != Instruction::Kind::delegate) continue;
        const std::int64_t most = bytes_of_row(method, instruction);
        for (const ValueId out : instruction.outs) traffic.count(out, Way::write, times, most);
        const std::vector<bool> is_read = ops::read_arguments(method, instruction);
        const bool keeps =
            instruction.kind == Instruction::Kind::kernel && ops::effects(instruction.op).keeps_old_bytes;
        mentions.clear();
        for (const ValueId arg : instruction.args) ++mentions[arg];
        const std::unordered_set<ValueId> outs(instruction.outs.begin(), instruction.outs.end());
        std::unordered_set<ValueId> results_read;
        for (std::size_t i = 0; i < instruction.args.size(); ++i) {
            const ValueId arg = instruction.args[i];
            if (!is_read[i]) continue;
            // A kernel names its result twice (as `out` and as the returned value); a third mention is a read.
            const bool is_result = outs.contains(arg);
            if (is_result && ((!keeps && mentions[arg] <= 2) || !results_read.insert(arg).second)) continue;
            traffic.count(arg, Way::read, times, most);
        }
    }
    return traffic.take();
}

}  // namespace arenascope
